/** A page to go to, or a gap that stands for those left out. */
export type PageStep = number | 'gap'

/**
 * Pages to offer: first, last, the current one and its neighbours. A gap stands for two pages at least, so that no click
 * would only open it. Always as many steps for the same `count`: nothing moves under the finger.
 * @param page the current one, from 1
 * @param around neighbours on each side
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
