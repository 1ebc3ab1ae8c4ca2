import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import { DomainError, type Live, type Reads, type Resource } from '../../core/index.ts'
import type { CashboxApi } from '../cashbox-api.ts'
import type { Transaction } from '../history/transaction.ts'

export interface PayoutListMeans {
  readonly api: Pick<CashboxApi, 'openPayouts' | 'transactions' | 'cancelPayout'>
  readonly reads: Reads
  readonly balance: { reload(): Promise<unknown> }
}

export interface FailedCancel {
  readonly id: string
  readonly error: DomainError | null
}

const RECENT = 5

/** A player's open payouts and the latest that ended, and the cancelling of one. */
export class PayoutList {
  readonly open: Resource<Transaction[]>
  readonly latest: Resource<Transaction[]>
  /** The last cancellation that failed, until the next one. */
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
    const waiting = open.map((payout) => (this.cancelling.has(payout.id) ? { ...payout, canCancel: false } : payout))
    return [...waiting, ...latest.filter(({ id, status }) => !isOpen.has(id) && status !== 'new')]
  }

  /** Removes a request at once, then reads the list. One that was not cancelled after all comes back with a message. */
  async cancel(id: string): Promise<void> {
    const { api, balance } = this.#means
    const before = this.begin(id)
    let refusal: DomainError | null = null
    try {
      await api.cancelPayout(id)
    } catch (thrown) {
      refusal = DomainError.from(thrown)
    }
    let isAlive = refusal !== null
    try {
      isAlive = (await this.open.reload()).some((payout) => payout.id === id)
    } catch {
      // If the list cannot be read, the result of the call counts until the next read.
      if (isAlive) this.#comeBack(id, before)
    }
    this.end(id, isAlive ? { id, error: refusal } : null)
    void this.latest.reload()
    void balance.reload()
  }

  reread(): void {
    this.open.reread()
    this.latest.reread()
  }

  follow(live: Pick<Live, 'on'>): () => void {
    const heard = ({ type }: { type?: string | undefined }): void => {
      if (type === 'payout') this.reread()
    }
    const stops = [live.on('treasury-transaction-updated', heard), live.on('treasury-transaction-confirmed', heard)]
    return () => stops.forEach((stop) => stop())
  }

  private begin(id: string): readonly Transaction[] {
    const before = this.open.value ?? []
    const without = (payouts: Transaction[]) => payouts.filter((payout) => payout.id !== id)
    this.failed = null
    this.cancelling.add(id)
    this.open.change(without)
    this.latest.change(without)
    return before
  }

  #comeBack(id: string, before: readonly Transaction[]): void {
    const at = before.findIndex((payout) => payout.id === id)
    this.open.change((payouts) =>
      payouts.some((payout) => payout.id === id) ? payouts : payouts.toSpliced(at, 0, ...before.slice(at, at + 1)),
    )
  }

  private end(id: string, failed: FailedCancel | null): void {
    // Keep the failure of another request.
    if (failed) this.failed = failed
    else this.open.change((payouts) => payouts.filter((payout) => payout.id !== id))
    this.cancelling.delete(id)
  }
}
