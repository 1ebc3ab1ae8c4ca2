import { Countdown, type CountdownProps, type TimeUnit } from '@croupier/design-system'
import type { EventStatus, TimedEvent } from '@croupier/domain/core'
import { useTexts } from '../site/tab.tsx'
import { formatTimeUnit } from '../texts/format-time.ts'

export interface EventCountdownProps extends Pick<CountdownProps, 'face' | 'className'> {
  readonly event: Pick<TimedEvent, 'startAt' | 'endAt'>
  readonly status: EventStatus
  readonly labelClassName?: string
  /** The time is part of the name of the link that it is in. Default false. */
  readonly isInLink?: boolean
}

/** Time until an event starts or ends, with its name; nothing once it is over or has no end. */
export function EventCountdown({
  event,
  status,
  face,
  className,
  labelClassName,
  isInLink = false,
}: EventCountdownProps) {
  const t = useTexts()
  const until = status === 'past' ? null : status === 'future' ? event.startAt : event.endAt
  if (until === null) return null
  const label = t(status === 'future' ? 'promotions:startsIn' : 'promotions:endsIn')
  const unitText = (unit: TimeUnit, value: number) => formatTimeUnit(t, unit, value)
  return (
    <>
      {/* With its space, which a link's name would lose between the two. */}
      <span className={labelClassName}>{`${label} `}</span>
      <time dateTime={new Date(until).toISOString()}>
        <Countdown
          until={until}
          label={isInLink ? undefined : label}
          unitText={unitText}
          face={face}
          className={className}
        />
      </time>
    </>
  )
}
