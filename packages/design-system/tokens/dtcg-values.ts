import Color from 'colorjs.io'
import type { SrgbColor } from './color.ts'

/** Colour spaces of DTCG 2025.10 by their names in the library. `srgb` is read as it is. */
const SPACES: Readonly<Record<string, string>> = {
  srgb: 'srgb',
  'srgb-linear': 'srgb-linear',
  hsl: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  'display-p3': 'p3',
  'a98-rgb': 'a98rgb',
  'prophoto-rgb': 'prophoto',
  rec2020: 'rec2020',
  'xyz-d65': 'xyz-d65',
  'xyz-d50': 'xyz-d50',
}

/** Types of DTCG 2025.10 that are not read, with what to write instead. */
export const UNREAD_TYPES: Readonly<Record<string, string>> = {
  typography: 'tokens of fontFamily, fontWeight, dimension and number',
  border: 'a color and a dimension',
  strokeStyle: 'nothing: lines are solid',
  transition: 'a duration and a cubicBezier',
  gradient: 'a color for each stop',
}

const WEIGHTS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'thin hairline',
    'extra-light ultra-light',
    'light',
    'normal regular book',
    'medium',
    'semi-bold demi-bold',
    'bold',
    'extra-bold ultra-bold',
    'black heavy',
    'extra-black ultra-black',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index === 9 ? 950 : (index + 1) * 100])),
)

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A value in the form that the brands' files use: colours of every space in sRGB, weights as numbers, `$ref` to a whole token
 * as `{reference}`. What is none of these stays.
 */
export function plainValue(value: unknown): unknown {
  if (typeof value === 'string') return WEIGHTS[value] ?? value
  if (Array.isArray(value)) return value.map((part: unknown) => (isObject(part) ? plainValue(part) : part))
  if (!isObject(value)) return value
  if (typeof value['$ref'] === 'string') return referenceOf(value['$ref']) ?? value
  if ('colorSpace' in value) return srgbOf(value) ?? value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, isObject(part) ? plainValue(part) : part]))
}

/** `#/primitive/color/gold` and `#/primitive/color/gold/$value` as `{primitive.color.gold}`; null for what is no whole token. */
export function referenceOf(pointer: string): string | null {
  const [, path] = /^#\/(.+?)(?:\/\$value)?$/.exec(pointer) ?? []
  if (path === undefined || path.includes('/$value/')) return null
  const names = path.split('/').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
  return names.some((name) => name.startsWith('$') && name !== '$root') ? null : `{${names.join('.')}}`
}

/** Null for what is no colour, and for a plain one in sRGB, which keeps its `hex`. */
function srgbOf({ colorSpace, components, alpha = 1 }: Json): (SrgbColor & { colorSpace: 'srgb' }) | null {
  const space = typeof colorSpace === 'string' ? SPACES[colorSpace] : undefined
  if (space === undefined || !Array.isArray(components) || components.length !== 3) return null
  const given: unknown[] = [...(components as unknown[]), alpha]
  if (space === 'srgb' && !given.includes('none')) return null
  // Missing parts count as 0 where nothing is mixed (CSS Color 4, 4.4).
  const parts = given.map((part) => (part === 'none' ? 0 : part))
  if (!parts.every((part) => typeof part === 'number' && Number.isFinite(part))) return null
  const [one = 0, two = 0, three = 0, opacity = 1] = parts as number[]
  if (opacity < 0 || opacity > 1) return null
  // Colours that a screen of sRGB cannot show become the nearest that it can, as browsers do.
  const shown = new Color(space, [one, two, three]).to('srgb').toGamut({ method: 'css' })
  const rounded = shown.coords.map((part) => Number(Math.min(1, Math.max(0, Number(part))).toFixed(4)))
  return { colorSpace: 'srgb', components: rounded, alpha: opacity }
}
