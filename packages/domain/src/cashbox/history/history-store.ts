import { action, computed, makeObservable, observableRef } from 'mobx'
import type { KeyedReads, Live, Pages, Reads } from '../../core/index.ts'
import type { CashboxApi, TransactionPage, TransactionQuery } from '../cashbox-api.ts'
import type { Transaction } from './transaction.ts'

/** What of the history is shown. Times in milliseconds since 1970, `to` excluded; null: no bound. */
export type HistoryFilter = Pick<TransactionQuery, 'type' | 'status' | 'from' | 'to'>

const PAGE_SIZE = 20
/** The most the platform gives at once. */
const EXPORT_PAGE_SIZE = 100
/** Lists that are kept: of the filters a player goes back and forth between. */
const MAX_LISTS = 4

/** What came in and went out, by offset. */
export class HistoryStore {
  /** Of the period in force. */
  totals: TransactionPage['totals'] | null = null
  private filter: HistoryFilter | null = null
  readonly #api: Pick<CashboxApi, 'transactions'>
  readonly #lists: KeyedReads<Pages<Transaction>>
  #gathering: AbortController | null = null

  constructor(api: Pick<CashboxApi, 'transactions'>, reads: Reads) {
    this.#api = api
    this.#lists = reads.pages<Transaction>('cashbox.history', (key, page, signal) => this.#load(key, page, signal), {
      pageSize: PAGE_SIZE,
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

  /** The list of the filter in force. */
  get pages(): Pages<Transaction> | null {
    return this.filter && this.#lists.get(keyOf(this.filter))
  }

  /** Shows what the filter lets through; the same filter again keeps its list. */
  show(filter: HistoryFilter): void {
    if (this.filter?.from !== filter.from || this.filter.to !== filter.to) this.totals = null
    if (!this.filter || keyOf(this.filter) !== keyOf(filter)) this.filter = filter
  }

  /** Every transaction that the filter lets through, for a file. Given up, as an aborted call, with another filter or the page. */
  async all(): Promise<Transaction[]> {
    const { filter } = this
    if (!filter) return []
    const { signal } = (this.#gathering = new AbortController())
    const items = new Map<string, Transaction>()
    for (let offset = 0; ; offset += EXPORT_PAGE_SIZE) {
      // oxlint-disable-next-line no-await-in-loop -- where the list ends, only its page tells
      const page = await this.#api.transactions({ ...filter, offset, limit: EXPORT_PAGE_SIZE }, signal)
      for (const item of page.items) items.set(item.id, item)
      if (page.items.length === 0 || offset + page.items.length >= page.total) return [...items.values()]
    }
  }

  /** Follows what the platform tells until stopped. */
  follow(live: Pick<Live, 'on'>): () => void {
    const stop = live.on('treasury-transaction-updated', () => this.pages?.reread())
    return () => {
      stop()
      this.#gathering?.abort()
    }
  }

  async #load(key: string, page: number, signal: AbortSignal): Promise<TransactionPage> {
    const filter = JSON.parse(key) as HistoryFilter
    const answer = await this.#api.transactions({ ...filter, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }, signal)
    this.learn(key, answer)
    return answer
  }

  private learn(key: string, { totals }: TransactionPage): void {
    if (this.filter && keyOf(this.filter) === key) this.totals = totals
  }
}

const keyOf = ({ type, status, from, to }: HistoryFilter): string => JSON.stringify({ type, status, from, to })
