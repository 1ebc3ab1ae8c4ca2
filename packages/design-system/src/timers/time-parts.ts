export type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds'

/** A figure of a countdown and what it counts. */
export interface TimePart {
  unit: TimeUnit
  value: number
}

const SECONDS: readonly (readonly [TimeUnit, number])[] = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
]

/** Whole seconds until `until`, rounded up: a countdown shows 0 only when the time has come. Both in ms. */
export const secondsUntil = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / 1000))

export interface TimePartsOptions {
  /** Which figures there are; what a missing one would count goes into the next smaller. Default all four. */
  units?: readonly TimeUnit[] | undefined
  /** At most so many of them, from the largest that is not zero. Default all, zeros too. */
  most?: number | undefined
}

/** Takes whole seconds apart. What is smaller than the last figure is left out. */
export function timeParts(seconds: number, { units, most }: TimePartsOptions = {}): TimePart[] {
  let rest = seconds
  const parts = SECONDS.filter(([unit]) => !units || units.includes(unit)).map(([unit, length]) => {
    const value = Math.floor(rest / length)
    rest -= value * length
    return { unit, value }
  })
  if (most === undefined) return parts
  const largest = parts.findIndex(({ value }) => value > 0)
  const first = largest === -1 ? parts.length - 1 : largest
  return parts.slice(first, first + most)
}

/** Seconds that the parts amount to: two times with the same sum look the same. */
export const partsInSeconds = (parts: readonly TimePart[]) =>
  parts.reduce((sum, { unit, value }) => sum + value * (SECONDS.find(([name]) => name === unit)?.[1] ?? 0), 0)

/** `4:05`, or `1:04:05` from an hour on. */
export function clockTime(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
