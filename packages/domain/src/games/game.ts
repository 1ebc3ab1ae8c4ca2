export type GameBadge = 'new' | 'top' | 'jackpot' | 'buy' | 'crash' | 'exclusive'

/** How far wins swing: `high` pays rarely and much. */
export const VOLATILITIES = ['low', 'medium', 'high'] as const
export type Volatility = (typeof VOLATILITIES)[number]

/** What a visitor may ask of how a game pays, in the order offered. */
export const GAME_TRAITS = [
  'rtp-96',
  'volatility-low',
  'volatility-medium',
  'volatility-high',
  'stake-small',
  'stake-large',
  'jackpot-large',
  'no-jackpot',
] as const
export type GameTrait = (typeof GAME_TRAITS)[number]

/** How a game pays: null where unknown. */
export interface GameFigures {
  /** Return to player in percent (96.5). */
  readonly rtp: number | null
  readonly volatility: Volatility | null
}

/** What filters ask of how a game pays. */
export interface ListedFigures extends GameFigures {
  /** The smallest and the largest stake of a round, euro cents whatever is played in; left out where unknown. */
  readonly euroStakes?: { readonly min: number; readonly max: number }
  /** What the jackpot held when the list was read, euro cents; left out where there is none or it is unknown. */
  readonly euroJackpot?: number
}

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
  /** For filters: games of the whole catalogue have them, where the platform names them in lists. */
  readonly figures?: ListedFigures
}

/** Minor units. */
export interface GameStakes {
  readonly currency: string
  readonly min: number
  readonly max: number
}

export interface GameDetails extends Game, GameFigures {
  /** May contain HTML: sanitise it before it is shown. */
  readonly description: string
  /** Paying lines; null where the notion does not apply. */
  readonly lines: number | null
  /** The smallest and the largest stake of a round by currency; none where unknown. */
  readonly stakes: readonly GameStakes[]
}

export interface GameRow {
  readonly games: readonly Game[]
  /** Games of the category; null where the platform does not send it. */
  readonly total: number | null
}
