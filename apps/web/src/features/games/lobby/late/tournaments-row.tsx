import { createTournaments } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import { useTexts, useSite } from '#shared/site/tab.tsx'
import { TournamentCard } from '#shared/tournaments/tournament-card.tsx'
import { useWatchedList } from '#shared/tournaments/use-watched-list.ts'
import { RunningRow } from '../running-row.tsx'

/** The tournaments that run, with the player's marks; nothing while none does. A failure leaves the lobby as it is. */
export const TournamentsRow = observer(function TournamentsRow() {
  const t = useTexts()
  const { list } = useSite().visitorPart(createTournaments)
  useWatchedList('tournament', list)
  const all = { to: TOURNAMENTS_PATH, text: t('tournaments:all') }
  return (
    <RunningRow title={t('tournaments:title')} events={list.value ?? []} all={all}>
      {(tournament) => <TournamentCard key={tournament.id} tournament={tournament} />}
    </RunningRow>
  )
})
