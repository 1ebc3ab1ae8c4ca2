import type { Locale } from '../../wire/locale.ts'
import { around, type Standing } from './ranking.ts'
import type { ContestSeed } from '../tournament.ts'

/** Places shown above and below the player's own. */
const REACH = 3

type Prized = Pick<ContestSeed, 'prizes'>

/** @param locale null: without the gifts, whose words are in a language */
export function leaderAnswers({ prizes }: Prized, board: readonly Standing[], locale: Locale | null) {
  const gifts = new Map(
    locale === null
      ? []
      : prizes.map(({ position, gifts: all }) => [position, all.map(({ title }) => title[locale]).join(' + ')]),
  )
  return board.map(({ id, position, username, score }) => {
    const gift = gifts.get(position)
    return { id, position, username, score, ...(gift && { gift }) }
  })
}

export const opponentAnswers = (
  contest: Prized,
  board: readonly Standing[],
  playerId: number,
  locale: Locale | null = null,
) => leaderAnswers(contest, around(board, playerId, REACH), locale)
