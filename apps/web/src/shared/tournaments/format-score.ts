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

/** From a million units on, a narrow place has no room for hundredths. */
const WITHOUT_CENTS_FROM = 100_000_000

/** The score for a narrow place, such as a podium's: a large amount of money without its cents. */
export function formatShortScore(t: Translate, score: number, contest: Parameters<typeof formatScore>[2]): string {
  const { mechanic, scoreCurrency } = contest
  if (
    score < WITHOUT_CENTS_FROM ||
    scoreCurrency === null ||
    scoreUnit(mechanic) === 'multiplier' ||
    !Number.isSafeInteger(Math.round(score))
  )
    return formatScore(t, score, contest)
  return formatMoney(Math.trunc(score / 100) * 100, scoreCurrency, t.locale, { cents: 'when-needed' })
}
