import { sortEvents } from '@croupier/domain/core'
import { createTournaments, type Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { pagePath, readPage } from '#shared/games/games-address.ts'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { TOURNAMENTS_PATH, tournamentPath } from '#shared/navigation/addresses.ts'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { EventGroups, EventGroupsSkeleton, MoreEvents, TOURNAMENT_WORDS } from '#shared/events/event-groups.tsx'
import { firstEventPicture } from '#shared/events/first-event-picture.ts'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { useTexts, useSite } from '#shared/site/tab.tsx'
import { TournamentCard, TournamentCardSkeleton } from '#shared/tournaments/tournament-card.tsx'
import { useWatchedList } from '#shared/tournaments/use-watched-list.ts'
import { SeriesBand } from './series-band.tsx'
import type { ListedEvent, PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readAll } from '#shared/loading/read-all.ts'
import type { Site } from '@croupier/domain'

/** Tournaments of a page of the list (docs/product-rules.md, Tournaments). */
const TOURNAMENTS_PAGE_SIZE = 9

/** A failed list of series costs only their band. */
export function load({ site }: PageContext): Promise<unknown> {
  const { list, seriesList } = site.visitorPart(createTournaments)
  return readAll([list.ensure(), seriesList.ensure().catch(() => undefined)])
}

export const head: PageModule['head'] = ({ brand, site }, t) => ({
  title: t('tournaments:title'),
  description: t('tournaments:description', { brand: brand.name }),
  canonical: TOURNAMENTS_PATH,
  // Only the server renders them.
  ...(import.meta.env.SSR && { events: listedEvents(site) }),
  trail: [{ name: t('tournaments:title'), path: TOURNAMENTS_PATH }],
})

export const firstPicture: NonNullable<PageModule['firstPicture']> = ({ site }) =>
  firstEventPicture(site.visitorPart(createTournaments).list.value ?? [], site.clock.now())

/** Running and coming ones, in the order of the page. */
function listedEvents(site: Site): readonly ListedEvent[] {
  const tournaments = sortEvents(site.visitorPart(createTournaments).list.value ?? [], site.clock.now(), [
    'active',
    'future',
  ])
  return tournaments.flatMap(({ slug, title, image, startAt, endAt }) =>
    startAt === null ? [] : [{ name: title, path: tournamentPath(slug), picture: image, startAt, endAt }],
  )
}

/** All series and tournaments: those that run, then the coming ones, then the past, by nine. */
export const Page = observer(function TournamentsPage() {
  const t = useTexts()
  const { list, seriesList } = useSite().visitorPart(createTournaments)
  useWatchedList('tournament', list)
  useWatchedList('series', seriesList)
  return (
    <div className="px-gutter pt-6 pb-12 lg:pt-8">
      <BackLink className="-mt-3 mb-3 md:hidden" />
      <h1 className="mb-6 heading text-xl text-strong">{t('tournaments:title')}</h1>
      <SeriesBand series={seriesList.value ?? []} />
      <ResourceView
        resource={list}
        skeleton={<EventGroupsSkeleton card={<TournamentCardSkeleton />} />}
        failed={t('tournaments:failed')}
      >
        {(tournaments) => <TournamentList tournaments={tournaments} />}
      </ResourceView>
    </div>
  )
})

function TournamentList({ tournaments }: { readonly tournaments: readonly Tournament[] }) {
  const t = useTexts()
  const page = readPage(useLocation().search)
  const now = useEventTime(tournaments)
  const found = sortEvents(tournaments, now).slice(0, page * TOURNAMENTS_PAGE_SIZE)
  const next = pagePath(TOURNAMENTS_PATH, page + 1)
  return (
    <EventGroups
      events={tournaments}
      now={now}
      words={TOURNAMENT_WORDS}
      keyOf={slugOf}
      shown={new Set(found.map(slugOf))}
      more={
        found.length < tournaments.length &&
        next !== null && (
          <MoreEvents shown={found.length} total={tournaments.length} to={next} savePosition>
            {t('tournaments:more')}
          </MoreEvents>
        )
      }
    >
      {(tournament, priority) => <TournamentCard tournament={tournament} priority={priority} isGrouped />}
    </EventGroups>
  )
}

const slugOf = ({ slug }: Tournament) => slug
