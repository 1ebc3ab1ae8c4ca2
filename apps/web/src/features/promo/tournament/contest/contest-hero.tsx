import { eventStatus, type EventStatus } from '@croupier/domain/core'
import type { Series } from '@croupier/domain/tournaments'
import type { ReactNode } from 'react'
import { amountSize } from '#shared/events/amount-size.ts'
import { EventCountdown } from '#shared/events/event-countdown.tsx'
import { EventDates } from '#shared/events/event-dates.tsx'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { PrizeText } from '#shared/tournaments/prize-text.tsx'
import { contestPicture } from './contest-picture.ts'

const STATUS_TEXTS = {
  active: 'tournament-contest:active',
  future: 'tournament-contest:future',
  past: 'tournament-contest:past',
} as const satisfies Record<EventStatus, string>

export interface ContestHeroProps {
  readonly contest: Pick<
    Series,
    'title' | 'image' | 'prizeMoney' | 'prizeDescription' | 'prizes' | 'status' | 'startAt' | 'endAt' | 'sortPriority'
  >
  /** What it is, such as a series; above the title. */
  readonly kind?: string
  /** Below the time. */
  readonly children?: ReactNode
}

/** The prize and the time left of a tournament or a series, beside its picture. Texts `tournament-contest`, `promotions`. */
export function ContestHero({ contest, kind, children }: ContestHeroProps) {
  const t = useTexts()
  const status = eventStatus(contest, useEventTime([contest]))
  const { title, endAt } = contest
  const picture = contestPicture(contest)
  const isPast = status === 'past'
  const hasTotal = Object.keys(contest.prizeMoney).length > 0
  return (
    <header
      data-status={status}
      className="lit relative isolate flex flex-col overflow-clip rounded-card bg-surface shadow-card lg:min-h-80 lg:flex-row"
    >
      {picture && (
        <div
          className={`h-48 max-lg:mask-b-from-55% sm:h-60 md:h-72 lg:absolute lg:inset-y-0 lg:inset-e-0 lg:-z-1 lg:h-full lg:w-[54%] lg:ltr:mask-l-from-45% lg:rtl:mask-r-from-45% ${isPast ? 'opacity-60 grayscale' : ''}`}
        >
          <img
            {...picture}
            alt=""
            width="1200"
            height="480"
            fetchPriority="high"
            draggable={false}
            className="size-full object-cover object-right lg:max-[1280px]:object-[82%]"
          />
        </div>
      )}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-center justify-items-start gap-5 p-5 md:px-9 md:pb-8 lg:w-1/2 lg:py-10">
        <div className="grid min-w-0 justify-items-start gap-3">
          <p className="flex flex-wrap items-center gap-2">
            <output className="inline-flex h-7 items-center rounded-mark bg-overlay px-2.5 text-sm font-semibold text-strong">
              {t(STATUS_TEXTS[status])}
            </output>
            {kind !== undefined && <span className="text-sm text-muted">{kind}</span>}
          </p>
          <h1 className="heading text-2xl wrap-anywhere text-strong">{title}</h1>
        </div>
        {hasTotal && (
          <div>
            <p className="text-sm text-muted">{t('tournament-contest:totalPrize')}</p>
            <PrizeText
              contest={contest}
              sizeOf={amountSize}
              className={`font-display leading-tight font-semibold wrap-anywhere ${isPast ? 'text-muted' : 'text-strong'}`}
            />
          </div>
        )}
        {!isPast && (
          <div className="grid max-w-full justify-items-start gap-2">
            <EventCountdown event={contest} status={status} face="large" labelClassName="text-sm text-muted" />
            {status === 'active' && endAt === null && <p className="text-sm">{t('promotions:noEnd')}</p>}
          </div>
        )}
        <EventDates
          event={contest}
          start={t('tournament-contest:start')}
          end={t('tournament-contest:end')}
          className="text-muted"
        />
        {children}
      </div>
    </header>
  )
}
