import { certainty, type DomainError, type ErrorKind, type Form, type FormMessage } from '@croupier/domain/core'
import type { Translate } from '../texts/translate.ts'

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
  return t(TEXTS[nameOf(error)][isTyped ? 0 : 1])
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

/** Where something was typed, and where there are no fields to check and nothing to keep. */
const TEXTS = {
  network: ['forms:network', 'forms:press_network'],
  timeout: ['forms:timeout', 'forms:press_timeout'],
  unauthorized: ['forms:unauthorized', 'forms:press_unauthorized'],
  forbidden: ['forms:forbidden', 'forms:forbidden'],
  rejected: ['forms:rejected', 'forms:press_rejected'],
  unreadable: ['forms:unreadable', 'forms:press_unreadable'],
  unavailable: ['forms:unavailable', 'forms:press_unavailable'],
  broken: ['forms:broken', 'forms:press_broken'],
} as const

function nameOf(error: DomainError): keyof typeof TEXTS {
  if (isDoubtful(error)) return 'unreadable'
  const { kind, status } = error
  switch (kind) {
    case 'network':
    case 'timeout':
    case 'unauthorized':
    case 'forbidden':
    case 'rejected':
      return kind
    case 'not-found':
      return 'rejected'
    case 'invalid-response':
      return 'unreadable'
    case 'unavailable':
      return status === 500 ? 'broken' : 'unavailable'
    case 'unexpected':
      return 'broken'
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
