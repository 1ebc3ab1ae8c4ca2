import { Podium, type PodiumPlayer } from '@croupier/design-system'
import { giftsOf, isOwn, podium, type Tournament } from '@croupier/domain/tournaments'
import { useTexts } from '../../site/tab.tsx'
import { formatNumber } from '../../texts/format-number.ts'
import { formatShortScore } from '../format-score.ts'
import type { BoardPlayer } from './board-rows.ts'

export interface LeadersPodiumProps {
  readonly contest: Pick<Tournament, 'leaders' | 'prizes' | 'mechanic' | 'scoreCurrency'>
  /** The signed-in player; null: a guest. */
  readonly player: BoardPlayer | null
  readonly label: string
}

/** The three highest places, drawn: shared ones, empty ones, and the player's own. Names the texts `tournament-board`. */
export function LeadersPodium({ contest, player, label }: LeadersPodiumProps) {
  const t = useTexts()
  const players = podium(contest.leaders)
    .flat()
    .map((standing, index): PodiumPlayer => {
      const { id, position, username, score } = standing
      const gift = standing.gift ?? giftsOf(contest.prizes, position).join(' + ')
      return {
        id: `${id ?? username} ${index}`,
        name: username,
        place: position,
        isOwn: isOwn(standing, player?.userId ?? null),
        ...(gift !== '' && { prize: gift }),
        ...(score !== null && { score: formatShortScore(t, score, contest) }),
      }
    })
  return (
    <Podium
      players={players}
      label={label}
      placeText={(place) => t('tournament-board:nthPlace', { place: formatNumber(t.languageTag, place) })}
      ownText={t('tournament-board:you')}
      moreText={(count) => t('tournament-board:more', { count })}
    />
  )
}
