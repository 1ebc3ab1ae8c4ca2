import { fade, lighten, mix } from '../pen/color.ts'
import { drawing } from '../drawings/drawing.ts'
import { group, place, trace } from '../pen/svg.ts'
import { particles } from './particles.ts'
import type { Layer } from './scene.ts'

const reach = (stage: { width: number; height: number }): number => Math.hypot(stage.width, stage.height)

/** The base layer of every picture. */
export const air: Layer = (pen, stage) =>
  pen.wash(0, 0, stage.width, stage.height, pen.linear([...pen.tone.sky, mix(pen.tone.sky[2], pen.tone.deep, 0.4)])) +
  pen.light(stage.lightX, stage.lightY, Math.min(stage.width, stage.height) * 0.82)

const rays: Layer = (pen, stage) => {
  const count = pen.random.whole(9, 16)
  const far = reach(stage)
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2
    const half = (Math.PI / count) * pen.random.between(0.3, 0.62)
    d +=
      trace`M0 0L${Math.cos(angle - half) * far} ${Math.sin(angle - half) * far}` +
      trace`L${Math.cos(angle + half) * far} ${Math.sin(angle + half) * far}Z`
  }
  return group(
    place(stage.lightX, stage.lightY, 1, pen.random.between(0, 40)),
    pen.path(
      d,
      pen.radial([
        fade(pen.tone.glow, 0.7),
        fade(mix(pen.tone.glow, pen.tone.sky[2], 0.6), 0.4),
        fade(pen.tone.sky[2], 0.12),
        fade(pen.tone.sky[2], 0),
      ]),
    ),
  )
}

const shafts: Layer = (pen, stage) => {
  let d = ''
  for (let index = 0; index < 5; index += 1) {
    const x = stage.width * pen.random.between(-0.1, 1)
    const [thin, wide] = [stage.width * pen.random.between(0.02, 0.06), stage.width * pen.random.between(0.1, 0.24)]
    const lean = stage.width * pen.random.between(-0.4, -0.1)
    d += trace`M${x} 0h${thin}L${x + wide + lean} ${stage.height * 0.86}h${-wide}Z`
  }
  return pen.path(d, pen.linear([fade(lighten(pen.tone.glow, 0.3), 0.42), fade(pen.tone.glow, 0)]))
}

const bokeh: Layer = (pen, stage) => {
  const { random, tone } = pen
  const soft = [
    pen.radial([fade(tone.glow, 0.1), fade(tone.glow, 0.2), fade(tone.glow, 0.55), fade(tone.glow, 0)]),
    pen.radial([fade(tone.accent, 0.1), fade(tone.accent, 0.22), fade(tone.accent, 0.5), fade(tone.accent, 0)]),
  ]
  let lamps = ''
  for (let index = 0; index < 9; index += 1) {
    const r = stage.width * random.between(0.03, 0.13)
    lamps += pen.disc(
      Math.round(random.between(0, stage.width)),
      Math.round(random.between(0, stage.height)),
      Math.round(r),
      random.pick(soft),
    )
  }
  return lamps
}

const sprinkled = particles('stars', { x: [0, 1], y: [0, 0.92] })
const stars: Layer = (pen, { width, height }) => sprinkled(pen, width, height)

const nebula: Layer = (pen, stage) => {
  const { random } = pen
  const at = (): string =>
    place(
      random.between(0.1, 0.9) * stage.width,
      random.between(0.1, 0.9) * stage.height,
      (stage.width * 0.75) / 100,
      random.between(-60, 60),
    )
  return ['nebula-accent', 'nebula-glow', 'nebula-dark'].map((name) => group(at(), drawing(name)(pen))).join('')
}

/** A drawing of the radius 100 at the light, of a radius by the seed. */
const disc =
  (name: string, low: number, high: number): Layer =>
  (pen, { width, lightX, lightY }) =>
    group(place(lightX, lightY, (width * pen.random.between(low, high)) / 100), drawing(name)(pen))

const sun = disc('sun', 0.22, 0.34)
const moon = disc('moon', 0.2, 0.3)

const clouds: Layer = (pen, stage) => {
  const { random, tone } = pen
  const bank = (y: number, color: string, opacity: number): string => {
    let d = trace`M${-stage.width * random.between(0, 0.15)} ${stage.height}V${y}`
    for (let x = -0.1; x < 1.1;) {
      const wide = random.between(0.12, 0.26)
      d += trace`a${wide * 56} ${wide * random.between(40, 62)} 0 0 1 ${wide * stage.width} ${random.between(-10, 10)}`
      x += wide
    }
    return pen.path(
      `${d}V${stage.height}z`,
      pen.linear([
        fade(lighten(color, 0.5), opacity),
        fade(color, opacity * 0.9),
        fade(mix(color, tone.deep, 0.6), opacity),
      ]),
    )
  }
  return (
    bank(stage.height * 0.56, mix(tone.sky[2], tone.glow, 0.5), 0.4) +
    bank(stage.height * 0.7, mix(tone.sky[2], tone.glow, 0.2), 0.7) +
    bank(stage.height * 0.86, mix(tone.sky[1], tone.sky[2], 0.4), 0.95)
  )
}

const aurora: Layer = (pen, stage) => {
  const { random, tone } = pen
  const curtain = (color: string, y: number): string => {
    const [a, b, c] = [random.between(-0.12, 0.12), random.between(-0.15, 0.15), random.between(-0.12, 0.12)]
    const h = stage.height
    const w = stage.width
    return pen.path(
      trace`M0 ${h * (y + a)}` +
        trace`C${w * 0.3} ${h * (y + b)} ${w * 0.6} ${h * (y - b)} ${w} ${h * (y + c)}` +
        trace`V${h * (y + c + 0.34)}` +
        trace`C${w * 0.6} ${h * (y - b + 0.3)} ${w * 0.3} ${h * (y + b + 0.36)} 0 ${h * (y + a + 0.3)}` +
        trace`Z`,
      pen.linear([fade(color, 0), fade(color, 0.65), fade(color, 0)]),
    )
  }
  return curtain(tone.accent, 0.06) + curtain(tone.glow, 0.2)
}

export const SKY = { rays, shafts, bokeh, stars, nebula, sun, moon, clouds, aurora }
