export const PERIODS = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof PERIODS)[number]

export const isPeriod = (value: unknown): value is LimitPeriod => PERIODS.some((period) => period === value)

const DAY = 86_400_000

/** Milliseconds. A month has 30 days. */
export const PERIOD_MS: Record<LimitPeriod, number> = { day: DAY, week: 7 * DAY, month: 30 * DAY }

/** The calendar period around a moment, in UTC. Weeks begin on Monday. */
export function periodAround(now: number, period: LimitPeriod): { start: number; end: number } {
  const date = new Date(now)
  if (period === 'month') {
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
    return { start: Date.UTC(year, month, 1), end: Date.UTC(year, month + 1, 1) }
  }
  const midnight = date.setUTCHours(0, 0, 0, 0)
  if (period === 'day') return { start: midnight, end: midnight + DAY }
  const start = midnight - ((date.getUTCDay() + 6) % 7) * DAY
  return { start, end: start + 7 * DAY }
}
