import { depositLimit, type GameShare, type Gift, type GiftPlace, type GiftSpins } from '../gift.ts'

/** What a bonus brings. `upTo`: the most that it brings, minor units; null: unknown. */
export type BonusAmount =
  | { readonly kind: 'sum'; readonly amount: number }
  | { readonly kind: 'percent'; readonly percent: number; readonly upTo: number | null }
  | { readonly kind: 'spins'; readonly spins: GiftSpins }

/** How often a bonus is to be wagered; 0: not at all. */
export interface WagerTerm {
  readonly times: number
  /** The sum of bets, minor units; null: it depends on what the bonus brings. */
  readonly total: number | null
  /** The sum is the most there can be: it is less where less is deposited. */
  readonly isMost: boolean
}

/** The time for wagering: until a moment (ms since the epoch), or days from the activation. */
export type TimeTerm =
  | { readonly kind: 'until'; readonly at: number }
  | { readonly kind: 'days'; readonly days: number }

/** The games of a bonus. Empty lists restrict nothing. */
export interface GamesTerm {
  readonly games: readonly GiftPlace[]
  readonly producers: readonly GiftPlace[]
  /** Categories whose bets count, and how much of a bet. */
  readonly shares: readonly GameShare[]
}

/** The terms of a bonus. Null: unknown (docs/product-rules.md, Terms of a bonus). */
export interface BonusTerms {
  readonly amount: BonusAmount | null
  readonly wager: WagerTerm | null
  readonly time: TimeTerm | null
  /** Minor units. */
  readonly maxBet: number | null
  readonly games: GamesTerm | null
}

/** @param currency of the player; null: unknown */
export function termsOf(gift: Gift, currency: string | null): BonusTerms {
  const amount = amountOf(gift, currency)
  return { amount, wager: wagerOf(gift, amount), time: timeOf(gift), maxBet: gift.maxBet, games: gamesOf(gift) }
}

/** When wagering ends, ms since the epoch; null: unknown, or it depends on the activation. */
export function wagerEnd({ wagerUntil, wagerDays, expiresAt, state }: Gift): number | null {
  const isCounted = wagerUntil === null && wagerDays !== null && state === 'received'
  const ends = [wagerUntil, expiresAt].filter((at) => at !== null)
  return isCounted || ends.length === 0 ? null : Math.min(...ends)
}

/** All that is to be wagered for it, minor units; null: unknown. */
export function wagerTotal(gift: Gift): number | null {
  if (gift.wagerTotal !== null) return gift.wagerTotal
  const { amount, wager } = gift
  return amount === null || wager === null ? null : times(amount, wager)
}

function amountOf(gift: Gift, currency: string | null): BonusAmount | null {
  const { amount, percent, spins } = gift
  if (spins !== null) return { kind: 'spins', spins }
  if (amount !== null) return { kind: 'sum', amount }
  if (percent === null) return null
  const limit = currency === null ? null : depositLimit(gift, currency)
  return { kind: 'percent', percent, upTo: limit === null ? null : Math.floor((limit * percent) / 100) }
}

function wagerOf(gift: Gift, amount: BonusAmount | null): WagerTerm | null {
  if (gift.wager === null) return null
  const most = amount?.kind === 'percent' ? amount.upTo : null
  const known = wagerTotal(gift)
  const total = known ?? (most === null ? null : times(most, gift.wager))
  return { times: gift.wager, total, isMost: known === null && total !== null }
}

function timeOf(gift: Gift): TimeTerm | null {
  const at = wagerEnd(gift)
  if (at !== null) return { kind: 'until', at }
  return gift.wagerDays === null ? null : { kind: 'days', days: gift.wagerDays }
}

function gamesOf({ games, producers, shares }: Gift): GamesTerm | null {
  return games.length + producers.length + shares.length === 0 ? null : { games, producers, shares }
}

/** Whole minor units. */
const times = (amount: number, factor: number): number => Math.round(amount * factor)
