import { fade, lighten, mix } from '../pen/color.ts'
import type { Pen } from '../pen/pen.ts'
import { polygon, smooth, smoothPair } from '../pen/shape.ts'
import { group, place, trace, whole } from '../pen/svg.ts'
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
  return `${polygon(points, false, 1)}V${stage.height}H0Z`
}

const swells: Outline = (pen, stage, y, tall) => {
  const points: number[] = []
  for (let index = 0; index <= 4; index += 1) points.push((index * stage.width) / 4, y - pen.random.between(0, tall))
  return `${smooth(points, false, 1, 1)}V${stage.height}H0Z`
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

const firs: Outline = (pen, stage, y, tall) => {
  let d = trace`M0 ${stage.height}V${y}`
  for (let x = 0; x < stage.width;) {
    const wide = stage.width * pen.random.between(0.1, 0.16)
    const high = tall * pen.random.between(0.5, 1)
    const [a, b] = [whole(wide * 0.22), whole(high / 3)]
    d +=
      trace`h${wide * 0.1}l${a}-${b}h-${wide * 0.08}l${a}-${b}h-${wide * 0.08}l${a}-${b} ${a} ${b}` +
      trace`h-${wide * 0.08}l${a} ${b}h-${wide * 0.08}l${a} ${b}`
    x += wide
  }
  return `${d}V${stage.height}z`
}

const towers: Outline = (pen, stage, y, tall) => {
  let d = trace`M0 ${stage.height}V${y}`
  for (let x = 0; x < stage.width;) {
    const wide = stage.width * pen.random.between(0.06, 0.14)
    const high = tall * pen.random.between(0.25, 1)
    d += pen.random.chance(0.25)
      ? trace`L${x} ${y - high * 0.85}L${x + wide / 2} ${y - high}L${x + wide} ${y - high * 0.85}`
      : trace`L${x} ${y - high}h${wide}`
    x += wide
  }
  return `${d}V${stage.height}Z`
}

const mesas: Outline = (pen, stage, y, tall) => {
  let d = trace`M0 ${stage.height}V${y}`
  for (let x = stage.width * pen.random.between(-0.1, 0.08); x < stage.width;) {
    const wide = stage.width * pen.random.between(0.12, 0.3)
    const high = tall * pen.random.between(0.4, 1)
    d +=
      trace`L${x} ${y}l${wide * 0.1} ${-high * 0.5}l${wide * 0.05} ${-high * 0.5}h${wide * 0.6}` +
      trace`l${wide * 0.06} ${high * 0.5}l${wide * 0.12} ${high * 0.5}`
    x += wide * 1.25
  }
  return trace`${d}L${stage.width} ${y}V${stage.height}Z`
}

const pyramidRow: Outline = (pen, stage, y, tall) => {
  let d = ''
  for (let index = 0; index < 3; index += 1) {
    const half = tall * pen.random.between(0.5, 1)
    const x = stage.width * (0.1 + index * 0.4 + pen.random.between(-0.14, 0.14))
    d += trace`M${x - half} ${y}L${x} ${y - half * 0.9}L${x + half} ${y}Z`
  }
  return trace`${d}M0 ${y}H${stage.width}V${stage.height}H0Z`
}

const ruins: Outline = (pen, stage, y, tall) => {
  let d = trace`M0 ${y}H${stage.width}V${stage.height}H0Z`
  const wide = stage.width * 0.085
  for (let x = stage.width * 0.03; x < stage.width; x += wide * 2.1) {
    const high = pen.random.chance(0.25) ? tall * pen.random.between(0.3, 0.6) : tall
    d +=
      trace`M${x} ${y}v${-high * 0.86}h${-wide * 0.16}v${-high * 0.14}h${wide * 1.32}v${high * 0.14}` +
      trace`h${-wide * 0.16}v${high * 0.86}Z`
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

const spikes: Outline = (pen, stage, y, tall) => {
  let d = trace`M0 ${stage.height}V${y}`
  for (let x = 0; x < stage.width;) {
    const wide = stage.width * pen.random.between(0.05, 0.12)
    const high = tall * pen.random.between(0.2, 1)
    d += trace`L${x} ${y}L${x + wide * pen.random.between(0.25, 0.75)} ${y - high}`
    x += wide
  }
  return trace`${d}L${stage.width} ${y}V${stage.height}Z`
}

const mountains = receding(peaks, 0.3)
const hills = receding(swells, 0.1)
const sea = receding(breakers, 0.06)
const forest = receding(firs, 0.26)
const city = receding(towers, 0.3)
const canyon = receding(mesas, 0.26)
const pyramids = receding(pyramidRow, 0.3)
const columns = receding(ruins, 0.34)
const kelp = receding(reeds, 0.34)
const crystals = receding(spikes, 0.3)

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

const fan = (id: string, lobes: number): string => {
  const leaf = smoothPair([0, -100, 10, -70, 13, -40, 9, -10, 0, 0])
  const turns = Array.from({ length: lobes }, (_, index) => whole(-85 + (index * 170) / (lobes - 1)))
  const leaves = turns.map((turn) => `<use href="#${id}" transform="rotate(${turn})"/>`)
  return `<path id="${id}" d="${leaf}"/>${leaves.join('')}`
}

/** Dark leaves in the corners. */
const foliage: Layer = (pen, stage) => {
  const { random, tone } = pen
  const id = pen.id()
  const at = (x: number, y: number, degrees: number): string =>
    place(x * stage.width, y * stage.height, (stage.width / 220) * random.between(0.85, 1.2), degrees)
  const frond = (x: number, y: number, degrees: number, color: string): string =>
    `<use href="#${id}" fill="${color}" transform="${at(x, y, degrees)}"/>`
  const [back, front] = [mix(tone.middle, tone.sky[2], 0.25), mix(tone.near, tone.deep, 0.4)]
  return (
    `<defs><g id="${id}">${fan(pen.id(), 6)}</g></defs>` +
    frond(0.02, 0.3, 75, back) +
    frond(1, 0.24, -80, back) +
    frond(0.95, 0.72, -50, back) +
    frond(0.04, 0.76, 55, back) +
    frond(-0.06, 0.02, 130, front) +
    frond(1.06, 0.02, -130, front) +
    frond(-0.05, 1.02, 30, front) +
    frond(1.05, 1.02, -30, front)
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
    return `M0 0V${h}H${w}V0Z${polygon(points, true, 1)}`
  }
  return (
    pen.path(rim(0.47), fade(tone.middle, 0.85), 'fill-rule="evenodd"') +
    pen.path(rim(0.56), pen.linear([tone.near, tone.deep]), 'fill-rule="evenodd"')
  )
}

const palms: Layer = (pen, stage) => {
  const { random, tone } = pen
  const palm = (x: number, size: number, lean: number, color: string): string =>
    group(
      `${place(x * stage.width, stage.height * 0.99, (size * stage.height) / 400)}`,
      pen.line(trace`M0 0Q${lean * 0.2} -120 ${lean} -210`, color, 9) +
        group(
          place(lean, -210),
          [-150, -105, -60, -10, 40, 75]
            .map((degrees) => `<path transform="rotate(${degrees})" d="M0 0Q40 -34 92 4Q40 -12 0 0"/>`)
            .join(''),
          ` fill="${color}"`,
        ),
    )
  return (
    palm(random.between(0.02, 0.14), random.between(1, 1.3), random.between(20, 60), tone.near) +
    palm(
      random.between(0.86, 0.98),
      random.between(0.8, 1.15),
      random.between(-60, -20),
      mix(tone.near, tone.middle, 0.4),
    )
  )
}

export const LAND = {
  mountains,
  hills,
  sea,
  forest,
  city,
  canyon,
  pyramids,
  columns,
  kelp,
  crystals,
  lake,
  grid,
  foliage,
  cave,
  palms,
}
