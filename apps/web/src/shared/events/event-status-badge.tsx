import { Badge } from '@croupier/design-system'
import type { EventStatus } from '@croupier/domain/core'
import { useTexts } from '../site/tab.tsx'
import type { PlainTextKey } from '../texts/translate.ts'

export interface EventStatusBadgeProps {
  readonly status: EventStatus
  /** Text of an event that is over: languages have a form for promotions and one for tournaments. Default: a promotion. */
  readonly pastText?: PlainTextKey
  readonly className?: string
}

const TEXTS = {
  active: 'promotions:active',
  future: 'promotions:future',
} as const satisfies Partial<Record<EventStatus, string>>

/** The status of an event (future, active, past), as a mark on its picture. The page names the texts `promotions`. */
export function EventStatusBadge({ status, pastText = 'promotions:past', className }: EventStatusBadgeProps) {
  const t = useTexts()
  return (
    <Badge tone="scrim" size="lg" className={className}>
      {t(status === 'past' ? pastText : TEXTS[status])}
    </Badge>
  )
}
