import { Pen } from '../pen/pen.ts'
import { pickTone } from '../pen/palette.ts'
import { createRandom } from '../pen/random.ts'
import { subject } from '../drawings/compositions.ts'
import { group } from '../pen/svg.ts'

const TONES = [
  '#3a1d00 #a86200 #ffc23d #fff2b0 #1c0e00 #ffffff',
  '#150a3d #4a24b0 #a06bff #e3d0ff #0a0520 #ffd25e',
  '#02233d #0b6fb3 #4fd0ff #d6f6ff #01111f #ffd25e',
  '#3a0216 #b0124c #ff6b8f #ffd9e2 #1c010b #ffd25e',
]

/** The first word found in the slug; without one, chosen by the seed. */
const PRIZES: readonly (readonly [word: string, subject: string])[] = [
  ['cup', 'trophy'],
  ['trophy', 'trophy'],
  ['spin', 'spin-ticket'],
  ['headphone', 'headphones'],
  ['phone', 'smartphone'],
  ['laptop', 'laptop'],
  ['tablet', 'laptop'],
  ['watch', 'wristwatch'],
  ['console', 'gamepad'],
  ['game', 'gamepad'],
  ['car', 'hot-rod'],
  ['trip', 'biplane'],
  ['ticket', 'spin-ticket'],
  ['gift', 'gift-box'],
  ['bonus', 'gift-box'],
  ['cash', 'money-bag'],
  ['money', 'money-bag'],
  ['coin', 'coin-stack'],
  ['point', 'crown-coin'],
  ['gold', 'bullion'],
  ['jewel', 'jewel-ring'],
  ['ring', 'jewel-ring'],
  ['diamond', 'brilliant diamond'],
  ['chest', 'chest'],
  ['crown', 'crown'],
  ['chip', 'chip-stack'],
  ['luck', 'clover'],
  ['goblet', 'goblet'],
  ['gem', 'stone-heap'],
  ['ruby', 'brilliant ruby'],
]

export const drawPrize = (slug: string): string => {
  const random = createRandom(`prize ${slug}`)
  const pen = new Pen(random, pickTone(TONES, random))
  const found = PRIZES.find(([word]) => slug.toLowerCase().includes(word))?.[1]
  const prize = subject(found ?? random.pick(PRIZES)[1])(pen)
  return pen.picture(
    240,
    240,
    pen.glow(0, 0, 118, pen.tone.sky[2], 0.75) + group('scale(.9)', prize),
    '-120 -120 240 240',
  )
}
