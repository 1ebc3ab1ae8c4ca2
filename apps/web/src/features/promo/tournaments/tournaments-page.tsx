import { buttonStyles, EmptyState, Skeleton } from '@croupier/design-system'
import { sortEvents, type EventStatus } from '@croupier/domain/core'
import type { Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { pagePath, readPage } from '../../../shared/games/games-address.ts'
import { ResourceView } from '../../../shared/loading/resource-view.tsx'
import { categoryPath, TOURNAMENTS_PATH } from '../../../shared/navigation/addresses.ts'
import { BackLink } from '../../../shared/navigation/back-link.tsx'
import { Link } from '../../../shared/navigation/link.tsx'
import { useEventTime } from '../../../shared/promotions/use-event-time.ts'
import { BrandArt } from '../../../shared/site/brand-art.tsx'
import { useTexts } from '../../../shared/site/tab.tsx'
import { TournamentCard, TournamentCardSkeleton } from '../../../shared/tournaments/tournament-card.tsx'
import { useTournaments } from '../../../shared/tournaments/use-tournaments.ts'
import { SeriesBand } from './series-band.tsx'

/** Tournaments of a page of the list (docs/product-rules.md: Tournaments). */
const TOURNAMENTS_PAGE_SIZE = 9

/** Cards whose pictures are in the first view. */
const FIRST_CARDS = 2
const SKELETON_CARDS = 6
const GROUPS = [
  { status: 'active', title: 'tournaments:group_active' },
  { status: 'future', title: 'tournaments:group_future' },
  { status: 'past', title: 'tournaments:group_past' },
] as const satisfies readonly { status: EventStatus; title: string }[]
const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3'

/** All series and tournaments: those that run, then the coming ones, then the past, by nine. */
export const Page = observer(function TournamentsPage() {
  const t = useTexts()
  const { list, seriesList } = useTournaments()
  return (
    <div className="px-gutter pt-6 pb-12">
      <BackLink className="-mt-3 mb-3 md:hidden" />
      <h1 className="mb-6 heading text-xl text-strong">{t('tournaments:title')}</h1>
      <SeriesBand series={seriesList.value ?? []} />
      <ResourceView resource={list} skeleton={<ListSkeleton />} failed={t('tournaments:failed')}>
        {(tournaments) => <TournamentList tournaments={tournaments} />}
      </ResourceView>
    </div>
  )
})

interface TournamentListProps {
  readonly tournaments: readonly Tournament[]
}

function TournamentList({ tournaments }: TournamentListProps) {
  const t = useTexts()
  const page = readPage(useLocation().search)
  const now = useEventTime(tournaments)
  const sorted = GROUPS.map((group) => ({ ...group, all: sortEvents(tournaments, now, [group.status]) }))
  const first = sorted.find(({ all }) => all.length > 0)?.status
  if (first === undefined) return <Nothing title={t('tournaments:empty')} text={t('tournaments:emptyText')} />
  const shown = new Set(
    sorted
      .flatMap(({ all }) => all)
      .slice(0, page * TOURNAMENTS_PAGE_SIZE)
      .map(({ slug }) => slug),
  )
  const groups = sorted
    .map((group) => ({ ...group, found: group.all.filter(({ slug }) => shown.has(slug)) }))
    .filter(({ found }) => found.length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
      {first === 'past' && <Nothing title={t('tournaments:allPast')} text={t('tournaments:allPastText')} />}
      {groups.map(({ status, title, all, found }) => (
        <section key={status} aria-labelledby={`tournaments-${status}`}>
          <h2 id={`tournaments-${status}`} className="mb-4 flex items-baseline gap-3 heading text-lg text-strong">
            {t(title)}
            <span className="font-text text-sm font-normal text-muted tabular-nums">{all.length}</span>
          </h2>
          <ul className={GRID}>
            {found.map((tournament, index) => (
              <li key={tournament.slug} className="min-w-0">
                <TournamentCard tournament={tournament} priority={status === first && index < FIRST_CARDS} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <More page={page} shown={shown.size} total={tournaments.length} />
    </div>
  )
}

interface MoreProps {
  readonly page: number
  readonly shown: number
  readonly total: number
}

/** The way to the next nine, a link that works without script; nothing once all are shown. */
function More({ page, shown, total }: MoreProps) {
  const t = useTexts()
  const next = pagePath(TOURNAMENTS_PATH, page + 1)
  if (shown >= total || next === null) return null
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <p className="text-sm text-muted tabular-nums">{t('tournaments:shown', { shown, total })}</p>
      <Link to={next} savePosition className={buttonStyles({ intent: 'secondary' })}>
        {t('tournaments:more')}
      </Link>
    </div>
  )
}

interface NothingProps {
  readonly title: string
  readonly text: string
}

function Nothing({ title, text }: NothingProps) {
  const t = useTexts()
  return (
    <EmptyState
      picture={<BrandArt name="empty" />}
      title={title}
      text={text}
      action={
        <Link to={categoryPath(null)} className={buttonStyles()}>
          {t('promotions:toGames')}
        </Link>
      }
    />
  )
}

function ListSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="text" className="mb-4 heading w-32 text-lg" />
      <div className={GRID}>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <TournamentCardSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}
