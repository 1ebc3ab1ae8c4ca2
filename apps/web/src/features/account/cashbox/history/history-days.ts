import type { PageParameter, PageQuery } from '#shared/site/page-parameters.ts'

/** Days as the address and the form hold them: `YYYY-MM-DD` in the player's time zone, both included; empty for none. */
export interface HistoryDays {
  readonly from: string
  readonly to: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Ignores what is no day. */
export function readDays(query: PageQuery): HistoryDays {
  const day = (name: PageParameter) => (dayStart(query.get(name) ?? '') === null ? '' : (query.get(name) ?? ''))
  return { from: day('from'), to: day('to') }
}

export function writeDays(query: URLSearchParams, { from, to }: HistoryDays): void {
  if (from) query.set('from', from)
  if (to) query.set('to', to)
}

/** Whether the range ends before it begins. `YYYY-MM-DD` sorts as text. */
export const isTimeBackwards = ({ from, to }: HistoryDays): boolean => from !== '' && to !== '' && to < from

/** Milliseconds since 1970, `to` excluded; null: no bound. */
export const timesOf = ({ from, to }: HistoryDays) => ({ from: dayStart(from), to: dayStart(to, 1) })

/** Midnight of a day, plus `later` days, in the player's time zone; null for an invalid day. */
function dayStart(day: string, later = 0): number | null {
  if (!DAY.test(day)) return null
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const start = new Date(year, month - 1, date + later)
  const isDay = later > 0 || (start.getMonth() === month - 1 && start.getDate() === date)
  return isDay && !Number.isNaN(start.getTime()) ? start.getTime() : null
}

/** The day of a moment, in the player's time zone. */
export function dayOf(at: number): string {
  const day = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
