import { darken, fade, lighten, mix } from '../pen/color.ts'
import { circle, hole, star } from '../pen/shape.ts'
import { group, place, trace } from '../pen/svg.ts'
import type { Layer } from './scene.ts'

const sunburst: Layer = (pen, stage) => {
  const { tone, random } = pen
  const count = random.pick([12, 16, 20])
  const far = Math.hypot(stage.width, stage.height)
  let d = ''
  for (let index = 0; index < count; index += 1) {
    const [from, to] = [((index * 2) / count) * Math.PI, ((index * 2 + 1) / count) * Math.PI]
    d += trace`M0 0L${Math.cos(from) * far} ${Math.sin(from) * far}L${Math.cos(to) * far} ${Math.sin(to) * far}Z`
  }
  return group(
    place(stage.lightX, stage.lightY, 1, random.between(0, 20)),
    pen.path(d, fade(mix(tone.glow, tone.sky[2], 0.35), 0.42)),
  )
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

const curtains: Layer = (pen, stage) => {
  const { tone } = pen
  const { width: w, height: h } = stage
  const cloth = pen.linear(
    [
      darken(tone.accent, 0.6),
      tone.accent,
      darken(tone.accent, 0.5),
      mix(tone.accent, '#ffffff', 0.15),
      darken(tone.accent, 0.65),
    ],
    0,
  )
  const fold = (x: number, wide: number, pull: number): string =>
    pen.path(
      trace`M${x} 0h${wide}` +
        trace`C${x + wide} ${h * 0.4} ${x + wide + pull} ${h * 0.6} ${x + wide + pull * 0.4} ${h * 0.86}` +
        trace`H${x}Z`,
      cloth,
    )
  const side = fold(0, w * 0.17, -w * 0.08) + fold(w * 0.09, w * 0.15, -w * 0.16)
  return (
    pen.path(trace`M0 ${h * 0.84}H${w}V${h}H0Z`, pen.linear([mix(tone.middle, tone.glow, 0.3), tone.deep])) +
    side +
    group(`translate(${w} 0)scale(-1 1)`, side) +
    pen.path(
      trace`M0 0H${w}V${h * 0.06}Q${w * 0.875} ${h * 0.14} ${w * 0.75} ${h * 0.07}` +
        trace`Q${w * 0.625} ${h * 0.14} ${w * 0.5} ${h * 0.07}` +
        trace`Q${w * 0.375} ${h * 0.14} ${w * 0.25} ${h * 0.07}Q${w * 0.125} ${h * 0.14} 0 ${h * 0.06}` +
        trace`Z`,
      pen.linear([tone.accent, darken(tone.accent, 0.55)]),
    )
  )
}

const spotlights: Layer = (pen, stage) => {
  const { width: w, height: h } = stage
  const beam = pen.linear([fade(lighten(pen.tone.glow, 0.5), 0.7), fade(pen.tone.glow, 0.1), fade(pen.tone.glow, 0)])
  const cone = (x: number, degrees: number): string =>
    group(place(x, -10, 1, degrees), pen.path(trace`M-8 0H8L${w * 0.28} ${h * 0.95}H${-w * 0.28}Z`, beam))
  return (
    cone(w * 0.06, -pen.random.between(12, 26)) +
    cone(w * 0.94, pen.random.between(12, 26)) +
    (pen.random.chance(0.5) ? cone(w * 0.5, 0) : '')
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

const ripples: Layer = (pen, stage) => {
  let d = ''
  for (let index = 1; index < 8; index += 1) d += circle(stage.lightX, stage.lightY, stage.width * 0.13 * index)
  return pen.line(d, fade(pen.tone.glow, 0.2), Math.round(stage.width * 0.035))
}

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
  const { random, tone } = pen
  const wheel = (x: number, y: number, r: number, color: string): string =>
    group(
      place(x * stage.width, y * stage.height, (r * stage.width) / 100, random.between(0, 30)),
      pen.path(`${star(14, 100, 82)}${hole(0, 0, 60)}`, color) +
        pen.line('M-66 0H66M0-66V66', color, 14) +
        `<circle r="22" fill="${color}"/>`,
    )
  return (
    wheel(0.08, 0.22, 0.4, fade(tone.far, 0.8)) +
    wheel(0.95, 0.4, 0.5, fade(tone.middle, 0.8)) +
    wheel(0.12, 0.86, 0.46, fade(tone.near, 0.9))
  )
}

export const HALL = { sunburst, quilt, curtains, spotlights, circuit, honeycomb, ripples, deco, warp, confetti, gears }
