import { createContext, useState, type ReactNode } from 'react'
import { createSharedClock, type SharedClock } from './shared-clock.ts'

interface ClockOfPage {
  readonly clock: SharedClock
  readonly seed: number | null
}

/** Without a provider timers use the device's clock, and the server renders no figures. */
export const ClockContext = createContext<ClockOfPage>({ clock: createSharedClock(Date.now), seed: null })

export interface ClockProviderProps {
  /** ms since 1970, server time. Read once. Default `Date.now`. */
  now?: (() => number) | undefined
  /** Time at which the server rendered, ms: the browser's first render matches. Default: figures appear later. */
  seed?: number | undefined
  children?: ReactNode
}

/**
 * One clock for all timers below it. `now`: milliseconds; `seed`: the time of the server's render.
 *
 * @use Once, around everything that shows time.
 * @avoid In a single part: all of them share one clock.
 * @key none
 */
export function ClockProvider({ now = Date.now, seed, children }: ClockProviderProps) {
  const [clock] = useState(() => ({ clock: createSharedClock(now), seed: seed ?? null }))
  return <ClockContext value={clock}>{children}</ClockContext>
}
