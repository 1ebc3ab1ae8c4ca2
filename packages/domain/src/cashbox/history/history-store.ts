import { action, computed, makeObservable, observableRef } from 'mobx'
import { type Live, Pages } from '../../core/index.ts'
import type { CashboxApi, TransactionPage, TransactionQuery } from '../cashbox-api.ts'
import type { Transaction } from './transaction.ts'

/** What of the history is shown. Times in milliseconds since 1970, `to` excluded; null: no bound. */
export type HistoryFilter = Pick<TransactionQuery, 'type' | 'status' | 'from' | 'to'>

const PAGE_SIZE = 20
/** The most the platform gives at once. */
const EXPORT_PAGE_SIZE = 100

interface Shown {
  readonly filter: HistoryFilter
  readonly pages: Pages<Transaction>
}

/** What came in and went out (core.md 7: by offset). */
export class HistoryStore {
  totals: TransactionPage['totals'] | null = null
  private shown: Shown | null = null
  readonly #api: Pick<CashboxApi, 'transactions'>
  #gathering: AbortController | null = null

  constructor(api: Pick<CashboxApi, 'transactions'>) {
    this.#api = api
    makeObservable<this, 'shown' | 'learn'>(this, {
      totals: observableRef,
      shown: observableRef,
      pages: computed,
      show: action,
      learn: action,
    })
  }

  /** The list of the filter in force. */
  get pages(): Pages<Transaction> | null {
    return this.shown?.pages ?? null
  }

  /** Shows what the filter lets through; the same filter again keeps its list. */
  show(filter: HistoryFilter): void {
    if (this.shown && isSame(this.shown.filter, filter)) return
    if (this.shown?.filter.from !== filter.from || this.shown.filter.to !== filter.to) this.totals = null
    this.shown?.pages.reset()
    const load = async (page: number, signal: AbortSignal) => {
      const query = { ...filter, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }
      const answer = await this.#api.transactions(query, signal)
      this.learn(pages, answer)
      return answer
    }
    const pages: Pages<Transaction> = new Pages(load, PAGE_SIZE, { keyOf: ({ id }) => id })
    this.shown = { filter, pages }
    void pages.loadNext()
  }

  /** Every transaction that the filter lets through, for a file. Given up, as an aborted call, with another filter or the page. */
  async all(): Promise<Transaction[]> {
    const { filter } = this.shown ?? {}
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
  start(live: Pick<Live, 'on' | 'onReconnect'>): () => void {
    const reread = (): void => void this.pages?.reload()
    const stops = [
      live.on('treasury-transaction-updated', reread),
      live.onReconnect(reread),
      () => this.#gathering?.abort(),
    ]
    return () => stops.forEach((stop) => stop())
  }

  dispose(): void {
    this.shown?.pages.reset()
  }

  private learn(pages: Pages<Transaction>, { totals }: TransactionPage): void {
    if (this.shown?.pages === pages) this.totals = totals
  }
}

const isSame = (one: HistoryFilter, other: HistoryFilter): boolean =>
  one.type === other.type && one.status === other.status && one.from === other.from && one.to === other.to
