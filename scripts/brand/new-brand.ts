import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hexOf, type SrgbColor } from '../../packages/design-system/tokens/color.ts'
import { BrandCommandError } from './command-error.ts'
import { BRANDS, brandIds, root, tokensOf } from './brand-folders.ts'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Other folders of the package. */
const TAKEN = ['generated', 'illustrations', 'node-modules', 'pack', 'dist']

/** Creates a brand as a copy of another, with a placeholder logo. */
export function newBrand(name: string, from: string): void {
  if (!NAME.test(name) || TAKEN.includes(name))
    throw new BrandCommandError(
      `'${name}' cannot be a brand's name: small letters, digits and single hyphens, a letter first`,
    )
  if (brandIds().includes(name) || existsSync(path.join(root, BRANDS, name)))
    throw new BrandCommandError(`There is a brand '${name}' already: packages/brands/${name}`)
  const folder = path.join(root, BRANDS, name)
  cpSync(path.join(root, BRANDS, from), folder, { recursive: true })
  rmSync(path.join(folder, 'brand.css'), { force: true })
  // They show the other brand. `npm run brand -- screenshots` takes its own.
  rmSync(path.join(folder, 'assets/screenshots'), { recursive: true, force: true })
  rmSync(path.join(folder, 'assets/markets'), { recursive: true, force: true })

  const title = name.replace(
    /(^|-)(\w)/g,
    (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase(),
  )
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(path.join(folder, file), change(readFileSync(path.join(folder, file), 'utf8')))
  rewrite('brand.json', (text) => {
    const old = JSON.parse(text) as { name: string; title: string }
    return (
      text
        .replaceAll(`"${from}/assets/`, `"${name}/assets/`)
        .replace(/"id": ".*?"/, `"id": "${name}"`)
        .replace(`"title": ${JSON.stringify(old.title)}`, `"title": "${title}"`)
        .replaceAll(`ame": ${JSON.stringify(old.name)}`, `ame": "${title}"`)
        .replace(/"screenshots": \[.*?\]/, '"screenshots": []')
        .replace(/"hosts": \[.*?\]/, `"hosts": ["${name}.localhost"]`)
        // A licence is not copied.
        .replace(/,\n {2}"markets": \[\n.*?\n {2}\]/s, '')
    )
  })
  rewrite('tokens.json', (text) => text.replace(/"\$description": ".*?"/, `"$description": "${title}"`))
  for (const [file, text] of Object.entries(plainLogo(title, colorsOf(name))))
    writeFileSync(path.join(folder, 'assets', file), text)
}

function colorsOf(id: string): Record<'accent' | 'back' | 'ink', string> {
  const tokens = tokensOf(id)
  const hex = (name: string) => hexOf(tokens.resolve(`semantic.color.${name}`).value as SrgbColor)
  return { accent: hex('accent'), back: hex('on-accent'), ink: hex('strong') }
}

/** A placeholder logo: a disc with the brand's letter and the name in a system font. */
function plainLogo(
  title: string,
  { accent, back, ink }: Record<'accent' | 'back' | 'ink', string>,
): Record<string, string> {
  const letter = (size: number, y: number) =>
    `<text x="50%" y="${y}" fill="${back}" font-family="system-ui, sans-serif" font-weight="800" font-size="${size}" text-anchor="middle">${title[0]}</text>`
  const width = Math.min(220, 60 + title.length * 13)
  const svg = (w: number, h: number, content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="${title}">${content}</svg>\n`
  return {
    'logo-mark.svg': svg(40, 40, `<circle cx="20" cy="20" r="18" fill="${accent}"/>${letter(22, 28)}`),
    'icon.svg': svg(64, 64, `<rect width="64" height="64" fill="${accent}"/>${letter(38, 46)}`),
    'logo.svg': svg(
      width,
      40,
      `<circle cx="20" cy="20" r="18" fill="${accent}"/><text x="20" y="28" fill="${back}" font-family="system-ui, sans-serif" font-weight="800" font-size="22" text-anchor="middle">${title[0]}</text>` +
        `<text x="50" y="27" fill="${ink}" font-family="system-ui, sans-serif" font-weight="700" font-size="20">${title}</text>`,
    ),
  }
}
