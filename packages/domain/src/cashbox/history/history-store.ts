import { action, computed, makeObservable, observableRef } from 'mobx'
import type { KeyedReads, Live, Pages, Reads } from '../../core/index.ts'
import { type CashboxApi, type TransactionPage, type TransactionQuery, TRANSACTIONS_PAGE } from '../cashbox-api.ts'
import type { Transaction } from './transaction.ts'

/** Times in milliseconds since 1970, `to` excluded; null: no bound. */
export type HistoryFilter = Pick<TransactionQuery, 'type' | 'status' | 'from' | 'to'>

/** Lists kept for switching between filters. */
const MAX_LISTS = 4

/** A player's transactions by filter, page by page, with their totals, and all of them for a file. */
export class HistoryStore {
  /** Undefined until they are read; null where the platform does not send them. */
  totals: TransactionPage['totals'] | undefined
  private filter: HistoryFilter | null = null
  readonly #api: Pick<CashboxApi, 'transactions'>
  readonly #lists: KeyedReads<Pages<Transaction>>
  #gathering: AbortController | null = null

  constructor(api: Pick<CashboxApi, 'transactions'>, reads: Reads) {
    this.#api = api
    this.#lists = reads.pages<Transaction>('cashbox.history', (key, page, signal) => this.#load(key, page, signal), {
      pageSize: TRANSACTIONS_PAGE,
      keyOf: ({ id }) => id,
      max: MAX_LISTS,
      language: 'expire',
      isLive: true,
      isFresh: true,
    })
    makeObservable<this, 'filter' | 'learn'>(this, {
      totals: observableRef,
      filter: observableRef,
      pages: computed,
      show: action,
      learn: action,
    })
  }

  get pages(): Pages<Transaction> | null {
    return this.filter && this.#lists.get(keyOf(this.filter))
  }

  show(filter: HistoryFilter): void {
    if (this.filter?.from !== filter.from || this.filter.to !== filter.to) this.totals = undefined
    if (!this.filter || keyOf(this.filter) !== keyOf(filter)) this.filter = filter
  }

  /** All transactions of the filter, for an export. Aborted when the filter changes or the page closes. */
  async all(): Promise<Transaction[]> {
    const { filter } = this
    if (!filter) return []
    const { signal } = (this.#gathering = new AbortController())
    const items = new Map<string, Transaction>()
    for (let offset = 0; ;) {
      // oxlint-disable-next-line no-await-in-loop -- where the list ends, only its page tells
      const page = await this.#api.transactions({ ...filter, offset }, signal)
      for (const item of page.items) items.set(item.id, item)
      offset += page.received
      const isAllThere = page.total !== null && offset >= page.total
      if (page.received < TRANSACTIONS_PAGE || isAllThere) return [...items.values()]
    }
  }

  follow(live: Pick<Live, 'on'>): () => void {
    const stop = live.on('treasury-transaction-updated', () => this.pages?.reread())
    return () => {
      stop()
      this.#gathering?.abort()
    }
  }

  async #load(key: string, page: number, signal: AbortSignal): Promise<TransactionPage> {
    const filter = JSON.parse(key) as HistoryFilter
    const answer = await this.#api.transactions({ ...filter, offset: (page - 1) * TRANSACTIONS_PAGE }, signal)
    this.learn(key, answer)
    return answer
  }

  private learn(key: string, { totals }: TransactionPage): void {
    if (this.filter && keyOf(this.filter) === key) this.totals = totals
  }
}

const keyOf = ({ type, status, from, to }: HistoryFilter): string => JSON.stringify({ type, status, from, to })
