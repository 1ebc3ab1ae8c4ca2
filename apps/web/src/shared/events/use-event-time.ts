import { useReached } from '@croupier/design-system'
import type { TimedEvent } from '@croupier/domain/core'

/**
 * A time, in milliseconds since 1970, at which each of the events has the status that it has now by server time. Renders
 * when one of them starts or ends. Uses the page's one timer.
 */
export function useEventTime(events: readonly TimedEvent[]): number {
  return useReached(events.flatMap(({ startAt, endAt }) => [startAt, endAt]).filter((moment) => moment !== null))
}
