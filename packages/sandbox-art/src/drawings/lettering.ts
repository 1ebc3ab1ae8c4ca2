import { group, nums, part } from '../pen/svg.ts'
import { moved } from '../pen/shape.ts'
import type { Pen } from '../pen/pen.ts'
import { readDrawing } from './file.ts'

/** Signs are 100 high. */
const SIGN = / id="sign-(\w)" data-width="(\d+)" d="([^"]+)"/g
const signs = new Map(
  [...readDrawing('alphabet').matchAll(SIGN)].map(([, sign = '', width, d = '']) => [
    sign,
    { width: Number(width), d },
  ]),
)

interface Lettering {
  readonly d: string
  /** In units of a letter's height / 100. */
  readonly width: number
}

/** Path data of a line of text. Unknown characters are left out. */
export const letter = (text: string, gap = 24): Lettering => {
  let [x, d] = [0, '']
  for (const character of text.toUpperCase()) {
    if (character === ' ') x += 34
    const sign = signs.get(character)
    if (sign === undefined) continue
    d += moved(sign.d, x, 0)
    x += sign.width + gap
  }
  return { d, width: Math.max(1, x - gap) }
}

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
