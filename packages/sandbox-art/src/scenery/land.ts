import { fade, lighten, mix } from '../pen/color.ts'
import { drawing, silhouette } from '../drawings/drawing.ts'
import type { Pen } from '../pen/pen.ts'
import { moved, polyline, smooth } from '../pen/shape.ts'
import { group, place, trace } from '../pen/svg.ts'
import type { Layer, Stage } from './scene.ts'

type Outline = (pen: Pen, stage: Stage, y: number, tall: number) => string

/** The same outline three times, each nearer, darker and lower. */
const receding =
  (outline: Outline, tall: number): Layer =>
  (pen, stage) => {
    const { tone } = pen
    const below = stage.height - stage.horizon
    const paint = (color: string): string => pen.linear([lighten(color, 0.1), mix(color, tone.deep, 0.5)])
    return (
      pen.path(outline(pen, stage, stage.horizon, tall * stage.height), paint(tone.far)) +
      pen.path(outline(pen, stage, stage.horizon + below * 0.22, tall * 0.85 * stage.height), paint(tone.middle)) +
      pen.path(outline(pen, stage, stage.horizon + below * 0.6, tall * 0.6 * stage.height), paint(tone.near))
    )
  }

const peaks: Outline = (pen, stage, y, tall) => {
  const points: number[] = []
  const steps = pen.random.whole(5, 7)
  for (let index = 0; index <= steps; index += 1) {
    const up = index % 2 === 0 ? pen.random.between(0.05, 0.35) : pen.random.between(0.6, 1)
    points.push((index / steps) * stage.width, y - up * tall)
  }
  return `${polyline(points)}V${stage.height}H0Z`
}

const swells: Outline = (pen, stage, y, tall) => {
  const points: number[] = []
  for (let index = 0; index <= 4; index += 1) points.push((index * stage.width) / 4, y - pen.random.between(0, tall))
  return `${smooth(points)}V${stage.height}H0Z`
}

const breakers: Outline = (pen, stage, y, tall) => {
  const count = pen.random.whole(4, 6)
  const step = stage.width / count
  let d = trace`M${-step} ${y}`
  for (let index = 0; index < count + 2; index += 1)
    d +=
      trace`q${step * 0.55} ${tall * 0.2} ${step * 0.8} ${-tall * 0.8}` +
      trace`q${step * 0.02} ${tall * 0.7} ${step * 0.2} ${tall * 0.8}`
  return trace`${d}V${stage.height}H${-step}Z`
}

/** Below the line at `y`. */
const ground = ({ width, height }: Stage, y: number): string => trace`M0 ${y}H${width}V${height}H0Z`

type Range = readonly [low: number, high: number]

interface Row {
  readonly wide: Range
  readonly high: Range
  /** Where the first stands. */
  readonly from?: Range
  /** The way to the next, in widths. */
  readonly step?: number
}

/** Silhouettes side by side, one of the names each. */
const row =
  ([only = '', ...others]: readonly string[], { wide, high, from, step = 1 }: Row): Outline =>
  (pen, stage, y, tall) => {
    const { random } = pen
    let d = ground(stage, y)
    for (let x = from === undefined ? 0 : stage.width * random.between(...from); x < stage.width;) {
      const [width, height] = [stage.width * random.between(...wide), tall * random.between(...high)]
      const name = others.length === 0 ? only : random.pick([only, ...others])
      d += moved(silhouette(name), x, y, width / 100, height / 100)
      x += width * step
    }
    return d
  }

/** A quarter of them is broken. */
const ruins: Outline = ({ random }, stage, y, tall) => {
  const wide = stage.width * 0.085
  let d = ground(stage, y)
  for (let x = stage.width * 0.03; x < stage.width; x += wide * 2.1) {
    const high = random.chance(0.25) ? tall * random.between(0.3, 0.6) : tall
    d += moved(silhouette('column'), x, y, wide / 100, high / 100)
  }
  return d
}

const pyramidRow: Outline = (pen, stage, y, tall) => {
  let d = ground(stage, y)
  for (let index = 0; index < 3; index += 1) {
    const half = (tall * pen.random.between(0.5, 1)) / 100
    const x = stage.width * (0.1 + index * 0.4 + pen.random.between(-0.14, 0.14))
    d += moved(silhouette('pyramid-side'), x, y, half, half)
  }
  return d
}

const reeds: Outline = (pen, stage, y, tall) => {
  let d = ''
  for (let x = -0.05; x < 1; x += 0.11) {
    const [bend, high] = [
      stage.width * pen.random.between(-0.12, 0.12),
      stage.height - y + tall * pen.random.between(0.3, 1),
    ]
    d +=
      trace`M${x * stage.width} ${stage.height}q0-${high * 0.5} ${bend}-${high}` +
      trace`q${stage.width * 0.08 - bend * 0.2} ${high * 0.5} ${stage.width * 0.12 - bend} ${high}z`
  }
  return d
}

const trees = row(['fir'], { wide: [0.1, 0.16], high: [0.5, 1] })
const towers = row(['tower-pointed', 'tower-flat', 'tower-flat', 'tower-flat'], { wide: [0.06, 0.14], high: [0.25, 1] })
const mesas = row(['mesa'], { from: [-0.1, 0.08], wide: [0.12, 0.3], high: [0.4, 1], step: 1.25 })
const shards = row(['shard-left', 'shard-straight', 'shard-right'], { wide: [0.05, 0.12], high: [0.2, 1] })

const lake: Layer = (pen, stage) => {
  const { random, tone } = pen
  let glints = ''
  for (let index = 0; index < 14; index += 1) {
    const along = random.next()
    const wide = stage.width * (0.05 + along * 0.25)
    const y = stage.horizon + 4 + (stage.height - stage.horizon) * along * along
    glints += trace`M${stage.lightX - wide / 2 + random.between(-0.5, 0.5) * wide} ${y}h${wide}`
  }
  return (
    pen.wash(
      0,
      stage.horizon,
      stage.width,
      stage.height - stage.horizon,
      pen.linear([mix(tone.sky[2], tone.glow, 0.3), tone.middle, tone.deep]),
    ) + pen.line(glints, fade(lighten(tone.glow, 0.5), 0.5), 2)
  )
}

const grid: Layer = (pen, stage) => {
  const { tone } = pen
  const tall = stage.height - stage.horizon
  let d = ''
  for (let index = -9; index <= 9; index += 1)
    d +=
      trace`M${stage.width / 2 + index * 9} ${stage.horizon}` +
      trace`L${stage.width / 2 + index * stage.width * 0.22} ${stage.height}`
  for (let index = 0; index < 8; index += 1) d += trace`M0 ${stage.horizon + tall * (index / 8) ** 1.9}H${stage.width}`
  return (
    pen.wash(0, stage.horizon, stage.width, tall, pen.linear([mix(tone.deep, tone.accent, 0.45), tone.deep])) +
    pen.line(d, fade(tone.accent, 0.85), 1.6) +
    pen.wash(0, stage.horizon - 2, stage.width, 3, lighten(tone.accent, 0.6))
  )
}

/** Dark leaves in the corners. */
const foliage: Layer = (pen, stage) => {
  const size = (): number => (stage.width / 220) * pen.random.between(0.85, 1.2)
  const fronds = (name: string, ...places: readonly (readonly [x: number, y: number, degrees: number])[]): string =>
    pen.stamp(
      drawing(name)(pen),
      places.map(([x, y, degrees]) => place(x * stage.width, y * stage.height, size(), degrees)),
    )
  return (
    fronds('frond-back', [0.02, 0.3, 75], [1, 0.24, -80], [0.95, 0.72, -50], [0.04, 0.76, 55]) +
    fronds('frond-front', [-0.06, 0.02, 130], [1.06, 0.02, -130], [-0.05, 1.02, 30], [1.05, 1.02, -30])
  )
}

/** The view out of a cave. */
const cave: Layer = (pen, stage) => {
  const { width: w, height: h } = stage
  const { random, tone } = pen
  const rim = (inset: number): string => {
    const points: number[] = []
    for (let index = 0; index < 18; index += 1) {
      const angle = (index / 18) * Math.PI * 2
      const wobble = inset + random.between(-0.05, 0.06)
      points.push(w / 2 + Math.cos(angle) * w * wobble, h * 0.46 + Math.sin(angle) * h * wobble * 0.98)
    }
    return `M0 0V${h}H${w}V0Z${polyline(points)}z`
  }
  return (
    pen.path(rim(0.47), fade(tone.middle, 0.85), 'fill-rule="evenodd"') +
    pen.path(rim(0.56), pen.linear([tone.near, tone.deep]), 'fill-rule="evenodd"')
  )
}

const palms: Layer = (pen, stage) => {
  const { random, tone } = pen
  const palm = (name: string, x: number, size: number, lean: number, color: string): string =>
    group(
      place(x * stage.width, stage.height * 0.99, (size * stage.height) / 400),
      pen.line(trace`M0 0Q${lean * 0.2} -120 ${lean} -210`, color, 9) + group(place(lean, -210), drawing(name)(pen)),
    )
  return (
    palm('palm-near', random.between(0.02, 0.14), random.between(1, 1.3), random.between(20, 60), tone.near) +
    palm(
      'palm-far',
      random.between(0.86, 0.98),
      random.between(0.8, 1.15),
      random.between(-60, -20),
      mix(tone.near, tone.middle, 0.4),
    )
  )
}

export const LAND = {
  mountains: receding(peaks, 0.3),
  hills: receding(swells, 0.1),
  sea: receding(breakers, 0.06),
  forest: receding(trees, 0.26),
  city: receding(towers, 0.3),
  canyon: receding(mesas, 0.26),
  pyramids: receding(pyramidRow, 0.3),
  columns: receding(ruins, 0.34),
  kelp: receding(reeds, 0.34),
  crystals: receding(shards, 0.3),
  lake,
  grid,
  foliage,
  cave,
  palms,
}
