import type { Subject } from '../pen/subject.ts'
import { group, place } from '../pen/svg.ts'
import { drawing } from './drawing.ts'
import { lettered } from './lettering.ts'
import { edgesOf } from './tints.ts'

const JEWELS = ['ruby', 'sapphire', 'emerald', 'amethyst', 'topaz', 'aqua', 'rose', 'diamond'] as const

const stoneHeap: Subject = (pen) => {
  const kinds = ['bead', 'brilliant', 'heart-stone'] as const
  const spots = [
    [-46, 46, 0.48, -14],
    [52, 54, 0.44, 18],
    [2, 58, 0.42, 4],
    [-24, -2, 0.5, 12],
    [34, 4, 0.48, -10],
    [2, -46, 0.5, 2],
  ] as const
  const start = pen.random.whole(0, JEWELS.length - 1)
  return spots
    .map(([x, y, scale, turn], index) => {
      const stone = drawing(kinds[index % kinds.length] ?? 'bead', JEWELS[(start + index) % JEWELS.length] ?? 'ruby')
      return group(place(x, y, scale, turn), stone(pen))
    })
    .join('')
}

const horseshoe: Subject = (pen) => drawing('shoe', pen.random.chance(0.6) ? 'gold' : 'silver')(pen)

const luckyNumber: Subject = (pen) => {
  const value = String(pen.random.pick([7, 8, 13, 17, 21, 23, 32, 36]))
  const paint = pen.random.pick(['red', 'coal'] as const)
  return (
    drawing('number-plate', paint)(pen) +
    lettered(pen, value, { gap: 20, y: -35, scale: 0.7 }, [
      [edgesOf(paint)[1], 26],
      ['#ffffff', 17],
    ]) +
    drawing('roulette-ball')(pen)
  )
}

const BALLS = [
  ['red', -46, 46, 0.88],
  ['blue', 50, 48, 0.84],
  ['gold', 0, -40, 1],
  ['green', 4, 58, 0.68],
] as const

const bingoBalls: Subject = (pen) =>
  drawing('ball-shadow')(pen) +
  BALLS.map(([color, x, y, scale]) =>
    group(
      place(x, y, scale),
      drawing('bingo-ball', color)(pen) +
        lettered(pen, String(pen.random.whole(1, 75)), { gap: 18, y: -13, scale: 0.3 }, [['#16182a', 20]]),
    ),
  ).join('')

const NEON = ['#ff3dd2', '#2fe6ff', '#ffe23d', '#7dff5a', '#ff6a3d', '#a86bff'] as const

const discoBall: Subject = (pen) => {
  let glints = ''
  for (let row = -3; row <= 3; row += 1) {
    for (let column = -3; column <= 3; column += 1)
      if (pen.random.chance(0.34)) glints += `M${Math.round(column * 21 * Math.cos(row * 0.36))} ${row * 21 + 8}h0`
  }
  return (
    drawing('mirror-ball')(pen) +
    pen.line(glints, pen.random.pick(NEON), 13, 'stroke-linecap="square"') +
    drawing('mirror-ball-sparkle')(pen)
  )
}

/** One of these drawings. */
const oneOf = (...names: readonly string[]): Subject => {
  const drawings = names.map((name) => drawing(name))
  return (pen) => pen.random.pick(drawings)(pen)
}

const neonSign = oneOf(
  'neon-bolt',
  'neon-heart',
  'neon-star',
  'neon-diamond',
  'neon-cocktail',
  'neon-spade',
  'neon-notes',
)

const rune = oneOf('rune-raidho', 'rune-tiwaz', 'rune-hagalaz', 'rune-thurisaz', 'rune-gebo')

const runeStone: Subject = (pen) => drawing('standing-stone')(pen) + rune(pen)

/** Objects of several drawings, and those with parts that the seed places. */
const COMPOSITIONS: ReadonlyMap<string, Subject> = new Map([
  ['stone-heap', stoneHeap],
  ['horseshoe', horseshoe],
  ['lucky-number', luckyNumber],
  ['bingo-balls', bingoBalls],
  ['disco-ball', discoBall],
  ['neon-sign', neonSign],
  ['rune-stone', runeStone],
])

/** An object by its name and, after spaces, the colours of its tints: `octopus`, `bead ruby`, `ringed-planet aqua pink`. */
export const subject = (text: string): Subject => {
  const [name = '', ...colors] = text.split(' ')
  return COMPOSITIONS.get(name) ?? drawing(name, ...colors)
}
