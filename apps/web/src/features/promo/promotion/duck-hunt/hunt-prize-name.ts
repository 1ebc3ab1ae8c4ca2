import type { HuntPrize, PromotionCurrency } from '@croupier/domain/promotions'
import { formatPoints } from '../sections/points-text.tsx'
import type { Translate } from '#shared/texts/translate.ts'

/** What a prize of a hunt is called: its title, else the points that it brings, else a prize. Texts `promotion`. */
export function huntPrizeName(
  t: Translate,
  { title, points }: Pick<HuntPrize, 'title' | 'points'>,
  currency: PromotionCurrency | null,
): string {
  if (title?.trim()) return title
  return points === null ? t('promotion:prize') : formatPoints(t, points, currency)
}
