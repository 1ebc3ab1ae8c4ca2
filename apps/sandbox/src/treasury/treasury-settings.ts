const MINUTE = 60_000

/**
 * Settings of the market and the providers. Milliseconds of platform time; null: waits for a control call (README.md,
 * "Control").
 */
const BASE = {
  payoutCancel: true,
  phoneConfirmation: true,
  /** Until the provider confirms a payment. */
  callbackDelay: 0 as number | null,
  /** The same for a payment left pending. */
  pendingDelay: (10 * MINUTE) as number | null,
  /** Until the review, and from there until it is paid. */
  reviewDelay: (30 * MINUTE) as number | null,
  payoutDelay: (30 * MINUTE) as number | null,
  /** Until a higher deposit limit holds. */
  raiseDelay: 24 * 60 * MINUTE,
  /** Compoints that are exchanged for about one euro; null: they cannot be exchanged. */
  compointsPerEuro: 150 as number | null,
}
export type TreasuryChoices = typeof BASE

export class TreasurySettings {
  #override: Partial<TreasuryChoices> = {}

  /** Ignores unknown names and values of another type. */
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
