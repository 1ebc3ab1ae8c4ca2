import { reaction } from 'mobx'
import { backoffMs } from '../value/backoff.ts'
import type { Means } from './means.ts'
import type { Resource } from '../state/resource.ts'

/** Over how long the tabs of all visitors spread their reads after a moment that all of them await, milliseconds. */
export const SPREAD_MS = 5000

/** Longest wait between two reads of what is awaited without a known time, milliseconds. */
const MAX_POLL_MS = 60_000

/** How often the clock is checked, milliseconds: it may be corrected, and the device may have slept. */
const STEP_MS = 15_000

/** How old a value may be that was there before the watch, such as a cached page's, milliseconds. */
const OLDEST_VALUE_MS = 60_000

const nothing = (): void => undefined

/** A hidden tab waits: it reads again when it comes into view. */
export type MomentWatchMeans = Pick<Means, 'clock' | 'timers' | 'random' | 'deviceSignals'>

/** When what a read knows changes by time. */
export interface Moments<T> {
  /** Server time, milliseconds since 1970; null: not known. */
  readonly of: (value: T) => readonly (number | null)[]
  /** Whether a change is due whose time is unknown, such as results: read until it is there. Default: never. */
  readonly isAwaited?: (value: T, now: number) => boolean
}

/**
 * Reads an event again after each of its moments, and while a change without a time is awaited. Returns a function that
 * ends it. A read that fails is tried again by the registry of reads.
 */
export function watchMoments<T>(read: Resource<T>, moments: Moments<T>, means: MomentWatchMeans): () => void {
  const { clock, timers, random, deviceSignals } = means
  const spread = random() * SPREAD_MS
  let readAt = clock.now() - OLDEST_VALUE_MS
  let isReading = read.isLoading
  let polls = 0
  let pollMs = backoffMs(polls, random, MAX_POLL_MS)
  let cancel = nothing

  const plan = (): void => {
    cancel()
    cancel = nothing
    const { value } = read
    if (value === undefined || read.isLoading) return
    const now = clock.now()
    const awaited = moments
      .of(value)
      .filter((moment) => moment !== null)
      .map((moment) => moment + spread)
      .filter((due) => due > readAt)
    const dues = moments.isAwaited?.(value, now) === true ? [...awaited, readAt + pollMs] : awaited
    if (dues.length === 0) return
    const due = Math.min(...dues)
    if (due <= now && deviceSignals.isVisible()) read.reread()
    else cancel = timers.after(due <= now ? STEP_MS : Math.min(due - now, STEP_MS), plan)
  }
  const stop = reaction(
    () => read.state,
    ({ status }) => {
      if (isReading && status !== 'loading') {
        readAt = clock.now()
        pollMs = backoffMs(++polls, random, MAX_POLL_MS)
      }
      isReading = status === 'loading'
      plan()
    },
  )
  plan()
  return () => {
    stop()
    cancel()
  }
}
