import { num, nums } from './svg.ts'

/** Outlines as path data. Most are made once, when a module loads. */

/** Writes path data with relative commands, rounded to a grid so that rounding errors do not add up. */
class Track {
  #x = 0
  #y = 0
  #path = ''
  #command = ''
  readonly #grain: number

  constructor(grain: number) {
    this.#grain = grain
  }

  move(x: number, y: number): void {
    ;[this.#x, this.#y] = [this.#round(x), this.#round(y)]
    this.#path += `M${nums(this.#x, this.#y)}`
  }

  /** The last pair is the end point, earlier pairs are its control points. */
  step(command: string, ...points: readonly number[]): void {
    const steps = points.map((value, index) => this.#round(value) - (index % 2 === 0 ? this.#x : this.#y))
    ;[this.#x, this.#y] = [this.#round(points.at(-2) ?? 0), this.#round(points.at(-1) ?? 0)]
    const text = nums(...steps)
    // A repeated command letter may be left out.
    if (command !== this.#command) this.#path += command + text
    else this.#path += text.startsWith('-') ? text : ` ${text}`
    this.#command = command
  }

  end(closed: boolean): string {
    return closed ? `${this.#path}z` : this.#path
  }

  #round(value: number): number {
    return Math.round(value * this.#grain) / this.#grain
  }
}

/** Steps per unit: tenths for small shapes, whole units for large ones. */
type Grain = 1 | 2 | 10

export const circle = (cx: number, cy: number, r: number): string => ellipse(cx, cy, r, r)

export const ellipse = (cx: number, cy: number, rx: number, ry: number): string => {
  const half = (to: number): string => `a${nums(rx, ry)} 0 1 1 ${num(to)} 0`
  return `M${nums(cx - rx, cy)}${half(rx * 2)}${half(-rx * 2)}z`
}

/** A circle in the opposite direction, which cuts a hole into the shape before it. */
export const hole = (cx: number, cy: number, r: number): string =>
  `M${nums(cx + r, cy)}a${nums(r, r)} 0 1 0 ${num(-r * 2)} 0a${nums(r, r)} 0 1 0 ${num(r * 2)} 0z`

export const box = (x: number, y: number, width: number, height: number, r = 0): string => {
  if (r === 0) return `M${nums(x, y)}h${num(width)}v${num(height)}h${num(-width)}z`
  const arc = (dx: number, dy: number): string => `a${nums(r, r)} 0 0 1 ${nums(dx, dy)}`
  return (
    `M${nums(x + r, y)}h${num(width - 2 * r)}${arc(r, r)}v${num(height - 2 * r)}${arc(-r, r)}` +
    `h${num(2 * r - width)}${arc(-r, -r)}v${num(2 * r - height)}${arc(r, -r)}z`
  )
}

/** Straight lines through the points `x, y, x, y, …`. */
export const polygon = (points: readonly number[], closed = true, grain: Grain = 10): string => {
  const track = new Track(grain)
  track.move(points[0] as number, points[1] as number)
  for (let index = 2; index + 1 < points.length; index += 2)
    track.step('l', points[index] as number, points[index + 1] as number)
  return track.end(closed)
}

/** A star. With equal radii a regular polygon of twice as many corners. */
export const star = (tips: number, outer: number, inner: number, turn = 0, cx = 0, cy = 0): string => {
  const points: number[] = []
  for (let index = 0; index < tips * 2; index += 1) {
    const angle = (index / tips) * Math.PI - Math.PI / 2 + turn
    const radius = index % 2 === 0 ? outer : inner
    points.push(cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius)
  }
  return polygon(points, true, outer > 24 ? 1 : 10)
}

export const regular = (corners: number, radius: number, turn = 0, cx = 0, cy = 0): string => {
  const points: number[] = []
  for (let index = 0; index < corners; index += 1) {
    const angle = (index / corners) * Math.PI * 2 - Math.PI / 2 + turn
    points.push(cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius)
  }
  return polygon(points, true, radius > 24 ? 1 : 10)
}

/** A smooth line through the points (Catmull-Rom as cubic curves). */
export const smooth = (points: readonly number[], closed = true, tension = 1, grain: Grain = 2): string => {
  const count = points.length / 2
  const point = (index: number): readonly [number, number] => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return [points[wrapped * 2] as number, points[wrapped * 2 + 1] as number]
  }
  const track = new Track(grain)
  track.move(...point(0))
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [p0, p1, p2, p3] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const bend = tension / 6
    track.step(
      'c',
      p1[0] + (p2[0] - p0[0]) * bend,
      p1[1] + (p2[1] - p0[1]) * bend,
      p2[0] - (p3[0] - p1[0]) * bend,
      p2[1] - (p3[1] - p1[1]) * bend,
      ...p2,
    )
  }
  return track.end(closed)
}

const mirrored = (right: readonly number[]): number[] => {
  const points = [...right]
  for (let index = right.length - 2; index >= 0; index -= 2) {
    const x = right[index] as number
    if (Math.abs(x) > 0.01) points.push(-x, right[index + 1] as number)
  }
  return points
}

/** A closed shape from its right half, which runs from the top downwards. Points on the axis are used once. */
export const smoothPair = (right: readonly number[], tension = 1): string => smooth(mirrored(right), true, tension)
