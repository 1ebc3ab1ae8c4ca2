import { certainty, type DomainError, type ErrorKind, type Form, type FormMessage } from '@croupier/domain/core'
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

/**
 * Text of a failed submit or press (docs/product-rules.md, Forms and validation).
 * @param isTyped something was typed, which is kept; default false
 */
export function formatFailure(t: Translate, error: DomainError, isTyped = false): string {
  const { retryAfterMs } = error
  // A form keeps the codes of its own fields at these; the others are of none that it shows.
  // Of a refused login some platforms say no more than the status does, and why in their own words.
  const codes = error.codes.filter((code) => code !== error.kind)
  for (const code of codes) {
    const text = t.maybe(`forms:${code}`, { when: fromNow(t, retryAfterMs ?? DEFAULT_WAIT_MS) })
    if (text !== null) return text
  }
  if (error.kind === 'unauthorized' && error.said !== null) return error.said
  const when = fromNow(t, retryAfterMs ?? 60_000)
  if (error.status === 429) return t(isTyped ? 'forms:tooMany' : 'forms:press_tooMany', { when })
  return t(isTyped ? textOfKind(error) : pressTextOfKind(error))
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

/** Kinds whose texts say that nothing was done. */
const REFUSALS: readonly ErrorKind[] = ['rejected', 'forbidden', 'not-found']

/** Whether a refusal is not proved: it may have come after the work was done. */
const isDoubtful = (error: DomainError): boolean => REFUSALS.includes(error.kind) && certainty(error) === 'unclear'

function textOfKind(error: DomainError): PlainTextKey {
  if (isDoubtful(error)) return 'forms:unreadable'
  const { kind, status } = error
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

/** Where nothing was typed, there are no fields to check and nothing to keep. */
function pressTextOfKind(error: DomainError): PlainTextKey {
  if (isDoubtful(error)) return 'forms:press_unreadable'
  const { kind, status } = error
  switch (kind) {
    case 'network':
      return 'forms:press_network'
    case 'timeout':
      return 'forms:press_timeout'
    case 'unauthorized':
      return 'forms:press_unauthorized'
    case 'forbidden':
      return 'forms:forbidden'
    case 'rejected':
    case 'not-found':
      return 'forms:press_rejected'
    case 'invalid-response':
      return 'forms:press_unreadable'
    case 'unavailable':
      return status === 500 ? 'forms:press_broken' : 'forms:press_unavailable'
    case 'unexpected':
      return 'forms:press_broken'
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
