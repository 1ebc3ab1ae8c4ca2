import { eventStatus } from '@croupier/domain/core'
import { createTournaments, type Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { TOURNAMENTS_PATH, tournamentPath } from '#shared/navigation/addresses.ts'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { EventPageSkeleton } from '#shared/events/event-page-skeleton.tsx'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { useBoardPlayer } from '#shared/tournaments/board/use-board-player.ts'
import { ContestHero } from './contest/contest-hero.tsx'
import { PrizePlaces } from './contest/prize-places.tsx'
import { CountingSection } from './sections/counting-section.tsx'
import { GamesSection } from './sections/games-section.tsx'
import { playersJoining } from './joining/late-joining.ts'
import { TournamentJoin } from './joining/tournament-join.tsx'
import { LeadersSection } from './sections/leaders-section.tsx'
import { SeriesSection } from './sections/series-section.tsx'
import { isWholeBoard } from '#shared/tournaments/board/whole-board.ts'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readAll } from '#shared/loading/read-all.ts'
import { readFresh } from '#shared/loading/read-fresh.ts'
import { carryTop } from '#shared/tournaments/board/carry-top.ts'
import { pageDescription } from '#shared/html/page-description.ts'
import { createTournamentGames } from '@croupier/domain/parts'
import { contestPicture } from './contest/contest-picture.ts'
import { slugAt, tournamentAt, trailOf } from './tournament-at.ts'
import { useSite } from '#shared/site/tab.tsx'

export { failure } from './tournament-at.ts'

/** Reads a tournament again on each visit, because its status, places and seats change. */
export async function load(context: PageContext): Promise<void> {
  const games = context.site.part(createTournamentGames).first(slugAt(context))
  await readAll([
    readFresh(tournamentAt(context)).then((tournament) => {
      carryTop(context, tournamentAt(context))
      return readSeries(context, tournament)
    }),
    // The section says its own failure.
    games.ensure().catch(() => undefined),
  ])
}

/** The series of a tournament and its other tournaments. Their failure leaves the section out, not the page. */
async function readSeries({ site }: PageContext, { seriesId }: Tournament): Promise<void> {
  if (seriesId === null) return
  const tournaments = site.visitorPart(createTournaments)
  await readAll([tournaments.seriesList.ensure(), tournaments.ofSeries(seriesId).ensure()]).catch(() => undefined)
}

export const head: PageModule['head'] = (context, t) => {
  const tournament = tournamentAt(context).value
  if (!tournament) return { title: t('tournament:name') }
  const { title, image, startAt, endAt } = tournament
  return {
    title,
    ...pageDescription(tournament.description, tournament.prizeDescription),
    picture: image,
    canonical: tournamentPath(tournament.slug),
    trail: trailOf(tournament, t),
    ...(startAt !== null && { event: { name: title, startAt, endAt } }),
  }
}

export const firstPicture: NonNullable<PageModule['firstPicture']> = (context) =>
  contestPicture(tournamentAt(context).value)

export const parts: NonNullable<PageModule['parts']> = ({ isForPlayer }) => (isForPlayer ? [playersJoining] : [])

/** A tournament, live while it is open: its board, the player's place, its start and end. */
export const Page = observer(function TournamentPage() {
  const { slug = '' } = useParams()
  const tournaments = useSite().visitorPart(createTournaments)
  const tournament = tournaments.tournament(slug).value
  useEffect(() => tournaments.watch('tournament', slug), [tournaments, slug])
  return tournament ? (
    <TournamentSections key={tournament.id} tournament={tournament} />
  ) : (
    <EventPageSkeleton hero="h-112 md:h-80" />
  )
})

/** Each section draws nothing where it has nothing to show. */
const TournamentSections = observer(function TournamentSections({ tournament }: { readonly tournament: Tournament }) {
  const { search } = useLocation()
  const player = useBoardPlayer()
  const status = eventStatus(tournament, useEventTime([tournament]))
  const isOver = status === 'past'
  return (
    <article className="px-gutter pb-section">
      <BackLink fallback={TOURNAMENTS_PATH} className="my-1" />
      <ContestHero contest={tournament}>
        <TournamentJoin tournament={tournament} />
      </ContestHero>
      <div className="mt-section grid grid-cols-[minmax(0,1fr)] gap-section">
        <LeadersSection tournament={tournament} player={player} status={status} isWhole={isWholeBoard(search)} />
        <PrizePlaces contest={tournament} />
        <CountingSection tournament={tournament} player={player} isOver={isOver} />
        <GamesSection slug={tournament.slug} isOver={isOver} />
        <SeriesSection tournament={tournament} />
      </div>
    </article>
  )
})
