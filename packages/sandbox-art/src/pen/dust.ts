import { fade, lighten, mix } from './color.ts'
import type { Pen } from './pen.ts'
import { whole } from './svg.ts'

const DUSTS = ['sparks', 'embers', 'bubbles', 'snow', 'petals', 'glints', 'leaves', 'none'] as const

/** Small particles in front of the subject. */
export type Dust = (typeof DUSTS)[number]

export const dustNamed = (name: string): Dust => {
  const found = DUSTS.find((one) => one === name)
  if (found === undefined) throw new RangeError(`No dust is called ${name}`)
  return found
}

const at = (pen: Pen, width: number, height: number): string =>
  `M${whole(pen.random.between(0.02, 0.98) * width)} ${whole(pen.random.between(0.03, 0.95) * height)}`

const many = (pen: Pen, width: number, height: number, count: number, mark: string): string =>
  Array.from({ length: count }, () => at(pen, width, height) + mark).join('')

/** A four-pointed star. */
const twinkle = (size: number): string => {
  const [a, b] = [whole(size / 6), whole((size * 5) / 6)]
  return `m0-${whole(size)}l${a} ${b} ${b} ${a}-${b} ${a}-${a} ${b}-${a}-${b}-${b}-${a} ${b}-${a}z`
}

export const dust = (pen: Pen, kind: Dust, width: number, height: number): string => {
  const { tone } = pen
  const bright = lighten(tone.glow, 0.65)
  const scatter = (count: number, mark: string): string => many(pen, width, height, count, mark)
  switch (kind) {
    case 'sparks': {
      return pen.path(scatter(9, twinkle(6)) + scatter(5, twinkle(12)), bright)
    }
    case 'glints': {
      return (
        pen.line(scatter(16, 'h0'), fade(bright, 0.9), 2) +
        pen.line(scatter(6, 'h0'), bright, 3.6) +
        pen.path(scatter(4, twinkle(12)), '#ffffff')
      )
    }
    case 'embers': {
      const hot = mix('#ffb02e', bright, 0.35)
      return pen.line(scatter(18, 'q2-2 0-4'), hot, 2) + pen.path(scatter(8, 'q5-4 3-12q-7 6-3 12z'), hot)
    }
    case 'bubbles': {
      return (
        pen.line(scatter(10, 'a3 3 0 1 0 1 0'), fade(bright, 0.75), 1) +
        pen.path(scatter(5, 'a9 9 0 1 0 1 0z'), fade(bright, 0.16), `stroke="${fade(bright, 0.7)}"`)
      )
    }
    case 'snow': {
      return (
        pen.line(scatter(18, 'h0'), '#ffffffd9', 2.4) +
        pen.line(scatter(10, 'h0'), '#ffffffb3', 5) +
        pen.line(scatter(4, 'h0'), '#ffffff66', 12)
      )
    }
    case 'petals': {
      return (
        pen.path(scatter(7, 'c8 3 10 9 6 14c-7-2-9-8-6-14z'), lighten(tone.accent, 0.5)) +
        pen.path(scatter(6, 'c-3 8 1 13 6 13c2-6 0-11-6-13z'), tone.accent)
      )
    }
    case 'leaves': {
      return (
        pen.path(scatter(5, 'c9 1 13 9 12 17c-9-2-13-8-12-17z'), mix(tone.accent, '#9ede3d', 0.5)) +
        pen.path(scatter(5, 'c-4 8-1 14 5 17c3-7 1-13-5-17z'), mix(tone.middle, '#9ede3d', 0.5))
      )
    }
    case 'none': {
      return ''
    }
  }
}
