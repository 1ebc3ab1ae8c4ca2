import type { FastifyRequest } from 'fastify'
import type { Rounds } from '../games/rounds.ts'
import { marketRulesOf } from '../ground/wire/market-rules.ts'
import type { Sessions } from '../session/sessions.ts'

export interface BonusAccessMeans {
  readonly sessions: Pick<Sessions, 'visitor'>
  readonly rounds: Pick<Rounds, 'firstAt'>
}

/** Whether bonuses may be offered and given to the visitor: where the market forbids it before play, only after a round for money. */
export function mayHaveBonus({ sessions, rounds }: BonusAccessMeans, request: FastifyRequest): boolean {
  if (marketRulesOf(request).allowsBonusBeforePlay) return true
  const player = sessions.visitor(request)
  return player !== null && rounds.firstAt(player.id) !== null
}
