/** Colours are `#rrggbb`; `fade` adds an alpha. */
type Channels = readonly [number, number, number]

const channelsOf = (color: string): Channels => {
  const value = Number.parseInt(color.slice(1, 7), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const hexOf = (channels: Channels): string =>
  `#${channels
    .map((channel) =>
      Math.max(0, Math.min(255, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `amount` 0 gives `from`, 1 gives `to`. */
export const mix = (from: string, to: string, amount: number): string => {
  const [a, b] = [channelsOf(from), channelsOf(to)]
  return hexOf([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount])
}

export const lighten = (color: string, amount: number): string => mix(color, '#ffffff', amount)
export const darken = (color: string, amount: number): string => mix(color, '#000000', amount)

/** The same colour with an opacity of 0 to 1. */
export const fade = (color: string, opacity: number): string =>
  color.slice(0, 7) +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')

/** Rotates the hue by degrees and keeps the brightness (the matrix of feColorMatrix). */
export const turnHue = (color: string, degrees: number): string => {
  const [r, g, b] = channelsOf(color)
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  return hexOf([
    r * (0.213 + cos * 0.787 - sin * 0.213) +
      g * (0.715 - cos * 0.715 - sin * 0.715) +
      b * (0.072 - cos * 0.072 + sin * 0.928),
    r * (0.213 - cos * 0.213 + sin * 0.143) +
      g * (0.715 + cos * 0.285 + sin * 0.14) +
      b * (0.072 - cos * 0.072 - sin * 0.283),
    r * (0.213 - cos * 0.213 - sin * 0.787) +
      g * (0.715 - cos * 0.715 + sin * 0.715) +
      b * (0.072 + cos * 0.928 + sin * 0.072),
  ])
}

/** `#ffcc00` as `#fc0`, where possible. */
export const short = (color: string): string =>
  /^#(?:([\da-f])\1)+$/i.test(color) ? color.replace(/([\da-f])\1/gi, '$1') : color
