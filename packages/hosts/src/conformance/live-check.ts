import { subscribe } from '@croupier/domain/core'
import type { Check } from './checks.ts'

/** How long the live line may take to open, ms. */
const OPEN_MS = 10_000

/**
 * The live line opens, and stays open once it is told whose it is. `found`: faults of events that came
 * meanwhile.
 */
export const liveCheck = (listenMs: number, found: () => readonly string[]): Check => ({
  name: 'live events',
  shows: 'changes as they happen',
  rank: 1,
  found,
  read: async (site) => {
    const stop = site.start()
    try {
      const isOpen = await within(OPEN_MS, (done) => subscribe(() => site.live.state === 'open', done))
      if (!isOpen) throw new Error('the live socket does not open at /ws')
      const isLost = await within(listenMs, (done) => subscribe(() => site.live.state !== 'open', done))
      if (isLost) throw new Error('the live socket does not stay open')
    } finally {
      stop()
    }
  },
})

/** Whether what `follow` tells becomes true in time. */
function within(ms: number, follow: (tell: (isTrue: boolean) => void) => () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), ms)
    const stops: (() => void)[] = []
    const end = (outcome: boolean) => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      resolve(outcome)
    }
    stops.push(follow((isTrue) => void (isTrue && end(true))))
  })
}
