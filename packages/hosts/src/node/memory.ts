import type { CookiePort, LocalStoragePort, Locks } from '@croupier/domain/core'

/** Cookies of a process, which end with it. */
export function createMemoryCookies(now: () => number = Date.now): CookiePort {
  const kept = new Map<string, { readonly value: string; readonly endsAt: number }>()
  return {
    get(name) {
      const cookie = kept.get(name)
      return cookie !== undefined && cookie.endsAt > now() ? cookie.value : null
    },
    set: (name, value, { maxAgeSeconds }) => void kept.set(name, { value, endsAt: now() + maxAgeSeconds * 1000 }),
    remove: (name) => void kept.delete(name),
  }
}

/** Storage of a process, which ends with it. */
export function createMemoryStorage(): LocalStoragePort {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** Runs the work of one name one after the other, within this process. */
export function createMemoryLocks(): Locks {
  const ends = new Map<string, Promise<unknown>>()
  return {
    withLock(name, run) {
      const turn = (ends.get(name) ?? Promise.resolve()).then(run)
      ends.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}
