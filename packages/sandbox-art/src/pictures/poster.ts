import PICTURES from '../../pictures.json' with { type: 'json' }
import { castOf } from './cast.ts'
import { fade } from '../pen/color.ts'
import { drawing } from '../drawings/drawing.ts'
import { Pen } from '../pen/pen.ts'
import { createRandom } from '../pen/random.ts'
import type { Stage } from '../scenery/scene.ts'
import { air } from '../scenery/sky.ts'
import type { Subject } from '../pen/subject.ts'
import { group, place } from '../pen/svg.ts'

const { halos, frames } = PICTURES.posters

/** Frames that would cut off a large object. */
const COVERING: ReadonlySet<string> = new Set(['frame-arch', 'frame-lamps'])

type Framing = 'portrait' | 'close' | 'pair' | 'court' | 'hoard'

/** Centre of an object as fractions of width and height, and its width as a fraction. */
interface Pose {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly tilt: number
}

const posed = (pen: Pen, subject: Subject, pose: Pose, stage: Stage): string =>
  group(place(pose.x * stage.width, pose.y * stage.height, (pose.scale * stage.width) / 200, pose.tilt), subject(pen))

const scattered = (pen: Pen, subject: Subject, stage: Stage, poses: readonly Pose[]): string =>
  pen.stamp(
    subject(pen),
    poses.map((pose) =>
      place(pose.x * stage.width, pose.y * stage.height, (pose.scale * stage.width) / 200, pose.tilt),
    ),
  )

const wander = (pen: Pen, pose: Pose): Pose => ({
  x: pose.x + pen.random.between(-0.04, 0.04),
  y: pose.y + pen.random.between(-0.02, 0.02),
  scale: pose.scale * pen.random.between(0.88, 1.14),
  tilt: pose.tilt + pen.random.between(-16, 16),
})

const shades = (pen: Pen, ...opacities: readonly number[]): string[] =>
  opacities.map((opacity) => fade(pen.tone.deep, opacity))

/** Darkens the edges and the area of the game's name. */
const vignette = (pen: Pen, stage: Stage): string =>
  pen.wash(0, 0, stage.width, stage.height, pen.radial(shades(pen, 0, 0, 0.12, 0.62), 0.46, 0.78)) +
  pen.wash(0, stage.height * 0.7, stage.width, stage.height * 0.3, pen.linear(shades(pen, 0, 0.66)))

export const drawPoster = (slug: string, width: number, height: number): string => {
  const { theme, tone, hero, second } = castOf(slug)
  const random = createRandom(`poster ${slug}`)
  const pen = new Pen(random, tone)
  const framing = random.pick<Framing>(['portrait', 'portrait', 'close', 'pair', 'court', 'hoard'])
  const stage: Stage = {
    width,
    height,
    lightX: Math.round(width * random.between(0.3, 0.7)),
    lightY: Math.round(height * random.between(0.3, 0.44)),
    horizon: Math.round(height * random.between(0.56, 0.72)),
  }
  const prop = random.pick(theme.props)
  const scene =
    air(pen, stage) +
    random
      .pick(theme.scenes)
      .map((layer) => layer(pen, stage))
      .join('')
  const tilt = random.between(-7, 7)

  let middle = ''
  let frame = random.pick(frames)
  if (framing === 'close') {
    frame = frame?.some((name) => COVERING.has(name)) === true ? null : frame
    middle = posed(
      pen,
      hero,
      { x: random.between(0.42, 0.58), y: 0.5, scale: random.between(1.16, 1.34), tilt: tilt * 2.2 },
      stage,
    )
  } else if (framing === 'pair') {
    const side = random.chance(0.5) ? 1 : -1
    middle =
      posed(pen, second, { x: 0.5 + side * 0.22, y: 0.31, scale: 0.56, tilt: side * random.between(6, 20) }, stage) +
      posed(pen, hero, { x: 0.5 - side * 0.08, y: 0.53, scale: 0.84, tilt: -side * random.between(2, 10) }, stage)
  } else if (framing === 'court') {
    middle =
      scattered(pen, prop, stage, [
        { x: 0.17, y: 0.42, scale: 0.42, tilt: -18 },
        { x: 0.83, y: 0.42, scale: 0.42, tilt: 18 },
      ]) +
      posed(pen, hero, { x: 0.5, y: 0.47, scale: 0.9, tilt: 0 }, stage) +
      scattered(pen, prop, stage, [
        { x: 0.14, y: 0.72, scale: 0.34, tilt: -8 },
        { x: 0.86, y: 0.72, scale: 0.34, tilt: 8 },
      ])
  } else if (framing === 'hoard') {
    const heap = [0.02, 0.98, 0.2, 0.8, 0.38, 0.62, 0.5].map((x, index) =>
      wander(pen, { x, y: 0.86 + (index % 2) * 0.045 - Math.abs(x - 0.5) * 0.1, scale: 0.34, tilt: (x - 0.5) * 40 }),
    )
    middle = posed(pen, hero, { x: 0.5, y: 0.44, scale: 0.88, tilt }, stage) + scattered(pen, prop, stage, heap)
  } else {
    const halo = random.pick(halos)
    const drift = random.chance(0.5)
      ? scattered(
          pen,
          prop,
          stage,
          [
            [0.14, 0.18, 0.2],
            [0.88, 0.26, 0.24],
            [0.1, 0.74, 0.27],
            [0.9, 0.78, 0.21],
          ].map(([x = 0, y = 0, scale = 0]) => wander(pen, { x, y, scale, tilt: 0 })),
        )
      : ''
    middle =
      group(place(width / 2, height * 0.47), halo === null ? '' : drawing(halo)(pen)) +
      drift +
      posed(pen, hero, { x: 0.5, y: 0.47, scale: random.between(0.84, 0.96), tilt }, stage)
  }

  const content =
    scene +
    pen.light(width / 2, height * 0.47, width * 0.5, 0.55) +
    middle +
    random.pick(theme.dust)(pen, width, height) +
    vignette(pen, stage) +
    (frame === null ? '' : drawing(frame[height === 400 ? 0 : 1] ?? '')(pen))
  return pen.picture(width, height, content)
}
