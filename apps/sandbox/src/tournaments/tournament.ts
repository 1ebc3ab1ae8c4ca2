import { convert, type Currency } from '../ground/values/currencies.ts'
import type { Texts } from '../ground/wire/locale.ts'

/** Sum of bets, sum of wins, sum of multipliers (win / bet), the highest multiplier. */
export const MECHANICS = ['bets', 'wins', 'multipliers', 'best'] as const
export type Mechanic = (typeof MECHANICS)[number]

export const PRIVACIES = ['open', 'closed', 'limited', 'compoints'] as const
export type Privacy = (typeof PRIVACIES)[number]

/** What a place brings. */
export interface PlacePrize {
  readonly position: number
  /** Each a gift: euros in cash, or a thing (0). */
  readonly gifts: readonly {
    readonly title: Texts
    readonly euros: number
    readonly picture: string
    /** Its title is its amount, in the currency of who reads it. */
    readonly isNamedByAmount?: boolean
  }[]
}

/** What a player must meet to join. Times are milliseconds from the moment that the sandbox's tournaments were made. */
export type Condition =
  | { readonly type: 'partner_code'; readonly code: string }
  | { readonly type: 'level'; readonly min?: number; readonly max?: number }
  | { readonly type: 'invitation' }
  | { readonly type: 'promotion'; readonly slug: string }
  | { readonly type: 'deposit'; readonly euros: number }
  | { readonly type: 'deposit_period'; readonly euros: number; readonly fromIn: number; readonly toIn: number }

/** What tournaments and series share. */
export interface ContestSeed {
  readonly id: number
  readonly slug: string
  readonly title: Texts
  /** HTML. */
  readonly description: Texts
  /** HTML. */
  readonly prizeDescription: Texts
  readonly mechanic: Mechanic
  /** Of scores that are amounts. */
  readonly scoreCurrency: Currency
  readonly prizes: readonly PlacePrize[]
  /** Bets that count, euro cents; 0: no limit. */
  readonly bets: { readonly min: number; readonly max: number }
}

/** A tournament of the operator. Times are milliseconds from the moment that the sandbox's tournaments were made. */
export interface TournamentSeed extends ContestSeed {
  /** HTML. */
  readonly rules: Texts
  readonly startsIn: number
  readonly endsIn: number
  readonly privacy: Privacy
  /** Compoints of a seat; 0: none. */
  readonly price: number
  /** 0: seats have no limit. */
  readonly maxMembers: number
  /** Categories whose games count; empty: all games. */
  readonly categories: readonly string[]
  /** How many games of the categories count. Default: all. */
  readonly firstGames?: number
  /** The games that count, instead of the categories. */
  readonly games?: readonly string[]
  readonly conditions: readonly Condition[]
  readonly seriesId: number | null
  readonly sortPriority: number
  readonly isClosedToMultiAccounts?: boolean
  /** How many invented players take part by the end. */
  readonly rivals: number
  /** The part of them that has joined before the start. Default 0.6. */
  readonly rivalsAtStart?: number
}

/** Several tournaments with one board. */
export type SeriesSeed = ContestSeed & { readonly isPaid: boolean }

export type TournamentStatus = 'created' | 'active' | 'finished'

/** Milliseconds of platform time. */
export interface Times {
  readonly origin: number
  readonly startsAt: number
  readonly endsAt: number
  readonly status: TournamentStatus
}

export type TournamentNow = TournamentSeed & Times
export type SeriesNow = SeriesSeed & Times & { readonly tournaments: readonly TournamentNow[] }

export function statusAt({ startsAt, endsAt }: Pick<Times, 'startsAt' | 'endsAt'>, now: number): TournamentStatus {
  if (now >= endsAt) return 'finished'
  return now >= startsAt ? 'active' : 'created'
}

/** Whether a bet is within the restriction, limits included. @param bet minor units of `currency` */
export function isWithin({ bets }: Pick<ContestSeed, 'bets'>, bet: number, currency: Currency): boolean {
  const { min, max } = betLimits({ bets }, currency)
  return bet >= min && (max === 0 || bet <= max)
}

/** Minor units of a currency; 0: no limit. */
export const betLimits = ({ bets }: Pick<ContestSeed, 'bets'>, currency: Currency) => ({
  min: convert(bets.min, 'EUR', currency),
  max: convert(bets.max, 'EUR', currency),
  currency,
})

/** What one game brings: minor units of the score's currency, or hundredths of a multiplier. */
export function scoreOf(
  { mechanic, scoreCurrency }: Pick<ContestSeed, 'mechanic' | 'scoreCurrency'>,
  { bet, win, currency }: { bet: number; win: number; currency: Currency },
): number {
  if (mechanic === 'bets') return convert(bet, currency, scoreCurrency)
  if (mechanic === 'wins') return convert(win, currency, scoreCurrency)
  return Math.round((win / bet) * 100)
}

/** The score of several games, or tournaments. */
export const combined = (mechanic: Mechanic, scores: readonly number[]): number =>
  mechanic === 'best' ? Math.max(0, ...scores) : scores.reduce((sum, score) => sum + score, 0)
