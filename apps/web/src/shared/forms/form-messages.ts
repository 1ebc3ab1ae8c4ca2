import type { DomainError, Form, FormMessage } from '@croupier/domain/core'
import type { TextKey, Translate } from '../texts/texts.ts'

/** Where the server does not say how long to wait, milliseconds (engagement.md 8: too many sends, retry in 5 minutes). */
const USUAL_WAIT_MS = 5 * 60_000

/** The words for a rule's or the server's message at a field. A code without words is told as "not accepted". */
export function formatMessage(t: Translate, { name, params, retryAfterMs = null }: FormMessage): string {
  return t.maybe(`forms.${name}`, { ...params, when: fromNow(t, retryAfterMs ?? USUAL_WAIT_MS) }) ?? t('forms.notTaken')
}

/** What to print at a field: everything that is wrong with it, the most telling first. */
export function fieldErrors<V extends object>(t: Translate, form: Form<V>, field: keyof V): string[] {
  return form.errorsOf(field).map((message) => formatMessage(t, message))
}

/** Why the whole form was not taken: what happened, what was kept, what to do (look.md). */
export function formatFailure(t: Translate, error: DomainError): string {
  const { retryAfterMs, fields } = error
  const ofFields = new Set(Object.values(fields).flat())
  for (const code of error.codes.filter((one) => !ofFields.has(one))) {
    const text = t.maybe(`forms.${code}`, { when: fromNow(t, retryAfterMs ?? USUAL_WAIT_MS) })
    if (text !== null) return text
  }
  if (error.status === 429) return t('forms.tooMany', { when: fromNow(t, retryAfterMs ?? 60_000) })
  return t(textOfKind(error))
}

/** What the player cannot mend alone: a limit that is used up, a door that is closed to them (engagement.md 2, ReachedLimit). */
const NEED_PEOPLE: readonly string[] = ['user_blocked', 'too_many_attempts', 'too_many_sends', 'code_attempts_exceeded']

/** Whether the operator's people are the way on. */
export function needsSupport({ codes, kind }: DomainError): boolean {
  return codes.some((code) => NEED_PEOPLE.includes(code)) || (kind === 'forbidden' && codes.length === 0)
}

function textOfKind({ kind, status }: DomainError): TextKey {
  switch (kind) {
    case 'network':
      return 'forms.network'
    case 'timeout':
      return 'forms.timeout'
    case 'unauthorized':
      return 'forms.unauthorized'
    case 'forbidden':
      return 'forms.forbidden'
    case 'rejected':
    case 'not-found':
      return 'forms.rejected'
    case 'invalid-response':
      return 'forms.unreadable'
    case 'unavailable':
      return status === 500 ? 'forms.broken' : 'forms.unavailable'
    case 'unexpected':
      return 'forms.broken'
  }
}

/** How long the platform asks to wait; where it does not say, as long as it usually does. */
export const formatWait = (t: Translate, { retryAfterMs }: Pick<DomainError, 'retryAfterMs'>): string =>
  fromNow(t, retryAfterMs ?? USUAL_WAIT_MS)

/** A wait in the reader's words: "in 5 minutes", "через 35 секунд". Rounded up: nobody should come too early. */
function fromNow(t: Translate, ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const words = new Intl.RelativeTimeFormat(t.languageTag)
  if (seconds < 60) return words.format(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour')
}
