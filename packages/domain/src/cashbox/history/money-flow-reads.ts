import type { Means, Resource } from '../../core/index.ts'
import { type CashboxApi, createCashboxApi, TRANSACTIONS_PAGE } from '../cashbox-api.ts'
import { flowBounds, type FlowPeriod, type MoneyFlow, moneyFlow } from './money-flow.ts'
import type { Transaction, TransactionType } from './transaction.ts'

export type MoneyFlowMeans = Pick<Means, 'http' | 'live' | 'clock' | 'reads' | 'onStart'>

/** Reads at most this many pages of deposits, and as many of payouts: 500 of each. */
export const MAX_FLOW_PAGES = 25

/** What came in and went out over a period. Steps begin at midnight of the host's time zone: read it in the browser only. */
export function createMoneyFlow({ http, reads, clock, live, onStart }: MoneyFlowMeans) {
  const api = createCashboxApi(http)
  const load = async (period: FlowPeriod, signal: AbortSignal): Promise<MoneyFlow> => {
    const bounds = flowBounds(period, clock.now())
    const since = (type: TransactionType) => readSince(api, type, bounds[0], signal)
    const [deposits, payouts] = await Promise.all([since('deposit'), since('payout')])
    return moneyFlow([...deposits.items, ...payouts.items], bounds, deposits.isWhole && payouts.isWhole)
  }
  const flows = reads.keyed('cashbox.flow', (period, signal) => load(period as FlowPeriod, signal), {
    language: 'keep',
    isLive: true,
    isInSnapshot: false,
  })
  onStart(() =>
    live.on('treasury-transaction-confirmed', () => {
      for (const [, flow] of flows.all()) flow.reread()
    }),
  )
  return (period: FlowPeriod): Resource<MoneyFlow> => flows.get(period)
}

interface Found {
  readonly items: readonly Transaction[]
  readonly isWhole: boolean
}

/** Payments of one type, the newest first, until one is older than `from`. */
async function readSince(
  api: Pick<CashboxApi, 'transactions'>,
  type: TransactionType,
  from: number,
  signal: AbortSignal,
): Promise<Found> {
  const found = new Map<string, Transaction>()
  const query = { type, status: null, from: null, to: null }
  for (let page = 0; page < MAX_FLOW_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- where the list ends, only its page tells
    const { items, received } = await api.transactions({ ...query, offset: page * TRANSACTIONS_PAGE }, signal)
    const before = found.size
    for (const item of items) found.set(item.id, item)
    const isPast = items.some(({ createdAt }) => createdAt !== null && createdAt < from)
    if (isPast || received < TRANSACTIONS_PAGE) return { items: [...found.values()], isWhole: true }
    // The platform ignores the offset.
    if (found.size === before) break
  }
  return { items: [...found.values()], isWhole: false }
}
