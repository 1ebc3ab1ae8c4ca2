import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import {
  DomainError,
  type Found,
  type Live,
  Press,
  type PressState,
  type Reads,
  type Resource,
  together,
} from '../../core/index.ts'
import type { CashboxApi } from '../cashbox-api.ts'
import type { Transaction } from '../history/transaction.ts'

export interface PayoutListMeans {
  readonly api: Pick<CashboxApi, 'openPayouts' | 'transactions' | 'cancelPayout'>
  readonly reads: Reads
  readonly balance: { reload(): Promise<unknown> }
}

export interface FailedCancel {
  readonly id: string
  readonly state: PressState<string, void>
}

const RECENT = 5

/** A player's open payouts and the latest that ended, and the cancelling of one. */
export class PayoutList {
  readonly open: Resource<Transaction[]>
  readonly latest: Resource<Transaction[]>
  /** The last cancellation that was not done, as far as it is known, until the next one. */
  failed: FailedCancel | null = null
  private readonly cancelling = observable.set<string>()
  readonly #means: PayoutListMeans

  constructor(means: PayoutListMeans) {
    const { api, reads } = means
    this.#means = means
    const options = { language: 'expire', isLive: true, isFresh: true } as const
    this.open = reads.one('cashbox.openPayouts', api.openPayouts, options)
    const query = { type: 'payout', offset: 0, limit: RECENT, status: null, from: null, to: null } as const
    const latest = async (signal: AbortSignal) => (await api.transactions(query, signal)).items
    this.latest = reads.one('cashbox.latestPayouts', latest, options)
    makeObservable<this, 'begin' | 'end'>(this, {
      failed: observableRef,
      items: computed,
      begin: action,
      end: action,
    })
  }

  /** Open requests, then the latest final ones; undefined while unknown. */
  get items(): Transaction[] | undefined {
    const [open, latest = []] = [this.open.value, this.latest.value]
    if (!open) return undefined
    const isOpen = new Set(open.map(({ id }) => id))
    const known = [...open, ...latest.filter(({ id, status }) => !isOpen.has(id) && status !== 'new')]
    return known.filter(({ id }) => !this.cancelling.has(id))
  }

  /** Hides a request at once. One that was not cancelled after all comes back with a message. */
  async cancel(id: string): Promise<void> {
    if (this.cancelling.has(id)) return
    this.begin(id)
    const press = new Press<string, void>({
      send: (payout) => this.#send(payout),
      find: (payout) => this.#find(payout),
    })
    this.end(id, await press.run(id))
    void this.latest.reload()
    void this.#means.balance.reload()
  }

  reread(): void {
    this.open.reread()
    this.latest.reread()
  }

  follow(live: Pick<Live, 'on'>): () => void {
    const heard = ({ type }: { type?: string | undefined }): void => {
      if (type === 'payout') this.reread()
    }
    return together(live.on('treasury-transaction-updated', heard), live.on('treasury-transaction-confirmed', heard))
  }

  async #send(id: string): Promise<void> {
    await this.#means.api.cancelPayout(id)
    // If the list cannot be read, the answer counts until the next read.
    const found = await this.#find(id).catch(() => null)
    if (found?.status === 'missing') throw new DomainError('unexpected')
  }

  async #find(id: string): Promise<Found<void>> {
    const isAlive = (await this.open.reload()).some((payout) => payout.id === id)
    return isAlive ? { status: 'missing' } : { status: 'done', value: undefined }
  }

  private begin(id: string): void {
    this.failed = null
    this.cancelling.add(id)
  }

  private end(id: string, state: PressState<string, void>): void {
    if (state.status === 'done') this.open.change((payouts) => payouts.filter((payout) => payout.id !== id))
    // Keep the failure of another request.
    else this.failed = { id, state }
    this.cancelling.delete(id)
  }
}
