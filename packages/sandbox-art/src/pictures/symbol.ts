import { drawing } from '../drawings/drawing.ts'
import { Pen } from '../pen/pen.ts'
import { toneOf } from '../pen/palette.ts'
import { createRandom } from '../pen/random.ts'
import { group } from '../pen/svg.ts'
import type { Theme } from '../themes/theme.ts'

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
          ? drawing('scatter-plate')(pen) + group('scale(.74)', hero(pen))
          : group('scale(.96)', hero(pen))
  return pen.picture(200, 200, content, '-112 -112 224 224')
}
