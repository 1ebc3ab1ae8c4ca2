import { stateAt, type Gift } from '../gift.ts'
import { isBonus } from '../gift-type.ts'
import { wagerTotal } from './terms.ts'

/** How far the wagering of a bonus is. Amounts are minor units; null: unknown. */
export interface WagerProgress {
  readonly total: number | null
  readonly left: number | null
  /** Wagered, percent. */
  readonly done: number | null
}

/** What a bonus needs to know of a game. */
export interface WageredGame {
  readonly slug: string
  readonly categories: readonly string[]
  readonly producer: { readonly slug: string } | null
  readonly allowsBonusBalance: boolean
}

/** Active at this time. */
export const isRunning = (gift: Gift, now: number): boolean => stateAt(gift, now) === 'activated' && isBonus(gift)

/** Free spins have nothing to wager until they win. */
const hasWager = ({ spins, wagerTotal: total }: Gift): boolean => spins === null || (total ?? 0) > 0

export interface RunningBonus {
  readonly gift: Gift
  readonly progress: WagerProgress
}

/**
 * The bonuses that are wagered at this time. With several, the balance's sum cannot be assigned to one.
 * @param wagering what the player has left to wager; null: unknown
 */
export function runningBonuses(gifts: readonly Gift[], wagering: number | null, now: number): readonly RunningBonus[] {
  const running = gifts.filter((gift) => isRunning(gift, now) && hasWager(gift))
  return running.map((gift) => ({ gift, progress: wagerProgress(gift, running.length === 1 ? wagering : null) }))
}

/** @param wagering what the player has left to wager; null: unknown */
export function wagerProgress(gift: Gift, wagering: number | null): WagerProgress {
  const total = wagerTotal(gift)
  const left = total === null || wagering === null ? wagering : Math.min(total, wagering)
  if (total === null || total === 0 || left === null) return { total, left, done: gift.rollover }
  return { total, left, done: ((total - left) / total) * 100 }
}

/** How much of a bet in this game counts for wagering, percent; null: unknown. Of several categories the least counts. */
export function gameShare(
  { shares, games, producers, spins }: Pick<Gift, 'shares' | 'games' | 'producers' | 'spins'>,
  game: WageredGame,
): number | null {
  if (!game.allowsBonusBalance) return 0
  // The games of free spins are those of the spins: what they won is wagered elsewhere too.
  if (spins === null && !isAllowed(games, game.slug)) return 0
  if (spins === null && !isAllowed(producers, game.producer?.slug ?? null)) return 0
  if (shares.length === 0) return null
  const counted = shares.filter(({ slug }) => game.categories.includes(slug)).map(({ share }) => share)
  return counted.length === 0 ? 0 : Math.min(...counted)
}

const isAllowed = (places: readonly { readonly slug: string }[], slug: string | null): boolean =>
  places.length === 0 || places.some((place) => place.slug === slug)

/**
 * Bets until the wagering is done, if each counts as much; null where this is unknown.
 * @param bet minor units
 * @param share percent of a bet that counts
 */
export function betsLeft(left: number | null, bet: number | null, share: number | null): number | null {
  if (left === null || bet === null || share === null) return null
  const counted = bet * share
  return counted > 0 ? Math.ceil((Math.max(0, left) * 100) / counted) : null
}
