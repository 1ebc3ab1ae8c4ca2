export type StepUnit = 'day' | 'month' | 'year'

/**
 * Where `count` steps begin and the last one ends, in the time zone of the host: a day may have 23 or 25 hours. The last one
 * holds `now`.
 */
export function stepBounds(unit: StepUnit, count: number, now: number): readonly [first: number, ...rest: number[]] {
  const today = new Date(now)
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()]
  const bound = (at: number): number => {
    const later = at + 1 - count
    if (unit === 'year') return new Date(year + later, 0).getTime()
    return (unit === 'month' ? new Date(year, month + later) : new Date(year, month, day + later)).getTime()
  }
  return [bound(0), ...Array.from({ length: count }, (_, at) => bound(at + 1))]
}
