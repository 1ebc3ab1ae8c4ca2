import { reaction } from 'mobx'
import { backoffMs, HandlerSet, isOver, type Means, Throttle, together } from '../../core/index.ts'
import { createCashboxApi, type CashboxApi } from '../cashbox-api.ts'
import type { Transaction, TransactionType } from './transaction.ts'

export interface TransactionMessagesMeans extends Pick<
  Means,
  'http' | 'live' | 'clock' | 'timers' | 'random' | 'log' | 'onStart'
> {
  readonly player: { readonly balance: { reload(): Promise<unknown> } }
}

const THROTTLE_MS = 200

/** Reports deposits and payouts that ended. Events only trigger a read, which also finds what a lost connection missed. */
export class TransactionMessages {
  readonly #means: TransactionMessagesMeans
  readonly #api: Pick<CashboxApi, 'transactions'>
  readonly #messages: HandlerSet<readonly Transaction[]>
  readonly #rereading: Throttle
  readonly #wanted = new Set<TransactionType>()
  readonly #named = new Set<string>()
  readonly #told = new Set<string>()
  /** Transactions that ended before this are not reported. */
  readonly #since: number
  /** Aborted when the player leaves: no later report or retry. */
  readonly #stay = new AbortController()
  #failures = 0
  #cancelRetry: () => void = () => {}

  constructor(means: TransactionMessagesMeans) {
    this.#means = means
    this.#api = createCashboxApi(means.http)
    this.#messages = new HandlerSet((error) => means.log.error('transaction messages', error))
    this.#rereading = new Throttle(means.timers, THROTTLE_MS, () => this.#read())
    this.#since = means.clock.now()
    means.onStart(() => this.#follow())
  }

  onMessages(handler: (ended: readonly Transaction[]) => void): () => void {
    return this.#messages.add(handler)
  }

  #follow(): () => void {
    const { live } = this.#means
    let wasLost = live.state === 'lost'
    const heard = ({
      type,
      transaction_id: id,
    }: {
      type?: string | undefined
      transaction_id?: string | number | undefined
    }): void => {
      if (id !== undefined) this.#named.add(String(id))
      if (type === 'deposit' || type === 'payout') this.#want(type)
      else if (type === undefined) this.#want('deposit', 'payout')
    }
    return together(
      live.on('treasury-transaction-confirmed', heard),
      live.on('treasury-transaction-updated', (event) => {
        if (event.status === 'done' || event.status === 'declined') heard(event)
      }),
      reaction(
        () => live.state === 'lost',
        (isLost) => (wasLost ||= isLost),
      ),
      live.onReconnect(() => {
        if (wasLost) this.#want('deposit', 'payout')
        wasLost = false
      }),
      this.#rereading.stop,
      () => this.#cancelRetry(),
      () => this.#stay.abort(),
    )
  }

  #want(...types: TransactionType[]): void {
    for (const type of types) this.#wanted.add(type)
    this.#rereading.ask()
  }

  async #read(): Promise<void> {
    this.#cancelRetry()
    const types = [...this.#wanted]
    this.#wanted.clear()
    const { log, player, random, timers } = this.#means
    try {
      const ended = await Promise.all(types.map((type) => this.#ended(type)))
      if (this.#stay.signal.aborted) return
      this.#failures = 0
      const messages = ended.flat()
      if (messages.length === 0) return
      for (const { id } of messages) this.#told.add(id)
      void player.balance.reload()
      this.#messages.call(messages)
    } catch (error) {
      if (this.#stay.signal.aborted) return
      log.error('transactions', error)
      for (const type of types) this.#wanted.add(type)
      this.#cancelRetry = timers.after(backoffMs(this.#failures, random), this.#rereading.ask)
      this.#failures += 1
    }
  }

  async #ended(type: TransactionType): Promise<Transaction[]> {
    // Transactions that end are among the latest.
    const query = { type, offset: 0, status: null, from: null, to: null }
    const { items } = await this.#api.transactions(query, this.#stay.signal)
    return items.filter(
      (one) =>
        isOver(one) &&
        one.status !== 'cancelled' &&
        !this.#told.has(one.id) &&
        (this.#named.has(one.id) || (one.updatedAt !== null && one.updatedAt > this.#since)),
    )
  }
}
