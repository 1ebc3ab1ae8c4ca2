import { eventStatus } from '@croupier/domain/core'
import type { Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { EventPageSkeleton } from '#shared/events/event-page-skeleton.tsx'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { useBoardPlayer } from '#shared/tournaments/board/use-board-player.ts'
import { useTournaments } from '#shared/tournaments/use-tournaments.ts'
import { ContestHero } from './contest/contest-hero.tsx'
import { PrizePlaces } from './contest/prize-places.tsx'
import { CountingSection } from './sections/counting-section.tsx'
import { GamesSection } from './sections/games-section.tsx'
import { TournamentJoin } from './joining/tournament-join.tsx'
import { LeadersSection } from './sections/leaders-section.tsx'
import { SeriesSection } from './sections/series-section.tsx'
import { isWholeBoard } from './sections/whole-board.ts'

/** A tournament, live while it is open: its board, the player's place, its start and end. */
export const Page = observer(function TournamentPage() {
  const { slug = '' } = useParams()
  const tournaments = useTournaments()
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
