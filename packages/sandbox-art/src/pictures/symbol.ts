import { drawing } from '../drawings/drawing.ts'
import { Pen } from '../pen/pen.ts'
import { toneOf } from '../pen/palette.ts'
import { RAMPS } from '../pen/ramps.ts'
import { createRandom } from '../pen/random.ts'
import { circle, star } from '../pen/shape.ts'
import { group } from '../pen/svg.ts'
import type { Theme } from '../themes/theme.ts'

const { gold } = RAMPS
const SUITS = ['spade', 'heart', 'club', 'diamond'] as const
const [WILD, SCATTER, FIRST_SUIT, COUNT] = [0, 1, 6, 10]

/** 0 is the wild, 1 the scatter, then four objects of the theme and four suits; null for other numbers. */
export const symbolOf = (theme: Theme, number: number): string | null => {
  if (!Number.isInteger(number) || number < 0 || number >= COUNT) return null
  const pen = new Pen(createRandom(`symbol ${theme.name} ${number}`), toneOf(theme.tones[0] ?? ''))
  const hero = theme.heroes[number % theme.heroes.length]?.draw ?? drawing('spade')
  const suit = SUITS[number - FIRST_SUIT]
  const content =
    suit !== undefined
      ? group('scale(.8)', drawing(suit)(pen))
      : number === WILD
        ? group('translate(0 -14)scale(.86)', hero(pen)) + drawing('wild-ribbon')(pen)
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
