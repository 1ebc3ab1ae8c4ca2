import { use, useCallback, useEffect, useEffectEvent, useReducer, useRef, useSyncExternalStore } from 'react'
import { ClockContext } from './clock-provider.tsx'
import { wholeSecond, type SharedClock } from './shared-clock.ts'
import { secondsUntil } from './time-parts.ts'

/** The shared clock of the nearest provider. */
export const useClock = (): SharedClock => use(ClockContext).clock

const never = () => () => undefined

/** Seconds until `until` (ms), or 0; null if unknown. Renders when `shown` (such as whole minutes) changes. */
export function useSecondsLeft(until: number | null, shown: (seconds: number) => number = exactly): number | null {
  const { clock, seed } = use(ClockContext)
  // A clock set back makes a finished timer run again.
  const runs = until !== null && clock.second() < until
  // Where the caller then asks for its next end, the figure may stay the same, and React would drop that render.
  const [, renderEnd] = useReducer((ends: number) => ends + 1, 0)
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!runs) return never()
      // Unsubscribes when done: a finished timer costs no tick.
      const stop = clock.subscribe(() => {
        if (clock.second() >= until) {
          stop()
          renderEnd()
        }
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

/** Whether the time has come; null if unknown. Calls `onEnd` once when it comes while mounted. */
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
