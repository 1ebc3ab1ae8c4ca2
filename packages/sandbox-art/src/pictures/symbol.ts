import { letter } from '../pen/lettering.ts'
import { Pen } from '../pen/pen.ts'
import { toneOf } from '../pen/palette.ts'
import { suitEmblem } from '../props/cards.ts'
import { gold, ruby } from '../pen/ramps.ts'
import { createRandom } from '../pen/random.ts'
import { box, circle, star } from '../pen/shape.ts'
import { group, num } from '../pen/svg.ts'
import type { Theme } from '../themes/theme.ts'

const SUITS = ['spade', 'heart', 'club', 'diamond'] as const
const [WILD, SCATTER, FIRST_SUIT, COUNT] = [0, 1, 6, 10]

const ribbon = (pen: Pen): string => {
  const { d, width } = letter('wild', 26)
  return (
    pen.solid('M-96 44L-84 62L-96 84H-60V72H60V84H96L84 62L96 44Z', ruby, { rim: 2 }) +
    pen.solid(box(-78, 40, 156, 40, 8), ruby, { rim: 4, angle: 90 }) +
    group(`translate(${num(-width * 0.13)} 47)scale(.26)`, pen.line(d, gold[4], 34) + pen.line(d, gold[0], 18))
  )
}

/** 0 is the wild, 1 the scatter, then four objects of the theme and four suits; null for other numbers. */
export const symbolOf = (theme: Theme, number: number): string | null => {
  if (!Number.isInteger(number) || number < 0 || number >= COUNT) return null
  const pen = new Pen(createRandom(`symbol ${theme.name} ${number}`), toneOf(theme.tones[0] ?? ''))
  const [, hero] = theme.heroes[number % theme.heroes.length] ?? ['', suitEmblem('spade')]
  const suit = SUITS[number - FIRST_SUIT]
  const content =
    suit !== undefined
      ? group('scale(.8)', suitEmblem(suit)(pen))
      : number === WILD
        ? group('translate(0 -14)scale(.86)', hero(pen)) + ribbon(pen)
        : number === SCATTER
          ? pen.path(
              star(16, 108, 84),
              pen.radial([gold[0], gold[1], gold[2]]),
              `stroke="${gold[4]}" stroke-width="3"`,
            ) +
            pen.path(
              circle(0, 0, 78),
              pen.radial([pen.tone.sky[2], pen.tone.sky[1], pen.tone.deep]),
              `stroke="${gold[3]}" stroke-width="4"`,
            ) +
            group('scale(.74)', hero(pen))
          : group('scale(.96)', hero(pen))
  return pen.picture(200, 200, content, '-112 -112 224 224')
}
