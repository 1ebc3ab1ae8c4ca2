// npm run brand -- new NAME | check [NAME] | build
import { FaultyBrand } from '../../packages/design-system/tokens/fault.ts'
import { buildBrands } from './build-brands.ts'

const [command = ''] = process.argv.slice(2)

try {
  if (command === 'build') for (const file of buildBrands()) console.log(`Written: ${file}`)
  else throw new Error('brand: there are new, check and build')
} catch (error) {
  // What is wrong with a brand needs no stack.
  console.error(error instanceof FaultyBrand ? error.message : error)
  process.exitCode = 1
}
