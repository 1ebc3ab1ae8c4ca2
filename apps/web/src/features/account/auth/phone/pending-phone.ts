import { readTabStorage, writeTabStorage } from '@croupier/hosts/browser'

/** A phone with a code sent and not confirmed yet. Times in milliseconds of server time. */
export interface PendingPhone {
  readonly phone: string
  readonly nextCodeAt: number
  /** When to stop asking for the code. */
  readonly validUntil: number
}

const KEY = 'pending-phone'

/** Reads the pending phone of this tab; null when there is none, it is too old, or the storage throws. */
export function readPendingPhone(now: number): PendingPhone | null {
  const kept = readTabStorage(KEY)
  return isPendingPhone(kept) && kept.validUntil > now ? kept : null
}

/** Keeps the pending phone through a reload; null removes it. */
export const keepPendingPhone = (pending: PendingPhone | null): void => writeTabStorage(KEY, pending)

export const forgetPendingPhone = (): void => keepPendingPhone(null)

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
