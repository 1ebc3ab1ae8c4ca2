import type { EventStatus } from '../../core/index.ts'
import type { UserData } from '../participation/user-data.ts'
import { prizeCurrency } from '../prize-order.ts'
import { pageTypeOf, type Promotion, type PromotionPrize } from '../promotion.ts'

/** What is known of the player in a promotion. */
export type PrizeHolder = Pick<UserData, 'membership' | 'points' | 'additionalPoints' | 'receivedPrizes'>

type Currencies = Pick<Promotion, 'currency' | 'additionalCurrency'>
type Priced = Pick<PromotionPrize, 'price' | 'currencyId'>

/** Why points cannot be exchanged for a prize now. `missing`: points that are needed besides those of the player. */
export type PrizeObstacle =
  | { readonly kind: 'given-out' }
  /** It has no price, or one in a currency that the promotion does not have. */
  | { readonly kind: 'no-price' }
  | { readonly kind: 'not-running' }
  | { readonly kind: 'not-member' }
  | { readonly kind: 'funds'; readonly missing: number }

/** Whether nothing is left of a prize. */
export const isGivenOut = ({ left, total, winners }: Pick<PromotionPrize, 'left' | 'total' | 'winners'>): boolean =>
  left === 0 || (total === null && left === null && winners.length > 0)

/** The player's points in the currency of a prize; null: unknown, or no currency of the promotion. */
export function pointsFor(prize: Priced, promotion: Currencies, holder: PrizeHolder): number | null {
  const currency = prizeCurrency(prize, promotion)
  if (prize.currencyId !== null && currency === null) return null
  const isAdditional = currency !== null && currency.id === promotion.additionalCurrency?.id
  return isAdditional ? holder.additionalPoints : holder.points
}

/**
 * Whether the player has it: by the platform's word, or, where points are tickets of a draw, because they reach its price.
 */
export function isReceived(
  prize: Pick<PromotionPrize, 'id'> & Priced,
  promotion: Currencies & Pick<Promotion, 'template'>,
  holder: PrizeHolder,
): boolean {
  if (holder.receivedPrizes.includes(prize.id)) return true
  if (prize.price === null || pageTypeOf(promotion.template) === 'exchange') return false
  const points = pointsFor(prize, promotion, holder)
  return points !== null && points >= prize.price
}

/** Null: nothing known prevents it. The platform decides. `holder` null: nothing is known of the player. */
export function prizeObstacle(
  prize: PromotionPrize,
  promotion: Currencies & Pick<Promotion, 'template'>,
  { status, holder }: { readonly status: EventStatus; readonly holder: PrizeHolder | null },
): PrizeObstacle | null {
  if (isGivenOut(prize)) return { kind: 'given-out' }
  const isNamed = prize.currencyId === null || prizeCurrency(prize, promotion) !== null
  if (prize.price === null || !isNamed) return { kind: 'no-price' }
  if (status !== 'active') return { kind: 'not-running' }
  if (holder === null) return null
  if (!holder.membership) return { kind: 'not-member' }
  const points = pointsFor(prize, promotion, holder)
  return points !== null && points < prize.price ? { kind: 'funds', missing: prize.price - points } : null
}

/** Identifiers of prizes whose price is in a currency that the promotion does not have. */
export const unknownCurrencies = ({ prizes, ...promotion }: Currencies & Pick<Promotion, 'prizes'>): string[] =>
  prizes.filter((prize) => prize.currencyId !== null && prizeCurrency(prize, promotion) === null).map(({ id }) => id)
