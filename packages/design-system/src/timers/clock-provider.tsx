import { createContext, useState, type ReactNode } from 'react'
import { createSharedClock, type SharedClock } from './shared-clock.ts'

interface ClockOfPage {
  readonly clock: SharedClock
  /** What server and browser draw first, in ms; null: nobody has told. */
  readonly seed: number | null
}

/** Without a provider timers go by the device's clock, and the server draws no figures. */
export const ClockContext = createContext<ClockOfPage>({ clock: createSharedClock(Date.now), seed: null })

export interface ClockProviderProps {
  /** Milliseconds since 1970: the server's time, so that a device an hour off changes nothing. Taken once. Default `Date.now`. */
  now?: (() => number) | undefined
  /** The time at which the server drew the page, ms: the first render in the browser is the same. Default: figures appear after it. */
  seed?: number | undefined
  children?: ReactNode
}

/** The one clock of all timers below. */
export function ClockProvider({ now = Date.now, seed, children }: ClockProviderProps) {
  const [clock] = useState(() => ({ clock: createSharedClock(now), seed: seed ?? null }))
  return <ClockContext value={clock}>{children}</ClockContext>
}
