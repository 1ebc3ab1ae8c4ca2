/** Fields of `POST /__sandbox/players`. Amounts in minor units. */
export interface NewPlayer {
  readonly login: string
  readonly password: string
  readonly currency?: string
  readonly balance?: number
  readonly bonus?: number
  readonly wagering?: number
  readonly winback?: number
  readonly compoints?: number
  readonly level?: number
  /** Null: not chosen yet. */
  readonly nickname?: string | null
  /** Email and phone are not confirmed. Default false. */
  readonly unconfirmed?: boolean
  readonly flags?: readonly string[]
  readonly gifts?: readonly object[]
  /** Promotions that the player takes part in, with the points, by slug. */
  readonly promotions?: Readonly<Record<string, number>>
  /** Tournaments that the player takes part in, with the scores, by slug. The first is the chosen one. */
  readonly tournaments?: Readonly<Record<string, number>>
}

export interface LedgerEntry {
  readonly account: string
  /** Why it was posted, such as `bet`. */
  readonly reason: string
  readonly amount: number
}

/** A deposit or payout as the platform answers it. */
export interface TransactionRecord {
  readonly id: number
  readonly amount: number
  readonly status: string
}

/** A document, with what is known of the picture that was sent. */
export interface DocumentRecord {
  readonly id: number
  readonly status: string
  readonly picture: {
    readonly width: number
    readonly height: number
    readonly orientation: number | null
    readonly hasMetadata: boolean
  } | null
}

export interface PlayerRecord {
  /** Id of the player at the live socket. */
  readonly hash: string
  readonly balances: {
    readonly real: number
    readonly bonus: number
    readonly wagering: number
    readonly compoints: number
  }
  readonly ledger: readonly LedgerEntry[]
  readonly deposits: readonly TransactionRecord[]
  readonly withdrawRequests: readonly TransactionRecord[]
  readonly documents: readonly DocumentRecord[]
  readonly gifts: readonly { readonly type: string }[]
  readonly memberships: readonly {
    readonly slug: string
    readonly points: number
    readonly prizes: readonly number[]
  }[]
  readonly tournaments: readonly {
    readonly slug: string
    readonly isChosen: boolean
    readonly score: number
    readonly position: number | null
  }[]
}
