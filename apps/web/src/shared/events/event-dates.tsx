import type { TimedEvent } from '@croupier/domain/core'
import { LocalTime } from '../site/local-time.tsx'

export interface EventDatesProps {
  readonly event: Pick<TimedEvent, 'startAt' | 'endAt'>
  /** Before the date of the start. */
  readonly start: string
  /** Before the date of the end. */
  readonly end: string
  readonly className?: string
}

/** When an event starts and ends. Unknown dates are left out. */
export function EventDates({ event: { startAt, endAt }, start, end, className = '' }: EventDatesProps) {
  if (startAt === null && endAt === null) return null
  return (
    <p className={`flex flex-wrap gap-x-4 text-sm tabular-nums ${className}`}>
      {startAt !== null && (
        <span>
          {start} <LocalTime at={startAt} />
        </span>
      )}
      {endAt !== null && (
        <span>
          {end} <LocalTime at={endAt} />
        </span>
      )}
    </p>
  )
}
