import { use, useCallback, useSyncExternalStore } from 'react'
import { ClockContext } from './clock-provider.tsx'
import { wholeSecond } from './shared-clock.ts'

const never = () => () => undefined

/**
 * The latest of the moments (ms since 1970) that has come; `-Infinity` if none. Renders only when another one comes,
 * however many there are: all of them share the page's timer.
 */
export function useReached(moments: readonly number[]): number {
  const { clock, seed } = use(ClockContext)
  const last = latest(moments, Infinity)
  // A clock set back makes a moment come again.
  const isWaiting = clock.second() < last
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!isWaiting) return never()
      // Unsubscribes when all have come: a finished list costs no tick.
      const stop = clock.subscribe(() => {
        if (clock.second() >= last) stop()
        changed()
      })
      return stop
    },
    [clock, last, isWaiting],
  )
  return useSyncExternalStore(
    subscribe,
    () => latest(moments, clock.second()),
    () => latest(moments, seed === null ? -Infinity : wholeSecond(seed)),
  )
}

/** The latest of the moments up to `now`. */
function latest(moments: readonly number[], now: number): number {
  return moments.reduce((found, moment) => (moment <= now && moment > found ? moment : found), -Infinity)
}
