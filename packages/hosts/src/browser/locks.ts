import type { Locks } from '@croupier/domain/core'

/** Mutual exclusion between tabs by Web Locks. No exclusion without them, and where the browser refuses them to the site. */
export function createTabLocks(locks: LockManager | undefined): Locks {
  return {
    async withLock(name, run) {
      if (!locks) return run()
      let isOurs = false
      const turn = () => {
        isOurs = true
        return run()
      }
      try {
        return await locks.request(name, turn)
      } catch (error) {
        if (isOurs) throw error
        return run()
      }
    },
  }
}
