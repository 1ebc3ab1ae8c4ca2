import { useEffect } from 'react'
import { useSite } from '../../../../shared/site/tab.tsx'
import { forgetPendingPhone, keepPendingPhone, readPendingPhone } from './pending-phone.ts'

/** How long after its message a code is worth asking for, milliseconds. The specification is silent; platforms differ, and say so of a late one. */
const CODE_LIFETIME_MS = 10 * 60_000

/** The phone whose code is awaited, null for none. A reload does not lose it; `forget` does. For observers. */
export function usePhoneToConfirm(): { phone: string | null; forget: () => void } {
  const { session, clock } = useSite()
  const { phone, nextCodeAt } = session.confirmation
  // After the first render, which is the server's.
  useEffect(() => {
    const pending = readPendingPhone(clock.now())
    if (pending) session.confirmation.resume(pending)
  }, [session, clock])
  useEffect(() => {
    if (phone === null || nextCodeAt === null) return
    const now = clock.now()
    if (readPendingPhone(now)?.nextCodeAt === nextCodeAt) return
    keepPendingPhone({ phone, nextCodeAt, validUntil: now + CODE_LIFETIME_MS })
  }, [clock, phone, nextCodeAt])
  return {
    phone,
    forget: () => {
      forgetPendingPhone()
      session.confirmation.giveUp()
    },
  }
}
