import { use, useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { ClockContext } from './clock-provider.tsx'
import { wholeSecond, type SharedClock } from './shared-clock.ts'
import { secondsUntil } from './time-parts.ts'

/** The page's clock, to be read in handlers and effects. */
export const useClock = (): SharedClock => use(ClockContext).clock

const never = () => () => undefined

/**
 * Seconds until `until` (ms), and 0 after; renders only when what `shown` makes of them changes.
 * null where nobody can tell: `until` is null, or the server draws without a seeded clock.
 * @param shown rounds down to what is on screen, for instance to whole minutes. Default: every second.
 */
export function useSecondsLeft(until: number | null, shown: (seconds: number) => number = exactly): number | null {
  const { clock, seed } = use(ClockContext)
  // A clock that is put back, by the server or by hand, makes what was over run again.
  const runs = until !== null && clock.second() < until
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!runs) return never()
      // Lets go by itself when the time has come: what is over costs no tick.
      const stop = clock.subscribe(() => {
        if (clock.second() >= until) stop()
        changed()
      })
      return stop
    },
    [clock, until, runs],
  )
  const left = (second: number) => (until === null ? null : shown(secondsUntil(until, second)))
  return useSyncExternalStore(
    subscribe,
    () => left(clock.second()),
    () => (seed === null ? null : left(wholeSecond(seed))),
  )
}

const exactly = (seconds: number) => seconds

const anyLeft = (seconds: number) => (seconds > 0 ? 1 : 0)

/**
 * Whether the time has come; null where nobody can tell.
 * Calls `onEnd` once when it comes while the component stands, never for what was over before.
 */
export function useIsOver(until: number | null, onEnd?: () => void): boolean | null {
  const left = useSecondsLeft(until, anyLeft)
  const end = useEffectEvent(() => onEnd?.())
  const ran = useRef(false)
  useEffect(() => {
    if (left === 0 && ran.current) end()
    ran.current = left === 1
  }, [left])
  return left === null ? null : left === 0
}
