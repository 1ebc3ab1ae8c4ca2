import type { Currency } from '../../ground/values/currencies.ts'
import type { Locale } from '../../ground/wire/locale.ts'
import { giftTitle } from '../known/prizes.ts'
import { around, type Standing } from './ranking.ts'
import type { ContestSeed } from '../tournament.ts'

/** Places shown above and below the player's own. */
const REACH = 3

/** Who reads the gifts: their words are in a language, their money in a currency. */
export interface Reading {
  readonly locale: Locale
  readonly currency: Currency
}

type Prized = Pick<ContestSeed, 'prizes'>

/** @param reading null: without the gifts */
export function leaderAnswers({ prizes }: Prized, board: readonly Standing[], reading: Reading | null) {
  const gifts = new Map(
    reading === null
      ? []
      : prizes.map(({ position, gifts: all }) => [
          position,
          all.map((gift) => giftTitle(gift, reading.currency)[reading.locale]).join(' + '),
        ]),
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
  reading: Reading | null = null,
) => leaderAnswers(contest, around(board, playerId, REACH), reading)
