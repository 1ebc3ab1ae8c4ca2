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
