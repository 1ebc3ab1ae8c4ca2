/** The kinds whose taking this site knows; others are shown by their title (engagement.md, 3). */
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
] as const
export type GiftType = (typeof GIFT_TYPES)[number] | 'other'

export const GIFT_STATES = ['received', 'activated', 'used', 'expired'] as const
export type GiftState = (typeof GIFT_STATES)[number]

/** Why it was given; null where the platform names a reason that the site does not know. */
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
  /** Deposits of so many minor units altogether earn the bonus. */
  readonly limit: number
}

/** Something a player was given (engagement.md, 3: Gift). */
export interface Gift {
  readonly id: string
  readonly title: string
  readonly type: GiftType
  readonly state: GiftState
  readonly reason: GiftReason | null
  /** What the platform says of its coming, as it wrote it; null: the site finds its own words. */
  readonly notification: string | null
  /** ms since the epoch; null: it never ends. */
  readonly expiresAt: number | null
  /** Compoints it was bought for. */
  readonly price: number | null
  readonly productId: string | null
  /** Minor units of the player's currency, points or compoints, by type. */
  readonly amount: number | null
  /** Of a deposit. */
  readonly percent: number | null
  /** How often the bonus is to be wagered: shown as x30. */
  readonly wager: number | null
  /** How much of that is done, percent. */
  readonly rollover: number | null
  /** The next deposits use it. */
  readonly isSelected: boolean
  /** Empty where it asks for no deposit. */
  readonly depositLimits: readonly DepositLimit[]
  /** Minor units deposited for it so far. */
  readonly depositProgress: number
}

const ONE_CLICK: readonly GiftType[] = ['compoint', 'xp', 'custom', 'cash', 'deposit_bonus', 'bonus_offer']
const LONG_TERM: readonly GiftType[] = ['cashback', 'giftspin', 'group', 'nondeposit']

/** What it holds comes at once when it is taken (engagement.md, 3). */
export const isOneClick = ({ type }: Pick<Gift, 'type'>): boolean => ONE_CLICK.includes(type)

/** It runs on for a while after it was taken. The specification names no types: these do not end by a click. */
export const isLongTerm = ({ type }: Pick<Gift, 'type'>): boolean => LONG_TERM.includes(type)

/** Live when its expiration is in the future (engagement.md, 4). @param now ms since the epoch, server time */
export const isLive = ({ expiresAt }: Pick<Gift, 'expiresAt'>, now: number): boolean =>
  expiresAt === null || expiresAt > now

/** Those bought for compoints are shown among the purchases, not in the list of gifts (engagement.md, 4). */
export const isListed = ({ reason }: Pick<Gift, 'reason'>): boolean => reason !== 'compoint_product_purchase'

/** What may still be deposited for its bonus, in minor units; 0 where it asks for none in this currency. */
export function depositRoom(
  { depositLimits, depositProgress }: Pick<Gift, 'depositLimits' | 'depositProgress'>,
  currency: string,
): number {
  const limit = depositLimits.find((one) => one.currency === currency)?.limit ?? 0
  return Math.max(0, limit - depositProgress)
}

/** Listed in the cashbox only while its limit for the currency exceeds the deposit progress (core.md, 4). */
export const isForCashbox = (gift: Gift, currency: string, now: number): boolean =>
  (gift.state === 'received' || gift.state === 'activated') && isLive(gift, now) && depositRoom(gift, currency) > 0

/** The list as it is once a gift was taken, for kinds that need no reading anew (engagement.md, 4: v2 gifts). */
export const withTaken = (gifts: readonly Gift[], id: string): readonly Gift[] =>
  gifts.map((gift) => {
    if (gift.id !== id || gift.state !== 'received') return gift
    if (isOneClick(gift)) return { ...gift, state: 'used' }
    return isLongTerm(gift) ? { ...gift, state: 'activated' } : gift
  })

/** The list with this one chosen for the next deposits; null: none. */
export const withSelected = (gifts: readonly Gift[], id: string | null): readonly Gift[] =>
  gifts.map((gift) => (gift.isSelected === (gift.id === id) ? gift : { ...gift, isSelected: gift.id === id }))
