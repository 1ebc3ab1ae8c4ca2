const MINUTE = 60_000

/** What the market and the providers decide. Milliseconds of the platform's clock; null: it waits to be told (README, "Control"). */
const BASE = {
  /** Whether players may cancel payouts. */
  payoutCancel: true,
  /** Whether payout systems that can ask for a code by phone do. */
  phoneConfirmation: true,
  /** From the payment to the provider's word that it came. 0: at once. */
  callbackDelay: 0 as number | null,
  /** The same for a payment that was left pending. */
  pendingDelay: (10 * MINUTE) as number | null,
  /** How long a payout waits for its review, and how long it is paid. */
  reviewDelay: (30 * MINUTE) as number | null,
  payoutDelay: (30 * MINUTE) as number | null,
  /** Until a player's higher deposit limit holds. */
  raiseDelay: 24 * 60 * MINUTE,
}
export type TreasuryChoices = typeof BASE

/** Tests override parts of it until the next reset. */
export class TreasurySettings {
  #override: Partial<TreasuryChoices> = {}

  /** Names that do not exist and values of another type change nothing. */
  override(change: Readonly<Record<string, unknown>>): void {
    const isFitting = ([name, value]: [string, unknown]): boolean => {
      const before = (BASE as Record<string, unknown>)[name]
      const mayBeNull = typeof before === 'number' && name !== 'raiseDelay'
      return before !== undefined && (typeof value === typeof before || (value === null && mayBeNull))
    }
    this.#override = { ...this.#override, ...Object.fromEntries(Object.entries(change).filter(isFitting)) }
  }

  reset(): void {
    this.#override = {}
  }

  get now(): TreasuryChoices {
    return { ...BASE, ...this.#override }
  }
}
