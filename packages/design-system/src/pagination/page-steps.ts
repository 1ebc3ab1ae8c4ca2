/** A page, or a gap for omitted pages. */
export type PageStep = number | 'gap'

/**
 * First, last, current page and `around` neighbours. A constant number of steps for a `count`, so buttons do not move.
 */
export function pageSteps(page: number, count: number, around = 1): PageStep[] {
  const room = 2 * around + 5
  if (count <= room) return range(1, count)
  const from = Math.min(Math.max(page - around, 3), count - 2 * around - 2)
  const to = from + 2 * around
  return [
    1,
    ...(from > 3 ? (['gap'] as const) : [2]),
    ...range(from, to),
    ...(to < count - 2 ? (['gap'] as const) : [count - 1]),
    count,
  ]
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
