import { useEffect } from 'react'
import { useSite } from '#shared/site/tab.tsx'
import { forgetPendingPhone } from './forget-pending-phone.ts'
import { keepPendingPhone, readPendingPhone } from './pending-phone.ts'

/** How long to ask for a code after it was sent, milliseconds. The platform itself refuses a code that is too old. */
const CODE_LIFETIME_MS = 10 * 60_000

/** The phone that waits for its code, null for none. Survives a reload until `forget`. Call it in an observer. */
export function usePhoneToConfirm(): { phone: string | null; forget: () => void } {
  const { session, clock } = useSite()
  const { phone, nextCodeAt } = session.confirmation
  // After hydration: the server's render knows no session storage.
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
