import type { HistoryFilter } from '@croupier/domain/cashbox'
import { TRANSACTION_STATUSES } from '@croupier/domain/core'
import type { PageParameter, PageQuery } from '#shared/site/page-parameters.ts'

/** Filters as the address and the form hold them. Days are `YYYY-MM-DD` in the player's time zone, both included. */
export interface HistoryFields {
  readonly type: HistoryFilter['type']
  readonly status: HistoryFilter['status']
  readonly from: string
  readonly to: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Ignores invalid filters. */
export function readHistoryAddress(query: PageQuery): HistoryFields {
  const day = (name: PageParameter) => (dayStart(query.get(name) ?? '') === null ? '' : (query.get(name) ?? ''))
  return {
    type: query.get('type') === 'payout' ? 'payout' : 'deposit',
    status: TRANSACTION_STATUSES.find((status) => status === query.get('status')) ?? null,
    from: day('from'),
    to: day('to'),
  }
}

/** Writes the filters that differ from the defaults. */
export function writeHistoryAddress({ type, status, from, to }: HistoryFields): URLSearchParams {
  const query = new URLSearchParams()
  if (type === 'payout') query.set('type', type)
  if (status !== null) query.set('status', status)
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  return query
}

export const filterCount = ({ status, from, to }: HistoryFields): number =>
  [status !== null, from !== '', to !== ''].filter(Boolean).length

/** Whether the range ends before it begins. `YYYY-MM-DD` sorts as text. */
export const isTimeBackwards = ({ from, to }: HistoryFields): boolean => from !== '' && to !== '' && to < from

export function historyFilter({ type, status, from, to }: HistoryFields): HistoryFilter {
  return { type, status, from: dayStart(from), to: dayStart(to, 1) }
}

/** Midnight of a day, plus `later` days, in the player's time zone; null for an invalid day. */
function dayStart(day: string, later = 0): number | null {
  if (!DAY.test(day)) return null
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const start = new Date(year, month - 1, date + later)
  const isDay = later > 0 || (start.getMonth() === month - 1 && start.getDate() === date)
  return isDay && !Number.isNaN(start.getTime()) ? start.getTime() : null
}
