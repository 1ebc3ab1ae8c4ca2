import type { HistoryFilter } from '@croupier/domain/cashbox'
import { TRANSACTION_STATUSES } from '@croupier/domain/core'
import type { PageQuery } from '#shared/site/page-parameters.ts'
import { readDays, timesOf, writeDays, type HistoryDays } from './history-days.ts'

/** Filters as the address and the form hold them. */
export interface HistoryFields extends HistoryDays {
  readonly type: HistoryFilter['type']
  readonly status: HistoryFilter['status']
}

/** Ignores invalid filters. */
export function readHistoryAddress(query: PageQuery): HistoryFields {
  return {
    type: query.get('type') === 'payout' ? 'payout' : 'deposit',
    status: TRANSACTION_STATUSES.find((status) => status === query.get('status')) ?? null,
    ...readDays(query),
  }
}

/** Writes the filters that differ from the defaults. */
export function writeHistoryAddress({ type, status, ...days }: HistoryFields): URLSearchParams {
  const query = new URLSearchParams()
  if (type === 'payout') query.set('type', type)
  if (status !== null) query.set('status', status)
  writeDays(query, days)
  return query
}

export const filterCount = ({ status, from, to }: HistoryFields): number =>
  [status !== null, from !== '', to !== ''].filter(Boolean).length

export function historyFilter({ type, status, ...days }: HistoryFields): HistoryFilter {
  return { type, status, ...timesOf(days) }
}
