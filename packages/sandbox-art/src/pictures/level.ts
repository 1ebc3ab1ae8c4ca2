import PICTURES from '../../pictures.json' with { type: 'json' }
import { drawing } from '../drawings/drawing.ts'
import { lettered } from '../drawings/lettering.ts'
import { edgesOf } from '../drawings/tints.ts'
import { Pen } from '../pen/pen.ts'
import { toneOf } from '../pen/palette.ts'
import { createRandom } from '../pen/random.ts'
import { group, place } from '../pen/svg.ts'

/** Materials of the shield and its stone, by rank. */
const ranks = PICTURES.levels.map((materials) => materials.split(' '))

const wing = (pen: Pen, plate: string, feathers: number, side: 1 | -1): string =>
  group(
    `scale(${side} 1)`,
    Array.from({ length: feathers }, (_, feather) =>
      group(`translate(60 ${-30 + feather * 30})rotate(${feather * 16 - 14})`, drawing('level-feather', plate)(pen)),
    ).join(''),
  )

export const drawLevel = (name: string): string => {
  const rank = /^\d{1,3}$/.test(name) ? Number(name) : createRandom(name).whole(0, 10)
  const [plate = 'iron', stone = 'coal'] = ranks[Math.min(rank, ranks.length - 1)] ?? []
  const pen = new Pen(createRandom(`level ${name}`), toneOf('#2a2a40 #3a3a60 #5a5a90 #ffd25e #14141f #5fd0ff'))
  const feathers = rank < 4 ? 0 : rank < 7 ? 2 : 3
  const content =
    (feathers === 0 ? '' : wing(pen, plate, feathers, -1) + wing(pen, plate, feathers, 1)) +
    drawing('level-shield', plate, stone)(pen) +
    (rank < 6
      ? group(place(0, -48), drawing('level-pip', plate)(pen))
      : (rank < 9 ? [0] : [-1, 0, 1])
          .map((step) => group(place(step * 32, -46 + Math.abs(step) * 4), drawing('level-star')(pen)))
          .join('')) +
    lettered(pen, String(rank), { gap: 18, y: -24, scale: 0.6 }, [
      [edgesOf(stone)[1], 30],
      [edgesOf(plate)[0], 18],
    ]) +
    drawing('level-shine')(pen)
  return pen.picture(120, 120, content, '-112 -112 224 224')
}
