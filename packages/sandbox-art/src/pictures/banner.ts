import { BANNER_SCENES } from './banner-scenes.ts'
import type { BannerScene } from './banner-scenes.ts'
import { castOf } from './cast.ts'
import { fade } from '../pen/color.ts'
import { Pen } from '../pen/pen.ts'
import { toneOf } from '../pen/palette.ts'
import type { Tone } from '../pen/palette.ts'
import { createRandom } from '../pen/random.ts'
import type { Random } from '../pen/random.ts'
import type { Stage } from '../scenery/scene.ts'
import { air } from '../scenery/sky.ts'
import { group, place } from '../pen/svg.ts'

type Picture = Omit<BannerScene, 'tone'> & { readonly tone: Tone }

/** Composes a banner from the words of its id. */
const improvised = (id: string, random: Random): Picture => {
  const { theme, tone, hero, second } = castOf(id)
  return {
    tone,
    scene: random.pick(theme.scenes),
    front: hero,
    left: second,
    right: random.pick(theme.props),
    dust: random.pick(theme.dust),
  }
}

/** Darkens the area of the site's words: left in the wide banner, below in the tall one. */
const veil = (pen: Pen, { width, height }: Stage, tall: boolean): string => {
  const dark = (...opacities: readonly number[]): string[] => opacities.map((opacity) => fade(pen.tone.deep, opacity))
  return tall
    ? pen.wash(0, height * 0.45, width, height * 0.55, pen.linear(dark(0, 0.7, 0.94, 1)))
    : pen.wash(0, 0, width * 0.7, height, pen.linear(dark(0.92, 0.82, 0.5, 0), true)) +
        pen.wash(0, height * 0.6, width, height * 0.4, pen.linear(dark(0, 0.55)))
}

export const drawBanner = (id: string, tall: boolean): string => {
  const [width, height] = tall ? [640, 720] : [1200, 480]
  const random = createRandom(`banner ${id}`)
  const composed = BANNER_SCENES.get(id)
  const { tone, scene, front, left, right, dust }: Picture =
    composed === undefined ? improvised(id, random) : { ...composed, tone: toneOf(composed.tone) }
  const pen = new Pen(random, tone)
  const [x, y, size] = tall ? [320, 250, 2] : [860, 244, 2.05]
  const stage: Stage = { width, height, lightX: x, lightY: y, horizon: Math.round(height * (tall ? 0.56 : 0.7)) }
  const cast =
    group(place(x - size * (tall ? 100 : 120), y + size * 22, size * 0.62, -12), left(pen)) +
    group(place(x + size * (tall ? 104 : 118), y + size * 20, size * 0.62, 12), right(pen)) +
    group(place(x, y, size), front(pen))
  const content =
    air(pen, stage) +
    scene.map((layer) => layer(pen, stage)).join('') +
    pen.light(x, y, size * 125, 0.8) +
    veil(pen, stage, tall) +
    cast +
    dust(pen, width, height)
  return pen.picture(width, height, content)
}
