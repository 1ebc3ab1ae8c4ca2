import { cardStyles } from '@croupier/design-system'
import type { EventStatus } from '@croupier/domain/core'
import { createTournaments, ownPlaceOf, podium, type Tournament } from '@croupier/domain/tournaments'
import { Section } from '#shared/events/section.tsx'
import type { BoardPlayer } from '#shared/tournaments/board/board-rows.ts'
import { Leaderboard } from '#shared/tournaments/board/leaderboard.tsx'
import { LeadersPodium } from '#shared/tournaments/board/leaders-podium.tsx'
import { OwnPosition } from '#shared/tournaments/board/own-position.tsx'
import { wholeBoardPath } from '#shared/tournaments/board/whole-board.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'

export interface LeadersSectionProps {
  readonly tournament: Tournament
  readonly player: BoardPlayer | null
  readonly status: EventStatus
  /** Show all places from the start. */
  readonly isWhole: boolean
}

/** The podium, the board, and beside it the player's place with those around it. Nothing before there is a board. */
export function LeadersSection({ tournament, player, status, isWhole }: LeadersSectionProps) {
  const t = useTexts()
  const tournaments = useSite().visitorPart(createTournaments)
  const { slug, leaders, isMember } = tournament
  const isOver = status === 'past'
  const own = player && ownPlaceOf(tournament, player.userId)
  if (status === 'future' && leaders.length === 0) return null
  const title = t(isOver ? 'tournament:results' : 'tournament:leaders')
  const hasAside = own !== null || (isMember && !isOver)
  return (
    <Section title={title} note={isOver ? undefined : t('tournament:leadersNote')}>
      {leaders.length === 0 && (
        <p className={cardStyles()}>{t(isOver ? 'tournament:noResults' : 'tournament:noLeaders')}</p>
      )}
      {podium(leaders).flat().length > 0 && (
        <div className="mb-6">
          <LeadersPodium contest={tournament} player={player} label={t('tournament:podium')} />
        </div>
      )}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${hasAside && leaders.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_21rem]' : ''}`}
      >
        {hasAside && player && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-24 lg:order-last">
            {own ? (
              <OwnPosition contest={tournament} player={player} isOver={isOver} />
            ) : (
              <p className={cardStyles()}>{t('tournament:noPlaceYet')}</p>
            )}
            {!isOver && <Opponents tournament={tournament} player={player} />}
          </div>
        )}
        {leaders.length > 0 && (
          <Leaderboard
            contest={tournament}
            player={player}
            label={title}
            isUnfolded={isWhole}
            wholePath={wholeBoardPath(slug)}
            places={tournament.places}
            onWanted={() => tournaments.tournament(slug).reread()}
          />
        )}
      </div>
    </Section>
  )
}

/** The places around the player's own. */
function Opponents({ tournament, player }: { readonly tournament: Tournament; readonly player: BoardPlayer }) {
  const t = useTexts()
  const { opponents } = tournament
  if (opponents.length < 2) return null
  const around = { ...tournament, leaders: opponents, prizes: [] }
  const name = t('tournament:opponents')
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm text-muted">{name}</h3>
      <Leaderboard contest={around} player={player} label={name} isCompact />
    </div>
  )
}
