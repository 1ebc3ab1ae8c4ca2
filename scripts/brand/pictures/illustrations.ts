import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { BrandAsset } from '../../../packages/brands/index.ts'
import type { BrandModes } from '../../../packages/design-system/tokens/brand-modes.ts'
import type { BrandTokens } from '../../../packages/design-system/tokens/brand-tokens.ts'
import { hexOf, type SrgbColor } from '../../../packages/design-system/tokens/color.ts'
import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import type { Located } from '../../../packages/design-system/tokens/json-source.ts'
import { BRANDS, currentText, isMade, marked, modesOf, readText, root } from '../brand-folders.ts'

/** The kit's sets of illustrations: `<set>/<drawing>`, in which `{accent}` stands for that colour of the brand. */
export const ILLUSTRATIONS = `${BRANDS}/illustrations`

/** Of a brand that has drawings of its own. */
export const OWN_ILLUSTRATIONS = 'own'

/** The drawings of a set, by the asset that each becomes. */
const DRAWINGS: { readonly [asset in BrandAsset]?: string } = {
  empty: 'empty.svg',
  notFound: 'not-found.svg',
  failure: 'failure.svg',
  promoDefault: 'promo/default.svg',
  promoBirthday: 'promo/birthday.svg',
  promoSecondary: 'promo/secondary.svg',
  promoThird: 'promo/third.svg',
}

export const illustrationSets = (): readonly string[] => readdirSync(path.join(root, ILLUSTRATIONS)).toSorted()

/** Whether an asset is one of the illustrations. */
export const isIllustration = (asset: string): boolean => Object.hasOwn(DRAWINGS, asset)

export interface Illustrated {
  readonly assets?: Readonly<Record<string, string>>
  readonly illustrations?: string
}

/**
 * The drawings of a brand's set in its colours, by their files; none where it has its own, or while a colour of them
 * cannot be told. */
export function madeIllustrations(
  id: string,
  { assets = {}, illustrations }: Illustrated,
  modes = modesOf(id),
): ReadonlyMap<string, string> {
  const set = illustrations ?? OWN_ILLUSTRATIONS
  if (set === OWN_ILLUSTRATIONS || missingIn(set).length > 0) return new Map()
  const own = Object.entries(assets).filter(
    ([name, asset]) => isIllustration(name) && String(asset).startsWith(`${id}/assets/`),
  )
  try {
    return new Map(own.map(([name, asset]) => [`${BRANDS}/${asset}`, drawn(templateOf(set, name), modes)]))
  } catch (error) {
    // The faults name what is missing.
    if (modes.faults().length > 0) return new Map()
    throw error
  }
}

/** What stands in the way of a brand's set. Manifests that cannot be read have faults of their own. */
export function faultsOfIllustrations(file: string, manifest: Located): Fault[] {
  const chosen = manifest.members?.get('illustrations')
  const set = illustrationSets().find((name) => name === chosen?.value)
  if (chosen === undefined || set === undefined) return []
  const missing = missingIn(set)
  if (missing.length > 0) {
    const message = `the set "${set}" lacks ${missing.join(', ')}: a set has ${Object.values(DRAWINGS).join(', ')}`
    return [{ file, line: chosen.keyLine, message }]
  }
  const own = [...(manifest.members?.get('assets')?.members ?? [])]
    .filter(([name, { value }]) => isIllustration(name) && !isFree(currentText(`${BRANDS}/${String(value)}`)))
    .map(([, { value }]) => String(value))
  if (own.length === 0) return []
  const message = `"illustrations" is "${set}", but the brand has drawings of its own: ${own.join(', ')}. Remove them, and the build makes those of the set, or choose "${OWN_ILLUSTRATIONS}"`
  return [{ file, line: chosen.keyLine, message }]
}

/** Whether the build may write a drawing over what is there, null for nothing: what it has not made is the brand's own. */
export const isFree = (text: string | null): boolean => text === null || isMade(text)

const missingIn = (set: string): readonly string[] =>
  Object.values(DRAWINGS).filter((name) => currentText(`${ILLUSTRATIONS}/${set}/${name}`) === null)

const templateOf = (set: string, asset: string): string =>
  readText(`${ILLUSTRATIONS}/${set}/${DRAWINGS[asset as BrandAsset] ?? ''}`)

const COLOR = /\{([a-z-]+)\}/g

/** A drawing in a brand's colours; with both schemes in it where the brand has both (docs/retheme.md, Its modes). */
function drawn(template: string, { standard, modes, others }: BrandModes): string {
  const scheme = modes.find(({ name }) => name === 'scheme')
  const other = scheme && others.find(({ input }) => modes.every(isChangedOnlyIn('scheme', input)))
  if (!scheme || !other) return mark(template.replaceAll(COLOR, (_, name: string) => hexIn(standard, name)))
  const [light, dark] = scheme.standard === 'light' ? [standard, other.tokens] : [other.tokens, standard]
  const names = [...new Set([...template.matchAll(COLOR)].map(([, name = '']) => name))]
  const colors = (tokens: BrandTokens) => names.map((name) => `--${name}:${hexIn(tokens, name)}`).join(';')
  const style = `<style>#light{${colors(light)}}@media (prefers-color-scheme:dark){#light:not(:target){${colors(dark)}}}:target>#light{${colors(dark)}}</style>`
  return mark(
    template
      .replace('<svg ', '<svg id="dark" ')
      .replace(/^<svg[^>]*>/, (start) => `${start}${style}<g id="light">`)
      .replace('</svg>', '</g></svg>')
      .replaceAll(COLOR, 'var(--$1)'),
  )
}

/** Two hyphens would end the comment: an XML parser refuses them. */
const mark = (svg: string) => marked(svg, { start: '<!--', by: 'the build of the brands', end: '-->' })

const isChangedOnlyIn =
  (changed: string, input: Readonly<Record<string, string>>) =>
  ({ name, standard }: { readonly name: string; readonly standard: string }): boolean =>
    (input[name] === standard) === (name !== changed)

const hexIn = (tokens: BrandTokens, name: string) => hexOf(tokens.resolve(`semantic.color.${name}`).value as SrgbColor)
