import { drawing } from '../drawings/drawing.ts'
import { fade, lighten, mix } from '../pen/color.ts'
import { circle } from '../pen/shape.ts'
import { group, part, place, trace } from '../pen/svg.ts'
import type { Layer } from './scene.ts'

const sunburst: Layer = (pen, stage) => {
  const name = pen.random.pick(['sunburst-twelve', 'sunburst-sixteen', 'sunburst-twenty'])
  const size = Math.hypot(stage.width, stage.height) / 1000
  return group(place(stage.lightX, stage.lightY, size, pen.random.between(0, 20)), drawing(name)(pen))
}

const quilt: Layer = (pen, stage) => {
  const { tone } = pen
  const w = Math.round(stage.width / pen.random.whole(4, 6))
  const h = Math.round(w * 1.24)
  const lit = fade(lighten(tone.sky[2], 0.3), 0.16)
  return pen.tiles(
    stage.width,
    stage.height,
    w,
    h,
    pen.path(trace`M0 0h${w}L${w / 2} ${h / 2}zM0 ${h}h${w}L${w / 2} ${h / 2}z`, lit) +
      pen.line(`M0 0L${w} ${h}M${w} 0L0 ${h}`, fade(tone.deep, 0.5), 2) +
      pen.line(trace`M${w / 2} ${h / 2}h0M0 0h0M${w} 0h0M0 ${h}h0M${w} ${h}h0`, fade(tone.glow, 0.9), 5),
  )
}

const curtains: Layer = (pen, { width, height }) =>
  group(`scale(${width / 1000} ${height / 1000})`, drawing('stage-curtains')(pen))

const spotlights: Layer = (pen, { width, height }) => {
  const { random } = pen
  const places = [
    place(width * 0.06, -10, 1, -random.between(12, 26)),
    place(width * 0.94, -10, 1, random.between(12, 26)),
    ...(random.chance(0.5) ? [place(width * 0.5, -10)] : []),
  ]
  const size = `scale(${part(width * 0.0028)} ${part(height * 0.0095)})`
  return pen.stamp(
    drawing('light-beam')(pen),
    places.map((at) => at + size),
  )
}

const circuit: Layer = (pen, stage) => {
  const { random, tone } = pen
  let d = ''
  let dots = ''
  for (let index = 0; index < 12; index += 1) {
    const [x, y] = [random.between(0, stage.width), random.between(0, stage.height)]
    const [long, turn] = [stage.width * random.between(0.08, 0.25), stage.width * random.between(-0.1, 0.1)]
    d += trace`M${x} ${y}h${long}l${Math.abs(turn)} ${turn}v${long}`
    dots += circle(x, y, 3)
  }
  return pen.line(d, fade(tone.accent, 0.35), 2) + pen.path(dots, fade(tone.accent, 0.7))
}

const honeycomb: Layer = (pen, stage) => {
  const size = stage.width / 7
  let d = ''
  for (let row = 0; row * size * 1.5 < stage.height + size; row += 1) {
    for (let column = 0; column <= 4; column += 1) {
      if (pen.random.chance(0.55)) continue
      const r = size * 0.9
      d +=
        trace`M${(column + (row % 2) / 2) * size * 1.74} ${row * size * 1.5 - r}l${r * 0.87} ${r / 2}` +
        trace`v${r}l${-r * 0.87} ${r / 2}l${-r * 0.87} ${-r / 2}v${-r}z`
    }
  }
  return pen.path(
    d,
    pen.linear([fade(pen.tone.accent, 0.3), fade(pen.tone.glow, 0.08)]),
    `stroke="${fade(pen.tone.glow, 0.25)}"`,
  )
}

const ripples: Layer = (pen, { width, lightX, lightY }) =>
  group(place(lightX, lightY, width / 100), drawing('ripples')(pen))

const deco: Layer = (pen, stage) => {
  const w = Math.round(stage.width / 4)
  const h = w / 2
  const arcs = (x: number, y: number): string =>
    [0.5, 0.34, 0.18].map((r) => trace`M${x - w * r} ${y}a${w * r} ${w * r} 0 0 1 ${w * 2 * r} 0`).join('')
  return pen.tiles(
    stage.width,
    stage.height,
    w,
    w,
    pen.line(arcs(w / 2, h) + arcs(0, w) + arcs(w, w), fade(pen.tone.glow, 0.28), 1.6),
  )
}

const warp: Layer = (pen, stage) => {
  const { random, tone } = pen
  let d = ''
  const far = Math.hypot(stage.width, stage.height) * 0.6
  for (let index = 0; index < 46; index += 1) {
    const angle = random.between(0, Math.PI * 2)
    const [from, thick] = [far * random.between(0.22, 0.6), random.between(0.004, 0.013)]
    const to = from + far * random.between(0.15, 0.6)
    d +=
      trace`M${Math.cos(angle) * from} ${Math.sin(angle) * from}` +
      trace`L${Math.cos(angle - thick) * to} ${Math.sin(angle - thick) * to}` +
      trace`L${Math.cos(angle + thick) * to} ${Math.sin(angle + thick) * to}Z`
  }
  return group(place(stage.lightX, stage.lightY), pen.path(d, fade(mix(tone.glow, '#ffffff', 0.4), 0.6)))
}

const confetti: Layer = (pen, stage) => {
  const { random, tone } = pen
  return [tone.glow, tone.accent, lighten(tone.accent, 0.5), '#ffffff']
    .map((color) => {
      let d = ''
      for (let index = 0; index < 6; index += 1) {
        const [long, lean] = [random.between(5, 11), random.between(-5, 5)]
        d +=
          trace`M${random.between(0, stage.width)} ${random.between(0, stage.height * 0.9)}` +
          trace`l${long} ${lean} 2 4 ${-long} ${-lean}z`
      }
      return pen.path(d, fade(color, 0.85))
    })
    .join('')
}

const gears: Layer = (pen, stage) => {
  const gear = (name: string, x: number, y: number, r: number): string =>
    group(
      place(x * stage.width, y * stage.height, (r * stage.width) / 100, pen.random.between(0, 30)),
      drawing(name)(pen),
    )
  return gear('gear-far', 0.08, 0.22, 0.4) + gear('gear-middle', 0.95, 0.4, 0.5) + gear('gear-near', 0.12, 0.86, 0.46)
}

export const HALL = { sunburst, quilt, curtains, spotlights, circuit, honeycomb, ripples, deco, warp, confetti, gears }
