import { MAX_WAIT_MS, type Timers } from '@croupier/domain/core'

export const hostTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, Math.min(ms, MAX_WAIT_MS))
    return () => clearTimeout(timer)
  },
}
