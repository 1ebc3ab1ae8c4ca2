import { action, computed, makeObservable, observableRef } from 'mobx'
import { type Live, Resource, type ResourceState } from '../core/index.ts'
import {
  type Balance,
  type BalanceBook,
  EMPTY_BOOK,
  balanceOf,
  withAnswer,
  withCompoints,
  withMoney,
  withWinback,
  withdrawable,
} from './balance.ts'
import type { PlayerApi } from './player-api.ts'

/** The player's money. The newest balance wins, whichever way it came: answers and live events meet in one book. */
export class BalanceStore {
  book: BalanceBook = EMPTY_BOOK
  readonly #answers: Resource<Balance>

  constructor(api: Pick<PlayerApi, 'balance'>) {
    this.#answers = new Resource(async (signal) => {
      const since = this.book.revision
      const answer = await api.balance(signal)
      const book = withAnswer(this.book, answer, since)
      this.put(book)
      return balanceOf(book) ?? answer
    })
    makeObservable<this, 'put'>(this, {
      book: observableRef,
      value: computed,
      state: computed,
      withdrawable: computed,
      put: action,
      restore: action,
      clear: action,
    })
  }

  get value(): Balance | undefined {
    return balanceOf(this.book) ?? undefined
  }

  get state(): ResourceState<Balance> {
    const { state } = this.#answers
    const { value } = this
    if (state.status === 'ready' && value) return { status: 'ready', value }
    const previous = value && { previous: value }
    if (state.status === 'failed') return { status: 'failed', error: state.error, ...previous }
    return state.status === 'idle' ? state : { status: 'loading', ...previous }
  }

  /** Minor units that can be paid out; 0 while unknown. */
  get withdrawable(): number {
    return this.value ? withdrawable(this.value) : 0
  }

  load(): Promise<Balance> {
    return this.#answers.load()
  }

  ensure(): Promise<Balance> {
    return this.#answers.ensure()
  }

  reload(): Promise<Balance> {
    return this.#answers.reload()
  }

  /** Follows the live events until stopped. Only real money counts (core.md, 7: Live socket). */
  start(live: Pick<Live, 'on'>): () => void {
    const stops = [
      live.on('balance-changed', ({ type, balance, bonus, wagering, updated_at }) => {
        if (type === 'real') this.put(withMoney(this.book, { real: balance, bonus, wagering, updatedAt: updated_at }))
      }),
      live.on('compoints-balance-changed', ({ compointBalance }) =>
        this.put(withCompoints(this.book, compointBalance)),
      ),
      live.on('winback-changed', ({ winback }) => this.put(withWinback(this.book, winback))),
    ]
    return () => stops.forEach((stop) => stop())
  }

  snapshot(): Balance | undefined {
    return this.value
  }

  restore(balance: Balance | undefined): void {
    if (!balance) return
    this.put(withAnswer(this.book, balance, this.book.revision))
    this.#answers.set(balance)
  }

  clear(): void {
    this.#answers.reset()
    this.book = EMPTY_BOOK
  }

  dispose(): void {
    this.#answers.dispose()
  }

  private put(book: BalanceBook): void {
    this.book = book
  }
}
