import { letter } from '../pen/lettering.ts'
import { Pen } from '../pen/pen.ts'
import { toneOf } from '../pen/palette.ts'
import { amethyst, bronze, coal, diamond, emerald, gold, iron, ruby, sapphire, silver, topaz } from '../pen/ramps.ts'
import type { Ramp } from '../pen/ramps.ts'
import { createRandom } from '../pen/random.ts'
import { regular, star } from '../pen/shape.ts'
import { group, num } from '../pen/svg.ts'

/** Materials of the shield and its stone, by rank. */
const RANKS: readonly (readonly [plate: Ramp, stone: Ramp])[] = [
  [iron, coal],
  [bronze, coal],
  [bronze, emerald],
  [silver, iron],
  [silver, sapphire],
  [silver, amethyst],
  [gold, topaz],
  [gold, emerald],
  [gold, ruby],
  [diamond, sapphire],
  [gold, diamond],
]

const shield = 'M0-96C26-82 58-78 84-80C92-6 66 62 0 98C-66 62-92-6-84-80C-58-78-26-82 0-96Z'

export const drawLevel = (name: string): string => {
  const rank = /^\d{1,3}$/.test(name) ? Number(name) : createRandom(name).whole(0, 10)
  const [plate, stone] = RANKS[Math.min(rank, RANKS.length - 1)] ?? [iron, coal]
  const pen = new Pen(createRandom(`level ${name}`), toneOf('#2a2a40 #3a3a60 #5a5a90 #ffd25e #14141f #5fd0ff'))
  const wings =
    rank < 4
      ? ''
      : [-1, 1]
          .map((side) =>
            group(
              `scale(${side} 1)`,
              [0, 1, 2]
                .slice(0, rank < 7 ? 2 : 3)
                .map((feather) =>
                  group(
                    `translate(60 ${-30 + feather * 30})rotate(${feather * 16 - 14})`,
                    pen.solid('M0-14C26-22 44-16 54-30C56-2 34 18 0 16Z', plate, { rim: 3 }),
                  ),
                )
                .join(''),
            ),
          )
          .join('')
  const { d, width } = letter(String(rank), 18)
  const content =
    wings +
    pen.solid(shield, plate, { rim: 5, line: 4 }) +
    group('scale(.76)', pen.solid(shield, stone, { rim: 6, line: 3, angle: 80 })) +
    (rank >= 6
      ? [-1, 0, 1]
          .slice(rank < 9 ? 1 : 0, rank < 9 ? 2 : 3)
          .map((step) => pen.path(star(5, 15, 6.5, 0, step * 32, -46 + Math.abs(step) * 4), gold[0]))
          .join('')
      : pen.path(regular(4, 10, 0, 0, -48), plate[0])) +
    group(`translate(${num(-width * 0.3)} -24)scale(.6)`, pen.line(d, stone[4], 30) + pen.line(d, plate[0], 18)) +
    pen.path('M-70-66C-76-20-64 20-44 46L-56 36C-76 8-82-30-78-68Z', '#ffffff66')
  return pen.picture(120, 120, content, '-112 -112 224 224')
}
