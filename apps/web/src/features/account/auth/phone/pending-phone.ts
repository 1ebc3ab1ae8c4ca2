import { readTabStorage, writeTabStorage } from '@croupier/hosts/browser'
import { forgetPendingPhone, PENDING_PHONE_KEY as KEY } from './forget-pending-phone.ts'

/** A phone with a code sent and not confirmed yet. Times in milliseconds of server time. */
export interface PendingPhone {
  readonly phone: string
  readonly nextCodeAt: number
  /** When to stop asking for the code. */
  readonly validUntil: number
  /** What was typed in the registration, unvalidated: the number may have to be changed. Without the password. */
  readonly typed?: unknown
}

/** Reads the pending phone of this tab; null when there is none, it is too old and removed, or the storage throws. */
export function readPendingPhone(now: number): PendingPhone | null {
  const kept = readTabStorage(KEY)
  if (!isPendingPhone(kept)) return null
  if (kept.validUntil > now) return kept
  forgetPendingPhone()
  return null
}

/** Keeps the pending phone through a reload, with what else is kept of it. */
export const keepPendingPhone = (pending: Partial<PendingPhone>): void =>
  writeTabStorage(KEY, Object.assign({}, readTabStorage(KEY), pending))

function isPendingPhone(value: unknown): value is PendingPhone {
  if (typeof value !== 'object' || value === null) return false
  const { phone, nextCodeAt, validUntil } = value as Record<string, unknown>
  return (
    typeof phone === 'string' &&
    /^\d{4,20}$/.test(phone) &&
    typeof nextCodeAt === 'number' &&
    typeof validUntil === 'number'
  )
}
