import { useEffect } from 'react'
import { useSite } from '../../shared/site-context.tsx'
import { keepPendingPhone, readPendingPhone } from './pending-phone.ts'

/** How long after its message a code is worth asking for, milliseconds. The specification is silent; platforms differ, and say so of a late one. */
const CODE_LIFETIME_MS = 10 * 60_000

const tabStorage = () => window.sessionStorage

/** The phone whose code is awaited, null for none. A reload does not lose it; `forget` does. For observers. */
export function usePhoneToConfirm(): { phone: string | null; forget: () => void } {
  const { session, clock } = useSite()
  const { phoneToConfirm: phone, nextCodeAt } = session
  // After the first render, which is the server's.
  useEffect(() => {
    const pending = readPendingPhone(tabStorage, clock.now())
    if (pending) session.resumeConfirmation(pending)
  }, [session, clock])
  useEffect(() => {
    if (phone === null || nextCodeAt === null) return
    const now = clock.now()
    if (readPendingPhone(tabStorage, now)?.nextCodeAt === nextCodeAt) return
    keepPendingPhone(tabStorage, { phone, nextCodeAt, validUntil: now + CODE_LIFETIME_MS })
  }, [clock, phone, nextCodeAt])
  return {
    phone,
    forget: () => {
      keepPendingPhone(tabStorage, null)
      session.giveUpConfirmation()
    },
  }
}
