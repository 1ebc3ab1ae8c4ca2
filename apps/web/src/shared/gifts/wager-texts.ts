import { formatMoney } from '@croupier/domain/core'
import type { WagerProgress } from '@croupier/domain/gifts'
import type { Translate } from '../texts/translate.ts'

/** What is left to wager of a bonus; null where it is unknown. */
export function formatLeft(
  t: Translate,
  { left, total }: Pick<WagerProgress, 'left' | 'total'>,
  currency: string | null,
): string | null {
  if (left === null || currency === null) return null
  const money = (minor: number) => formatMoney(minor, currency, t.locale, { cents: 'when-needed' })
  return total === null
    ? t('bonus:left', { left: money(left) })
    : t('bonus:leftOf', { left: money(left), total: money(total) })
}
