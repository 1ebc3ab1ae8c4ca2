/**
 * Copies each brand into the published package, and the fonts beside `brand.css`: bundlers do not resolve those of
 * other packages.
 */
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const packageRoot = path.join(import.meta.dirname, '..')
const dist = path.join(packageRoot, 'dist')
const require = createRequire(path.join(packageRoot, 'package.json'))

for (const manifest of globSync('*/brand.json', { cwd: packageRoot, exclude: ['dist'] })) {
  const brand = path.dirname(manifest)
  for (const part of ['brand.json', 'tokens.json', 'tokens.resolver.json', 'modes', 'texts', 'assets'].filter((name) =>
    existsSync(path.join(packageRoot, brand, name)),
  ))
    cpSync(path.join(packageRoot, brand, part), path.join(dist, brand, part), { recursive: true })
  copyStyles(brand)
}

function copyStyles(brand: string): void {
  const from = path.join(packageRoot, brand)
  const fonts = path.join(dist, brand, 'fonts')
  mkdirSync(fonts, { recursive: true })
  for (const licence of globSync('fonts/*.txt', { cwd: from }))
    copyFileSync(path.join(from, licence), path.join(dist, brand, licence))

  const css = readFileSync(path.join(from, 'brand.css'), 'utf8').replaceAll(
    /url\('([^'?#]+)([?#][^']*)?'\)/g,
    (address, file: string, rest = '') => {
      // Pictures lie beside it there too.
      if (file.startsWith('./assets/')) return address
      const name = path.basename(file)
      copyFileSync(file.startsWith('.') ? path.join(from, file) : require.resolve(file), path.join(fonts, name))
      return `url('./fonts/${name}${rest}')`
    },
  )
  writeFileSync(path.join(dist, brand, 'brand.css'), css)
}
