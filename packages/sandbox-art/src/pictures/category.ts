import PICTURES from '../../pictures.json' with { type: 'json' }
import { Pen } from '../pen/pen.ts'
import { toneOf } from '../pen/palette.ts'
import { createRandom } from '../pen/random.ts'
import { subject } from '../drawings/compositions.ts'

const icons = new Map(Object.entries(PICTURES.categories))

export const drawCategory = (slug: string): string => {
  const random = createRandom(`category ${slug}`)
  const pen = new Pen(random, toneOf('#2a2a40 #3a3a60 #5a5a90 #ffd25e #14141f #5fd0ff'))
  const icon = icons.get(slug) ?? random.pick([...icons.values()])
  const content = subject(icon)(pen)
  return pen.picture(120, 120, content, '-112 -112 224 224')
}
