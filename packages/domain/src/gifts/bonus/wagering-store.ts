import { action, computed, makeObservable, observable, observableRef, reaction, when } from 'mobx'
import { likelyTime, together, type Means } from '../../core/index.ts'
import { stepBet, usualBet } from './bet.ts'

export interface WageringMeans extends Pick<Means, 'live' | 'clock' | 'onStart' | 'storage'> {
  readonly player: {
    readonly id: string | null
    readonly balance: { readonly value?: { readonly currency: string } | undefined }
  }
}

/** The last bet that counted for wagering, as the balance tells it. */
export interface CountedBet {
  /** 1 for the first one that this tab has seen. */
  readonly number: number
  /** What it took off the sum to wager, minor units. */
  readonly amount: number
}

/** What an estimate of the wagering in bets is made of (docs/product-rules.md, Terms of a bonus). */
export class WageringStore {
  /** Null: none seen. */
  counted: CountedBet | null = null
  /** The player's choice; null: none. */
  private chosen: number | null = null
  readonly #means: WageringMeans

  constructor(means: WageringMeans) {
    this.#means = means
    makeObservable<this, 'chosen' | 'restore' | 'count' | 'forget'>(this, {
      bet: computed,
      counted: observableRef,
      chosen: observable,
      step: action,
      restore: action,
      count: action,
      forget: action,
    })
    means.onStart(() => this.#follow())
    means.onStart(() =>
      when(
        () => this.#key !== null,
        () => this.restore(),
      ),
    )
    means.onStart(() =>
      reaction(
        () => this.#currency,
        (_currency, before) => before !== null && this.forget(),
      ),
    )
  }

  /** The bet of estimates, minor units: the player's choice, kept on the device, else a small one. */
  get bet(): number {
    return this.chosen ?? usualBet(this.#currency)
  }

  /** Chooses the next smaller or larger bet. @param max the highest bet of the bonus; null: none is known */
  step(direction: 'down' | 'up', max: number | null): void {
    this.chosen = stepBet(this.bet, direction, max)
    if (this.#key !== null) this.#means.storage.set(this.#key, String(this.chosen))
  }

  get #currency(): string | null {
    return this.#means.player.balance.value?.currency ?? null
  }

  get #key(): string | null {
    const { id } = this.#means.player
    return id === null || this.#currency === null ? null : `bonus-bet.${id}.${this.#currency}`
  }

  private restore(): void {
    const kept = Number(this.#means.storage.get(this.#key ?? ''))
    if (Number.isSafeInteger(kept) && kept > 0) this.chosen ??= kept
  }

  /** What is known is in another currency. */
  private forget(): void {
    this.counted = null
    this.chosen = null
    this.restore()
  }

  /** Compares each event with the one before; after a lost connection bets may be missing in between. */
  #follow(): () => void {
    const { live, clock } = this.#means
    let before: { readonly wagering: number; readonly at: number | null; readonly currency: string | null } | null =
      null
    return together(
      live.on('balance-changed', ({ type, wagering, currency = null, updated_at = null }) => {
        const at = likelyTime(updated_at, clock.now())
        if (type !== 'real' || (before?.at != null && at !== null && at < before.at)) return
        // The last one may take less off, and a bonus that is lost or cancelled takes off all.
        const isSame = before?.currency === currency
        if (before && isSame && wagering > 0 && wagering < before.wagering) this.count(before.wagering - wagering)
        before = { wagering, at, currency }
      }),
      live.onReconnect(() => (before = null)),
    )
  }

  private count(amount: number): void {
    this.counted = { number: (this.counted?.number ?? 0) + 1, amount }
  }
}
