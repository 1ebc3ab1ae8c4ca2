import { formatMoney, type FormMessage } from '@croupier/domain/core'
import type { Exchanged } from '@croupier/domain/loyalty'
import type { PressTexts } from '#shared/forms/press/press-message.ts'
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

/** How an exchange reads that is refused or was never made. `now`: what it would bring at the rate that was read since. */
export const exchangeTexts = (now: Exchanged | null, currency: string): PressTexts => ({
  ofCodes: {
    rate_changed: (t) =>
      now === null
        ? t('compoint-exchange:rateGone')
        : t('compoint-exchange:rate_changed', { amount: formatResult(t, now.amount, currency) }),
    worth_nothing: 'compoint-exchange:worth_nothing',
    exchange_unavailable: 'compoint-exchange:exchange_unavailable',
  },
  refused: 'compoint-exchange:rejected',
  missing: 'compoint-exchange:missing',
})
