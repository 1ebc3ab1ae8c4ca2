/** DTCG 2025.10 colour, sRGB 0 to 1. */
export interface SrgbColor {
  components: readonly number[]
  alpha?: number | undefined
}

const isPart = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1
const COLOR_KEYS = ['colorSpace', 'components', 'alpha', 'hex']

export function isColor(value: unknown): value is SrgbColor {
  if (typeof value !== 'object' || value === null) return false
  const { colorSpace, components, alpha = 1, hex = '#000000' } = value as Record<string, unknown>
  return (
    colorSpace === 'srgb' &&
    Array.isArray(components) &&
    components.length === 3 &&
    components.every(isPart) &&
    isPart(alpha) &&
    typeof hex === 'string' &&
    /^#[\da-f]{6}$/i.test(hex) &&
    Object.keys(value).every((key) => COLOR_KEYS.includes(key))
  )
}

const bytes = ({ components }: SrgbColor) => components.map((part) => Math.round(part * 255))

/** `#rrggbb`, without alpha. */
export const hexOf = (color: SrgbColor): string =>
  `#${bytes(color)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`

/** `[0.9882, 0.8039, 0.051]` for `#fccd0d`. */
export const componentsOf = (hex: string): string =>
  `[${[1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4))).join(', ')}]`

export const cssColor = (color: SrgbColor): string =>
  (color.alpha ?? 1) === 1 ? hexOf(color) : `rgb(${bytes(color).join(' ')} / ${color.alpha})`

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function luminance([red = 0, green = 0, blue = 0]: readonly number[]) {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The colour of `top` over an opaque `bottom`. */
export function flatten(top: SrgbColor, bottom: SrgbColor): SrgbColor {
  const alpha = top.alpha ?? 1
  return {
    components: top.components.map((part, index) => part * alpha + (bottom.components[index] ?? 0) * (1 - alpha)),
  }
}

/** WCAG 2.2 contrast, 1 to 21. `back` must be opaque. */
export function contrast(front: SrgbColor, back: SrgbColor): number {
  const [light = 0, dark = 0] = [luminance(flatten(front, back).components), luminance(back.components)].toSorted(
    (a, b) => b - a,
  )
  return (light + 0.05) / (dark + 0.05)
}

/** How far apart two opaque colours look: distance in OKLab, 0 to about 1. */
export function difference(one: SrgbColor, other: SrgbColor): number {
  const [a, b] = [oklab(one.components), oklab(other.components)]
  return Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)))
}

/** The same hue at another lightness of OKLab, 0 to 1; paler where the screen cannot show it. */
export function atLightness(color: SrgbColor, lightness: number): SrgbColor {
  const [, a = 0, b = 0] = oklab(color.components)
  for (let share = 1; ; share -= 0.05) {
    const components = srgb([lightness, a * Math.max(0, share), b * Math.max(0, share)])
    const isShown = components.every((part) => part >= -0.0005 && part <= 1.0005)
    if (isShown || share <= 0) return { components: components.map((part) => Math.min(1, Math.max(0, part))) }
  }
}

/** Lightness in OKLab, 0 to 1. */
export const lightnessOf = ({ components }: SrgbColor): number => oklab(components)[0] ?? 0

/** The way back from `oklab`. */
function srgb([lightness = 0, a = 0, b = 0]: readonly number[]): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
}

/** https://bottosson.github.io/posts/oklab */
function oklab([red = 0, green = 0, blue = 0]: readonly number[]): number[] {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
