import { buttonStyles, cardStyles, Picture, Skeleton } from '@croupier/design-system'
import { eventStatus, type EventStatus } from '@croupier/domain/core'
import type { Promotion } from '@croupier/domain/promotions'
import { PlatformHtml } from '../html/platform-html.tsx'
import { promotionPath } from '../navigation/addresses.ts'
import { Link } from '../navigation/link.tsx'
import { pictureSources } from '../pictures/picture-sources.ts'
import { useTexts } from '../site/tab.tsx'
import { LocalTime } from '../texts/local-time.tsx'
import { EventCountdown } from './event-countdown.tsx'
import { EventStatusBadge } from './event-status-badge.tsx'
import { useEventTime } from './use-event-time.ts'

export interface PromotionCardProps {
  readonly promotion: Promotion
  /** Among the first pictures of the page. */
  readonly priority?: boolean
  readonly level?: 2 | 3
}

/** A promotion in a list: prize and time left first; one link covers it. The page names the texts `promotions`. */
export function PromotionCard({ promotion, priority = false, level = 3 }: PromotionCardProps) {
  const t = useTexts()
  const Heading = `h${level}` as const
  const status = eventStatus(promotion, useEventTime([promotion]))
  const isPast = status === 'past'
  const { title, image, background, fund } = promotion
  return (
    <article
      data-status={status}
      className={`${cardStyles({ padding: 'none', interactive: true })} isolate flex h-full flex-col overflow-hidden`}
    >
      <div className="relative">
        <div className={isPast ? 'opacity-60 grayscale' : ''}>
          <CardPicture address={image ?? background} priority={priority} />
        </div>
        <EventStatusBadge status={status} className="absolute top-3 left-3" />
      </div>
      <div className="flex flex-1 flex-col p-4 md:p-5">
        <Heading className="line-clamp-3 text-base font-semibold wrap-anywhere text-body">{title}</Heading>
        {fund && (
          <PlatformHtml
            html={fund}
            className={`mt-1 line-clamp-5 min-h-[1.2em] font-display text-xl! leading-tight! font-semibold tracking-tight [&_*]:text-[length:inherit]! ${isPast ? 'text-muted! [&_*]:text-muted!' : 'text-strong!'}`}
          />
        )}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-4">
          <p className="min-h-11 text-sm text-muted">
            <CardTime promotion={promotion} status={status} />
          </p>
          <Link
            to={promotionPath(promotion)}
            className={`${buttonStyles({ intent: 'secondary', size: 'sm' })} static! after:absolute after:inset-0 after:content-[''] pointer-coarse:min-h-11`}
          >
            {t('promotions:details')}
            <span className="sr-only">: {title}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}

function CardPicture({ address, priority }: { readonly address: string | null; readonly priority: boolean }) {
  if (address === null) return <div className="aspect-video bg-raised" />
  return <Picture {...pictureSources(address, 'promotion')} alt="" ratio="wide" priority={priority} />
}

interface CardTimeProps {
  readonly promotion: Promotion
  readonly status: EventStatus
}

function CardTime({ promotion, status }: CardTimeProps) {
  const t = useTexts()
  const { endAt } = promotion
  if (status === 'past')
    return (
      endAt !== null && (
        <>
          <span className="block text-xs">{t('promotions:endedAt')}</span>
          <LocalTime at={endAt} />
        </>
      )
    )
  if (status === 'active' && endAt === null) return t('promotions:noEnd')
  return (
    <EventCountdown
      event={promotion}
      status={status}
      labelClassName="block text-xs"
      className="font-display text-base text-strong"
    />
  )
}

/** Of the size of a card with a prize of one line. */
export function PromotionCardSkeleton() {
  return (
    <div className={`${cardStyles({ padding: 'none' })} flex h-full flex-col overflow-hidden`}>
      <Skeleton ratio="wide" className="rounded-none!" />
      <div className="flex flex-1 flex-col p-4 md:p-5">
        <Skeleton shape="text" className="w-3/5 text-base" />
        <Skeleton shape="text" className="mt-1 w-2/5 font-display text-xl leading-tight!" />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-4">
          <span className="grid min-h-11 w-28">
            <Skeleton shape="text" className="text-xs" />
            <Skeleton shape="text" className="text-base" />
          </span>
          <span className={`${buttonStyles({ intent: 'secondary', size: 'sm' })} w-24 pointer-coarse:min-h-11`} />
        </div>
      </div>
    </div>
  )
}
