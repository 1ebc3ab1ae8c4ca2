import { isRefusal, type MoneySystem, type Transaction } from '@croupier/domain/cashbox'
import { dateTag, formatMoney, type DomainError, type FormMessage } from '@croupier/domain/core'
import { needsSupport, formatWait } from '../../../shared/forms/form-messages.ts'
import type { Translate } from '../../../shared/texts/texts.ts'

/** Numbers of a message that are amounts of money, in minor units. */
const AMOUNTS = ['min', 'max', 'balance', 'left', 'limit']
const MOMENTS = ['until', 'frees_at']

/** The words for a broken rule or a code at a field. */
export function formatRule(t: Translate, { name, params = {} }: FormMessage, currency: string): string {
  return (
    t.maybe(`cashbox.${name}`, withAmounts(t, params, currency)) ??
    t.maybe(`forms.${name}`, params) ??
    t('cashbox.rejected')
  )
}

/**
 * Why a request was refused: what happened, what was kept, what to do (look.md). Only of a refusal may it be said that
 * nothing was charged; an answer that never came is told elsewhere.
 */
export function formatRefusal(t: Translate, error: DomainError, currency: string): string {
  const params = {
    ...withAmounts(t, error.data, currency),
    ...withMoments(t, error.data),
    when: formatWait(t, error),
  }
  const moment = MOMENTS.find((name) => name in params)
  for (const code of error.codes) {
    // With the moment, where the platform tells it.
    const withMoment = moment === undefined ? null : t.maybe(`cashbox.${code}_${moment}`, params)
    const text = withMoment ?? t.maybe(`cashbox.${code}`, params)
    if (text) return text
  }
  if (error.status === 429) return t('cashbox.too_many_requests', params)
  return error.kind === 'unauthorized' ? t('cashbox.signedOut') : t('cashbox.rejected')
}

/** What became of a code that nothing was made of: refused, or lost on its way. */
export function formatCodeFailure(t: Translate, error: DomainError, currency: string): string {
  return isRefusal(error) ? formatRefusal(t, error, currency) : t('cashbox.codeMissing')
}

/** A system's name; the two that stand in where the platform names none have ours. */
export function systemName(t: Translate, { key, name }: Pick<MoneySystem, 'key' | 'name'>): string {
  return name || (t.maybe(`cashbox.system_${key}`) ?? String(key))
}

/** What state a transaction is in, in a word or two. */
export function formatStatus(t: Translate, { type, status }: Pick<Transaction, 'type' | 'status'>): string {
  return t.maybe(`cashbox.${type}_${status}`) ?? status
}

/**
 * Why a transaction ended otherwise than it was meant to, and what to do; null where there is nothing to say. A reason is a code:
 * one that this site has no words for is never shown, only where to ask.
 */
export function formatReason(t: Translate, { type, reason, status }: Pick<Transaction, 'type' | 'reason' | 'status'>) {
  const known =
    (type === 'payout' ? t.maybe(`cashbox.payout_reason_${reason}`) : null) ?? t.maybe(`cashbox.reason_${reason}`)
  if (known || status !== 'declined') return known
  return t(type === 'payout' ? 'cashbox.payoutDeclinedPlain' : 'cashbox.depositDeclinedPlain')
}

/** What the player cannot mend alone. */
const NEED_PEOPLE: readonly string[] = ['phone_required', 'account_blocked']
const NO_PEOPLE: readonly string[] = ['bank_declined', 'wrong_details', 'name_mismatch', 'deposit_limit', 'on_break']

/** Whether the operator's people are the way on after a refusal. */
export const refusalNeedsSupport = (error: DomainError): boolean =>
  needsSupport(error) || error.codes.some((code) => NEED_PEOPLE.includes(code))

/** Whether they know why this one was declined, or are who to talk to about it. */
export const reasonNeedsSupport = ({ status, reason }: Pick<Transaction, 'status' | 'reason'>): boolean =>
  status === 'declined' && !(reason !== null && NO_PEOPLE.includes(reason))

function withAmounts(t: Translate, params: Readonly<Record<string, string | number>>, currency: string) {
  return Object.fromEntries(
    Object.entries(params)
      .filter(([name]) => !MOMENTS.includes(name))
      .map(([name, value]) => [
        name,
        AMOUNTS.includes(name) && Number.isSafeInteger(value)
          ? formatMoney(Number(value), currency, t.locale, { cents: 'when-needed' })
          : value,
      ]),
  )
}

/** Moments of the platform (ISO-8601) in the player's own zone. */
function withMoments(t: Translate, data: DomainError['data']): Record<string, string> {
  const format = new Intl.DateTimeFormat(dateTag(t.locale), { dateStyle: 'medium', timeStyle: 'short' })
  const moments = MOMENTS.flatMap((name) => {
    const at = Date.parse(String(data[name]))
    return Number.isNaN(at) ? [] : [[name, format.format(at)] as const]
  })
  return Object.fromEntries(moments)
}
