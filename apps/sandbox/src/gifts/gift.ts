import type { Currency } from '../ground/values/currencies.ts'
import type { Texts } from '../ground/wire/locale.ts'

/** The types that the sandbox has: two are a provider's own, and `mystery_box` is one that no client knows. */
export const GIFT_TYPES = [
  'deposit_bonus',
  'cash',
  'bonus_offer',
  'cashback',
  'xp',
  'compoint',
  'custom',
  'giftspin',
  'group',
  'nondeposit',
  'northpine_freespin',
  'saltworks_freebet',
  'mystery_box',
] as const
export type GiftType = (typeof GIFT_TYPES)[number]

export const GIFT_STATES = ['received', 'activated', 'used', 'expired'] as const
export type GiftState = (typeof GIFT_STATES)[number]

export interface DepositLimit {
  currency: Currency
  /** Total of deposits in minor units that earn the bonus. */
  limit: number
}

/** Data of a gift beyond its amount. Amounts in minor units of the player's currency. */
export interface GiftTerms {
  image?: string | null
  /** The gifts that a group opens into. */
  parts?: readonly GiftSeed[]
  platforms?: readonly ('mobile' | 'desktop')[]
  /** Slugs of producers and games. Default: all. */
  producers?: readonly string[]
  games?: readonly string[]
  maxBet?: number | null
  /** Percent of a bet that counts for wagering, by category. Default: all of every bet. */
  shares?: Readonly<Record<string, number>>
  /** Spins or bets that cost nothing. */
  spins?: { count: number; bet: number } | null
  /** Days for wagering from the activation. Default: until the gift expires. */
  wagerDays?: number | null
}

/** A gift to give. Amounts are in the player's currency. */
export interface GiftSeed {
  type: GiftType
  title: string | Texts
  /** Message to the player. Default: the site's own text. */
  notification?: string | Texts | null
  reason: string
  /** Minor units, points or compoints, by type. */
  amount?: number | null
  percent?: number | null
  wager?: number | null
  depositLimits?: readonly DepositLimit[]
  depositProgress?: number
  state?: GiftState
  isSelected?: boolean
  /** Initial amount to wager, in minor units. */
  toWager?: number
  /** From now; negative: expired. */
  expiresInMs?: number
  price?: number | null
  productId?: number | null
  terms?: GiftTerms
}

export interface GiftRow {
  id: number
  player_id: number
  type: GiftType
  title: string
  notification: string | null
  reason: string
  state: GiftState
  amount: number | null
  percent: number | null
  wager: number | null
  deposit_limits: string
  deposit_progress: number
  price: number | null
  product_id: number | null
  is_selected: number
  to_wager: number
  /** Of the spins of `terms`. */
  spins_left: number
  /** `GiftTerms` as JSON. */
  terms: string
  expires_at: number
  created_at: number
}

export const depositLimits = (row: Pick<GiftRow, 'deposit_limits'>): DepositLimit[] =>
  JSON.parse(row.deposit_limits) as DepositLimit[]

export const giftTerms = (row: Pick<GiftRow, 'terms'>): GiftTerms => JSON.parse(row.terms) as GiftTerms

/** Remaining deposits that earn the bonus, in minor units; 0 if the gift needs no deposit. */
export function depositRoom(row: Pick<GiftRow, 'deposit_limits' | 'deposit_progress'>, currency: Currency): number {
  const limit = depositLimits(row).find((one) => one.currency === currency)?.limit ?? 0
  return Math.max(0, limit - row.deposit_progress)
}

/** A gift past its time is expired, whatever is stored. */
export function stateOf(row: Pick<GiftRow, 'state' | 'expires_at'>, now: number): GiftState {
  return row.state === 'used' || row.expires_at > now ? row.state : 'expired'
}

interface PlayedGame {
  readonly slug: string
  readonly categories: readonly string[]
  readonly producer: { readonly slug: string }
  readonly allowsBonusBalance: boolean
}

/** In one of the games and producers that the gift names. */
export const isForGame = ({ games = [], producers = [] }: GiftTerms, { slug, producer }: PlayedGame): boolean =>
  (games.length === 0 || games.includes(slug)) && (producers.length === 0 || producers.includes(producer.slug))

/** Percent of a bet in this game that counts for wagering: the least of its categories, none where it is for real money. */
export function wagerShare(terms: GiftTerms, game: PlayedGame): number {
  if (!game.allowsBonusBalance || (!terms.spins && !isForGame(terms, game))) return 0
  const { shares: told = {} } = terms
  if (Object.keys(told).length === 0) return 100
  const shares = game.categories.flatMap((slug) => told[slug] ?? [])
  return shares.length === 0 ? 0 : Math.min(...shares)
}
