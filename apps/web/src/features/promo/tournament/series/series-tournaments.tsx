import { sortEvents } from '@croupier/domain/core'
import { createTournaments, type Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { Section } from '#shared/events/section.tsx'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { useTexts, useSite } from '#shared/site/tab.tsx'
import { TournamentCards, TournamentCardsSkeleton } from '#shared/tournaments/tournament-cards.tsx'
import { useWatchedList } from '#shared/tournaments/use-watched-list.ts'

/** The tournaments of a series, those that run first, with what each is to the player. */
export const SeriesTournaments = observer(function SeriesTournaments({ seriesId }: { readonly seriesId: string }) {
  const t = useTexts()
  const title = t('tournament-series:tournaments')
  const list = useSite().visitorPart(createTournaments).ofSeries(seriesId)
  useWatchedList('tournament', list)
  return (
    <ResourceView
      resource={list}
      skeleton={
        <Section title={title}>
          <TournamentCardsSkeleton />
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
      <TournamentCards tournaments={sortEvents(tournaments, useEventTime(tournaments))} />
    </Section>
  )
}
