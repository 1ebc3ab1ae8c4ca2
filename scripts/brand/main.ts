// npm run brand -- new NAME [--from BRAND] | check [NAME] | build | icons NAME | screenshots NAME | font NAME FAMILY | figma export|import|diff NAME | import NAME FILE | evidence NAME MARKET (docs/retheme.md)
import { parseArgs } from 'node:util'
import { faultLine, FaultyBrand } from '../../packages/design-system/tokens/fault.ts'
import { brandIds } from './brand-folders.ts'
import { buildBrands, buildWithFaults } from './build-brands.ts'
import { faultsOfBaseTexts, faultsOfBrand } from './check/brand.ts'
import { evidenceCommand } from './check/markets/evidence-command.ts'
import { faultsOfFolders } from './check/files.ts'
import { faultsOfMarketFiles } from './check/markets/market-files.ts'
import { BrandCommandError } from './command-error.ts'
import { figmaCommand } from './figma/figma-command.ts'
import { fontCommand } from './fonts/font-command.ts'
import { importCommand } from './import/import-command.ts'
import { newBrand } from './new-brand.ts'
import { renderIcons } from './pictures/icons.ts'
import { renderScreenshots } from './pictures/screenshots.ts'

const USAGE = `npm run brand -- new NAME [--from BRAND]   a new brand, made after another (gold)
npm run brand -- check [NAME]              every fault of one brand, or of all and the base texts
npm run brand -- build                     stylesheets and registry from the brands' data
npm run brand -- icons NAME                the PNG icons from assets/icon.svg
npm run brand -- screenshots NAME [--site http://localhost:3000]   those of the manifest, from a running site
npm run brand -- font NAME FAMILY [--role text]   a family of Fontsource, for --role text or display
npm run brand -- figma export|import|diff NAME [NAME.figma.json]   the tokens as variables of Figma, and back
npm run brand -- import NAME FILE [--theme THEME,…]   an export of Tokens Studio, a file or a folder
npm run brand -- evidence NAME MARKET      a page for an auditor: each demand, its source, its screen, and what holds it`

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      from: { type: 'string', default: 'gold' },
      role: { type: 'string', default: 'text' },
      theme: { type: 'string' },
      site: { type: 'string', default: 'http://localhost:3000' },
      platform: { type: 'string' },
      'with-faults': { type: 'boolean', default: false },
    },
  })
  const [command, name, subject, file] = positionals
  switch (command) {
    case 'new':
      return makeBrand(name, values.from)
    case 'check':
      return check(name)
    case 'build':
      return build(values['with-faults'])
    case 'icons':
      return renderIcons(knownBrand(name))
    case 'screenshots':
      return renderScreenshots(knownBrand(name), values.site)
    case 'font':
      return giveFont(name, subject, values.role)
    case 'figma':
      return exchange(name, subject, file)
    case 'evidence':
      return evidenceCommand(knownBrand(name), subject ?? '', values)
    case 'import':
      return takeExport(name, subject, values.theme)
    default:
      throw new BrandCommandError(USAGE)
  }
}

/** @param withFaults for a site or a studio in which faults are mended */
function build(withFaults: boolean): void {
  const { written, faults } = withFaults ? buildWithFaults() : { written: buildBrands(), faults: [] }
  for (const file of written) console.log(`Written: ${file}`)
  for (const fault of faults) console.error(fault)
}

async function makeBrand(name: string | undefined, from: string): Promise<void> {
  if (name === undefined) throw new BrandCommandError(USAGE)
  newBrand(name, knownBrand(from))
  buildBrands()
  await renderIcons(name)
  check(name)
  console.log(
    `\nFrom ${from}: tokens, fonts, pictures but logo and icon, its choice of illustrations, texts of its own (texts/), currencies, languages, phone and consent. Its own: name, host ${name}.localhost, a plain logo; screenshots are to be taken.`,
  )
  console.log(`packages/brands/${name}/ is there. Look at it: npm start -- --brand ${name}, or npm run storybook.`)
}

async function giveFont(name: string | undefined, family: string | undefined, role: string): Promise<void> {
  if (family === undefined) throw new BrandCommandError(USAGE)
  const id = knownBrand(name)
  await fontCommand(id, family, role)
  check(id)
  for (const file of buildBrands()) console.log(`Written: ${file}`)
}

function exchange(command: string | undefined, name: string | undefined, file: string | undefined): void {
  if (command === undefined || !['export', 'import', 'diff'].includes(command)) throw new BrandCommandError(USAGE)
  const id = knownBrand(name)
  if (!figmaCommand(command, id, file)) return
  check(id)
  for (const made of buildBrands()) console.log(`Written: ${made}`)
}

function takeExport(name: string | undefined, file: string | undefined, theme: string | undefined): void {
  if (file === undefined) throw new BrandCommandError(USAGE)
  const id = knownBrand(name)
  if (!importCommand(id, file, theme)) return
  check(id)
  for (const made of buildBrands()) console.log(`Written: ${made}`)
}

function check(name: string | undefined): void {
  const ids = name === undefined ? brandIds() : [knownBrand(name)]
  const ofAll = name === undefined ? [...faultsOfFolders(), ...faultsOfBaseTexts(), ...faultsOfMarketFiles()] : []
  const faults = [...ids.flatMap(faultsOfBrand), ...ofAll]
  for (const fault of faults) console.error(faultLine(fault))
  if (faults.length > 0) throw new BrandCommandError(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`)
  console.log(`No faults: ${ids.join(', ')}${name === undefined ? ', base texts, markets' : ''}`)
}

function knownBrand(name: string | undefined): string {
  const known = brandIds()
  if (name !== undefined && known.includes(name)) return name
  throw new BrandCommandError(`There is no brand '${name ?? ''}'; there are: ${known.join(', ')}`)
}

try {
  await run()
} catch (error) {
  // These errors need no stack.
  console.error(error instanceof FaultyBrand || error instanceof BrandCommandError ? error.message : error)
  process.exitCode = 1
}
