import { action, makeObservable, observableRef } from 'mobx'
import type { Live, Pages, Reads } from '../../core/index.ts'
import { type CashboxApi, type TransactionPage, type TransactionQuery, TRANSACTIONS_PAGE } from '../cashbox-api.ts'
import { FilteredList } from './filtered-list.ts'
import type { Transaction } from './transaction.ts'

/** Times in milliseconds since 1970, `to` excluded; null: no bound. */
export type HistoryFilter = Pick<TransactionQuery, 'type' | 'status' | 'from' | 'to'>

/** A player's transactions by filter, page by page, with their totals, and all of them for a file. */
export class HistoryStore {
  /** Undefined until they are read; null where the platform does not send them. */
  totals: TransactionPage['totals'] | undefined
  readonly #list: FilteredList<Transaction, HistoryFilter, TransactionPage>

  constructor(api: Pick<CashboxApi, 'transactions'>, reads: Reads) {
    this.#list = new FilteredList(reads, {
      name: 'cashbox.history',
      pageSize: TRANSACTIONS_PAGE,
      load: (filter, { offset }, signal) => api.transactions({ ...filter, offset }, signal),
      onAnswer: (answer) => this.learn(answer),
    })
    makeObservable<this, 'learn'>(this, { totals: observableRef, show: action, learn: action })
  }

  get pages(): Pages<Transaction> | null {
    return this.#list.pages
  }

  show({ type, status, from, to }: HistoryFilter): void {
    const { filter } = this.#list
    if (filter?.from !== from || filter.to !== to) this.totals = undefined
    this.#list.show({ type, status, from, to })
  }

  /** All transactions of the filter, for an export. Aborted when the page closes. */
  all(): Promise<Transaction[]> {
    return this.#list.all()
  }

  follow(live: Pick<Live, 'on'>): () => void {
    const stop = live.on('treasury-transaction-updated', () => this.pages?.reread())
    return () => {
      stop()
      this.#list.leave()
    }
  }

  private learn({ totals }: TransactionPage): void {
    this.totals = totals
  }
}
