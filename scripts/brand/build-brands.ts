import { globSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrandTokens } from '../../packages/design-system/tokens/brand-tokens.ts'
import { hexOf, type SrgbColor } from '../../packages/design-system/tokens/color.ts'
import { faultLine, FaultyBrand } from '../../packages/design-system/tokens/fault.ts'
import {
  chosenIn,
  MODES,
  type BrandMode,
  type ModeInput,
  type ModeName,
} from '../../packages/design-system/tokens/modes.ts'
import { printModes } from '../../packages/design-system/tokens/print-modes.ts'
import { printTokens } from '../../packages/design-system/tokens/print-tokens.ts'
import { readTokenFile } from '../../packages/design-system/tokens/token-file.ts'
import { faultsOfBrand } from './check/brand.ts'
import { faultsOfMarketFiles, marketRegistry, MARKETS } from './check/markets/market-files.ts'
import { printSchema } from '../../packages/markets/src/print-schema.ts'
import {
  BRANDS,
  brandIds,
  CONTRACT,
  currentText,
  DEFAULT_BRAND,
  languageOf,
  marked,
  modesOf,
  readText,
  root,
} from './brand-folders.ts'
import { isFree, madeIllustrations, type Illustrated } from './pictures/illustrations.ts'
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
    ...ids.flatMap((id) => [...illustrationsOf(id), { file: `${BRANDS}/${id}/brand.css`, text: brandStyles(id) }]),
    { file: `${BRANDS}/all-brands.css`, text: allStyles(ids) },
    { file: `${BRANDS}/generated/registry.ts`, text: registry(ids) },
    { file: `${MARKETS}/src/generated/registry.ts`, text: marketRegistry(NOTE) },
    { file: `${MARKETS}/src/generated/market.schema.json`, text: printSchema() },
    { file: 'packages/design-system/src/tokens/generated/token-names.ts', text: tokenNames() },
    { file: 'apps/web/src/texts/generated/resources.ts', text: `// ${NOTE}\n${textTypes()}` },
  ]
}

/** Writes files that changed and returns their names. Throws `FaultyBrand` when any brand has a fault. */
export function buildBrands(): string[] {
  const faults = [...faultsOfMarketFiles(), ...brandIds().flatMap(faultsOfBrand)]
  if (faults.length > 0) throw new FaultyBrand(faults)
  return writeMadeFiles()
}

/**
 * Writes what can be made, whatever the faults, so that a brand is seen while it is made. Unreadable data change nothing.
 * Returns the files written and all faults.
 */
export function buildWithFaults(): { written: readonly string[]; faults: readonly string[] } {
  try {
    const faults = brandIds().flatMap(faultsOfBrand).map(faultLine)
    try {
      return { written: writeMadeFiles(), faults }
    } catch (error) {
      // The faults name the lines.
      return { written: [], faults: faults.length > 0 ? faults : [String(error)] }
    }
  } catch (error) {
    return { written: [], faults: [String(error)] }
  }
}

/** Writes files that differ from the brands' data and returns their names. */
export function writeMadeFiles(): string[] {
  const changed = madeFiles().filter(({ file, text }) => currentText(file) !== text)
  for (const { file, text } of changed) writeFileSync(path.join(root, file), text)
  return changed.map(({ file }) => file)
}

/** Font faces, custom properties, modes and shape of one brand. */
function brandStyles(id: string): string {
  const selector = `${id === DEFAULT_BRAND ? ':root,\n' : ''}[data-brand='${id}']`
  const fonts = currentText(`${BRANDS}/${id}/fonts.css`) ?? ''
  const { shape = {}, lobby = [] } = manifestOf(id)
  const styles = shapeStyles(shape, lobby)
  const own = `[data-brand='${id}']`
  const chosen = styles === '' ? '' : `\n/* Its shape. */\n${own} {\n${styles}}\n`
  const tokens = modesOf(id)
  const modes = tokens.modes.length === 0 ? '' : `\n/* Its modes. */\n${printModes(own, tokens)}`
  return marked(
    `/* From fonts.css, tokens.json and the choices of brand.json. */\n${fonts}\n${selector} {\n${printTokens(tokens.standard).join('\n')}\n}\n${modes}${schemeDrawings(id)}${chosen}`,
  )
}

/** The drawings of its set. A drawing of the brand's own is not written over: the check names it. */
const illustrationsOf = (id: string): Made[] =>
  [...madeIllustrations(id, manifestOf(id))]
    .map(([file, text]) => ({ file, text }))
    .filter(({ file }) => isFree(currentText(file)))

/** Drawings of both schemes, for visitors who chose one: in an `img` WebKit asks the system for it, not the page. */
function schemeDrawings(id: string): string {
  const made = new Map(illustrationsOf(id).map(({ file, text }) => [file.slice(`${BRANDS}/${id}/`.length), text]))
  const there = globSync('assets/**/*.svg', { cwd: path.join(root, BRANDS, id) }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  const files = [...new Set([...there, ...made.keys()])]
    .filter((file) => (made.get(file) ?? readText(`${BRANDS}/${id}/${file}`)).includes('prefers-color-scheme'))
    .toSorted()
  const rules = files.flatMap((file) =>
    ['light', 'dark'].map(
      (scheme) =>
        `:root[data-brand='${id}'][data-scheme='${scheme}'] img[src$='/${id}/${file}'] {\n  content: url('./${file}#${scheme}');\n}\n`,
    ),
  )
  return rules.length === 0 ? '' : `\n/* Its drawings of both schemes. */\n${rules.join('')}`
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
  const entries = brands.map(({ id, locales }) => {
    const texts = `texts: { ${locales.map((locale) => `${locale}: ${name(id, locale)}`).join(', ')} }`
    return `  '${id}': { manifest: ${name(id)}, ${texts}${modesMember(id)} },`
  })
  return `// ${NOTE}\n${imports.join('\n')}\n\nexport const registry = {\n${entries.join('\n')}\n}\n`
}

/** The modes of a brand, and the grounds of its pages in each permutation, for the browser's bar; nothing where it has none. */
function modesMember(id: string): string {
  const { modes, standard, others } = modesOf(id)
  if (modes.length === 0) return ''
  const groundOf = (tokens: BrandTokens) => hexOf(tokens.resolve('semantic.color.canvas').value as SrgbColor)
  // The site takes the first that fits: the last of these.
  const grounds: { contexts: ModeInput; ground: string }[] = [{ contexts: {}, ground: groundOf(standard) }]
  for (const { input, tokens } of others) {
    const fits = grounds.find(({ contexts }) =>
      Object.entries(contexts).every(([name, one]) => input[name as ModeName] === one),
    )
    const contexts = Object.fromEntries(chosenIn(modes, input).map(({ name }) => [name, input[name]]))
    if (fits?.ground !== groundOf(tokens)) grounds.unshift({ contexts, ground: groundOf(tokens) })
  }
  const known = modes.map((mode) => ({ ...mode, asked: askedOf(mode) }))
  return `,\n    modes: ${JSON.stringify({ known, grounds })}`
}

/** The questions about the system that choose another context than the standard one. */
const askedOf = ({ name, contexts, standard }: BrandMode) =>
  Object.fromEntries(
    contexts.flatMap((context) => {
      const question = MODES[name].contexts[context] ?? null
      return question === null || context === standard ? [] : [[context, question]]
    }),
  )

interface ManifestData extends Illustrated {
  readonly locales: string[]
  readonly shape?: Readonly<Record<string, string>>
  readonly lobby?: readonly string[]
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
