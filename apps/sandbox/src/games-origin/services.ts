import type { GamePace } from '../ground/wire/market-rules.ts'

export interface OpenedRun {
  readonly gameSlug: string
  readonly gameName: string
  readonly theme?: string
  /** Default: 10, 20 or 25, derived from the slug. */
  readonly lines?: number
  readonly mode: 'real' | 'demo'
  readonly currency: string
  readonly locale: string
  /** Receives the game's messages and may frame it; null: nobody. */
  readonly parentOrigin: string | null
  readonly active: boolean
  /** The bet of free spins, minor units: then it is the only one that a page offers. */
  readonly freeBet: number | null
  /** The highest bet while a bonus is wagered, minor units; null: any. */
  readonly maxBet: number | null
  readonly pace: GamePace
}

export interface SpinOrder {
  readonly bet: number
  readonly lines: number
  readonly idempotencyKey: string
}

export interface Outcome {
  readonly win: number
  readonly detail: unknown
}

/** The platform as a game sees it. The run's token gives access to this run only. */
export interface GamesOriginServices {
  openRun(runToken: string): OpenedRun | null
  balance(runToken: string): number
  /** The same key gives the first answer. Throws with `code` `insufficient_funds`, `run_inactive`, `invalid_bet`, `bet_above_max`, `loss_limit`, `stake_limit`, `too_soon` or `limit_reached`. */
  spin(
    runToken: string,
    order: SpinOrder,
    outcome: (random: () => number) => Outcome,
  ): Outcome & { readonly balance: number }
  endRun(runToken: string): void
}

/** The platform as a reader of its mail sees it. */
export interface MailServices {
  /** Confirms the address that the mail was sent to. @returns false for an old link */
  confirmMail(token: string): boolean
}

export interface OpenedPayment {
  readonly intent: string
  readonly amount: number
  readonly currency: string
  readonly locale: string
  /** A decision is possible only while it is `new`. */
  readonly status: string
  readonly systemName: string
  readonly systemSlug: string
  readonly asksCard: boolean
  readonly savesCards: boolean
  readonly cardTitle: string | null
  /** Of an invoice, which is paid in the widget. */
  readonly accessToken: string | null
  readonly returnUrl: string | null
}

export type PaymentDecision = 'pay' | 'decline' | 'leave' | 'cancel'

/** The platform as a payment provider sees it. The payment's token gives access to this payment only. */
export interface PaymentServices {
  openPayment(token: string): OpenedPayment | null
  /** Takes the first decision only. @returns the payment after it */
  decide(
    token: string,
    decision: PaymentDecision,
    card: { readonly title: string; readonly expires: string; readonly save: boolean } | null,
  ): OpenedPayment | null
  now(): number
}
