import PICTURES from '../../pictures.json' with { type: 'json' }
import { Pen } from '../pen/pen.ts'
import { pickTone } from '../pen/palette.ts'
import { createRandom } from '../pen/random.ts'
import { subject } from '../drawings/compositions.ts'
import { group } from '../pen/svg.ts'

const { tones, draw } = PICTURES.prizes

/** The first of the words that stands in the slug says what is drawn; without one, the seed. */
export const drawPrize = (slug: string): string => {
  const random = createRandom(`prize ${slug}`)
  const pen = new Pen(random, pickTone(tones, random))
  const found = Object.entries(draw).find(([word]) => slug.toLowerCase().includes(word))?.[1]
  const prize = subject(found ?? random.pick(Object.values(draw)))(pen)
  return pen.picture(
    240,
    240,
    pen.glow(0, 0, 118, pen.tone.sky[2], 0.75) + group('scale(.9)', prize),
    '-120 -120 240 240',
  )
}
