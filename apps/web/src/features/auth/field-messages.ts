import type { DomainError, Form, FormMessage } from '@croupier/domain/core'
import type { TextKey, Translate } from '../../shared/texts.ts'

/** Rules whose name is also the name of a field, or of nothing we could print: the texts call them otherwise. */
const RENAMED: ReadonlyMap<string, TextKey> = new Map([
  ['email', 'auth.emailRule'],
  ['promoCode', 'auth.promoCodeRule'],
  ['consent', 'auth.consentRule'],
])

/** The words for a rule's or the server's message at a field. A code without words is told as "not accepted". */
export function sayMessage(t: Translate, { name, params }: FormMessage): string {
  const renamed = RENAMED.get(name)
  return (renamed ? t(renamed, params) : t.maybe(`auth.${name}`, params)) ?? t('auth.rejected')
}

/** What to print at a field. */
export function fieldErrors<V extends object>(t: Translate, form: Form<V>, field: keyof V): string[] {
  return form.errorsOf(field).map((message) => sayMessage(t, message))
}

/** Why the whole form was not taken: what happened, what was kept, what to do (look.md). */
export function sayFailure(t: Translate, error: DomainError): string {
  for (const code of error.codes) {
    const text = t.maybe(`auth.${code}`)
    if (text) return text
  }
  switch (error.kind) {
    case 'network':
      return t('auth.network')
    case 'rejected':
      return t('auth.rejected')
    default:
      return t('auth.unavailable')
  }
}
