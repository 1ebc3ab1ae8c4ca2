import { castOf } from './cast.ts'
import { fade } from '../pen/color.ts'
import { Pen } from '../pen/pen.ts'
import { createRandom } from '../pen/random.ts'
import type { Stage } from '../scenery/scene.ts'
import { air } from '../scenery/sky.ts'

const [WIDTH, HEIGHT] = [1280, 800]

export const drawScene = (slug: string): string => {
  const { theme, tone } = castOf(slug)
  const random = createRandom(`scene ${slug}`)
  const pen = new Pen(random, tone)
  const stage: Stage = {
    width: WIDTH,
    height: HEIGHT,
    lightX: WIDTH / 2,
    lightY: HEIGHT * 0.36,
    horizon: HEIGHT * 0.62,
  }
  const content =
    air(pen, stage) +
    random
      .pick(theme.scenes)
      .map((layer) => layer(pen, stage))
      .join('') +
    pen.wash(
      0,
      0,
      WIDTH,
      HEIGHT,
      pen.radial(
        [0.1, 0.35, 0.85].map((opacity) => fade(tone.deep, opacity)),
        0.5,
        0.75,
      ),
    )
  return pen.picture(WIDTH, HEIGHT, content)
}

export const drawMascot = (slug: string): string => {
  const { tone, hero } = castOf(slug)
  const pen = new Pen(createRandom(`mascot ${slug}`), tone)
  return pen.picture(300, 300, pen.light(0, 0, 125) + hero(pen), '-125 -125 250 250')
}

export const sceneColors = (slug: string): { deep: string; glow: string; accent: string } => {
  const { deep, glow, accent } = castOf(slug).tone
  return { deep, glow, accent }
}
