import { cardStyles } from '@croupier/design-system'
import { eventStatus, sortEvents } from '@croupier/domain/core'
import type { Series } from '@croupier/domain/tournaments'
import { ChevronRight } from 'lucide-react'
import { tournamentSeriesPath } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { EventCountdown } from '#shared/events/event-countdown.tsx'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { PrizeText } from '#shared/tournaments/prize-text.tsx'

/** The series that run or are to come, each leading to its page; nothing where there are none. */
export function SeriesBand({ series }: { readonly series: readonly Series[] }) {
  const t = useTexts()
  const now = useEventTime(series)
  const shown = sortEvents(series, now, ['active', 'future'])
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="tournament-series" className="mb-section">
      <h2 id="tournament-series" className="mb-4 heading text-lg text-strong">
        {t('tournaments:series')}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3">
        {shown.map((one) => (
          <li key={one.slug} className="min-w-0">
            <Link
              to={tournamentSeriesPath(one.slug)}
              className={`${cardStyles({ padding: 'sm', interactive: true })} flex h-full items-center gap-4 max-[19rem]:flex-wrap`}
            >
              {one.image !== null && (
                <img
                  {...pictureSources(one.image, 'mark')}
                  alt=""
                  width="96"
                  height="72"
                  loading="lazy"
                  className="h-18 w-24 shrink-0 rounded-control object-cover object-right md:max-lg:w-16 md:max-lg:object-[86%]"
                />
              )}
              <span className="grid min-w-0 flex-1 gap-0.5 max-[19rem]:basis-full">
                <span className="line-clamp-2 font-semibold wrap-anywhere text-body">{one.title}</span>
                <PrizeText
                  contest={one}
                  isPlain
                  className="line-clamp-1 font-display text-lg font-semibold text-strong"
                />
                <span className="text-xs text-muted">
                  <EventCountdown
                    event={one}
                    status={eventStatus(one, now)}
                    isInLink
                    className="tabular-nums text-body"
                  />
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
