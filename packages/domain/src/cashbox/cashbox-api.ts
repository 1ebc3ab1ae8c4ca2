import {
  DomainError,
  type Http,
  keyCalls,
  type Query,
  type Schema,
  SuccessAnswer,
  type TransactionStatus,
} from '../core/index.ts'
import {
  CardsAnswer,
  LastBetAnswer,
  LimitsAnswer,
  PaymentSystemsAnswer,
  PayoutSystemsAnswer,
  SumRangeAnswer,
  TransactionSchema,
  TransactionPageAnswer,
  TransactionsAnswer,
} from './cashbox-wire.ts'
import type { CurrencyLimits, PaymentSystem, PayoutSystem, SavedCard } from './deposit/payment-system.ts'
import type { Transaction, TransactionType } from './history/transaction.ts'

/** Filter and position of a list of transactions. */
export interface TransactionQuery {
  readonly type: TransactionType
  readonly offset: number
  readonly status: TransactionStatus | null
  /** Milliseconds since 1970, `to` excluded; null: no bound. */
  readonly from: number | null
  readonly to: number | null
}

export interface TransactionPage {
  readonly items: Transaction[]
  /** Transactions that came, with those of another filter. */
  readonly received: number
  /** Null where the platform does not send it. */
  readonly total: number | null
  /** Minor units, over all statuses; null where the platform does not send them. */
  readonly totals: { readonly deposited: number; readonly withdrawn: number } | null
}

/** Transactions that one call answers. */
export const TRANSACTIONS_PAGE = 20

/** Reads the cashbox (docs/platform-api.md: Cashbox). All calls need the player's session. */
export function createCashboxApi(http: Http) {
  const get = <T>(path: string, schema: Schema<T>, signal: AbortSignal, query: Query = {}): Promise<T> =>
    http.read(`/json-api/treasury/${path}`, schema, { label: `cashbox ${path}`, auth: true, signal, query })
  const post = (path: string, label: string, body: object) =>
    http.change('post', `/json-api/treasury/${path}`, SuccessAnswer, { label, body, auth: true })
  const attempts = keyCalls(http, { path: '/json-api/treasury/intents', schema: TransactionSchema, name: 'an attempt' })
  let hasFilters = true
  return {
    paymentSystems: (signal: AbortSignal): Promise<PaymentSystem[]> =>
      get('payment-system', PaymentSystemsAnswer, signal),
    generalLimits: (signal: AbortSignal): Promise<CurrencyLimits[]> => get('general-limit', LimitsAnswer, signal),
    sumRange: (signal: AbortSignal): Promise<number[]> => get('sum-range', SumRangeAnswer, signal),
    lastBet: (signal: AbortSignal): Promise<{ amount: number; currency: string } | null> =>
      get('user/last-bet', LastBetAnswer, signal),
    cards: (signal: AbortSignal): Promise<SavedCard[]> => get('user/cards', CardsAnswer, signal),
    payoutSystems: (signal: AbortSignal): Promise<PayoutSystem[]> => get('payout-system', PayoutSystemsAnswer, signal),
    openPayouts: (signal: AbortSignal): Promise<Transaction[]> => get('user/new-payouts', TransactionsAnswer, signal),
    /** The transaction of an attempt; null: none was made. */
    attempt: attempts.find,
    /** Closes a key, so that later calls under it are refused. Returns its transaction if there is one. */
    closeAttempt: attempts.close,
    /**
     * Filters by itself too: a platform may ignore the filter, or refuse it. One that has refused it, or whose answer to a
     * plain question has no totals, which come with filters, is not sent one again.
     */
    async transactions(filter: TransactionQuery, signal: AbortSignal): Promise<TransactionPage> {
      const { type, offset, status, from, to } = filter
      const ask = (query: Query) => get(`user/${type}s`, TransactionPageAnswer, signal, { offset, ...query })
      const isPlain = status === null && from === null && to === null
      const page = await (isPlain || !hasFilters
        ? ask({})
        : ask({ status, from: isoOf(from), to: isoOf(to) }).catch((error: unknown) => {
            if (!(error instanceof DomainError) || (error.status !== 400 && error.status !== 422)) throw error
            hasFilters = false
            return ask({})
          }))
      if (isPlain && page.totals === null) hasFilters = false
      return { ...page, items: page.items.filter((transaction) => isOfFilter(transaction, filter)) }
    },
    async cancelPayout(id: string): Promise<void> {
      await post('user-payout/cancel', 'cancelling a payout', { transaction_id: id })
    },
    async forgetCard(id: string): Promise<void> {
      await post('user/cards/forget', 'forgetting a card', { id })
    },
  }
}
export type CashboxApi = ReturnType<typeof createCashboxApi>

function isOfFilter({ status, createdAt }: Transaction, filter: TransactionQuery): boolean {
  const { from, to } = filter
  if (filter.status !== null && status !== filter.status) return false
  return createdAt === null || ((from === null || createdAt >= from) && (to === null || createdAt < to))
}

const isoOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
