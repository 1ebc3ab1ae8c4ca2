import type { Pen } from './pen.ts'
import { group, num, nums, part } from './svg.ts'

/** An alphabet of strokes, 0 to 60 wide and 0 to 100 high, so that lettering needs no font. */
const GLYPHS: Readonly<Record<string, readonly [width: number, d: string]>> = {
  A: [64, 'M0 100L32 0L64 100M12 66H52'],
  B: [56, 'M0 0V100H32C64 100 64 48 30 48H0H28C56 48 56 0 28 0Z'],
  C: [60, 'M60 18C48-4 0-8 0 50S48 104 60 82'],
  D: [60, 'M0 0V100H20C74 100 74 0 20 0Z'],
  E: [50, 'M50 0H0V100H50M0 48H42'],
  F: [48, 'M48 0H0V100M0 50H40'],
  G: [64, 'M60 18C46-6 0-6 0 50S64 108 64 54H36'],
  H: [58, 'M0 0V100M58 0V100M0 48H58'],
  I: [4, 'M2 0V100'],
  J: [40, 'M40 0V70C40 110 0 110 0 74'],
  K: [56, 'M0 0V100M56 0L2 56M20 40L56 100'],
  L: [46, 'M0 0V100H46'],
  M: [72, 'M0 100V0L36 62L72 0V100'],
  N: [60, 'M0 100V0L60 100V0'],
  O: [68, 'M34 0C-12 0-12 100 34 100S80 0 34 0Z'],
  P: [54, 'M0 100V0H30C62 0 62 56 30 56H0'],
  Q: [68, 'M34 0C-12 0-12 100 34 100S80 0 34 0ZM42 72L66 104'],
  R: [56, 'M0 100V0H30C60 0 60 52 30 52H0M26 52L56 100'],
  S: [54, 'M52 16C40-8 2-4 2 24C2 60 54 40 54 74C54 106 10 108 0 82'],
  T: [60, 'M0 0H60M30 0V100'],
  U: [58, 'M0 0V62C0 113 58 113 58 62V0'],
  V: [62, 'M0 0L31 100L62 0'],
  W: [84, 'M0 0L20 100L42 26L64 100L84 0'],
  X: [60, 'M0 0L60 100M60 0L0 100'],
  Y: [60, 'M0 0L30 52L60 0M30 52V100'],
  Z: [56, 'M0 0H56L0 100H56'],
  0: [58, 'M29 0C-10 0-10 100 29 100S68 0 29 0Z'],
  1: [24, 'M0 20L24 0V100'],
  2: [54, 'M2 24C4-8 54-8 52 28C50 54 2 70 0 100H54'],
  3: [54, 'M2 8C24-8 52-2 50 24C48 46 26 48 18 48C30 48 54 50 54 74C54 106 14 108 0 90'],
  4: [60, 'M46 100V0L0 70H60'],
  5: [54, 'M50 0H8L4 46C26 34 54 42 54 70C54 104 14 108 0 88'],
  6: [56, 'M48 6C20-8 0 24 0 66C0 112 56 112 56 68S8 28 1 60'],
  7: [54, 'M0 0H54L18 100'],
  8: [56, 'M28 46C-4 44-4 0 28 0S60 44 28 46C-8 48-10 100 28 100S64 48 28 46Z'],
  9: [56, 'M8 94C36 108 56 76 56 34C56-12 0-12 0 32S48 72 55 40'],
}

interface Lettering {
  readonly d: string
  /** In units of a letter's height / 100. */
  readonly width: number
}

/** Path data of a line of text. Unknown characters are left out. */
export const letter = (text: string, gap = 24): Lettering => {
  let [x, d] = [0, '']
  for (const sign of text.toUpperCase()) {
    if (sign === ' ') x += 34
    const glyph = GLYPHS[sign]
    if (glyph === undefined) continue
    d += shifted(glyph[1], x)
    x += glyph[0] + gap
  }
  return { d, width: Math.max(1, x - gap) }
}

/** Moves absolute path data to the right. The glyphs use no relative commands and no arcs. */
const shifted = (d: string, by: number): string =>
  d.replace(/([A-Z])([^A-Z]*)/g, (_whole, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'H') return `H${numbers.map((x) => num(x + by)).join(' ')}`
    if (command === 'V' || command === 'Z') return command + rest.trim()
    return command + numbers.map((value, index) => num(index % 2 === 0 ? value + by : value)).join(' ')
  })

/** A centred line of text with its top at `y`, in strokes of a colour and a width, the widest first. */
export const lettered = (
  pen: Pen,
  text: string,
  { gap, y, scale }: { readonly gap: number; readonly y: number; readonly scale: number },
  strokes: readonly (readonly [color: string, width: number])[],
): string => {
  const { d, width } = letter(text, gap)
  return group(
    `translate(${nums((-width * scale) / 2, y)})scale(${part(scale)})`,
    strokes.map(([color, thick]) => pen.line(d, color, thick)).join(''),
  )
}
