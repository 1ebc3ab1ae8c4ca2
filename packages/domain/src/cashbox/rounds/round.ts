export interface RoundGame {
  readonly slug: string
  readonly name: string
}

/** A finished round of a game for money. Amounts are minor units. */
export interface Round {
  readonly id: string
  readonly game: RoundGame
  /** 0 where it was free. */
  readonly stake: number
  readonly win: number
  readonly currency: string
  /** What the game could be played with after it; null: unknown. */
  readonly balance: number | null
  /** One of the free rounds of a gift. */
  readonly isFree: boolean
  /** Milliseconds since 1970. */
  readonly at: number
}

/** What was won less what was staked: below zero for a loss. */
export const netOf = ({ stake, win }: { readonly stake: number; readonly win: number }): number => win - stake
