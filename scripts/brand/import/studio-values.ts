import Color from 'colorjs.io'
import { componentsOf, hexOf } from '../../../packages/design-system/tokens/color.ts'
import { plainValue } from '../../../packages/design-system/tokens/dtcg-values.ts'
import {
  aliasOf,
  VALUE_RULES,
  type Adjustment,
  type TokenType,
} from '../../../packages/design-system/tokens/token-values.ts'

/** A value in the form of `tokens.json`, or why there is none. References keep the names of Tokens Studio. */
export type Mapped =
  | { readonly type: TokenType; readonly value: unknown; readonly adjust?: Adjustment }
  | { readonly why: string }

type Read = (value: unknown) => Mapped

const LENGTH = /^(-?\d*\.?\d+)(px|rem)?$/
const PERCENT = /^(-?\d*\.?\d+)%$/
/** `rgba({brand.500}, 40%)`: a colour of another token, made transparent. */
const VEIL = /^rgba?\(\s*(\{[^{}]+\})\s*,\s*(\d*\.?\d+)(%?)\s*\)$/

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

const dimension: Read = (value) => {
  const [, size, unit = 'px'] = LENGTH.exec(text(value)) ?? []
  if (size !== undefined) return { type: 'dimension', value: { value: Number(size), unit } }
  return { why: /[*/+]/.test(text(value)) ? 'is a calculation' : 'is no length in px or rem' }
}

const number: Read = (value) => {
  const written = text(value)
  const [, percent] = PERCENT.exec(written) ?? []
  if (percent !== undefined) return { type: 'number', value: Number((Number(percent) / 100).toFixed(4)) }
  if (written !== '' && Number.isFinite(Number(written))) return { type: 'number', value: Number(written) }
  return { why: 'is neither a number nor a percentage' }
}

const numberOrLength: Read = (value) => {
  const found = number(value)
  return 'why' in found ? dimension(value) : found
}

const color: Read = (value) => {
  const written = text(value)
  const [, reference, share = '', sign] = VEIL.exec(written) ?? []
  if (reference !== undefined) {
    const alpha = Number(share) / (sign === '%' ? 100 : 1)
    return { type: 'color', value: reference, adjust: { alpha: Math.min(1, alpha) } }
  }
  try {
    const shown = new Color(written).to('srgb').toGamut({ method: 'css' })
    const hex = hexOf({ components: shown.coords.map((part) => Math.min(1, Math.max(0, Number(part)))) })
    const alpha = Number(Number(shown.alpha).toFixed(3))
    return {
      type: 'color',
      value: { colorSpace: 'srgb', components: JSON.parse(componentsOf(hex)) as unknown, alpha, hex },
    }
  } catch {
    return { why: written.includes('gradient(') ? 'is a gradient, which is not read' : 'is no colour that CSS knows' }
  }
}

const weight: Read = (value) => {
  const name = text(value)
    .toLowerCase()
    .replace(/\s+|_/g, '-')
    .replace(/^(semi|demi|extra|ultra)(?=[a-z])/, '$1-')
  const known = plainValue(name)
  const found = typeof known === 'number' ? known : Number(text(value))
  return VALUE_RULES.fontWeight.isOne(found)
    ? { type: 'fontWeight', value: found }
    : { why: 'is no weight from 1 to 1000' }
}

const duration: Read = (value) => {
  const [, time, unit = 'ms'] = /^(\d*\.?\d+)(ms|s)?$/.exec(text(value)) ?? []
  return time === undefined
    ? { why: 'is no time in ms or s' }
    : { type: 'duration', value: { value: Number(time), unit } }
}

/** Tokens Studio writes `x`, `y` and a `type` for what DTCG calls offsets and `inset`. */
const shadow: Read = (value) => {
  const layers = [value as Record<string, unknown> | Record<string, unknown>[]].flat()
  const read = layers.map((layer) => {
    const sides = [layer['x'] ?? layer['offsetX'], layer['y'] ?? layer['offsetY'], layer['blur'], layer['spread'] ?? 0]
    const lengths = sides.map((side) => (aliasOf(side) === null ? dimension(side) : { type: 'dimension', value: side }))
    const tint = aliasOf(layer['color']) === null ? color(layer['color']) : { type: 'color', value: layer['color'] }
    if ('adjust' in tint) return null
    const parts = [tint, ...lengths].map((part) => ('value' in part ? part.value : undefined))
    if (parts.includes(undefined)) return null
    const [ink, offsetX, offsetY, blur, spread] = parts
    const inset = layer['type'] === 'innerShadow' || layer['inset'] === true
    return { color: ink, offsetX, offsetY, blur, spread, ...(inset && { inset }) }
  })
  return read.includes(null) ? { why: 'has a layer without colour, x, y and blur' } : { type: 'shadow', value: read }
}

const unread =
  (why: string): Read =>
  () => ({ why })
const font = unread('is a font, which comes with its files: npm run brand -- font')
const parts = unread('is made of parts, which are tokens of their own here')

/** By the types of Tokens Studio and of DTCG. */
const READS: Readonly<Record<string, Read>> = {
  color,
  dimension,
  sizing: dimension,
  spacing: dimension,
  borderRadius: dimension,
  borderWidth: dimension,
  fontSizes: dimension,
  fontSize: dimension,
  paragraphSpacing: dimension,
  lineHeights: numberOrLength,
  lineHeight: numberOrLength,
  letterSpacing: numberOrLength,
  opacity: number,
  number,
  fontWeights: weight,
  fontWeight: weight,
  duration,
  boxShadow: shadow,
  shadow,
  fontFamilies: font,
  fontFamily: font,
  typography: parts,
  composition: parts,
  border: parts,
}

/** The type here of a token that only refers to another one; null: that of what it refers to. */
export function mapValue(type: string, value: unknown): Mapped | { readonly reference: string } {
  const read = READS[type]
  if (!read) return { why: `is of the type "${type}", which has no like here` }
  // Fonts and tokens of several parts are refused however they are written.
  if (aliasOf(value) !== null && read !== font && read !== parts) return { reference: text(value) }
  const shorthand = /^\$([\w.-]+)$/.exec(text(value))?.[1]
  return shorthand === undefined ? read(value) : { reference: `{${shorthand}}` }
}
