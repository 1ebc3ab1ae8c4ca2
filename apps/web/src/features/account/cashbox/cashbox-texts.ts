import type { AmountLimits, MoneySystem, PayoutField, Transaction } from '@croupier/domain/cashbox'
import {
  asksToWait,
  certainty,
  formatMoney,
  parseTime,
  type DomainError,
  type FormMessage,
} from '@croupier/domain/core'
import { formatWait } from '#shared/forms/form-messages.ts'
import type { PressTexts } from '#shared/forms/press/press-message.ts'
import { formatMoment } from '#shared/texts/format-time.ts'
import type { Translate } from '#shared/texts/translate.ts'

/** Message parameters that are amounts in minor units. */
const AMOUNTS = ['min', 'max', 'balance', 'left', 'limit']
const TIMES = ['until', 'frees_at']

/** Text of a broken rule or of a refusal code at a field. */
export function formatRule(t: Translate, { name, params = {}, retryAfterMs = null }: FormMessage, currency: string) {
  const all = { ...params, when: formatWait(t, { retryAfterMs }) }
  return formatCode(t, name, withUnits(t, all, currency)) ?? t.maybe(`forms:${name}`, all) ?? t('cashbox:rejected')
}

const tableOf = (format: (t: Translate, error: DomainError) => string): PressTexts => ({
  refused: format,
  unclear: format,
})

/** How a deposit or payout reads that is refused or was never made. */
export const refusalTexts = (currency: string): PressTexts => tableOf((t, error) => formatRefusal(t, error, currency))

/** How the code of a payout reads that is not taken. */
export const codeTexts = (currency: string): PressTexts =>
  tableOf((t, error) =>
    certainty(error) === 'refused' || asksToWait(error) ? formatRefusal(t, error, currency) : t('cashbox:codeMissing'),
  )

/** Use it for refusals only: it may say that nothing was charged. */
export function formatRefusal(t: Translate, error: DomainError, currency: string): string {
  const params = withUnits(t, { ...error.data, when: formatWait(t, error) }, currency)
  const text = error.codes.map((code) => formatCode(t, code, params)).find(Boolean)
  if (text) return text
  if (error.status === 429) return t('cashbox:too_many_requests', { when: formatWait(t, error) })
  return error.kind === 'unauthorized' ? t('cashbox:signedOut') : t('cashbox:rejected')
}

/** Name of a payment system, empty without one. Fallback systems, which the platform does not name, have names of our own. */
export function systemName(t: Translate, system: Pick<MoneySystem, 'key' | 'name'> | null): string {
  if (system === null) return ''
  const { key, name } = system
  return name || (t.maybe(`cashbox:system_${key}`) ?? String(key))
}

/** `key` with both amounts; undefined without limits. */
export function formatLimits(
  t: Translate,
  key: 'cashbox:limitsRange' | 'cashbox:amountHint',
  { min, max }: AmountLimits,
  currency: string,
): string | undefined {
  if (max === Infinity) return undefined
  const money = (amount: number) => formatMoney(amount, currency, t.locale, { cents: 'when-needed' })
  return t(key, { min: money(min), max: money(max) })
}

/** The platform's name of a payout field, else the site's for a field of a default system. */
export function payoutFieldTitle(t: Translate, { name, title }: Pick<PayoutField, 'name' | 'title'>): string {
  return title || (t.maybe(`cashbox:field_${name}`) ?? name)
}

export function formatStatus(t: Translate, { type, status }: Pick<Transaction, 'type' | 'status'>): string {
  return t.maybe(`cashbox:${type}_${status}`) ?? status
}

/** Why a transaction failed and what to do; null: nothing to say. An unknown reason code is never shown. */
export function formatReason(t: Translate, { type, reason, status }: Pick<Transaction, 'type' | 'reason' | 'status'>) {
  const known =
    (type === 'payout' ? t.maybe(`cashbox:payout_reason_${reason}`) : null) ?? t.maybe(`cashbox:reason_${reason}`)
  if (known || status !== 'declined') return known
  return t(type === 'payout' ? 'cashbox:payoutDeclinedPlain' : 'cashbox:depositDeclinedPlain')
}

const REASONS_WITHOUT_SUPPORT: readonly string[] = [
  'bank_declined',
  'wrong_details',
  'name_mismatch',
  'deposit_limit',
  'net_spend_limit',
  'on_break',
  'self_excluded',
]

export const reasonNeedsSupport = ({ status, reason }: Pick<Transaction, 'status' | 'reason'>): boolean =>
  status === 'declined' && !(reason !== null && REASONS_WITHOUT_SUPPORT.includes(reason))

type Params = Readonly<Record<string, string | number>>

/** The text that mentions the time, if the platform sent one; of the player's own limit also which it is. */
function formatCode(t: Translate, code: string, params: Params): string | null {
  const limit = code.endsWith('_limit') && t.maybe(`limits:name_${code.slice(0, -'_limit'.length)}_${params['period']}`)
  if (limit && 'left' in params && 'frees_at' in params)
    return t.maybe('cashbox:ownLimitLeft', { ...params, name: limit })
  const time = TIMES.find((name) => name in params)
  return (time ? t.maybe(`cashbox:${code}_${time}`, params) : null) ?? t.maybe(`cashbox:${code}`, params)
}

/** Formats amounts as money, and the platform's times (ISO-8601) in the player's time zone; drops unreadable times. */
function withUnits(t: Translate, params: Params, currency: string): Params {
  const formatted = Object.entries(params).flatMap(([name, value]): [string, string | number][] => {
    if (AMOUNTS.includes(name) && Number.isSafeInteger(value))
      return [[name, formatMoney(Number(value), currency, t.locale, { cents: 'when-needed' })]]
    if (!TIMES.includes(name)) return [[name, value]]
    const at = parseTime(String(value))
    return Number.isNaN(at) ? [] : [[name, formatMoment(t, at)]]
  })
  return Object.fromEntries(formatted)
}
