import { drawing } from '../drawings/drawing.ts'
import { lettered } from '../pen/lettering.ts'
import { Pen } from '../pen/pen.ts'
import { toneOf } from '../pen/palette.ts'
import { RAMPS } from '../pen/ramps.ts'
import { createRandom } from '../pen/random.ts'
import { regular, star } from '../pen/shape.ts'
import { group } from '../pen/svg.ts'

type Material = keyof typeof RAMPS

/** Materials of the shield and its stone, by rank. */
const RANKS: readonly (readonly [plate: Material, stone: Material])[] = [
  ['iron', 'coal'],
  ['bronze', 'coal'],
  ['bronze', 'emerald'],
  ['silver', 'iron'],
  ['silver', 'sapphire'],
  ['silver', 'amethyst'],
  ['gold', 'topaz'],
  ['gold', 'emerald'],
  ['gold', 'ruby'],
  ['diamond', 'sapphire'],
  ['gold', 'diamond'],
]

const wing = (pen: Pen, plate: Material, feathers: number, side: 1 | -1): string =>
  group(
    `scale(${side} 1)`,
    Array.from({ length: feathers }, (_, feather) =>
      group(`translate(60 ${-30 + feather * 30})rotate(${feather * 16 - 14})`, drawing('level-feather', plate)(pen)),
    ).join(''),
  )

export const drawLevel = (name: string): string => {
  const rank = /^\d{1,3}$/.test(name) ? Number(name) : createRandom(name).whole(0, 10)
  const [plate, stone] = RANKS[Math.min(rank, RANKS.length - 1)] ?? ['iron', 'coal']
  const pen = new Pen(createRandom(`level ${name}`), toneOf('#2a2a40 #3a3a60 #5a5a90 #ffd25e #14141f #5fd0ff'))
  const feathers = rank < 4 ? 0 : rank < 7 ? 2 : 3
  const content =
    (feathers === 0 ? '' : wing(pen, plate, feathers, -1) + wing(pen, plate, feathers, 1)) +
    drawing('level-shield', plate, stone)(pen) +
    (rank >= 6
      ? [-1, 0, 1]
          .slice(rank < 9 ? 1 : 0, rank < 9 ? 2 : 3)
          .map((step) => pen.path(star(5, 15, 6.5, 0, step * 32, -46 + Math.abs(step) * 4), RAMPS.gold[0]))
          .join('')
      : pen.path(regular(4, 10, 0, 0, -48), RAMPS[plate][0])) +
    lettered(pen, String(rank), { gap: 18, y: -24, scale: 0.6 }, [
      [RAMPS[stone][4], 30],
      [RAMPS[plate][0], 18],
    ]) +
    pen.path('M-70-66C-76-20-64 20-44 46L-56 36C-76 8-82-30-78-68Z', '#ffffff66')
  return pen.picture(120, 120, content, '-112 -112 224 224')
}
