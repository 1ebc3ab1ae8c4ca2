import {
  eventStatus,
  type Live,
  type MomentWatchMeans,
  type Resource,
  SPREAD_MS,
  Throttle,
  type TimedEvent,
} from '../core/index.ts'
import { onLeaders, type BoardKind } from './live-boards.ts'

/** How long the board of a running event is silent before it is read again, ms; twice as long after each read. */
export const QUIET_MS = 60_000
const LONGEST_QUIET_MS = 8 * QUIET_MS

/** Least time between two reads for such a reason, ms. */
const REREAD_MS = 60_000

export interface MovedTimesMeans extends MomentWatchMeans {
  readonly live: Pick<Live, 'on'>
}

/**
 * Reads an event again where its times may have been moved, which no live event tells: its board changes although it is
 * not running, is silent although it runs, or a message comes, as at its end. Returns a function that ends it.
 */
export function watchMovedTimes(
  kind: BoardKind,
  slug: string,
  read: Pick<Resource<TimedEvent>, 'value' | 'reread'>,
  { live, timers, clock, random, deviceSignals }: MovedTimesMeans,
): () => void {
  let quietMs = QUIET_MS
  let cancelQuiet = (): void => undefined
  let cancelRead = (): void => undefined
  const isRunning = (at: number): boolean => read.value !== undefined && eventStatus(read.value, at) === 'active'
  // Everybody who has the page open hears the same event.
  const reading = new Throttle(timers, REREAD_MS, () => {
    cancelRead = timers.after(random() * SPREAD_MS, () => read.reread())
    return Promise.resolve()
  })
  const listen = (): void => {
    cancelQuiet()
    cancelQuiet = timers.after(quietMs, () => {
      // A hidden tab reads when it comes into view.
      if (isRunning(clock.now()) && deviceSignals.isVisible()) {
        quietMs = Math.min(2 * quietMs, LONGEST_QUIET_MS)
        reading.ask()
      }
      listen()
    })
  }
  listen()
  const offs = [
    onLeaders(live, kind, (changed) => {
      if (changed !== slug) return
      quietMs = QUIET_MS
      listen()
      // About its start and end it is read anyway, and events may be late.
      const now = clock.now()
      if (![now - 2 * SPREAD_MS, now, now + 2 * SPREAD_MS].some(isRunning)) reading.ask()
    }),
    live.on('notification-update', () => reading.ask()),
  ]
  return () => {
    for (const off of offs) off()
    reading.stop()
    cancelQuiet()
    cancelRead()
  }
}
