import type { Timers } from '@croupier/domain/core'

/** The host's timers; a test that uses them puts vitest's fake ones in their place. */
export const hostTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
