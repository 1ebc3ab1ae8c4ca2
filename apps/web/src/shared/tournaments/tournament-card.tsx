import { Badge, buttonStyles, cardStyles, Picture, Skeleton } from '@croupier/design-system'
import { eventStatus, type EventStatus } from '@croupier/domain/core'
import { freeSeats, podium, type Tournament } from '@croupier/domain/tournaments'
import type { ReactNode } from 'react'
import { tournamentPath } from '../navigation/addresses.ts'
import { Link } from '../navigation/link.tsx'
import { pictureSources } from '../pictures/picture-sources.ts'
import { EventCountdown } from '../promotions/event-countdown.tsx'
import { useEventTime } from '../promotions/use-event-time.ts'
import { useTexts } from '../site/tab.tsx'
import { CompointsText } from '../texts/compoints-text.tsx'
import { formatNumber } from '../texts/format-number.ts'
import { LocalTime } from '../texts/local-time.tsx'
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
}

/**
 * A tournament in a list: prize and time left first; one link covers it. Once it is over it has no timer, fee or seats,
 * and one of a series its podium. The page names the texts `tournaments` and `promotions`.
 */
export function TournamentCard({ tournament, priority = false, level = 3 }: TournamentCardProps) {
  const t = useTexts()
  const Heading = `h${level}` as const
  const status = eventStatus(tournament, useEventTime([tournament]))
  const isPast = status === 'past'
  const { slug, title, image, seriesId } = tournament
  const victory = victoryOf(tournament)
  return (
    <article
      data-status={status}
      className={`${cardStyles({ padding: 'none', interactive: true })} isolate flex h-full flex-col overflow-hidden`}
    >
      <div className="relative">
        <div className={isPast ? 'opacity-60 grayscale' : ''}>
          {image === null ? (
            <div className="aspect-video bg-raised" />
          ) : (
            <Picture {...pictureSources(image, 'promotion')} alt="" ratio="wide" priority={priority} />
          )}
        </div>
        <Badge tone="scrim" size="lg" className="absolute top-3 left-3">
          {t(STATUSES[status])}
        </Badge>
        <TournamentMarks tournament={tournament} status={status} className="absolute inset-x-3 bottom-3" />
      </div>
      <div className="flex flex-1 flex-col p-4 md:p-5">
        <Heading className="line-clamp-3 text-base font-semibold wrap-anywhere text-body">{title}</Heading>
        <PrizeText
          contest={tournament}
          className={`mt-1 line-clamp-3 font-display text-xl! leading-tight! font-semibold tracking-tight [&_*]:text-[length:inherit]! ${isPast ? 'text-muted! [&_*]:text-muted!' : 'text-strong!'}`}
        />
        {victory !== null && (
          <p className="mt-2 text-sm text-muted">{typeof victory === 'string' ? victory : t(victory.key)}</p>
        )}
        {isPast ? seriesId !== null && <Winners tournament={tournament} /> : <Seats tournament={tournament} />}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-3 pt-4">
          <p className="min-h-11 text-sm text-muted">
            <CardTime tournament={tournament} status={status} />
          </p>
          <Link
            to={tournamentPath(slug)}
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

const VICTORIES = {
  bets: { key: 'tournaments:bets' },
  wins: { key: 'tournaments:wins' },
  multipliers: { key: 'tournaments:multipliers' },
  'best-multiplier': { key: 'tournaments:best-multiplier' },
} as const

/** What wins: in the platform's words, else in ours; null: not told. */
const victoryOf = ({ victoryType, mechanic }: Pick<Tournament, 'victoryType' | 'mechanic'>) =>
  victoryType || (mechanic === null ? null : VICTORIES[mechanic])

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

/** Who stood on the three highest places. */
function Winners({ tournament: { leaders } }: { readonly tournament: Tournament }) {
  const t = useTexts()
  const winners = podium(leaders).flat().slice(0, 3)
  if (winners.length === 0) return null
  return (
    <ol aria-label={t('tournaments:podium')} className="mt-3 grid gap-1 text-sm">
      {winners.map(({ id, position, username }) => (
        <li key={id ?? username} className="flex min-w-0 items-baseline gap-2">
          <span className="font-display font-semibold text-strong tabular-nums">{position}</span>
          <span className="truncate text-body">{username}</span>
        </li>
      ))}
    </ol>
  )
}

interface CardTimeProps {
  readonly tournament: Pick<Tournament, 'startAt' | 'endAt'>
  readonly status: EventStatus
}

function CardTime({ tournament, status }: CardTimeProps) {
  const t = useTexts()
  const { endAt } = tournament
  if (status === 'past')
    return (
      endAt !== null && (
        <>
          <span className="block text-xs">{t('tournaments:endedAt')}</span>
          <LocalTime at={endAt} />
        </>
      )
    )
  if (status === 'active' && endAt === null) return t('promotions:noEnd')
  return (
    <EventCountdown
      event={tournament}
      status={status}
      labelClassName="block text-xs"
      className="font-display text-base text-strong"
    />
  )
}

/** Of the size of a card without fee and seats. */
export function TournamentCardSkeleton() {
  return (
    <div className={`${cardStyles({ padding: 'none' })} flex h-full flex-col overflow-hidden`}>
      <Skeleton ratio="wide" className="rounded-none!" />
      <div className="flex flex-1 flex-col p-4 md:p-5">
        <Skeleton shape="text" className="w-3/5 text-base" />
        <Skeleton shape="text" className="mt-1 w-2/5 font-display text-xl leading-tight!" />
        <Skeleton shape="text" className="mt-2 w-1/2 text-sm" />
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
