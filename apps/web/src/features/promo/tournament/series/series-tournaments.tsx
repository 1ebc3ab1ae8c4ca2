import { sortEvents } from '@croupier/domain/core'
import type { Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { ResourceView } from '../../../../shared/loading/resource-view.tsx'
import { Section } from '../../../../shared/promotions/section.tsx'
import { useEventTime } from '../../../../shared/promotions/use-event-time.ts'
import { useTexts } from '../../../../shared/site/tab.tsx'
import { TournamentCard, TournamentCardSkeleton } from '../../../../shared/tournaments/tournament-card.tsx'
import { useTournaments, useWatchedList } from '../../../../shared/tournaments/use-tournaments.ts'

const SKELETON_CARDS = 3
const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3'

/** The tournaments of a series, those that run first, with what each is to the player. */
export const SeriesTournaments = observer(function SeriesTournaments({ seriesId }: { readonly seriesId: string }) {
  const t = useTexts()
  const title = t('tournament-series:tournaments')
  const list = useTournaments().ofSeries(seriesId)
  useWatchedList('tournament', list)
  return (
    <ResourceView
      resource={list}
      skeleton={
        <Section title={title}>
          <div aria-busy="true" className={GRID}>
            {Array.from({ length: SKELETON_CARDS }, (_, index) => (
              <TournamentCardSkeleton key={index} />
            ))}
          </div>
        </Section>
      }
      failed={t('tournament-series:tournamentsFailed')}
    >
      {(tournaments) => tournaments.length > 0 && <Cards title={title} tournaments={tournaments} />}
    </ResourceView>
  )
})

function Cards({ title, tournaments }: { readonly title: string; readonly tournaments: readonly Tournament[] }) {
  const t = useTexts()
  return (
    <Section title={title} note={t('tournament-series:tournamentsNote')}>
      <ul className={GRID}>
        {sortEvents(tournaments, useEventTime(tournaments)).map((tournament) => (
          <li key={tournament.id} className="min-w-0">
            <TournamentCard tournament={tournament} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
