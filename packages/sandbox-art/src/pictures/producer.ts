import PICTURES from '../../pictures.json' with { type: 'json' }
import { darken, lighten, mix } from '../pen/color.ts'
import { drawing } from '../drawings/drawing.ts'
import { letter } from '../drawings/lettering.ts'
import { Pen } from '../pen/pen.ts'
import { toneOf } from '../pen/palette.ts'
import { createRandom } from '../pen/random.ts'
import { group, nums, place } from '../pen/svg.ts'

const { hues, marks } = PICTURES.studios

/** The studio's name: the first word large, the rest small below it. */
const linesOf = (slug: string): readonly [string, string] => {
  const words = slug
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .slice(0, 3)
  const [first = 'studio', ...rest] = words
  const name =
    rest.length > 0 && first.length + (rest[0] ?? '').length <= 8
      ? [`${first} ${rest.shift() ?? ''}`, ...rest]
      : [first, ...rest]
  return [(name[0] ?? '').slice(0, 12), name.slice(1).join(' ').slice(0, 16)]
}

/** A logo on a dark plate, readable on any background. */
export const drawProducer = (slug: string): string => {
  const random = createRandom(`producer ${slug}`)
  const pen = new Pen(random, toneOf('#000000 #000000 #000000 #000000 #000000 #000000'))
  const hue = random.pick(hues)
  const other = random.chance(0.5) ? lighten(hue, 0.55) : random.pick(hues)
  const logo = drawing(random.pick(marks), `${lighten(hue, 0.25)} ${hue}`, other)
  const [name, below] = linesOf(slug)
  const stacked = name.length <= 9 && below === '' && random.chance(0.3)
  const bare = !stacked && below === '' && random.chance(0.25)
  const weight = random.pick([10, 13, 17, 22])
  const lean = random.pick([0, 0, 0, 0, -10])

  const line = (
    text: string,
    high: number,
    room: number,
    left: number,
    middle: number,
    thick: number,
    color: string,
    gap: number,
    centred: boolean,
  ): string => {
    const { d, width } = letter(text, gap)
    const scale = Math.min(high / 100, room / (width + thick))
    const x = centred ? 100 - (width * scale) / 2 : left
    return group(
      `translate(${nums(x, middle - scale * 50)})skewX(${lean})scale(${Math.round(scale * 1000) / 1000})`,
      pen.line(d, color, thick),
    )
  }
  const mark = (x: number, y: number, scale: number): string => group(place(x, y, scale), logo(pen))
  const [x, room, centred] = stacked || bare ? [0, 164, true] : [66, 120, false]
  const words = stacked
    ? line(name, 17, room, x, 58, weight, '#f5f6fb', 34, true)
    : below === ''
      ? line(name, bare ? 30 : 24, room, x, 40, weight, '#f5f6fb', 24, centred)
      : line(name, 22, room, x, 33, weight, '#f5f6fb', 24, centred) +
        line(below, 10, room, x, 56, 14, lighten(hue, 0.3), 46, centred)
  const art = stacked ? mark(100, 29, 0.34) : bare ? drawing('studio-bar', hue)(pen) : mark(36, 40, 0.44)
  const dark = [mix(darken(hue, 0.62), '#2b2d3a', 0.62), mix(darken(hue, 0.8), '#15161f', 0.6)]
  const plate = drawing('studio-plate', [...dark, lighten(hue, 0.4)].join(' '))
  return pen.picture(200, 80, plate(pen) + art + words)
}
