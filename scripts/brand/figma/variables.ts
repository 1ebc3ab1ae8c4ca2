import { createHash } from 'node:crypto'
import type { BrandTokens } from '../../../packages/design-system/tokens/brand-tokens.ts'
import type { SrgbColor } from '../../../packages/design-system/tokens/color.ts'
import type { BrandModes } from '../../../packages/design-system/tokens/brand-modes.ts'
import { chosenIn } from '../../../packages/design-system/tokens/modes.ts'
import { propertyName } from '../../../packages/design-system/tokens/print-tokens.ts'
import type { FileToken } from '../../../packages/design-system/tokens/token-file.ts'
import { aliasOf, type TokenType } from '../../../packages/design-system/tokens/token-values.ts'

export interface FigmaColor {
  r: number
  g: number
  b: number
  a: number
}

interface FigmaAlias {
  type: 'VARIABLE_ALIAS'
  id: string
}

export type FigmaType = 'COLOR' | 'FLOAT' | 'STRING'

interface FigmaVariable {
  id: string
  name: string
  key: string
  variableCollectionId: string
  resolvedType: FigmaType
  valuesByMode: Record<string, FigmaColor | FigmaAlias | number | string>
  remote: false
  description: string
  hiddenFromPublishing: boolean
  scopes: string[]
  codeSyntax: { WEB?: string }
}

interface FigmaCollection {
  id: string
  name: string
  key: string
  modes: { modeId: string; name: string }[]
  defaultModeId: string
  remote: false
  hiddenFromPublishing: boolean
  variableIds: string[]
}

/** The answer of Figma's `GET /v1/files/:key/variables/local`. */
export interface FigmaFile {
  status: 200
  error: false
  meta: { variableCollections: Record<string, FigmaCollection>; variables: Record<string, FigmaVariable> }
}

export const TIERS = ['primitive', 'semantic', 'component'] as const

/** Types of tokens that Figma has variables for. Shadows and curves are styles there. */
export const FIGMA_TYPES: Readonly<Partial<Record<TokenType, FigmaType>>> = {
  color: 'COLOR',
  dimension: 'FLOAT',
  duration: 'FLOAT',
  number: 'FLOAT',
  fontWeight: 'FLOAT',
  fontFamily: 'STRING',
}

/** From a unit to pixels and milliseconds; a rem as browsers begin. */
export const FACTORS: Readonly<Record<string, number>> = { px: 1, rem: 16, ms: 1, s: 1000 }

/** A mode of Figma: the brand's tokens in a permutation of its modes. */
export interface FigmaMode {
  name: string
  tokens: BrandTokens
}

const CONTEXTS: Readonly<Record<string, string>> = { more: 'More contrast', standard: 'Standard contrast' }

/** The modes of a brand but the standard one: `Dark`, `More contrast`, `Dark, more contrast`. */
export function otherModesOf({ modes, others }: BrandModes): FigmaMode[] {
  return others.map(({ input, tokens }) => {
    const said = chosenIn(modes, input).map(({ name }) => CONTEXTS[input[name] ?? ''] ?? input[name])
    const name = said.join(', ').toLowerCase()
    return { name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, tokens }
  })
}

/** A brand's tokens as variables of Figma: a collection for each tier, with the colour scheme and other modes as its modes. */
export function figmaVariables(tokens: BrandTokens, others: readonly FigmaMode[] = []): FigmaFile {
  const modes: readonly FigmaMode[] = [{ name: modeName(tokens), tokens }, ...others]
  /** Where a token stands: the palette of a mode may have names of its own. */
  const homes = new Map<string, { token: FileToken; home: BrandTokens }>()
  for (const { tokens: home } of modes)
    for (const token of home.all)
      if (!homes.has(token.path) && figmaTypeOf(home, token) !== null) homes.set(token.path, { token, home })
  const written = [...homes.values()].map(({ token }) => token)
  const tiers = TIERS.map((tier, index) => ({
    tier,
    number: index + 1,
    own: written.filter(({ path }) => path.startsWith(`${tier}.`)),
  })).filter(({ own }) => own.length > 0)
  const ids = new Map(
    tiers.flatMap(({ number, own }) => own.map(({ path }, index) => [path, `VariableID:${number}:${index + 1}`])),
  )
  const collections = tiers.map(({ tier, number, own }): FigmaCollection => ({
    id: `VariableCollectionId:${number}:0`,
    name: tier,
    key: keyOf(tier),
    modes: modes.map(({ name }, index) => ({ modeId: `${number}:${index}`, name })),
    defaultModeId: `${number}:0`,
    remote: false,
    hiddenFromPublishing: isHidden(tier),
    variableIds: own.map(({ path }) => ids.get(path)!),
  }))
  const variables = tiers.flatMap(({ tier, number, own }) =>
    own.map((token): FigmaVariable => ({
      id: ids.get(token.path)!,
      name: token.path.split('.').slice(1).join('/'),
      key: keyOf(token.path),
      variableCollectionId: `VariableCollectionId:${number}:0`,
      resolvedType: figmaTypeOf(homes.get(token.path)!.home, token)!,
      valuesByMode: Object.fromEntries(
        modes.map(({ tokens: all }, index) => {
          const own = all.find(token.path)
          const value = own ? valueOf(all, own, ids) : valueOf(homes.get(token.path)!.home, token, ids)
          return [`${number}:${index}`, value]
        }),
      ),
      remote: false,
      description: token.description,
      hiddenFromPublishing: isHidden(tier),
      scopes: scopesOf(token.path),
      codeSyntax: isHidden(tier) ? {} : { WEB: `var(${propertyName(token.path)})` },
    })),
  )
  const byId = <T extends { id: string }>(list: readonly T[]) => Object.fromEntries(list.map((one) => [one.id, one]))
  return { status: 200, error: false, meta: { variableCollections: byId(collections), variables: byId(variables) } }
}

/** Tokens that Figma has no variables for. */
export const leftOut = (tokens: BrandTokens): string[] =>
  tokens.all.filter((token) => figmaTypeOf(tokens, token) === null).map(({ path }) => path)

export const modeName = (tokens: BrandTokens): string => (tokens.colorScheme === 'dark' ? 'Dark' : 'Light')

/** A design uses meanings, not the palette. */
const isHidden = (tier: string) => tier === 'primitive'

const keyOf = (path: string) => createHash('sha1').update(path).digest('hex')

const figmaTypeOf = (tokens: BrandTokens, { path }: FileToken): FigmaType | null =>
  FIGMA_TYPES[tokens.resolve(path).type] ?? null

function valueOf(
  tokens: BrandTokens,
  token: FileToken,
  ids: ReadonlyMap<string, string>,
): FigmaColor | FigmaAlias | number | string {
  const id = ids.get(aliasOf(token.value) ?? '')
  // Figma cannot adjust a colour: it gets the result.
  if (id !== undefined && token.adjust === null) return { type: 'VARIABLE_ALIAS', id }
  const { type, value } = tokens.resolve(token.path)
  switch (type) {
    case 'color': {
      const { components, alpha = 1 } = value as SrgbColor
      const [r = 0, g = 0, b = 0] = components
      return { r, g, b, a: alpha }
    }
    case 'dimension':
    case 'duration': {
      const { value: number, unit } = value as { value: number; unit: string }
      return number * (FACTORS[unit] ?? 1)
    }
    case 'fontFamily':
      // Fontsource says in a family's name that it is variable; Figma does not.
      return ([value as string | string[]].flat()[0] ?? '').replace(/ Variable$/, '')
    default:
      return value as number
  }
}

/** Where Figma offers the variable. */
function scopesOf(path: string): string[] {
  const [tier, group] = path.split('.')
  if (tier === 'primitive') return []
  if (path.includes('radius')) return ['CORNER_RADIUS']
  if (group === 'space' || group === 'gutter') return ['GAP', 'WIDTH_HEIGHT']
  return [group === 'font' ? 'FONT_FAMILY' : 'ALL_SCOPES']
}
