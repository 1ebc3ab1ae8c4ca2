import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { callQuery, END_OF_TIME, queryInteger, queryMoment, queryValues } from '../../ground/wire/call.ts'
import type { Fields } from '../../ground/wire/fields.ts'

const PAGE = 20
const MAX_PAGE = 1000
const MAX_BOUNDS = 64

/** A player's rounds, and what came of them (docs/platform-api.md, "History of play"). */
export function registerRoundsRoutes(app: FastifyInstance, { sessions, rounds, treasury, clock }: Platform): void {
  app.get('/json-api/users/rounds', (request) => {
    const { id } = sessions.player(request)
    const query = callQuery(request)
    const filter = {
      game: queryValues(query, 'game')[0] ?? null,
      from: queryMoment(query, 'from', 0),
      to: queryMoment(query, 'to', END_OF_TIME),
    }
    const found = rounds.list(id, filter, {
      offset: queryInteger(query, 'offset', { min: 0, max: 1_000_000, otherwise: 0 }),
      limit: queryInteger(query, 'limit', { min: 1, max: MAX_PAGE, otherwise: PAGE }),
    })
    const first = rounds.firstAt(id)
    return {
      data: found.rounds.map(({ game_slug, is_free, at, ...round }) => ({
        ...round,
        game: rounds.gameOf(game_slug),
        is_free: is_free === 1,
        at: clock.iso(at),
      })),
      total: found.total,
      games: rounds.games(id),
      oldest_at: first === null ? null : clock.iso(first),
    }
  })

  app.get('/json-api/users/play-results', (request) => {
    const { id, currency } = sessions.player(request)
    const bounds = readBounds(callQuery(request))
    const steps = bounds.slice(0, -1).map((from, at) => {
      const period = { from, to: bounds[at + 1] ?? from }
      return {
        from: clock.iso(from),
        ...rounds.sum(id, currency, period),
        deposited: treasury.transactions.total(id, 'deposit', period),
        withdrawn: treasury.transactions.total(id, 'payout', period),
      }
    })
    return { data: { currency, steps } }
  })
}

/** @throws ApiError 400 unless there are 2 to 64 moments, each after the one before */
function readBounds(query: Fields): number[] {
  const bounds = queryValues(query, 'bound').map((text) => Date.parse(text))
  const isGrowing = bounds.every((at, index) => index === 0 || at > (bounds[index - 1] ?? Infinity))
  if (bounds.length < 2 || bounds.length > MAX_BOUNDS || bounds.some(Number.isNaN) || !isGrowing)
    throw new ApiError(400, [{ code: 'invalid', field: 'bound' }])
  return bounds
}
