import { isColor, type SrgbColor } from './color.ts'

export const TOKEN_TYPES = [
  'color',
  'dimension',
  'duration',
  'number',
  'fontWeight',
  'cubicBezier',
  'fontFamily',
  'shadow',
] as const
export type TokenType = (typeof TOKEN_TYPES)[number]

export const isTokenType = (name: unknown): name is TokenType => TOKEN_TYPES.some((type) => type === name)

/** The referenced token: `{semantic.color.accent}`. */
export const aliasOf = (value: unknown): string | null =>
  typeof value === 'string' ? (/^\{([^{}]+)\}$/.exec(value)?.[1] ?? null) : null

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const hasOnly = (value: Json, keys: readonly string[]) => Object.keys(value).every((key) => keys.includes(key))

const measure = (units: readonly string[]) => (value: unknown) =>
  isObject(value) &&
  isNumber(value['value']) &&
  units.includes(String(value['unit'])) &&
  hasOnly(value, ['value', 'unit'])
const isDimension = measure(['px', 'rem'])
const isFace = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const SIDES = ['offsetX', 'offsetY', 'blur', 'spread'] as const

const isLayer = (layer: unknown) =>
  isObject(layer) &&
  hasOnly(layer, ['color', 'inset', ...SIDES]) &&
  (aliasOf(layer['color']) !== null || isColor(layer['color'])) &&
  SIDES.every((side) => aliasOf(layer[side]) !== null || isDimension(layer[side])) &&
  (layer['inset'] === undefined || typeof layer['inset'] === 'boolean')

/** A test of each type's values, and an example for the fault. */
export const VALUE_RULES: Readonly<Record<TokenType, { isOne: (value: unknown) => boolean; example: string }>> = {
  color: {
    isOne: isColor,
    example: '{ "colorSpace": "srgb", "components": [0.99, 0.8, 0.05], "alpha": 1, "hex": "#fccd0d" }',
  },
  dimension: { isOne: isDimension, example: '{ "value": 12, "unit": "px" } or "rem"' },
  duration: { isOne: measure(['ms', 's']), example: '{ "value": 150, "unit": "ms" }' },
  number: { isOne: isNumber, example: '1.16' },
  fontWeight: { isOne: (value) => isNumber(value) && value >= 1 && value <= 1000, example: '600 (1 to 1000)' },
  cubicBezier: {
    isOne: (value) =>
      Array.isArray(value) &&
      value.length === 4 &&
      value.every(isNumber) &&
      [value[0], value[2]].every((x) => isNumber(x) && x >= 0 && x <= 1),
    example: '[0.2, 0.8, 0.2, 1]',
  },
  fontFamily: {
    isOne: (value) => isFace(value) || (Array.isArray(value) && value.length > 0 && value.every(isFace)),
    example: '["Onest Variable", "sans-serif"]',
  },
  shadow: {
    isOne: (value) => (Array.isArray(value) ? value.length > 0 && value.every(isLayer) : isLayer(value)),
    example: 'layers of color, offsetX, offsetY, blur, spread and, where meant, inset',
  },
}

/** Adjusts a referenced colour; 0 to 1. */
export interface Adjustment {
  alpha?: number
  lighten?: number
  darken?: number
}

const ADJUSTMENTS = ['alpha', 'lighten', 'darken']
export const isAdjustment = (value: unknown): value is Adjustment =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([name, part]) => ADJUSTMENTS.includes(name) && isNumber(part) && part >= 0 && part <= 1)

export function adjust(color: SrgbColor, { alpha, lighten = 0, darken = 0 }: Adjustment): SrgbColor {
  const mixed = color.components.map((part) => (part + (1 - part) * lighten) * (1 - darken))
  return { components: mixed, alpha: alpha ?? color.alpha ?? 1 }
}
