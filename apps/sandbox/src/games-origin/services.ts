/** What a game may know of the run that opened it. */
export interface OpenedRun {
  readonly gameSlug: string
  readonly gameName: string
  /** a theme's name; without it the slug tells */
  readonly theme?: string
  /** without it the slug tells: 10, 20 or 25 */
  readonly lines?: number
  readonly mode: 'real' | 'demo'
  readonly currency: string
  readonly locale: string
  /** where the game's messages go and who may frame it; null: nobody */
  readonly parentOrigin: string | null
  readonly active: boolean
}

export interface SpinOrder {
  /** the whole bet, minor units */
  readonly bet: number
  readonly lines: number
  readonly idempotencyKey: string
}

export interface Outcome {
  /** minor units */
  readonly win: number
  readonly detail: unknown
}

/** The platform as a game sees it: the token of a run is all it has, and all it may touch. */
export interface GamesOriginServices {
  openRun(runToken: string): OpenedRun | null
  /** minor units */
  balance(runToken: string): number
  /**
   * The same key again gives the first answer.
   * Throws with `code` `insufficient_funds`, `run_inactive` or `invalid_bet`.
   */
  spin(
    runToken: string,
    order: SpinOrder,
    outcome: (random: () => number) => Outcome,
  ): Outcome & { readonly balance: number }
  endRun(runToken: string): void
}

/** What a provider may know of the payment that it is asked for. */
export interface OpenedPayment {
  readonly intent: string
  /** minor units */
  readonly amount: number
  readonly currency: string
  readonly locale: string
  /** only while it is `new` there is something to decide */
  readonly status: string
  readonly systemName: string
  /** names its mark */
  readonly systemSlug: string
  readonly asksCard: boolean
  readonly savesCards: boolean
  /** a saved card that pays */
  readonly cardTitle: string | null
  /** an invoice's: it is paid in the widget, by whoever holds this */
  readonly accessToken: string | null
  /** the site's cashbox, where the player goes back to */
  readonly returnUrl: string | null
}

/** What the player chose, or what the bank answers. */
export type PaymentDecision = 'pay' | 'decline' | 'leave' | 'cancel'

/** The platform as a payment provider sees it: the token of a payment is all it has. */
export interface PaymentServices {
  openPayment(token: string): OpenedPayment | null
  /** Decided once; afterwards nothing changes. @returns the payment as it is then */
  decide(
    token: string,
    decision: PaymentDecision,
    card: { readonly title: string; readonly expires: string; readonly save: boolean } | null,
  ): OpenedPayment | null
  /** milliseconds since the epoch */
  now(): number
}
