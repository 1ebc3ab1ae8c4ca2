export type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds'

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

/** Whole seconds until `until`, rounded up. Both in ms. */
export const secondsUntil = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / 1000))

export interface TimePartsOptions {
  /** Units to show; a missing one is counted in the next smaller. Default all. */
  units?: readonly TimeUnit[] | undefined
  /** Most units shown, from the largest that is not zero. Default all, zeros too. */
  most?: number | undefined
}

/** Splits seconds into units. Smaller remainders are dropped. */
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

export const partsInSeconds = (parts: readonly TimePart[]) =>
  parts.reduce((sum, { unit, value }) => sum + value * (SECONDS.find(([name]) => name === unit)?.[1] ?? 0), 0)

/** `4:05`, or `1:04:05` from an hour. */
export function clockTime(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
