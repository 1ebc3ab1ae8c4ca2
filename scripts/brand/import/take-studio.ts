import type { BrandTokens } from '../../../packages/design-system/tokens/brand-tokens.ts'
import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import type { FileToken } from '../../../packages/design-system/tokens/token-file.ts'
import {
  aliasOf,
  VALUE_RULES,
  type Adjustment,
  type TokenType,
} from '../../../packages/design-system/tokens/token-values.ts'
import { editJson } from '../edit-json.ts'
import { mapValue } from './studio-values.ts'
import type { StudioExport, StudioToken } from './read-studio.ts'

/** A token of an export as `tokens.json` gets it. */
export interface TakenToken {
  readonly path: string
  readonly type: TokenType
  readonly value: unknown
  readonly adjust: Adjustment | null
}

export interface Taken {
  readonly tokens: readonly TakenToken[]
  /** What could not be mapped, each with its line and why. */
  readonly left: readonly Fault[]
}

/** What an export is mapped to: the tokens of the contract, and what the brand has now. */
export interface Home {
  readonly contract: ReadonlyMap<string, FileToken>
  readonly brand: BrandTokens
}

/**
 * Maps an export to tokens of a brand. A name of the contract, with or without its tier, is that token; every other name
 * comes into the palette.
 */
export function takeStudio({ tokens }: Pick<StudioExport, 'tokens'>, { contract, brand }: Home): Taken {
  const left: Fault[] = []
  const leave = ({ file, line, path }: StudioToken, why: string) =>
    void left.push({ file, line, message: `"${path}" ${why}` })
  const known = new Map<string, { from: StudioToken; taken: Omit<TakenToken, 'type'> & { type: TokenType | null } }>()
  for (const token of tokens.values()) {
    const read = mapToken(token)
    if ('why' in read) leave(token, read.why)
    else if (token.path.split('.').some((name) => name === '' || /[{}$]/.test(name)))
      leave(token, 'has a name that DTCG does not allow')
    else known.set(token.path, { from: token, taken: { ...read, path: placeOf(token.path, contract) } })
  }

  /** The type of what a token refers to; null: nothing that is here or taken. */
  const typeOf = (path: string, seen: readonly string[] = []): TokenType | null => {
    const found = known.get(path)?.taken
    if (seen.includes(path)) return null
    if (!found) return brand.find(path)?.type ?? null
    return found.type ?? typeOf(aliasOf(found.value) ?? '', [...seen, path])
  }
  /** References get the new names. */
  const renamed = (value: unknown): unknown => {
    const alias = aliasOf(value)
    if (alias !== null) return `{${known.get(alias)?.taken.path ?? alias}}`
    if (Array.isArray(value)) return value.map(renamed)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, renamed(part)]))
  }
  const faultOf = ({ from, taken }: { from: StudioToken; taken: TakenToken }): string | null => {
    const lost = aliasesIn(taken.value).find((alias) => typeOf(alias) === null)
    const promised = contract.get(taken.path)?.type
    const under = taken.path.split('.').map((_, index, names) => names.slice(0, index).join('.'))
    if (lost !== undefined) return `refers to "${lost}", which is not taken`
    if (promised && promised !== taken.type) return `is a ${taken.type}, and ${taken.path} a ${promised}`
    if (aliasOf(taken.value) === null && !VALUE_RULES[taken.type].isOne(taken.value))
      return `is no ${taken.type}; it should look like ${VALUE_RULES[taken.type].example}`
    if (under.some((path) => brand.find(path))) return 'stands inside a token of the brand'
    return brand.all.some(({ path }) => path.startsWith(`${taken.path}.`))
      ? `is a group of the brand: ${from.path}`
      : null
  }

  // What refers to something that is left is left, too.
  for (let before = -1; before !== known.size;) {
    before = known.size
    for (const [path, { from, taken }] of known) {
      const type = typeOf(path)
      const fault =
        type === null
          ? `refers to "${aliasOf(taken.value)}", which is not taken`
          : faultOf({ from, taken: { ...taken, type } })
      if (fault === null) continue
      leave(from, fault)
      known.delete(path)
    }
  }
  return {
    tokens: [...known].map(([path, { taken }]) => ({ ...taken, type: typeOf(path)!, value: renamed(taken.value) })),
    left: left.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line),
  }
}

/** `tokens.json` with the tokens that differ; their number. What it has beside them stays. */
export function writeTaken(
  text: string,
  taken: readonly TakenToken[],
): { text: string; changed: readonly TakenToken[] } {
  const changed = taken.filter(({ path, value, adjust }) => {
    const now = tokenAt(text, path)
    return JSON.stringify([now?.$value, adjustIn(now)]) !== JSON.stringify([value, adjust ?? undefined])
  })
  const after = changed.reduce((written, { path, type, value, adjust }) => {
    const at = path.split('.')
    const plain = editJson(written, [...at, '$extensions', 'com.croupier.adjust'], undefined)
    const isNew = tokenAt(plain, path) === undefined
    const token = { ...(path.startsWith('primitive.') && { $type: type }), $value: value }
    // Written over several lines first, then, as it is known, on one.
    const valued = isNew ? editJson(editJson(plain, at, 0), at, token) : editJson(plain, [...at, '$value'], value)
    return adjust === null ? valued : editJson(valued, [...at, '$extensions'], { 'com.croupier.adjust': adjust })
  }, text)
  return { text: after, changed }
}

interface WrittenToken {
  $value?: unknown
  $extensions?: { 'com.croupier.adjust'?: unknown }
}

const adjustIn = (token: WrittenToken | undefined) => token?.$extensions?.['com.croupier.adjust']

const tokenAt = (text: string, path: string): WrittenToken | undefined =>
  path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], JSON.parse(text)) as
    | WrittenToken
    | undefined

const TIERS = ['primitive', 'semantic', 'component']

/** `color.accent` is the contract's, `brand.500` of the palette. */
function placeOf(path: string, contract: Home['contract']): string {
  const found = ['', 'semantic.', 'component.'].map((tier) => tier + path).find((name) => contract.has(name))
  if (found !== undefined) return found
  return `primitive.${TIERS.includes(path.split('.', 1)[0] ?? '') ? path.split('.').slice(1).join('.') : path}`
}

type Read = { type: TokenType | null; value: unknown; adjust: Adjustment | null } | { why: string }

function mapToken({ type, value, modify }: StudioToken): Read {
  const mapped = mapValue(type, value)
  if ('why' in mapped) return mapped
  const read =
    'reference' in mapped
      ? { type: null, value: mapped.reference, adjust: null }
      : { type: mapped.type, value: mapped.value, adjust: mapped.adjust ?? null }
  if (modify === null) return read
  const alpha = Number(modify.value)
  if (modify.type !== 'alpha' || !(alpha >= 0 && alpha <= 1))
    return { why: `is changed by "${String(modify.type)}", of which only alpha from 0 to 1 has a like here` }
  return aliasOf(read.value) === null
    ? { ...read, value: { ...(read.value as object), alpha } }
    : { ...read, adjust: { alpha } }
}

function aliasesIn(value: unknown): string[] {
  const alias = aliasOf(value)
  if (alias !== null) return [alias]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(aliasesIn) : []
}
