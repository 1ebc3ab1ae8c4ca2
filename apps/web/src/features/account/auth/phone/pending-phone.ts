/** A phone that a code was sent to and that is not confirmed yet. Times in milliseconds of server time. */
export interface PendingPhone {
  /** Digits with the dial code. */
  readonly phone: string
  /** When another code may be asked for. */
  readonly nextCodeAt: number
  /** Until when it is worth asking for the code. */
  readonly validUntil: number
}

const KEY = 'pending-phone'

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Session storage is this tab's alone; a function, as touching it already throws in some browsers. */
const tabStorage = () => window.sessionStorage

/** What this tab remembers of it through a reload; null once it is too late. A storage that throws remembers nothing. */
export function readPendingPhone(now: number, storage: () => TabStorage = tabStorage): PendingPhone | null {
  const kept = attempt(() => JSON.parse(storage().getItem(KEY) ?? 'null') as unknown)
  return isPendingPhone(kept) && kept.validUntil > now ? kept : null
}

/** Null forgets. */
export function keepPendingPhone(pending: PendingPhone | null, storage: () => TabStorage = tabStorage): void {
  attempt(() => (pending ? storage().setItem(KEY, JSON.stringify(pending)) : storage().removeItem(KEY)))
}

/** Whoever sits here now is somebody else, or has confirmed it. */
export function forgetPendingPhone(): void {
  keepPendingPhone(null)
}

function attempt<T>(run: () => T): T | null {
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
