import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import { DomainError, type Live, Resource } from '../../core/index.ts'
import type { CashboxApi } from '../cashbox-api.ts'
import type { Transaction } from '../history/transaction.ts'

export interface PayoutListPorts {
  readonly api: Pick<CashboxApi, 'openPayouts' | 'transactions' | 'cancelPayout'>
  readonly balance: { reload(): Promise<unknown> }
}

/** A cancelling that did not happen. */
export interface FailedCancel {
  readonly id: string
  readonly error: DomainError | null
}

/** How many requests that are over stand under those that are not. */
const RECENT = 5

/** The player's withdraw requests. */
export class PayoutList {
  /** Those that are not over. */
  readonly open: Resource<Transaction[]>
  readonly latest: Resource<Transaction[]>
  /** The last cancelling that failed, until the next one. */
  failed: FailedCancel | null = null
  /** Cancelled here, and not heard of since: out of sight. */
  private readonly leaving = observable.set<string>()
  /** Their cancelling is under way. */
  private readonly cancelling = observable.set<string>()
  readonly #ports: PayoutListPorts

  constructor(ports: PayoutListPorts) {
    const { api } = ports
    this.#ports = ports
    this.open = new Resource(async (signal) => {
      const left = [...this.leaving]
      const payouts = await api.openPayouts(signal)
      this.comeBack(left.filter((id) => payouts.some((payout) => payout.id === id)))
      return payouts
    })
    this.latest = new Resource(async (signal) => {
      const query = { type: 'payout', offset: 0, limit: RECENT, status: null, from: null, to: null } as const
      return (await api.transactions(query, signal)).items
    })
    makeObservable<this, 'leave' | 'comeBack' | 'settle'>(this, {
      failed: observableRef,
      items: computed,
      leave: action,
      comeBack: action,
      settle: action,
    })
  }

  /** Those that are not over, then the latest of the others; undefined while nothing is known. */
  get items(): Transaction[] | undefined {
    const open = this.open.value
    if (!open) return undefined
    const isOpen = new Set(open.map(({ id }) => id))
    const waiting = open
      .filter(({ id }) => !this.leaving.has(id))
      .map((payout) => (this.cancelling.has(payout.id) ? { ...payout, isCancellable: false } : payout))
    const others = (this.latest.value ?? []).filter(({ id, status }) => !isOpen.has(id) && status !== 'new')
    return [...waiting, ...others.filter(({ id }) => !this.leaving.has(id))]
  }

  /**
   * The request leaves the list at once (core.md 4), then the list is read again: one that is still alive comes back with a
   * message (open-points.md: withdrawal cancel that failed). While the cancelling hangs, any read that begins meanwhile brings
   * it back, without its button.
   */
  async cancel(id: string): Promise<void> {
    this.leave(id)
    let refusal: DomainError | null = null
    try {
      await this.#ports.api.cancelPayout(id)
    } catch (thrown) {
      refusal = DomainError.from(thrown)
    }
    let isAlive = refusal !== null
    try {
      isAlive = (await this.open.reload()).some((payout) => payout.id === id)
    } catch {
      // Nobody can tell: what the cancelling itself said counts until the next read.
    }
    this.settle(id, isAlive ? { id, error: refusal } : null)
    void this.latest.reload()
    void this.#ports.balance.reload()
  }

  load(): void {
    void this.open.load()
    void this.latest.load()
  }

  reload(): void {
    void this.open.reload()
    void this.latest.reload()
  }

  /** Follows what the platform tells until stopped. */
  start(live: Pick<Live, 'on' | 'onReconnect'>): () => void {
    const heard = ({ type }: { type?: string | undefined }): void => {
      if (type === 'payout') this.reload()
    }
    this.load()
    const stops = [
      live.on('treasury-transaction-updated', heard),
      live.on('treasury-transaction-confirmed', heard),
      live.onReconnect(() => this.reload()),
    ]
    return () => stops.forEach((stop) => stop())
  }

  dispose(): void {
    this.open.dispose()
    this.latest.dispose()
  }

  private leave(id: string): void {
    this.failed = null
    this.leaving.add(id)
    this.cancelling.add(id)
  }

  /** A read that began after they left still knows of them. */
  private comeBack(ids: readonly string[]): void {
    for (const id of ids) this.leaving.delete(id)
  }

  private settle(id: string, failed: FailedCancel | null): void {
    // What became of one request says nothing of another that failed meanwhile.
    if (failed) this.failed = failed
    this.leaving.delete(id)
    this.cancelling.delete(id)
    const known = this.open.value
    if (failed === null && known?.some((payout) => payout.id === id))
      this.open.set(known.filter((payout) => payout.id !== id))
  }
}
