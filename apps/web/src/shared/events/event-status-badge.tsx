import { Badge } from '@croupier/design-system'
import type { EventStatus } from '@croupier/domain/core'
import { useTexts } from '../site/tab.tsx'

export interface EventStatusBadgeProps {
  readonly status: EventStatus
  readonly className?: string
}

const TEXTS = {
  active: 'promotions:active',
  future: 'promotions:future',
  past: 'promotions:past',
} as const satisfies Record<EventStatus, string>

/** The status of an event (future, active, past), as a mark on its picture. The page names the texts `promotions`. */
export function EventStatusBadge({ status, className }: EventStatusBadgeProps) {
  const t = useTexts()
  return (
    <Badge tone="scrim" size="lg" className={className}>
      {t(TEXTS[status])}
    </Badge>
  )
}
