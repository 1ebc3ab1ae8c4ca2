import type { TimedEvent } from '../core/index.ts'

/** How a promotion's points are spent: not at all, exchanged for prizes, or drawn. */
export type PromotionPageType = 'static' | 'exchange' | 'lottery'

/** The kinds of promotions that the platform has. */
export const PROMOTION_TEMPLATES = ['template1', 'template2', 'template3', 'template4', 'template5'] as const
export type PromotionTemplate = (typeof PROMOTION_TEMPLATES)[number]

/** The design of a promotion's page, which a brand may vary. */
export const PROMOTION_CONTAINERS = ['default', 'birthday', 'secondary', 'third'] as const
export type PromotionContainer = (typeof PROMOTION_CONTAINERS)[number]

/** What a promotion counts: points, cocktails, promo hours. */
export interface PromotionCurrency {
  readonly id: string
  /** Its word in plural forms, as `currencyWord` chooses from them; empty: no word came. */
  readonly forms: readonly string[]
  readonly icon: string | null
  /** A page about it. */
  readonly url: string | null
}

export interface PromotionPrize {
  readonly id: string
  /** Points of `currencyId` that it takes. Null: it has no price, such as the prize of a draw. */
  readonly price: number | null
  /** Null: the promotion's own currency. */
  readonly currencyId: string | null
  /** Its place; the last one is the main prize. */
  readonly position: number
  /** Null: the platform names none. */
  readonly title: string | null
  readonly image: string | null
  /** How many there are; null: unknown. */
  readonly total: number | null
  /** How many are left; null: unknown. */
  readonly left: number | null
  /** Names of those who have won it. */
  readonly winners: readonly string[]
}

export interface PrizePool {
  /** Names it in live events. */
  readonly id: string
  /** Minor units of `currency`. */
  readonly amount: number
  /** Null: the platform names none; it is the brand's. */
  readonly currency: string | null
}

/** A promotion, in a list and on its page; the texts of its page come only there. */
export interface Promotion extends TimedEvent {
  readonly id: string
  /** A tournament has a page of its own kind. */
  readonly type: 'promotion' | 'tournament'
  readonly slug: string
  readonly title: string
  readonly image: string | null
  readonly background: string | null
  /** What can be won. Unsafe HTML: sanitise before showing. */
  readonly fund: string
  /** Null: a static page. */
  readonly template: PromotionTemplate | null
  readonly container: PromotionContainer
  /** Unsafe HTML: sanitise before showing. Empty: there is none. */
  readonly rules: string
  /** Unsafe HTML: sanitise before showing. Empty: there is none. */
  readonly howToWin: string
  /** Unsafe HTML: sanitise before showing. Empty: there are none yet. */
  readonly results: string
  readonly prizes: readonly PromotionPrize[]
  readonly currency: PromotionCurrency | null
  readonly additionalCurrency: PromotionCurrency | null
  /** Bets for one point by the player's currency, minor units. */
  readonly pointPrices: Readonly<Record<string, number>>
  readonly isHighFiveEnabled: boolean
  /** Points of its own currency that giving a high five takes; null: unknown. */
  readonly highFiveCost: number | null
  readonly hasParticipateButton: boolean
  /** Whether deposits of each day earn achievements. */
  readonly hasDepositAchievements: boolean
  readonly prizePool: PrizePool | null
  /** Gifts given out so far; null: unknown. */
  readonly sentGifts: number | null
  /** When prizes are drawn, milliseconds since 1970; null: at the end. */
  readonly drawAt: number | null
  /** The hunt that belongs to it; null: none. */
  readonly duckHuntId: string | null
}

/** How the points of a template are spent; not at all where it is unknown. */
export function pageTypeOf(template: PromotionTemplate | null): PromotionPageType {
  if (template === null) return 'static'
  return template === 'template2' || template === 'template5' ? 'exchange' : 'lottery'
}

/** Coins of the platform are held in ten-thousandths. */
const COIN_DIVISOR = 10_000
const COIN_CURRENCY = 'coins'

/**
 * A number of points as it is shown: coins are held in ten-thousandths and shown to the hundredth, never more than there
 * are; all other points are whole.
 */
export function shownPoints(points: number, currency: Pick<PromotionCurrency, 'id'> | null): number {
  return currency?.id === COIN_CURRENCY ? Math.trunc(points / (COIN_DIVISOR / 100)) / 100 : points
}

/** How many decimals points may have. */
export const pointDecimals = (currency: Pick<PromotionCurrency, 'id'> | null): number =>
  currency?.id === COIN_CURRENCY ? 2 : 0

/** One point as the platform holds it. */
export const onePoint = (currency: Pick<PromotionCurrency, 'id'> | null): number =>
  currency?.id === COIN_CURRENCY ? COIN_DIVISOR : 1

/**
 * The word for a number of points. Three forms are those of Russian: for one, for few (and fractions), for many;
 * two are those for one and for others.
 *
 * @param category as `Intl.PluralRules.select` tells it for the number
 */
export function currencyWord({ forms }: Pick<PromotionCurrency, 'forms'>, category: Intl.LDMLPluralRule): string {
  const last = forms.length - 1
  if (last < 0) return ''
  if (category === 'one') return forms[0] ?? ''
  return forms[category === 'many' ? last : Math.min(1, last)] ?? ''
}
