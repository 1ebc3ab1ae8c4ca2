import type { TimedEvent } from '@croupier/domain/core'
import { useTexts } from '../site/tab.tsx'
import { LocalTime } from '../texts/local-time.tsx'

export interface EventDatesProps {
  readonly event: Pick<TimedEvent, 'startAt' | 'endAt'>
  /** The page's texts that name the dates. */
  readonly texts: 'promotion' | 'tournament-contest'
  readonly className?: string
}

/** When an event starts and ends, as far as that is told. */
export function EventDates({ event: { startAt, endAt }, texts, className = '' }: EventDatesProps) {
  const t = useTexts()
  if (startAt === null && endAt === null) return null
  return (
    <p className={`flex flex-wrap gap-x-4 text-sm tabular-nums ${className}`}>
      {startAt !== null && (
        <span>
          {t(`${texts}:start`)} <LocalTime at={startAt} />
        </span>
      )}
      {endAt !== null && (
        <span>
          {t(`${texts}:end`)} <LocalTime at={endAt} />
        </span>
      )}
    </p>
  )
}
