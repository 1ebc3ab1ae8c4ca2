export type GameBadge = 'new' | 'top' | 'jackpot' | 'buy' | 'crash' | 'exclusive'

export interface Game {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Picture of a card; null without an allowed one. */
  readonly preview: string | null
  readonly tallPreview: string | null
  readonly badges: readonly GameBadge[]
  readonly isDisabled: boolean
  readonly hasDemo: boolean
  readonly allowsBonusBalance: boolean
  /** Null where the platform does not name it with the game. */
  readonly producer: { readonly slug: string; readonly name: string } | null
  readonly categories: readonly string[]
}

/** How far wins swing: `high` pays rarely and much. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const
export type Volatility = (typeof VOLATILITIES)[number]

/** Minor units. */
export interface GameStakes {
  readonly currency: string
  readonly min: number
  readonly max: number
}

export interface GameDetails extends Game {
  /** May contain HTML: sanitise it before it is shown. */
  readonly description: string
  /** Paying lines; null where the notion does not apply. */
  readonly lines: number | null
  /** Return to player in percent (96.5), null where unknown. */
  readonly rtp: number | null
  /** Null where unknown. */
  readonly volatility: Volatility | null
  /** The smallest and the largest stake of a round by currency; none where unknown. */
  readonly stakes: readonly GameStakes[]
}

export interface GameRow {
  readonly games: readonly Game[]
  /** Games of the category; null where the platform does not send it. */
  readonly total: number | null
}
