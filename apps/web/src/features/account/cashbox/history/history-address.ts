import { TRANSACTION_STATUSES, type HistoryFilter } from '@croupier/domain/cashbox'

/** The filters as the address and the form hold them; days are the player's own, `YYYY-MM-DD`, both included. */
export interface HistoryFields {
  readonly type: HistoryFilter['type']
  readonly status: HistoryFilter['status']
  readonly from: string
  readonly to: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whatever the address does not say, or says wrongly, is not filtered by. */
export function readHistoryAddress(query: URLSearchParams): HistoryFields {
  const day = (name: string) => (dayStart(query.get(name) ?? '') === null ? '' : (query.get(name) ?? ''))
  return {
    type: query.get('type') === 'payout' ? 'payout' : 'deposit',
    status: TRANSACTION_STATUSES.find((status) => status === query.get('status')) ?? null,
    from: day('from'),
    to: day('to'),
  }
}

/** Only what differs from the plain list stands in the address. */
export function writeHistoryAddress({ type, status, from, to }: HistoryFields): URLSearchParams {
  const query = new URLSearchParams()
  if (type === 'payout') query.set('type', type)
  if (status !== null) query.set('status', status)
  if (from) query.set('from', from)
  if (to) query.set('to', to)
  return query
}

/** How many filters leave something out of the list. */
export const filterCount = ({ status, from, to }: HistoryFields): number =>
  [status !== null, from !== '', to !== ''].filter(Boolean).length

/** The time ends before it begins: nothing can be found. Days written like this sort like text. */
export const isTimeBackwards = ({ from, to }: HistoryFields): boolean => from !== '' && to !== '' && to < from

/** The filter in the platform's terms: from the first moment of one day to the first after another, in the player's zone. */
export function historyFilter({ type, status, from, to }: HistoryFields): HistoryFilter {
  return { type, status, from: dayStart(from), to: dayStart(to, 1) }
}

/** Midnight of a day, or of so many days later, in the player's zone; null for what is no day. */
function dayStart(day: string, later = 0): number | null {
  if (!DAY.test(day)) return null
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const start = new Date(year, month - 1, date + later)
  const isDay = later > 0 || (start.getMonth() === month - 1 && start.getDate() === date)
  return isDay && !Number.isNaN(start.getTime()) ? start.getTime() : null
}
