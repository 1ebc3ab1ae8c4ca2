import { linkStyles, Row } from '@croupier/design-system'
import { sortEvents } from '@croupier/domain/core'
import type { Tournament } from '@croupier/domain/tournaments'
import { ChevronRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { rowTexts } from '../../../shared/games/cards/row-texts.ts'
import { TOURNAMENTS_PATH } from '../../../shared/navigation/addresses.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { useEventTime } from '../../../shared/promotions/use-event-time.ts'
import { useTexts } from '../../../shared/site/tab.tsx'
import { TournamentCard } from '../../../shared/tournaments/tournament-card.tsx'
import { useTournaments } from '../../../shared/tournaments/use-tournaments.ts'

/** The tournaments that run, with the player's marks; nothing while none does. A failure leaves the lobby as it is. */
export const TournamentsRow = observer(function TournamentsRow() {
  const { list } = useTournaments()
  return <RunningRow tournaments={list.value ?? []} />
})

interface RunningRowProps {
  readonly tournaments: readonly Tournament[]
}

function RunningRow({ tournaments }: RunningRowProps) {
  const t = useTexts()
  const running = sortEvents(tournaments, useEventTime(tournaments), ['active'])
  if (running.length === 0) return null
  return (
    <Row
      title={t('tournaments:title')}
      item="banner"
      texts={rowTexts(t)}
      action={
        <Link to={TOURNAMENTS_PATH} className={linkStyles({ tone: 'quiet' })}>
          {t('tournaments:all')}
          <ChevronRight aria-hidden />
        </Link>
      }
    >
      {running.map((tournament) => (
        <TournamentCard key={tournament.id} tournament={tournament} />
      ))}
    </Row>
  )
}
