/** An invented player of a tournament with its score: minor units of the score's currency, or hundredths of a multiplier. */
export interface RivalScore {
  readonly username: string
  readonly score: number
}

/** What must be met to join. Times in milliseconds from now. */
export interface NewCondition {
  readonly type: 'partner_code' | 'level' | 'invitation' | 'promotion' | 'deposit' | 'deposit_period'
  /** A promo code of the sandbox, such as `CROUPIER`. */
  readonly code?: string
  /** Levels, both included. */
  readonly min?: number
  readonly max?: number
  /** Of a promotion. */
  readonly slug?: string
  /** To deposit. */
  readonly euros?: number
  readonly fromInMs?: number
  readonly toInMs?: number
}

/** Fields of `POST /__sandbox/tournaments`. Times in milliseconds from now; by default it runs for an hour. */
export interface NewTournament {
  readonly slug?: string
  /** Slug of the tournament that gives what is not named here. Default: `grand-tour-egypt`. */
  readonly like?: string
  readonly title?: string
  readonly description?: string
  readonly rules?: string
  readonly prizeDescription?: string
  readonly startsInMs?: number
  readonly endsInMs?: number
  readonly mechanic?: 'bets' | 'wins' | 'multipliers' | 'best'
  readonly privacy?: 'open' | 'closed' | 'limited' | 'compoints'
  /** Compoints of a seat. */
  readonly price?: number
  /** 0: seats have no limit. */
  readonly maxMembers?: number
  /** Euro cents, in the player's currency by the sandbox's rates (1 € = 100 ₽); 0: no limit. */
  readonly bets?: { readonly min?: number; readonly max?: number }
  readonly scoreCurrency?: string
  /** Slugs of the games that count. Default: all. */
  readonly games?: readonly string[]
  readonly categories?: readonly string[]
  /** Of each place, from the first: a title, or money. */
  readonly prizes?: readonly (string | { readonly title?: string; readonly euros?: number })[]
  readonly conditions?: readonly NewCondition[]
  /** Slug of its series. Default: none. */
  readonly series?: string
  readonly sortPriority?: number
  readonly isClosedToMultiAccounts?: boolean
  /** How many invented players play by the clock, or those on the board with their scores. Default: none. */
  readonly rivals?: number | readonly RivalScore[]
}
