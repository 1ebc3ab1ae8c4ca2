import type { Promotion, PromotionCurrency, PromotionPrize } from './promotion.ts'

/** Prizes by position: the last one is the main prize. */
export const sortPrizes = (prizes: readonly PromotionPrize[]): PromotionPrize[] =>
  prizes.toSorted((a, b) => a.position - b.position)

/** The currency of a prize's price; null: it names none that the promotion has. */
export function prizeCurrency(
  { currencyId }: Pick<PromotionPrize, 'currencyId'>,
  { currency, additionalCurrency }: Pick<Promotion, 'currency' | 'additionalCurrency'>,
): PromotionCurrency | null {
  if (currencyId === null) return currency
  return [currency, additionalCurrency].find((known) => known?.id === currencyId) ?? null
}
