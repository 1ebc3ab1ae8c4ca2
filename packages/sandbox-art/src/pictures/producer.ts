import { darken, fade, lighten, mix } from '../pen/color.ts'
import { letter } from '../pen/lettering.ts'
import { Pen } from '../pen/pen.ts'
import { toneOf } from '../pen/palette.ts'
import { createRandom } from '../pen/random.ts'
import { box, circle, hole, polygon, regular, star } from '../pen/shape.ts'
import { group, nums, place } from '../pen/svg.ts'

const HUES = [
  '#ff5a6e',
  '#ff7d45',
  '#f7b32b',
  '#9fd356',
  '#3fcf8e',
  '#2fc4c4',
  '#4aa8ff',
  '#7b86ff',
  '#b07cff',
  '#ff7ac0',
  '#d9c6a0',
  '#c3cddd',
] as const

/** Logos on a field of 100: outlines of the first and the second colour. */
const MARKS: readonly (readonly [string, string])[] = [
  [star(6, 50, 22), circle(0, 0, 12)],
  [regular(6, 50) + hole(0, 0, 22), regular(6, 14)],
  ['M-44 46L0-50L0 22Z', 'M44 46L0-50V22Z'],
  [circle(0, 0, 50) + hole(0, 0, 33), circle(0, 0, 18)],
  ['M-46-30L0-50V52C-20 46-46 34-46 10Z', 'M46-30L0-50V52C20 46 46 34 46 10Z'],
  ['M-48 34C-48-40 30-56 48-46C40-20-10 10-48 34Z', 'M48-46C48 20 0 56-42 40C-10 14 30-10 48-46Z'],
  ['M-46-46H-6V-6H-46ZM6 6H46V46H6Z', 'M6-46H46V-6H6ZM-46 6H-6V46H-46Z'],
  ['M8-54L-40 12H-4Z', 'M-8 54L40-12H4Z'],
  ['M-50 30L-42-34L-16 0L0-48L16 0L42-34L50 30Z', 'M-48 38H48V50H-48Z'],
  [polygon([0, -52, 50, -8, 0, 8, -50, -8]), polygon([-50, 2, 0, 18, 50, 2, 0, 52])],
  [
    'M-50 0A50 50 0 0 1 0-50V-18A18 18 0 0 0-18 0ZM50 0A50 50 0 0 1 0 50V18A18 18 0 0 0 18 0Z',
    'M0-50A50 50 0 0 1 50 0H18A18 18 0 0 0 0-18ZM0 50A50 50 0 0 1-50 0H-18A18 18 0 0 0 0 18Z',
  ],
  ['M0-54C30-16 48 0 48 22A48 40 0 0 1 0 58Z', 'M0-54C-30-16-48 0-48 22A48 40 0 0 0 0 58Z'],
  ['M-50-20H10V-46L50-6H-50Z', 'M50 20H-10V46L-50 6H50Z'],
  ['M-50 14Q-25-44 0 0T50-14V6Q25 50 0 20T-50 34Z', 'M-50-16Q-25-74 0-30T50-44V-30Q25 14 0-16T-50 0Z'],
  [circle(-20, 0, 32), circle(22, 0, 28) + hole(22, 0, 14)],
  ['M-48-48H48L-48 48Z', 'M48-30V48H-30Z'],
]

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
  const hue = random.pick(HUES)
  const other = random.chance(0.5) ? lighten(hue, 0.55) : random.pick(HUES)
  const [one, two] = random.pick(MARKS)
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
  const mark = (x: number, y: number, scale: number): string =>
    group(place(x, y, scale), pen.path(one, pen.linear([lighten(hue, 0.25), hue], 60)) + pen.path(two, other))
  const [x, room, centred] = stacked || bare ? [0, 164, true] : [66, 120, false]
  const words = stacked
    ? line(name, 17, room, x, 58, weight, '#f5f6fb', 34, true)
    : below === ''
      ? line(name, bare ? 30 : 24, room, x, 40, weight, '#f5f6fb', 24, centred)
      : line(name, 22, room, x, 33, weight, '#f5f6fb', 24, centred) +
        line(below, 10, room, x, 56, 14, lighten(hue, 0.3), 46, centred)
  const art = stacked ? mark(100, 29, 0.34) : bare ? pen.path(box(78, 62, 44, 4, 2), hue) : mark(36, 40, 0.44)
  const plate = pen.linear([mix(darken(hue, 0.62), '#2b2d3a', 0.62), mix(darken(hue, 0.8), '#15161f', 0.6)], 80)
  return pen.picture(
    200,
    80,
    pen.path(box(2, 4, 196, 72, 16), plate, `stroke="${fade(lighten(hue, 0.4), 0.3)}" stroke-width="1.5"`) +
      art +
      words,
  )
}
