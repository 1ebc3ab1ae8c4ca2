import type { GiftType } from '../core/index.ts'
import { isBonus, isLongTerm, isOneClick } from './gift-type.ts'

export const GIFT_STATES = ['received', 'activated', 'used', 'expired'] as const
export type GiftState = (typeof GIFT_STATES)[number]

/** Why it was given; null for a reason that the site does not know. */
export const GIFT_REASONS = [
  'personal',
  'registration',
  'level.changed',
  'promotions',
  'achievement',
  'cashback',
  'rest.registration',
  'compoint_product_purchase',
  'gift_distribution',
] as const
export type GiftReason = (typeof GIFT_REASONS)[number]

export interface DepositLimit {
  readonly currency: string
  /** Total deposits that earn the bonus, minor units. */
  readonly limit: number
}

/** Kinds of devices on which a gift may be used. */
export const GIFT_PLATFORMS = ['mobile', 'desktop'] as const
export type GiftPlatform = (typeof GIFT_PLATFORMS)[number]

/** A game or a producer whose page may be opened. */
export interface GiftPlace {
  readonly slug: string
  readonly name: string
}

/** How much of a bet in a category of games counts for wagering. */
export interface GameShare {
  /** Of the category. */
  readonly slug: string
  readonly name: string
  /** Percent, 0 to 100. */
  readonly share: number
}

/** Spins or bets that cost nothing. */
export interface GiftSpins {
  readonly count: number
  /** Not played yet; null: unknown. */
  readonly left: number | null
  /** Of each, minor units; null: unknown. */
  readonly bet: number | null
}

/** One of the gifts that a group holds. */
export interface GiftPart {
  readonly id: string | null
  readonly title: string
  readonly type: GiftType
  readonly picture: string | null
  readonly amount: number | null
  readonly percent: number | null
  readonly wager: number | null
  readonly spins: GiftSpins | null
}

/** What a platform may tell of a gift beyond its amount. Null and empty: unknown. */
export interface GiftTerms {
  readonly picture: string | null
  /** The gifts of a group. */
  readonly parts: readonly GiftPart[]
  /** The devices on which it may be used; empty: all. */
  readonly platforms: readonly GiftPlatform[]
  /** The producers in whose games it may be used; empty: all. */
  readonly producers: readonly GiftPlace[]
  /** The games in which it may be used; empty: all. */
  readonly games: readonly GiftPlace[]
  /** The highest bet while it is wagered, minor units. */
  readonly maxBet: number | null
  /** Categories whose bets count for wagering; empty: unknown. */
  readonly shares: readonly GameShare[]
  readonly spins: GiftSpins | null
  /** All that is to be wagered for it, minor units. */
  readonly wagerTotal: number | null
  /** The end of wagering once it is active, ms since the epoch. */
  readonly wagerUntil: number | null
  /** Days for wagering from its activation. */
  readonly wagerDays: number | null
  /** While it is being wagered the player may give it up. */
  readonly isCancelable: boolean
}

export interface Gift extends GiftTerms {
  readonly id: string
  readonly title: string
  readonly type: GiftType
  readonly state: GiftState
  readonly reason: GiftReason | null
  /** The platform's text about it; null: the site uses its own. */
  readonly notification: string | null
  /** ms since the epoch; null: never expires. */
  readonly expiresAt: number | null
  readonly price: number | null
  readonly productId: string | null
  /** Minor units of the player's currency, points or compoints, by type. */
  readonly amount: number | null
  readonly percent: number | null
  /** Wager multiplier, shown as x30. */
  readonly wager: number | null
  readonly rollover: number | null
  readonly isSelected: boolean
  /** Empty where no deposit is needed. */
  readonly depositLimits: readonly DepositLimit[]
  /** Minor units deposited for it so far. */
  readonly depositProgress: number
}

/** A gift as the platform answers it. `isSelected` null: unknown. */
export type AnsweredGift = Omit<Gift, 'isSelected'> & { readonly isSelected: boolean | null }

/** Whether a gift has not expired. `now`: milliseconds, the platform's time. */
export const isLive = ({ expiresAt }: Pick<Gift, 'expiresAt'>, now: number): boolean =>
  expiresAt === null || expiresAt > now

/** The state at this time: a gift that is not used expires when its time has come. */
export const stateAt = (gift: Pick<Gift, 'state' | 'expiresAt'>, now: number): GiftState =>
  gift.state === 'used' || isLive(gift, now) ? gift.state : 'expired'

/** The gifts in a state at this time, in their order; of the expired ones the latest first. */
export function giftsIn(state: GiftState, gifts: readonly Gift[], now: number): readonly Gift[] {
  const found = gifts.filter((gift) => stateAt(gift, now) === state)
  return state === 'expired' ? found.toSorted((one, other) => endOf(other) - endOf(one)) : found
}

const endOf = ({ expiresAt }: Gift): number => expiresAt ?? 0

/** When the next of these gifts expires, ms since the epoch; null: none does. */
export function nextExpiry(gifts: readonly Gift[], now: number): number | null {
  const times = gifts.flatMap((gift) => {
    const isPending = gift.state === 'received' || gift.state === 'activated'
    return isPending && gift.expiresAt !== null && isLive(gift, now) ? [gift.expiresAt] : []
  })
  return times.length === 0 ? null : Math.min(...times)
}

/** Received for this reason and not taken yet. */
export const isWaiting = (gift: Gift, reason: GiftReason, now: number): boolean =>
  gift.reason === reason && gift.state === 'received' && isLive(gift, now)

/** Bought for compoints. */
export const isPurchase = ({ reason }: Pick<Gift, 'reason'>): boolean => reason === 'compoint_product_purchase'

/** Gifts bought for compoints are shown among the purchases, not in the list of gifts. */
export const isListed = (gift: Pick<Gift, 'reason'>): boolean => !isPurchase(gift)

/** Total of deposits in this currency that its bonus needs, minor units; null where none applies. */
export const depositLimit = ({ depositLimits }: Pick<Gift, 'depositLimits'>, currency: string): number | null =>
  depositLimits.find((one) => one.currency === currency)?.limit ?? null

/** Amount that may still be deposited for its bonus, minor units; 0 where none applies in this currency. */
export function depositRoom(gift: Pick<Gift, 'depositLimits' | 'depositProgress'>, currency: string): number {
  return Math.max(0, (depositLimit(gift, currency) ?? 0) - gift.depositProgress)
}

/** While its limit for the currency exceeds the deposit progress (docs/product-rules.md, Deposit). */
export const isForCashbox = (gift: Gift, currency: string, now: number): boolean =>
  (gift.state === 'received' || gift.state === 'activated') && isLive(gift, now) && depositRoom(gift, currency) > 0

/** Whether it may be used on such a device. */
export const isForDevice = ({ platforms }: Pick<Gift, 'platforms'>, device: GiftPlatform): boolean =>
  platforms.length === 0 || platforms.includes(device)

/** The gifts after the platform agreed to activate one. */
export const withTaken = (gifts: readonly Gift[], id: string): readonly Gift[] =>
  gifts.map((gift) => {
    if (gift.id !== id || gift.state !== 'received') return gift
    if (isLongTerm(gift)) return { ...gift, state: 'activated' }
    if (!isOneClick(gift)) return gift
    return { ...gift, state: isBonus(gift) ? 'activated' : 'used' }
  })

export const withSelected = (gifts: readonly Gift[], id: string | null): readonly Gift[] =>
  gifts.map((gift) => (gift.isSelected === (gift.id === id) ? gift : { ...gift, isSelected: gift.id === id }))

/** The answered gifts; where the platform sends no selection, that of the `known` ones stays until the gift is used. */
export function withKnownSelection(gifts: readonly AnsweredGift[], known: readonly Gift[]): readonly Gift[] {
  const selected = known.find(({ isSelected }) => isSelected)?.id
  return gifts.map((gift) => ({
    ...gift,
    isSelected: gift.isSelected ?? (gift.id === selected && gift.state === 'received'),
  }))
}
