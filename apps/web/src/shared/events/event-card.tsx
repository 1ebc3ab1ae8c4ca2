import { buttonStyles, cardStyles, Picture, Skeleton } from '@croupier/design-system'
import type { EventStatus, TimedEvent } from '@croupier/domain/core'
import type { ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import { pictureSources } from '../pictures/picture-sources.ts'
import { useTexts } from '../site/tab.tsx'
import { LocalTime } from '../site/local-time.tsx'
import { EventCountdown } from './event-countdown.tsx'

/** Letters above which a prize is written smaller, as it is a sentence and no figure. */
const LONG_PRIZE = 32

/** Classes of the prize of a card; past ones are muted. */
export const prizeStyles = (status: EventStatus, prize = ''): string =>
  `mt-1 font-display ${prize.length > LONG_PRIZE ? 'text-lg!' : 'text-xl!'} text-balance leading-tight! font-semibold tracking-tight [&_*]:text-[length:inherit]! ${status === 'past' ? 'text-muted! [&_*]:text-muted!' : 'text-strong!'}`

export interface EventCardProps {
  readonly event: Pick<TimedEvent, 'startAt' | 'endAt'> & { readonly title: string }
  readonly status: EventStatus
  readonly image: string | null
  readonly to: string
  /** The label above the time of a past event. */
  readonly endedAt: string
  /** Among the first pictures of the page. */
  readonly priority: boolean
  readonly level: 2 | 3
  /** Over the picture. */
  readonly marks: ReactNode
  /** Between title and time. */
  readonly children: ReactNode
}

/** The card of a promotion or a tournament in a list; one link covers it. The page names the texts `promotions`. */
export function EventCard({ event, status, image, to, endedAt, priority, level, marks, children }: EventCardProps) {
  const t = useTexts()
  const Heading = `h${level}` as const
  return (
    <article
      data-status={status}
      className={`${cardStyles({ padding: 'none', interactive: true })} isolate flex h-full flex-col overflow-hidden`}
    >
      <div className="relative">
        <div className={status === 'past' ? 'opacity-60 grayscale' : ''}>
          {image === null ? (
            <div className="aspect-video bg-raised" />
          ) : (
            <Picture {...pictureSources(image, 'promotion')} alt="" ratio="wide" focus="right" priority={priority} />
          )}
        </div>
        {marks}
      </div>
      <div className="flex flex-1 flex-col p-4 md:p-5">
        <Heading className="line-clamp-3 text-base font-semibold wrap-anywhere text-body">{event.title}</Heading>
        {children}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-4">
          <p className="min-h-11 text-sm text-muted">
            <CardTime event={event} status={status} endedAt={endedAt} />
          </p>
          <Link
            to={to}
            className={`${buttonStyles({ intent: 'secondary', size: 'sm' })} static! after:absolute after:inset-0 after:content-[''] pointer-coarse:min-h-11`}
          >
            {t('promotions:details')}
            <span className="sr-only">: {event.title}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}

function CardTime({ event, status, endedAt }: Pick<EventCardProps, 'event' | 'status' | 'endedAt'>) {
  const t = useTexts()
  if (status === 'past')
    return (
      event.endAt !== null && (
        <>
          <span className="block text-xs">{endedAt}</span>
          <LocalTime at={event.endAt} />
        </>
      )
    )
  if (status === 'active' && event.endAt === null) return t('promotions:noEnd')
  return (
    <EventCountdown
      event={event}
      status={status}
      labelClassName="block text-xs"
      className="font-display text-base text-strong"
    />
  )
}

/** Of the size of a card with a prize of one line. `children`: more lines below it. */
export function EventCardSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={`${cardStyles({ padding: 'none' })} flex h-full flex-col overflow-hidden`}>
      <Skeleton ratio="wide" className="rounded-none!" />
      <div className="flex flex-1 flex-col p-4 md:p-5">
        <Skeleton shape="text" className="w-3/5 text-base" />
        <Skeleton shape="text" className="mt-1 w-2/5 font-display text-xl leading-tight!" />
        {children}
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
