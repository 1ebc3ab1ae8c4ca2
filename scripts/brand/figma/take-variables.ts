import type { BrandTokens } from '../../../packages/design-system/tokens/brand-tokens.ts'
import { componentsOf, hexOf } from '../../../packages/design-system/tokens/color.ts'
import type { Fault } from '../../../packages/design-system/tokens/fault.ts'
import { VALUE_RULES, type TokenType } from '../../../packages/design-system/tokens/token-values.ts'
import { editJson } from '../edit-json.ts'
import { readVariables, saidOf, type ReadVariable } from './read-variables.ts'
import { RESOLVER } from '../../../packages/design-system/tokens/brand-modes.ts'
import { FACTORS, FIGMA_TYPES, figmaVariables, modeName, type FigmaColor, type FigmaMode } from './variables.ts'

/** A token whose value in Figma is not that of the brand. */
export interface Difference {
  path: string
  /** As people read them; null where there is none. */
  ours: string | null
  theirs: string | null
  /** What `tokens.json` would get. */
  value?: unknown
  /** Of a token that the brand does not have. */
  type?: TokenType
}

interface Compared {
  found: Difference[]
  faults: Fault[]
  otherModes: string[]
}

/**
 * Compares a file of Figma with a brand's tokens: in its standard mode, where they can be taken. Another value in one of the
 * other modes is a fault, as those stand in files of their own.
 */
export function differences(
  tokens: BrandTokens,
  { file, text, others = [] }: { file: string; text: string; others?: readonly FigmaMode[] },
): Compared {
  const { variables: theirs, faults, otherModes: unread } = readVariables(file, text, modeName(tokens))
  const known = others.filter(({ name }) => unread.some((said) => said.startsWith(`"${name}" of `)))
  const otherModes = unread.filter((said) => !known.some(({ name }) => said.startsWith(`"${name}" of `)))
  const exported = JSON.stringify(figmaVariables(tokens, others))
  const ours = variablesIn(exported, modeName(tokens))
  for (const { name } of known) faults.push(...changesOfMode(name, { file, text, exported }))
  const found: Difference[] = []
  for (const variable of theirs) {
    const own = ours.get(variable.path)
    if (own && isSame(own.value, variable.value)) continue
    const change = own ? changeOf(tokens, variable) : additionOf(variable)
    if ('fault' in change)
      faults.push({ file, line: variable.line, message: `${saidOf(variable.path)} ${change.fault}` })
    else
      found.push({ path: variable.path, ours: own ? print(own.value) : null, theirs: print(variable.value), ...change })
  }
  const named = new Set(theirs.map(({ path }) => path))
  const missing = [...ours.values()].filter(({ path }) => !named.has(path))
  found.push(...missing.map(({ path, value }) => ({ path, ours: print(value), theirs: null })))
  return { found, faults, otherModes }
}

/** A brand's `tokens.json` with the values of Figma. What Figma lacks stays. */
export function takeVariables(text: string, found: readonly Difference[]): string {
  return found.reduce((changed, { path, value, type }) => {
    if (value === undefined) return changed
    const at = path.split('.')
    // A new value is not adjusted.
    const plain = editJson(changed, [...at, '$extensions', 'com.croupier.adjust'], undefined)
    if (has(plain, [...at, '$value'])) return editJson(plain, [...at, '$value'], value)
    // Written over several lines first, then, as it is known, on one.
    return editJson(editJson(plain, at, 0), at, type === undefined ? { $value: value } : { $type: type, $value: value })
  }, text)
}

const has = (text: string, at: readonly string[]): boolean =>
  at.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], JSON.parse(text)) !==
  undefined

/** The variables of a file in one mode, by path. */
function variablesIn(text: string, mode: string): Map<string, ReadVariable> {
  const { variables } = readVariables('', text, mode)
  return new Map(variables.map((variable) => [variable.path, variable]))
}

interface ModeChanges {
  file: string
  text: string
  exported: string
}

/** What a designer changed in a mode that is not the standard one. New names are told with the standard mode. */
function changesOfMode(mode: string, { file, text, exported }: ModeChanges): Fault[] {
  const ours = variablesIn(exported, mode)
  return [...variablesIn(text, mode).values()].flatMap(({ path, value, line }) => {
    const own = ours.get(path)
    if (!own || isSame(own.value, value)) return []
    const message = `${saidOf(path)} is ${print(value)} in the mode "${mode}", and ${print(own.value)} here: modes are changed in the files that ${RESOLVER} names`
    return [{ file, line, message }]
  })
}

type Change = { value: unknown; type?: TokenType } | { fault: string }

function changeOf(tokens: BrandTokens, { path, type, value }: ReadVariable): Change {
  if (!tokens.find(path)) return { fault: `is of a mode only: it is changed in the files that ${RESOLVER} names` }
  const { type: tokenType, value: own } = tokens.resolve(path)
  if (FIGMA_TYPES[tokenType] !== type) return { fault: `is a ${type}, but the token is a ${tokenType}` }
  if (isAlias(value)) return { value: `{${value.alias}}` }
  if (typeof value === 'string')
    return { fault: `names the font "${value}": a font comes with its files, by npm run brand -- font` }
  const taken = tokenValue(value, (own as { unit?: string }).unit)
  if (VALUE_RULES[tokenType].isOne(taken)) return { value: taken }
  return {
    fault: `is ${print(value)}, which is no ${tokenType}; it should look like ${VALUE_RULES[tokenType].example}`,
  }
}

/** Only the palette has names of its own. */
function additionOf({ path, type, value }: ReadVariable): Change {
  if (!path.startsWith('primitive.'))
    return { fault: 'is unknown: meanings and components have the names of the contract, only the palette has its own' }
  if (typeof value === 'string') return { fault: 'is a text: fonts come by npm run brand -- font' }
  const tokenType = type === 'COLOR' ? 'color' : 'dimension'
  return { value: isAlias(value) ? `{${value.alias}}` : tokenValue(value, 'px'), type: tokenType }
}

const isAlias = (value: ReadVariable['value']): value is { alias: string } =>
  typeof value === 'object' && 'alias' in value

/** A colour, a measure of the unit, or a number. */
function tokenValue(value: FigmaColor | number, unit: string | undefined): unknown {
  if (typeof value === 'number')
    return unit === undefined ? tidy(value) : { value: tidy(value / (FACTORS[unit] ?? 1)), unit }
  const hex = figmaHex(value)
  return { colorSpace: 'srgb', components: JSON.parse(componentsOf(hex)) as unknown, alpha: alphaOf(value), hex }
}

const figmaHex = ({ r, g, b }: FigmaColor) => hexOf({ components: [r, g, b] })
const alphaOf = ({ a }: FigmaColor) => Number(a.toFixed(3))

/** Figma keeps numbers in 32 bits: 1.16 comes back as 1.1599999666213989. */
const tidy = (number: number) => Number(number.toPrecision(6))

function isSame(one: ReadVariable['value'], other: ReadVariable['value']): boolean {
  if (typeof one === 'number' && typeof other === 'number') return tidy(one) === tidy(other)
  if (typeof one !== 'object' || typeof other !== 'object') return one === other
  if (isAlias(one) || isAlias(other)) return isAlias(one) && isAlias(other) && one.alias === other.alias
  return figmaHex(one) === figmaHex(other) && alphaOf(one) === alphaOf(other)
}

function print(value: ReadVariable['value']): string {
  if (typeof value === 'number') return String(tidy(value))
  if (typeof value === 'string') return value
  if (isAlias(value)) return `{${value.alias}}`
  return value.a === 1 ? figmaHex(value) : `${figmaHex(value)} ${tidy(value.a * 100)}%`
}
