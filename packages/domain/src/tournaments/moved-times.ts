import {
  eventStatus,
  type Live,
  type MomentWatchMeans,
  type Resource,
  SPREAD_MS,
  Throttle,
  type TimedEvent,
  together,
} from '../core/index.ts'
import { onBoards, type BoardKind } from './live-boards.ts'

/** How long the boards of events are silent before these are read again, ms; twice as long after each read. */
export const QUIET_MS = 60_000

/** Longest time between two reads, ms, silent or not: the end of an event that goes on may have been moved. */
export const MAX_QUIET_MS = 8 * QUIET_MS

/** Least time between two reads for such a reason, ms. */
const REREAD_MS = 60_000

export interface MovedTimesMeans extends MomentWatchMeans {
  readonly live: Pick<Live, 'on'>
}

/** A tournament or a series, as far as its times go. */
export interface WatchedEvent extends TimedEvent {
  readonly slug: string
}

/** The event of a page, or those of a list. */
export interface WatchedRead<T> {
  readonly kind: BoardKind
  readonly read: Pick<Resource<T>, 'value' | 'reread'>
  readonly of: (value: T) => readonly WatchedEvent[]
}

/**
 * Reads events again where their times may have been moved, which no live event tells: a board changes although its
 * event is not running, none changes although not all are over, or a message comes, as at the end of one. Returns a
 * function that ends it.
 */
export function watchMovedTimes<T>(
  { kind, read, of }: WatchedRead<T>,
  { live, timers, clock, random, deviceSignals }: MovedTimesMeans,
): () => void {
  let quietMs = QUIET_MS
  let readBy = clock.now() + MAX_QUIET_MS
  let cancelQuiet = (): void => undefined
  let cancelRead = (): void => undefined
  const events = (): readonly WatchedEvent[] => (read.value === undefined ? [] : of(read.value))
  // All visitors of the page receive the same event.
  const reading = new Throttle(timers, REREAD_MS, () => {
    readBy = clock.now() + MAX_QUIET_MS
    cancelRead = timers.after(random() * SPREAD_MS, () => read.reread())
  })
  const listen = (): void => {
    cancelQuiet()
    cancelQuiet = timers.after(Math.max(0, Math.min(quietMs, readBy - clock.now())), () => {
      const now = clock.now()
      quietMs = Math.min(2 * quietMs, MAX_QUIET_MS)
      readBy = now + MAX_QUIET_MS
      // A hidden tab reads when it comes into view.
      if (deviceSignals.isVisible() && events().some((event) => eventStatus(event, now) !== 'past')) reading.ask()
      listen()
    })
  }
  listen()
  return together(
    onBoards(live, kind, (slug) => {
      const event = events().find((one) => one.slug === slug)
      if (!event) return
      quietMs = QUIET_MS
      listen()
      // About its start and end it is read anyway, and live events may be late.
      const now = clock.now()
      const about = [now - 2 * SPREAD_MS, now, now + 2 * SPREAD_MS]
      if (about.every((at) => eventStatus(event, at) !== 'active')) reading.ask()
    }),
    live.on('notification-update', reading.ask),
    reading.stop,
    () => cancelQuiet(),
    () => cancelRead(),
  )
}

/** The events once one of them was read elsewhere, with its times; the same where they are as before. */
export function withTimesOf<E extends WatchedEvent>(events: readonly E[], told: WatchedEvent): readonly E[] {
  const { slug, status, startAt, endAt } = told
  const isNews = (one: E) =>
    one.slug === slug && (one.status !== status || one.startAt !== startAt || one.endAt !== endAt)
  return events.some(isNews) ? events.map((one) => (isNews(one) ? { ...one, status, startAt, endAt } : one)) : events
}
