import type { RoundsFilter } from '@croupier/domain/cashbox'
import type { PageQuery } from '#shared/site/page-parameters.ts'
import { dayOf, readDays, timesOf, writeDays, type HistoryDays } from '../history/history-days.ts'

/** Months of play that are shown where no first day is chosen. */
export const MONTHS_AT_HAND = 3

/** Filters as the address and the form hold them. */
export interface RoundsFields extends HistoryDays {
  /** Slug of a game; empty: all. */
  readonly game: string
}

export function readRoundsAddress(query: PageQuery): RoundsFields {
  return { game: query.get('game') ?? '', ...readDays(query) }
}

/** Writes the filters that are set. */
export function writeRoundsAddress({ game, ...days }: RoundsFields): URLSearchParams {
  const query = new URLSearchParams()
  if (game) query.set('game', game)
  writeDays(query, days)
  return query
}

/** The day this many months before another one; the last of its month where that is shorter. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(year, month - months, 0).getDate()
  return dayOf(new Date(year, month - 1 - months, Math.min(date, last)).getTime())
}

/** The chosen first day, else that of the months at hand, before the last day that is shown. `now`: milliseconds. */
export function firstDay({ from, to }: HistoryDays, now: number): string {
  return from || monthsBefore(to || dayOf(now), MONTHS_AT_HAND)
}

export function roundsFilter({ game, ...days }: RoundsFields, now: number): RoundsFilter {
  return { game: game || null, ...timesOf({ from: firstDay(days, now), to: days.to }) }
}
