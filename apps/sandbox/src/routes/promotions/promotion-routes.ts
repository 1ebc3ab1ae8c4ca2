import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { callLocale, callQuery, pathPart, queryInteger, queryValues } from '../../ground/wire/call.ts'
import type { ParticipantsQuery } from '../../promotions/participants.ts'
import { listAnswer, pageAnswer, participantAnswer } from '../../promotions/promotion-answer.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const GAMES_PAGE = 50
const PARTICIPANTS_PAGE = 10
const FIELDS = ['rank', 'username', 'points'] as const

/** The public data of promotions. */
export function registerPromotionRoutes(app: FastifyInstance, platform: Platform): void {
  const { promotions } = platform

  app.get('/json-api/actions', (request) => ({
    data: promotions.all().map((one) => listAnswer(promotions, one, callLocale(request))),
  }))

  /** The running one of the highest priority that has a page of its own. */
  app.get('/json-api/actions/active', (request) => {
    const running = promotions.all().filter(({ status, template }) => status === 'active' && template !== null)
    const [first] = running.toSorted((a, b) => b.sortPriority - a.sortPriority)
    return { data: first ? pageAnswer(promotions, first, callLocale(request)) : null }
  })

  app.get('/json-api/actions/:id', (request) => ({
    data: pageAnswer(promotions, promotions.require(pathPart(request, 'id')), callLocale(request)),
  }))

  app.get('/json-api/actions/:id/games', (request, reply) => {
    const promotion = promotions.require(pathPart(request, 'id'))
    const query = callQuery(request)
    const page = queryInteger(query, 'page', { min: 1, max: 100_000, otherwise: 1 })
    const limit = queryInteger(query, 'limit', { min: 1, max: 1000, otherwise: GAMES_PAGE })
    const games =
      promotion.template === null ? [] : platform.catalogue.games.filter((game) => promotions.hasGame(promotion, game))
    const shown = platform.catalogue.toJson(games.slice((page - 1) * limit, page * limit), platform.clock.now())
    return reply.type(JSON_TYPE).send(`{"data":${shown},"total":${games.length}}`)
  })

  app.get('/json-api/actions/:id/participants', (request) => {
    const promotion = promotions.require(pathPart(request, 'id'))
    const { items, totalItems } = promotions.participants.page(promotion, participantsQuery(callQuery(request)))
    return { data: { items: items.map((one) => participantAnswer(promotions, promotion, one)), totalItems } }
  })
}

function participantsQuery(query: Record<string, unknown>): ParticipantsQuery {
  const field = queryValues(query, 'sort[field]')[0]
  return {
    field: FIELDS.find((one) => one === field) ?? 'rank',
    order: queryValues(query, 'sort[order]')[0] === 'desc' ? 'desc' : 'asc',
    q: queryValues(query, 'q')[0]?.trim() ?? '',
    page: queryInteger(query, 'page', { min: 1, max: 100_000, otherwise: 1 }),
    limit: queryInteger(query, 'limit', { min: 1, max: 100, otherwise: PARTICIPANTS_PAGE }),
  }
}
