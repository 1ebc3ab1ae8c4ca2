import { eventStatus } from '@croupier/domain/core'
import type { Promotion } from '@croupier/domain/promotions'
import { plainText } from '../html/plain-text.ts'
import { PlatformHtml } from '../html/platform-html.tsx'
import { promotionPath } from '../navigation/addresses.ts'
import { useTexts } from '../site/tab.tsx'
import { eventImage } from './first-event-picture.ts'
import { EventCard, EventCardSkeleton, prizeStyles } from './event-card.tsx'
import { EventStatusBadge } from './event-status-badge.tsx'
import { useEventTime } from './use-event-time.ts'

export interface PromotionCardProps {
  readonly promotion: Promotion
  /** Among the first pictures of the page. */
  readonly priority?: boolean
  readonly level?: 2 | 3
  /** Under a heading that says its status. */
  readonly isGrouped?: boolean
}

/** A promotion in a list: prize and time left first; one link covers it. The page names the texts `promotions`. */
export function PromotionCard({ promotion, priority = false, level = 3, isGrouped = false }: PromotionCardProps) {
  const t = useTexts()
  const status = eventStatus(promotion, useEventTime([promotion]))
  const { fund } = promotion
  return (
    <EventCard
      event={promotion}
      status={status}
      image={eventImage(promotion)}
      to={promotionPath(promotion)}
      endedAt={t('promotions:endedAt')}
      priority={priority}
      level={level}
      marks={!isGrouped && <EventStatusBadge status={status} className="absolute top-3 inset-s-3" />}
    >
      {fund && (
        <PlatformHtml html={fund} className={`line-clamp-5 min-h-[1.2em] ${prizeStyles(status, plainText(fund))}`} />
      )}
    </EventCard>
  )
}

/** Of the size of a card with a prize of one line. */
export const PromotionCardSkeleton = EventCardSkeleton
