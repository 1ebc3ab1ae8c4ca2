/** A phone with a code sent and not confirmed yet. Times in milliseconds of server time. */
export interface PendingPhone {
  readonly phone: string
  readonly nextCodeAt: number
  /** When to stop asking for the code. */
  readonly validUntil: number
}

const KEY = 'pending-phone'

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A function, because some browsers throw on reading `sessionStorage`. */
const tabStorage = () => window.sessionStorage

/** Reads the pending phone of this tab; null when there is none, it is too old, or the storage throws. */
export function readPendingPhone(now: number, storage: () => TabStorage = tabStorage): PendingPhone | null {
  const kept = tryOrNull(() => JSON.parse(storage().getItem(KEY) ?? 'null') as unknown)
  return isPendingPhone(kept) && kept.validUntil > now ? kept : null
}

/** Keeps the pending phone through a reload; null removes it. */
export function keepPendingPhone(pending: PendingPhone | null, storage: () => TabStorage = tabStorage): void {
  tryOrNull(() => (pending ? storage().setItem(KEY, JSON.stringify(pending)) : storage().removeItem(KEY)))
}

export function forgetPendingPhone(): void {
  keepPendingPhone(null)
}

function tryOrNull<T>(run: () => T): T | null {
  try {
    return run()
  } catch {
    return null
  }
}

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
