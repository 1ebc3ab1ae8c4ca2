import { formatMoney } from '@croupier/domain/core'
import { scoreUnit, type Tournament } from '@croupier/domain/tournaments'
import { formatNumber } from '../texts/format-number.ts'
import type { Translate } from '../texts/translate.ts'

/** A score in words: an amount with its currency where the platform sends it, or a multiplier such as "×12.50". Always with hundredths, so that a board's column is aligned. */
export function formatScore(
  t: Translate,
  score: number,
  { mechanic, scoreCurrency }: Pick<Tournament, 'mechanic' | 'scoreCurrency'>,
): string {
  const whole = Math.round(score)
  if (scoreUnit(mechanic) === 'multiplier') return `×${formatNumber(t.languageTag, whole / 100, 2)}`
  if (scoreCurrency === null || !Number.isSafeInteger(whole)) return formatNumber(t.languageTag, whole / 100, 2)
  return formatMoney(whole, scoreCurrency, t.locale)
}
