import { certainty, formatMoney, type DomainError, type FormMessage } from '@croupier/domain/core'
import type { Exchanged } from '@croupier/domain/loyalty'
import { formatFailure } from '#shared/forms/form-messages.ts'
import type { Translate } from '#shared/texts/translate.ts'

/** A number of compoints with the brand's word for them. */
export const formatPoints = (t: Translate, count: number): string => t('loyalty:amount', { count })

/** Minor units as money, without cents that are zero. */
export const formatResult = (t: Translate, amount: number, currency: string): string =>
  formatMoney(amount, currency, t.locale, { cents: 'when-needed' })

/** Text of a broken rule or of a refusal at the number of compoints. */
export function formatRule(t: Translate, { name, params = {} }: FormMessage): string {
  const counted = Object.entries(params).map(([key, value]) => [key, formatPoints(t, Number(value))] as const)
  const all = Object.fromEntries(counted)
  return t.maybe(`compoint-exchange:${name}`, all) ?? t.maybe(`forms:${name}`, all) ?? t('compoint-exchange:rejected')
}

/** Text of a refused exchange. `now`: what it would bring at the rate that was read since. */
export function formatRefusal(t: Translate, error: DomainError, now: Exchanged | null, currency: string): string {
  if (error.codes.includes('rate_changed'))
    return now === null
      ? t('compoint-exchange:rateGone')
      : t('compoint-exchange:rate_changed', { amount: formatResult(t, now.amount, currency) })
  const known = error.codes.map((code) => t.maybe(`compoint-exchange:${code}`)).find(Boolean)
  if (known) return known
  return certainty(error) === 'refused' && error.codes.length > 0
    ? t('compoint-exchange:rejected')
    : formatFailure(t, error, true)
}
