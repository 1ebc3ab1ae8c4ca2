import type * as v from 'valibot'
import { DomainError, type Http, type Query, read, readChange, type TransactionStatus } from '../core/index.ts'
import {
  CancelAnswer,
  CardsAnswer,
  ClosedAttemptAnswer,
  LastBetAnswer,
  LimitsAnswer,
  PaymentSystemsAnswer,
  PayoutSystemsAnswer,
  SumRangeAnswer,
  TransactionAnswer,
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
  const get = async <T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    signal: AbortSignal,
    query: Query = {},
  ): Promise<T> => {
    const label = `cashbox ${path}`
    return read(schema, await http.get(`/json-api/treasury/${path}`, { query, signal, auth: true }), label, http)
  }
  let refusesFilters = false
  return {
    paymentSystems: async (signal: AbortSignal): Promise<PaymentSystem[]> =>
      (await get('payment-system', PaymentSystemsAnswer, signal)).data,
    generalLimits: async (signal: AbortSignal): Promise<CurrencyLimits[]> =>
      (await get('general-limit', LimitsAnswer, signal)).data,
    sumRange: async (signal: AbortSignal): Promise<number[]> => (await get('sum-range', SumRangeAnswer, signal)).data,
    lastBet: async (signal: AbortSignal): Promise<{ amount: number; currency: string } | null> =>
      (await get('user/last-bet', LastBetAnswer, signal)).data,
    cards: async (signal: AbortSignal): Promise<SavedCard[]> => (await get('user/cards', CardsAnswer, signal)).data,
    payoutSystems: async (signal: AbortSignal): Promise<PayoutSystem[]> =>
      (await get('payout-system', PayoutSystemsAnswer, signal)).data,
    openPayouts: async (signal: AbortSignal): Promise<Transaction[]> =>
      (await get('user/new-payouts', TransactionsAnswer, signal)).data,
    /** The transaction of an attempt; null: none was made. */
    async attempt(key: string, signal: AbortSignal): Promise<Transaction | null> {
      try {
        return (await get(`intents/${encodeURIComponent(key)}`, TransactionAnswer, signal)).data
      } catch (error) {
        if (error instanceof DomainError && error.kind === 'not-found') return null
        throw error
      }
    },
    /** Closes a key, so that later calls under it are refused. Returns its transaction if there is one. */
    async closeAttempt(key: string, signal: AbortSignal): Promise<Transaction | null> {
      const path = `/json-api/treasury/intents/${encodeURIComponent(key)}/close`
      return readChange(
        ClosedAttemptAnswer,
        await http.post(path, {}, { signal, auth: true }),
        'closing an attempt',
        http,
      ).data
    },
    /** Filters by itself too: a platform may ignore the filter, or refuse it, which it is then spared. */
    async transactions(filter: TransactionQuery, signal: AbortSignal): Promise<TransactionPage> {
      const { type, offset, status, from, to } = filter
      const ask = (query: Query) => get(`user/${type}s`, TransactionPageAnswer, signal, { offset, ...query })
      const isPlain = status === null && from === null && to === null
      const page = await (isPlain || refusesFilters
        ? ask({})
        : ask({ status, from: isoOf(from), to: isoOf(to) }).catch((error: unknown) => {
            if (!(error instanceof DomainError) || error.status !== 400) throw error
            refusesFilters = true
            return ask({})
          }))
      return { ...page, items: page.items.filter((transaction) => isOfFilter(transaction, filter)) }
    },
    async cancelPayout(id: string): Promise<void> {
      const path = '/json-api/treasury/user-payout/cancel'
      readChange(
        CancelAnswer,
        await http.post(path, { transaction_id: id }, { auth: true }),
        'cancelling a payout',
        http,
      )
    },
    async forgetCard(id: string): Promise<void> {
      const path = '/json-api/treasury/user/cards/forget'
      readChange(CancelAnswer, await http.post(path, { id }, { auth: true }), 'forgetting a card', http)
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
