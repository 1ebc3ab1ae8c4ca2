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
  /** The mode that it differs in; null: the standard one. */
  mode: string | null
  /** The file of tokens that has the value, or gets it. */
  file: string
  /** As people read them; null where there is none. */
  ours: string | null
  theirs: string | null
  /** What the file would get. */
  value?: unknown
  /** Of a token that the brand does not have. */
  type?: TokenType
}

interface Compared {
  found: Difference[]
  faults: Fault[]
  /** Values of modes that have them from a file of another mode, whose value counts. */
  notTaken: Fault[]
  otherModes: string[]
}

/**
 * Compares a file of Figma with a brand's tokens in each of its modes. A value is taken in the mode whose file has it; a
 * mode that shares that file cannot have another.
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
  const modes = [{ name: modeName(tokens), tokens }, ...known]
  const found: Difference[] = []
  const notTaken: Fault[] = []
  for (const variable of theirs) {
    const own = ours.get(variable.path)
    if (own && isSame(own.value, variable.value)) continue
    // It is told with the mode that has it.
    if (own && !tokens.find(variable.path)) continue
    const change = own ? changeOf(tokens, variable) : additionOf(variable)
    if ('fault' in change)
      faults.push({ file, line: variable.line, message: `${saidOf(variable.path)} ${change.fault}` })
    else
      found.push({
        path: variable.path,
        mode: null,
        file: tokens.file,
        ours: own ? print(own.value) : null,
        theirs: print(variable.value),
        ...change,
      })
  }
  for (const mode of known) {
    const changes = changesOfMode(mode, { modes, file, text, exported })
    found.push(...changes.found)
    faults.push(...changes.faults)
    notTaken.push(...changes.notTaken)
  }
  const named = new Set(theirs.map(({ path }) => path))
  const missing = [...ours.values()].filter(({ path }) => !named.has(path))
  found.push(
    ...missing.map(({ path, value }) => ({ path, mode: null, file: tokens.file, ours: print(value), theirs: null })),
  )
  return { found, faults, notTaken, otherModes }
}

/** A file of tokens with the values of Figma that belong there. What Figma lacks stays. */
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

interface ComparedModes {
  modes: readonly FigmaMode[]
  file: string
  text: string
  exported: string
}

/** What a designer changed in a mode that is not the standard one. New names are told with the standard mode. */
function changesOfMode(mode: FigmaMode, { modes, file, text, exported }: ComparedModes): Omit<Compared, 'otherModes'> {
  const ours = variablesIn(exported, mode.name)
  const found: Difference[] = []
  const faults: Fault[] = []
  const notTaken: Fault[] = []
  for (const variable of variablesIn(text, mode.name).values()) {
    const { path, value, line } = variable
    const own = ours.get(path)
    const token = mode.tokens.find(path)
    if (!own || !token || isSame(own.value, value)) continue
    // The first mode that has the value from this file: the others follow it.
    const home = modes.find(({ tokens }) => tokens.find(path)?.file === token.file) ?? mode
    const change = changeOf(mode.tokens, variable)
    if (home !== mode) {
      const there = variablesIn(text, home.name).get(path)
      if (there && isSame(there.value, value)) continue
      const message = `${saidOf(path)} is ${print(value)} in the mode "${mode.name}", but ${token.file} has one value for it and for "${home.name}": change it there, or name it in a file of the mode (${RESOLVER})`
      notTaken.push({ file, line, message })
    } else if ('fault' in change) faults.push({ file, line, message: `${saidOf(path)} ${change.fault}` })
    else
      found.push({ path, mode: mode.name, file: token.file, ours: print(own.value), theirs: print(value), ...change })
  }
  return { found, faults, notTaken }
}

type Change = { value: unknown; type?: TokenType } | { fault: string }

function changeOf(tokens: BrandTokens, { path, type, value }: ReadVariable): Change {
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
