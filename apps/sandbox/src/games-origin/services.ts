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
