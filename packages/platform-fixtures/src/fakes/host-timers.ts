import type { Timers } from '@croupier/domain/core'

/** The host's timers, for tests with vitest's fake timers. */
export const hostTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
