import type { Form } from '@croupier/domain/core'
import type { RegistrationValues } from '@croupier/domain/session'
import { useEffect } from 'react'
import { useSite } from '#shared/site/tab.tsx'
import { keepPendingPhone, readPendingPhone } from '../phone/pending-phone.ts'

/** Keeps what was typed, except the password, while a phone waits for its code in this tab. */
export const keepTypedRegistration = ({ password: _secret, ...typed }: RegistrationValues): void =>
  keepPendingPhone({ typed })

/** Fills the form with what was typed before a reload in the code step: the visitor may want to change the number. */
export function useTypedRegistration(form: Form<RegistrationValues>): void {
  const { clock } = useSite()
  // After hydration: the server's render knows no session storage.
  useEffect(() => {
    const typed = readPendingPhone(clock.now())?.typed
    // Sent already, so leaving the page does not ask.
    if (isObject(typed)) form.rebase({ ...form.values, ...knownValues(typed, form.values) })
  }, [form, clock])
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Fields of the form with a value of their kind. */
function knownValues(
  typed: Readonly<Record<string, unknown>>,
  { password: _secret, ...values }: RegistrationValues,
): Partial<RegistrationValues> {
  const known = Object.entries(values)
    .filter(([field, value]) => typeof typed[field] === typeof value)
    .map(([field]) => [field, typed[field]])
  return { ...Object.fromEntries(known), contact: typed['contact'] === 'phone' ? 'phone' : 'email' }
}
