import type { DomainError, Form, FormMessage } from '@croupier/domain/core'
import type { PlainTextKey, Translate } from '../texts/translate.ts'

/** Assumed wait when the server names none, milliseconds. */
const DEFAULT_WAIT_MS = 5 * 60_000

/** Text of a validation error at a field; unknown codes read "not accepted". */
export function formatMessage(t: Translate, { name, params, retryAfterMs = null }: FormMessage): string {
  return (
    t.maybe(`forms:${name}`, { ...params, when: fromNow(t, retryAfterMs ?? DEFAULT_WAIT_MS) }) ?? t('forms:notTaken')
  )
}

export function fieldErrors<V extends object>(t: Translate, form: Form<V>, field: keyof V): string[] {
  return form.errorsOf(field).map((message) => formatMessage(t, message))
}

/** Text of a failed submit (docs/product-rules.md, Forms and validation). */
export function formatFailure(t: Translate, error: DomainError): string {
  const { retryAfterMs, fields } = error
  const ofFields = new Set(Object.values(fields).flat())
  for (const code of error.codes.filter((one) => !ofFields.has(one))) {
    const text = t.maybe(`forms:${code}`, { when: fromNow(t, retryAfterMs ?? DEFAULT_WAIT_MS) })
    if (text !== null) return text
  }
  if (error.status === 429) return t('forms:tooMany', { when: fromNow(t, retryAfterMs ?? 60_000) })
  return t(textOfKind(error))
}

/** Codes that only the support team can resolve. */
const NEED_PEOPLE: readonly string[] = [
  'user_blocked',
  'account_blocked',
  'too_many_attempts',
  'too_many_sends',
  'code_attempts_exceeded',
  'max_attempts_used',
]

export function needsSupport({ codes, kind }: DomainError): boolean {
  return codes.some((code) => NEED_PEOPLE.includes(code)) || (kind === 'forbidden' && codes.length === 0)
}

function textOfKind({ kind, status }: DomainError): PlainTextKey {
  switch (kind) {
    case 'network':
      return 'forms:network'
    case 'timeout':
      return 'forms:timeout'
    case 'unauthorized':
      return 'forms:unauthorized'
    case 'forbidden':
      return 'forms:forbidden'
    case 'rejected':
    case 'not-found':
      return 'forms:rejected'
    case 'invalid-response':
      return 'forms:unreadable'
    case 'unavailable':
      return status === 500 ? 'forms:broken' : 'forms:unavailable'
    case 'unexpected':
      return 'forms:broken'
  }
}

export const formatWait = (t: Translate, { retryAfterMs }: Pick<DomainError, 'retryAfterMs'>): string =>
  fromNow(t, retryAfterMs ?? DEFAULT_WAIT_MS)

/** Formats a wait, rounded up: "in 5 minutes", "через 35 секунд". */
function fromNow(t: Translate, ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const words = new Intl.RelativeTimeFormat(t.languageTag)
  if (seconds < 60) return words.format(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour')
}
