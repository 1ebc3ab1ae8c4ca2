import { prizeCurrency, sortPrizes, type Promotion, type PromotionPrize } from '@croupier/domain/promotions'
import { formatPoints } from '../sections/points-text.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import type { Translate } from '#shared/texts/translate.ts'

type NamedPrize = Pick<PromotionPrize, 'id' | 'title' | 'price' | 'currencyId'>
type PrizesOf = Pick<Promotion, 'prizes' | 'currency' | 'additionalCurrency'>

/**
 * What a prize is called: its title, else its price, else its place among the prizes; the last one is the main prize.
 * Texts `promotion`.
 */
export function prizeName(t: Translate, prize: NamedPrize, promotion: PrizesOf): string {
  if (prize.title?.trim()) return prize.title
  if (prize.price !== null)
    return t('promotion:prizeFor', { points: formatPoints(t, prize.price, prizeCurrency(prize, promotion)) })
  const ids = sortPrizes(promotion.prizes).map(({ id }) => id)
  const place = ids.indexOf(prize.id)
  if (place < 0 || ids.length === 1) return t('promotion:prize')
  if (place === ids.length - 1) return t('promotion:mainPrize')
  return t('promotion:prizeNumber', { number: formatNumber(t.languageTag, place + 1) })
}
