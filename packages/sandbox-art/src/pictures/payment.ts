import { darken, fade, lighten } from '../pen/color.ts'
import { drawing } from '../drawings/drawing.ts'
import { letter } from '../pen/lettering.ts'
import { toneOf } from '../pen/palette.ts'
import { Pen } from '../pen/pen.ts'
import { createRandom } from '../pen/random.ts'
import { box } from '../pen/shape.ts'
import { group, nums, place } from '../pen/svg.ts'

/** Invented payment systems, each with its drawing, and the colours of their plates. */
const HUES: ReadonlyMap<string, string> = new Map([
  ['bank-card', '#3f6df6'],
  ['lirova', '#12a678'],
  ['kestrix', '#f08a1d'],
  ['raiozo', '#0fb5a6'],
  ['ottavia', '#8a4dff'],
  ['zennik', '#e2395b'],
  ['tellimo', '#ff5d8f'],
  ['kaskad', '#2e7fd0'],
  ['umbrio', '#5b5f77'],
  ['bankaro', '#1f8a4c'],
  ['vaucho', '#c8422b'],
  ['altynka', '#d0a013'],
  ['northpin', '#0f7fb8'],
])
/** The system whose drawing says all: the others have their names below. */
const NAMELESS = 'bank-card'

const OTHER_HUES = ['#3f6df6', '#12a678', '#8a4dff', '#e2395b', '#0f7fb8'] as const
const WORD_ROOM = 118
const WORD_HEIGHT = 19

/** A plate that is readable on dark and light backgrounds. */
export const drawPayment = (slug: string): string => {
  const random = createRandom(`payment ${slug}`)
  const pen = new Pen(random, toneOf('#000000 #000000 #000000 #000000 #000000 #000000'))
  const known = HUES.get(slug)
  const hue = known ?? random.pick(OTHER_HUES)
  const isNamed = known !== undefined && slug !== NAMELESS
  const mark = known === undefined ? drawing('other-payment', lighten(hue, 0.45)) : drawing(slug)
  const plate = pen.linear([lighten(hue, 0.08), darken(hue, 0.3)], 75)
  return pen.picture(
    160,
    100,
    pen.path(box(1, 1, 158, 98, 16), plate, `stroke="${fade(lighten(hue, 0.5), 0.4)}" stroke-width="2"`) +
      pen.path(box(1, 1, 158, 46, 16), fade('#ffffff', 0.07)) +
      group(place(80, isNamed ? 38 : 50, isNamed ? 0.46 : 0.85), mark(pen)) +
      (isNamed ? wordOf(pen, slug) : ''),
  )
}

const wordOf = (pen: Pen, word: string): string => {
  const { d, width } = letter(word, 26)
  const scale = Math.min(WORD_HEIGHT / 100, WORD_ROOM / width)
  const [x, y] = [80 - (width * scale) / 2, 81 - scale * 50]
  return group(`translate(${nums(x, y)})scale(${Math.round(scale * 1000) / 1000})`, pen.line(d, '#ffffff', 15))
}
