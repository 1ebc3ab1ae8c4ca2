import { num, nums } from './svg.ts'

/** Outlines as path data, of whole numbers where they are large. */

export const circle = (cx: number, cy: number, r: number): string => {
  const half = (to: number): string => `a${nums(r, r)} 0 1 1 ${num(to)} 0`
  return `M${nums(cx - r, cy)}${half(r * 2)}${half(-r * 2)}z`
}

/** Straight lines through the points `x, y, x, y, …`. */
export const polyline = (points: readonly number[]): string => `M${nums(...points.map(Math.round))}`

/** A smooth line through the points (Catmull-Rom as cubic curves). */
export const smooth = (points: readonly number[]): string => {
  const last = points.length / 2 - 1
  const at = (index: number): readonly [number, number] => {
    const place = Math.max(0, Math.min(last, index)) * 2
    return [points[place] as number, points[place + 1] as number]
  }
  let d = polyline(at(0))
  for (let index = 0; index < last; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const bent = (point: typeof from, ahead: typeof from, behind: typeof from): number[] => [
      point[0] + (ahead[0] - behind[0]) / 6,
      point[1] + (ahead[1] - behind[1]) / 6,
    ]
    d += `C${nums(...[...bent(from, to, before), ...bent(to, from, after), ...to].map(Math.round))}`
  }
  return d
}

/** Path data scaled, then moved. It has no arcs. */
export const moved = (d: string, x: number, y: number, scaleX = 1, scaleY = 1): string =>
  d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_all, command: string, rest: string) => {
    const isRelative = command === command.toLowerCase()
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map((text, index) => {
      const isAcross = command.toUpperCase() === 'H' || (command.toUpperCase() !== 'V' && index % 2 === 0)
      return Math.round(Number(text) * (isAcross ? scaleX : scaleY) + (isRelative ? 0 : isAcross ? x : y))
    })
    return command + nums(...numbers)
  })
