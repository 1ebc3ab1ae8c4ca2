import { Badge, Skeleton } from '@croupier/design-system'
import { eventStatus, type EventStatus } from '@croupier/domain/core'
import { freeSeats, podium, type Tournament } from '@croupier/domain/tournaments'
import type { ReactNode } from 'react'
import { tournamentPath } from '../navigation/addresses.ts'
import { EventCard, EventCardSkeleton, prizeStyles } from '../events/event-card.tsx'
import { useEventTime } from '../events/use-event-time.ts'
import { useTexts } from '../site/tab.tsx'
import { CompointsText } from '../site/compoints-text.tsx'
import { formatNumber } from '../texts/format-number.ts'
import { mechanicName } from './mechanic-name.ts'
import { PrizeText } from './prize-text.tsx'
import { TournamentMarks } from './tournament-marks.tsx'

const STATUSES = {
  active: 'tournaments:active',
  future: 'tournaments:future',
  past: 'tournaments:past',
} as const satisfies Record<EventStatus, string>

export interface TournamentCardProps {
  readonly tournament: Tournament
  /** Among the first pictures of the page. */
  readonly priority?: boolean
  readonly level?: 2 | 3
  /** Under a heading that says its status. */
  readonly isGrouped?: boolean
}

/**
 * A tournament in a list: prize and time left first; one link covers it. Once it is over it has no timer, fee or seats,
 * and one of a series its podium. The page names the texts `tournaments` and `promotions`.
 */
export function TournamentCard({ tournament, priority = false, level = 3, isGrouped = false }: TournamentCardProps) {
  const t = useTexts()
  const status = eventStatus(tournament, useEventTime([tournament]))
  const { slug, image, seriesId } = tournament
  const mechanic = mechanicName(t, tournament)
  return (
    <EventCard
      event={tournament}
      status={status}
      image={image}
      to={tournamentPath(slug)}
      endedAt={t('tournaments:endedAt')}
      priority={priority}
      level={level}
      marks={
        <>
          {!isGrouped && (
            <Badge tone="scrim" size="lg" className="absolute top-3 inset-s-3">
              {t(STATUSES[status])}
            </Badge>
          )}
          <TournamentMarks tournament={tournament} status={status} className="absolute inset-x-3 bottom-3" />
        </>
      }
    >
      <PrizeText
        contest={tournament}
        className={`line-clamp-3 ${prizeStyles(status)}`}
        noteClassName="mt-1.5 line-clamp-3 text-sm! text-body"
      />
      {mechanic !== null && <p className="mt-2 text-sm text-muted">{mechanic}</p>}
      {status !== 'past' ? <Seats tournament={tournament} /> : seriesId !== null && <Winners tournament={tournament} />}
    </EventCard>
  )
}

/** The entrance fee, and the seats where they have a limit. */
function Seats({ tournament }: { readonly tournament: Tournament }) {
  const t = useTexts()
  const { isPaid, price, maxMembers } = tournament
  const isLimited = maxMembers !== null
  if (!isPaid && !isLimited) return null
  const free = freeSeats(tournament)
  return (
    <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {isPaid && (
        <Fact name={t('tournaments:fee')}>
          <CompointsText amount={price} />
        </Fact>
      )}
      {isLimited && (
        <Fact name={t('tournaments:seats')}>
          <span className="tabular-nums">
            {free === 0
              ? t('tournaments:noSeats')
              : t('tournaments:seatsOf', {
                  free: formatNumber(t.languageTag, free),
                  total: formatNumber(t.languageTag, maxMembers),
                })}
          </span>
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-semibold text-body">{children}</dd>
    </div>
  )
}

/** The players on the three highest places. */
function Winners({ tournament: { leaders } }: { readonly tournament: Tournament }) {
  const t = useTexts()
  const winners = podium(leaders).flat().slice(0, 3)
  if (winners.length === 0) return null
  return (
    <ol aria-label={t('tournaments:podium')} className="mt-3 grid gap-1 text-sm">
      {winners.map(({ id, position, username }, index) => (
        <li key={`${id ?? username} ${index}`} className="flex min-w-0 items-baseline gap-2">
          <span className="font-display font-semibold text-strong tabular-nums">{position}</span>
          <span className="truncate text-body">{username}</span>
        </li>
      ))}
    </ol>
  )
}

/** Of the size of a card without fee and seats. */
export function TournamentCardSkeleton() {
  return (
    <EventCardSkeleton>
      <Skeleton shape="text" className="mt-2 w-1/2 text-sm" />
    </EventCardSkeleton>
  )
}
