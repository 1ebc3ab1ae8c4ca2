import type { Locks } from '@croupier/domain/core'

/** Mutual exclusion between tabs by Web Locks; without them no exclusion. */
export function createTabLocks(locks: LockManager | undefined): Locks {
  return {
    withLock: async (name, run) => (locks ? await locks.request(name, run) : await run()),
  }
}
