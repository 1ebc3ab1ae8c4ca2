import type { Locks } from '@croupier/domain/core'

/** Mutual exclusion among the site's tabs by Web Locks; where there are none each tab stands alone. */
export function createTabLocks(locks: LockManager | undefined): Locks {
  return {
    withLock: async (name, run) => (locks ? await locks.request(name, run) : await run()),
  }
}
