import { Badge, cardStyles } from '@croupier/design-system'
import { eventStatus } from '@croupier/domain/core'
import { giftsOf, ownPlaceOf, type Tournament } from '@croupier/domain/tournaments'
import type { ReactNode } from 'react'
import { tournamentPath } from '#shared/navigation/addresses.ts'
import { Link } from '#shared/navigation/link.tsx'
import { pictureSources } from '#shared/pictures/picture-sources.ts'
import { EventCountdown } from '#shared/events/event-countdown.tsx'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { formatNumber } from '#shared/texts/format-number.ts'
import { LocalTime } from '#shared/site/local-time.tsx'
import { formatScore } from '#shared/tournaments/format-score.ts'

export interface OwnTournamentProps {
  readonly tournament: Tournament
  /** Null: not known yet. */
  readonly userId: string | null
}

/** A tournament of the player: place, score, and the time left, or the prize once it is over. One link covers it. */
export function OwnTournament({ tournament, userId }: OwnTournamentProps) {
  const t = useTexts()
  const status = eventStatus(tournament, useEventTime([tournament]))
  const { slug, title, image, endAt, isChosen, prizes } = tournament
  const place = ownPlaceOf(tournament, userId)
  const gifts = place ? giftsOf(prizes, place.position) : []
  return (
    <div className="@container">
      <article
        data-status={status}
        className={`isolate grid grid-cols-[minmax(0,1fr)] gap-4 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] @min-[44rem]:items-center ${cardStyles({ padding: 'sm', interactive: true })}`}
      >
        <div className="flex min-w-0 items-center gap-4 max-[19rem]:flex-col max-[19rem]:items-start">
          {image !== null && (
            <img
              {...pictureSources(image, 'mark')}
              alt=""
              width="96"
              height="64"
              loading="lazy"
              className={`h-16 w-24 shrink-0 rounded-control object-cover object-right ${status === 'past' ? 'opacity-60 grayscale' : ''}`}
            />
          )}
          <div className="grid max-w-full min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-1.5">
            <h3 className="font-semibold wrap-anywhere text-strong">
              <Link to={tournamentPath(slug)} className="after:absolute after:inset-0 after:content-['']">
                {title}
              </Link>
            </h3>
            {status === 'active' &&
              (isChosen ? (
                <Badge tone="accent" className="h-auto min-h-6 py-0.5">
                  <span className="whitespace-normal">{t('own-tournaments:chosen')}</span>
                </Badge>
              ) : (
                <p className="text-xs text-muted">{t('own-tournaments:notChosen')}</p>
              ))}
            {status === 'past' && endAt !== null && (
              <p className="text-xs text-muted">
                {t('tournaments:endedAt')} <LocalTime at={endAt} />
              </p>
            )}
          </div>
        </div>
        <dl className="flex flex-wrap gap-x-4 gap-y-2 sm:gap-x-5">
          <Fact name={t('own-tournaments:place')} className="basis-11 sm:basis-14">
            {place ? formatNumber(t.languageTag, place.position) : '—'}
          </Fact>
          {/* Not every platform names it. */}
          {place?.score !== null && (
            <Fact name={t('own-tournaments:score')} className="grow basis-24">
              {place ? formatScore(t, place.score, tournament) : '—'}
            </Fact>
          )}
          {status === 'past' ? (
            <Fact name={t('own-tournaments:prize')} className="grow basis-28">
              {gifts.length > 0 ? gifts.join(' + ') : '—'}
            </Fact>
          ) : (
            <Fact name={t(status === 'future' ? 'promotions:startsIn' : 'promotions:endsIn')} className="grow basis-28">
              <TimeLeft tournament={tournament} status={status} />
            </Fact>
          )}
        </dl>
      </article>
    </div>
  )
}

interface TimeLeftProps {
  readonly tournament: Pick<Tournament, 'startAt' | 'endAt'>
  readonly status: 'active' | 'future'
}

function TimeLeft({ tournament, status }: TimeLeftProps) {
  const t = useTexts()
  const { startAt, endAt } = tournament
  if ((status === 'future' ? startAt : endAt) === null) return status === 'active' ? t('promotions:noEnd') : '—'
  return <EventCountdown event={tournament} status={status} labelClassName="sr-only" />
}

interface FactProps {
  readonly name: string
  readonly className: string
  readonly children: ReactNode
}

/** Never narrower than its longest word: an amount is not broken, it moves to the next line. */
function Fact({ name, className, children }: FactProps) {
  return (
    <div className={`max-w-full ${className}`}>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-semibold wrap-break-word text-strong tabular-nums">{children}</dd>
    </div>
  )
}
