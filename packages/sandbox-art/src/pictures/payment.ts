import { darken, fade, lighten } from '../pen/color.ts'
import { letter } from '../pen/lettering.ts'
import { toneOf } from '../pen/palette.ts'
import { Pen } from '../pen/pen.ts'
import { createRandom } from '../pen/random.ts'
import { box, circle, hole, polygon, regular, ring, star } from '../pen/shape.ts'
import { group, nums, place } from '../pen/svg.ts'

/** A logo on a field of 100: white parts and light parts. */
interface Mark {
  readonly hue: string
  readonly front: string
  readonly back: string
  readonly word: string
}

/** Invented payment systems by slug. */
const MARKS: Readonly<Record<string, Mark>> = {
  'bank-card': { hue: '#3f6df6', front: box(-46, -30, 92, 60, 9), back: box(-46, -14, 92, 14), word: '' },
  lirova: {
    hue: '#12a678',
    front: 'M-40-46H-12V22H42V46H-40Z',
    back: polygon([0, -46, 42, -46, 42, -4]),
    word: 'lirova',
  },
  kestrix: { hue: '#f08a1d', front: regular(6, 50) + hole(0, 0, 30), back: star(4, 26, 9), word: 'kestrix' },
  raiozo: { hue: '#0fb5a6', front: 'M10-54L-38 10H-4L-14 54L38-12H4Z', back: circle(34, -36, 12), word: 'raiozo' },
  ottavia: { hue: '#8a4dff', front: ring(0, 0, 50, 32), back: star(8, 24, 12), word: 'ottavia' },
  zennik: {
    hue: '#e2395b',
    front: 'M-42-44H42V-22L-8 22H42V44H-42V22L8-22H-42Z',
    back: circle(0, 0, 9),
    word: 'zennik',
  },
  tellimo: {
    hue: '#ff5d8f',
    front: box(-28, -52, 56, 104, 14),
    back: box(-18, -36, 36, 58, 4) + circle(0, 36, 7),
    word: 'tellimo',
  },
  kaskad: {
    hue: '#2e7fd0',
    front: box(-46, -46, 92, 22, 5) + box(-30, -12, 76, 22, 5),
    back: box(-14, 22, 60, 22, 5),
    word: 'kaskad',
  },
  umbrio: { hue: '#5b5f77', front: 'M-50 4A50 50 0 0 1 50 4Z', back: box(-5, 4, 10, 44, 5), word: 'umbrio' },
  bankaro: {
    hue: '#1f8a4c',
    front: polygon([0, -50, 50, -20, -50, -20]) + box(-48, 34, 96, 14, 3),
    back: box(-38, -12, 16, 40) + box(-8, -12, 16, 40) + box(22, -12, 16, 40),
    word: 'bankaro',
  },
  vaucho: {
    hue: '#c8422b',
    front: box(-50, -30, 100, 60, 8) + hole(-50, 0, 11) + hole(50, 0, 11),
    back: star(5, 20, 9),
    word: 'vaucho',
  },
  altynka: { hue: '#d0a013', front: ring(0, 0, 50, 38) + circle(0, 0, 26), back: regular(4, 15), word: 'altynka' },
  northpin: { hue: '#0f7fb8', front: 'M0-54L34 50L0 30L-34 50Z', back: 'M0-54V30L-34 50Z', word: 'northpin' },
}

const OTHER_HUES = ['#3f6df6', '#12a678', '#8a4dff', '#e2395b', '#0f7fb8'] as const
const WORD_ROOM = 118
const WORD_HEIGHT = 19

/** A plate that is readable on dark and light backgrounds. */
export const drawPayment = (slug: string): string => {
  const random = createRandom(`payment ${slug}`)
  const pen = new Pen(random, toneOf('#000000 #000000 #000000 #000000 #000000 #000000'))
  const known = Object.hasOwn(MARKS, slug) ? MARKS[slug] : undefined
  const mark = known ?? { hue: random.pick(OTHER_HUES), front: ring(0, 0, 48, 30), back: circle(0, 0, 18), word: '' }
  const plate = pen.linear([lighten(mark.hue, 0.08), darken(mark.hue, 0.3)], 75)
  const high = mark.word === '' ? 85 : 46
  const word = mark.word === '' ? '' : wordOf(pen, mark.word)
  return pen.picture(
    160,
    100,
    pen.path(box(1, 1, 158, 98, 16), plate, `stroke="${fade(lighten(mark.hue, 0.5), 0.4)}" stroke-width="2"`) +
      pen.path(box(1, 1, 158, 46, 16), fade('#ffffff', 0.07)) +
      group(
        place(80, mark.word === '' ? 50 : 38, high / 100),
        pen.path(mark.front, '#ffffff') + pen.path(mark.back, lighten(mark.hue, 0.45)),
      ) +
      word,
  )
}

const wordOf = (pen: Pen, word: string): string => {
  const { d, width } = letter(word, 26)
  const scale = Math.min(WORD_HEIGHT / 100, WORD_ROOM / width)
  const [x, y] = [80 - (width * scale) / 2, 81 - scale * 50]
  return group(`translate(${nums(x, y)})scale(${Math.round(scale * 1000) / 1000})`, pen.line(d, '#ffffff', 15))
}
