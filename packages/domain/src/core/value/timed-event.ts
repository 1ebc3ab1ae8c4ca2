/** The status of a promotion, tournament or series at this time. */
export type EventStatus = 'active' | 'future' | 'past'

/** What promotions, tournaments and series have in common (docs/product-rules.md, Promotions). */
export interface TimedEvent {
  /** What the platform said when it was read; null: it said nothing. */
  readonly status: EventStatus | null
  /** Milliseconds since 1970, server time; null: unknown. */
  readonly startAt: number | null
  /** Milliseconds since 1970, server time; null: without an end. */
  readonly endAt: number | null
  /** Among events that start together, a higher one comes first. */
  readonly sortPriority: number
}

const isReached = (moment: number | null, now: number): boolean => moment !== null && moment <= now

/**
 * The status at `now` (milliseconds, server time): over once the end is reached or the platform says so; not begun
 * before the start, unless the platform has started it early. Without a start it has begun, unless the platform says
 * that it has not.
 */
export function eventStatus({ status, startAt, endAt }: TimedEvent, now: number): EventStatus {
  if (status === 'past' || isReached(endAt, now)) return 'past'
  if (status === 'active' || isReached(startAt, now)) return 'active'
  return startAt === null && status !== 'future' ? 'active' : 'future'
}

const LIST_ORDER: readonly EventStatus[] = ['active', 'future', 'past']

/** In the order of a list: by status as in `statuses`, then the latest start first; unless over, by priority then. */
export function sortEvents<E extends TimedEvent>(
  events: readonly E[],
  now: number,
  statuses: readonly EventStatus[] = LIST_ORDER,
): E[] {
  const later = (a: E, b: E) => (b.startAt ?? -Infinity) - (a.startAt ?? -Infinity) || 0
  return statuses.flatMap((status) => {
    const ofStatus = events.filter((event) => eventStatus(event, now) === status)
    return ofStatus.sort((a, b) => later(a, b) || (status === 'past' ? 0 : b.sortPriority - a.sortPriority))
  })
}
