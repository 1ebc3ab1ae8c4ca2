import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { intentOf } from '../../treasury/money-call.ts'
import { callLocale, callQuery, pathPart, queryInteger, queryValues } from '../../ground/wire/call.ts'
import { listAnswer, pageAnswer, seriesAnswer } from '../../tournaments/tournament-answer.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const GAMES_PAGE = 40
const PATH = '/json-api/v2/tournaments'
const SERIES_PATH = '/json-api/tournament-series'

/** The price in compoints that the player agreed to; null: the call does not say it. */
function agreedPriceOf({ headers }: FastifyRequest): number | null {
  const price = headers['agreed-price']
  return typeof price === 'string' && /^\d{1,9}$/.test(price) ? Number(price) : null
}

export function registerTournamentRoutes(app: FastifyInstance, platform: Platform): void {
  const { sessions, tournaments } = platform
  const asking = (request: FastifyRequest) => ({ player: sessions.visitor(request), locale: callLocale(request) })

  app.get(PATH, (request) => {
    const [seriesId] = queryValues(callQuery(request), 'seriesId')
    const all = tournaments.all().filter((one) => seriesId === undefined || String(one.seriesId) === seriesId)
    return { data: all.map((one) => listAnswer(tournaments, one, asking(request))), total: all.length }
  })

  app.get(`${PATH}/:id`, (request) => ({
    data: pageAnswer(tournaments, tournaments.require(pathPart(request, 'id')), asking(request)),
  }))

  app.get(`${PATH}/:id/games`, (request, reply) => {
    const tournament = tournaments.require(pathPart(request, 'id'))
    const query = callQuery(request)
    const page = queryInteger(query, 'page', { min: 1, max: 100_000, otherwise: 1 })
    const limit = queryInteger(query, 'limit', { min: 1, max: 1000, otherwise: GAMES_PAGE })
    const games = tournaments.games.of(tournament, queryValues(query, 'q')[0])
    const shown = platform.catalogue.toJson(games.slice((page - 1) * limit, page * limit), platform.clock.now())
    return reply.type(JSON_TYPE).send(`{"data":${shown},"total":${games.length}}`)
  })

  app.post(`${PATH}/:id/members`, (request) => {
    const player = sessions.player(request)
    const hasKey = request.headers['idempotency-key'] !== undefined
    const tournament = tournaments.require(pathPart(request, 'id'))
    const intent = hasKey || tournament.price > 0 ? intentOf(request) : null
    return tournaments.joining.join(player, tournament, { intent, agreed: agreedPriceOf(request) })
  })

  app.post(`${PATH}/:id/choose`, (request) => {
    const player = sessions.player(request)
    return tournaments.joining.choose(player, tournaments.require(pathPart(request, 'id')))
  })

  app.get(SERIES_PATH, (request) => ({
    data: tournaments.book.series().map((one) => seriesAnswer(tournaments, one, asking(request), false)),
  }))

  app.get(`${SERIES_PATH}/:id`, (request) => ({
    data: seriesAnswer(tournaments, tournaments.requireSeries(pathPart(request, 'id')), asking(request), true),
  }))
}
