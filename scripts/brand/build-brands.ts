import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { FaultyBrand } from '../../packages/design-system/tokens/fault.ts'
import { printTokens } from '../../packages/design-system/tokens/print-tokens.ts'
import { readTokenFile } from '../../packages/design-system/tokens/token-file.ts'
import { faultsOfBrand } from './check/brand.ts'
import {
  BRANDS,
  brandIds,
  CONTRACT,
  currentText,
  DEFAULT_BRAND,
  languageOf,
  marked,
  readText,
  root,
  tokensOf,
} from './brand-folders.ts'
import { shapeStyles } from './shapes.ts'
import { textTypes } from './text-types.ts'

/** A file generated from the brands' data. */
export interface Made {
  file: string
  text: string
}

const NOTE = 'Made by `npm run brand -- build`. Do not edit.'

/** Everything generated from the brands' data. Throws `FaultyBrand` when any brand has a fault. */
export function madeFiles(): Made[] {
  const ids = brandIds()
  return [
    ...ids.map((id) => ({ file: `${BRANDS}/${id}/brand.css`, text: brandStyles(id) })),
    { file: `${BRANDS}/all-brands.css`, text: allStyles(ids) },
    { file: `${BRANDS}/generated/registry.ts`, text: registry(ids) },
    { file: 'packages/design-system/src/tokens/generated/token-names.ts', text: tokenNames() },
    { file: 'apps/web/src/texts/generated/resources.ts', text: `// ${NOTE}\n${textTypes()}` },
  ]
}

/** Writes files that changed and returns their names. Throws `FaultyBrand` when any brand has a fault. */
export function buildBrands(): string[] {
  const faults = brandIds().flatMap(faultsOfBrand)
  if (faults.length > 0) throw new FaultyBrand(faults)
  return writeMadeFiles()
}

/** Writes files that differ from the brands' data and returns their names. */
export function writeMadeFiles(): string[] {
  const changed = madeFiles().filter(({ file, text }) => currentText(file) !== text)
  for (const { file, text } of changed) writeFileSync(path.join(root, file), text)
  return changed.map(({ file }) => file)
}

/** Font faces, custom properties and shape of one brand. */
function brandStyles(id: string): string {
  const selector = `${id === DEFAULT_BRAND ? ':root,\n' : ''}[data-brand='${id}']`
  const fonts = currentText(`${BRANDS}/${id}/fonts.css`) ?? ''
  const { shape = {} } = manifestOf(id)
  const styles = shapeStyles(shape)
  const chosen = styles === '' ? '' : `\n/* Its shape. */\n[data-brand='${id}'] {\n${styles}}\n`
  return marked(
    `/* From fonts.css, tokens.json and the choices of brand.json. */\n${fonts}\n${selector} {\n${printTokens(tokensOf(id)).join('\n')}\n}\n${chosen}`,
  )
}

function allStyles(ids: readonly string[]): string {
  return `/* ${NOTE} Every brand at once, for Storybook. */\n${ids.map((id) => `@import './${id}/brand.css';\n`).join('')}`
}

/** A module with one import per brand, so that bundlers, Node and the compiler find them. */
function registry(ids: readonly string[]): string {
  const name = (id: string, part = '') =>
    `${id}-${part}`.replace(/-+(\w?)/g, (_, letter: string) => letter.toUpperCase())
  const brands = ids.map((id) => ({ id, locales: manifestOf(id).locales }))
  const imports = brands.flatMap(({ id, locales }) => [
    `import ${name(id)} from '../${id}/brand.json' with { type: 'json' }`,
    ...locales.map(
      (locale) => `import ${name(id, locale)} from '../${id}/texts/${languageOf(locale)}.json' with { type: 'json' }`,
    ),
  ])
  const entries = brands.map(
    ({ id, locales }) =>
      `  '${id}': { manifest: ${name(id)}, texts: { ${locales.map((locale) => `${locale}: ${name(id, locale)}`).join(', ')} } },`,
  )
  return `// ${NOTE}\n${imports.join('\n')}\n\nexport const registry = {\n${entries.join('\n')}\n}\n`
}

interface ManifestData {
  readonly locales: string[]
  readonly shape?: Readonly<Record<string, string>>
}

const manifestOf = (id: string) => JSON.parse(readText(`${BRANDS}/${id}/brand.json`)) as ManifestData

/** Names of the token contract as types. */
function tokenNames(): string {
  const names = [...readTokenFile(CONTRACT, readText(CONTRACT)).tokens.keys()].map((path) => path.split('.').slice(1))
  const colors = names.filter(([group]) => group === 'color').map(([, ...rest]) => rest.join('-'))
  const list = (members: readonly string[]) => members.map((member) => `\n  '${member}',`).join('')
  const union = (members: readonly string[]) => members.map((member) => `\n  | '${member}'`).join('')
  return [
    `// ${NOTE} From contract.json.\n`,
    `/** Names of the colours every brand has: \`bg-<name>\`, \`text-<name>\`, \`var(--color-<name>)\`. */`,
    `export type ColorName =${union(colors)}\n`,
    `/** Every custom property that a brand sets, in the contract's order. */`,
    `export const tokenProperties = [${list(names.map((name) => `--${name.join('-')}`))}\n] as const\n`,
    `export type TokenProperty = (typeof tokenProperties)[number]\n`,
  ].join('\n')
}
