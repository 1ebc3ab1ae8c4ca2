import PICTURES from '../../pictures.json' with { type: 'json' }
import { darken, lighten } from '../pen/color.ts'
import { drawing } from '../drawings/drawing.ts'
import { letter } from '../drawings/lettering.ts'
import { toneOf } from '../pen/palette.ts'
import { Pen } from '../pen/pen.ts'
import { createRandom } from '../pen/random.ts'
import { group, nums, place } from '../pen/svg.ts'

/** Invented payment systems, each with its drawing, and the colours of their plates. */
const hues = new Map(Object.entries(PICTURES.payments))

/** The system whose drawing says all: the others have their names below. */
const NAMELESS = 'bank-card'

const OTHER_HUES = ['#3f6df6', '#12a678', '#8a4dff', '#e2395b', '#0f7fb8'] as const
const WORD_ROOM = 118
const WORD_HEIGHT = 19

/** A plate that is readable on dark and light backgrounds. */
export const drawPayment = (slug: string): string => {
  const random = createRandom(`payment ${slug}`)
  const pen = new Pen(random, toneOf('#000000 #000000 #000000 #000000 #000000 #000000'))
  const known = hues.get(slug)
  const hue = known ?? random.pick(OTHER_HUES)
  const isNamed = known !== undefined && slug !== NAMELESS
  const mark = known === undefined ? drawing('other-payment', lighten(hue, 0.45)) : drawing(slug)
  const plate = drawing('payment-plate', `${lighten(hue, 0.08)} ${darken(hue, 0.3)} ${lighten(hue, 0.5)}`)
  return pen.picture(
    160,
    100,
    plate(pen) +
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
