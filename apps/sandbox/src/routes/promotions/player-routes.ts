import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { intentOf, isIntentKey } from '../../treasury/money-call.ts'
import { ApiError, notFound } from '../../ground/wire/api-error.ts'
import { callFields, callLocale, callQuery, pathPart, queryValues } from '../../ground/wire/call.ts'
import { idOf } from '../../ground/wire/fields.ts'
import { participantAnswer } from '../../promotions/promotion-answer.ts'
import { isExchange } from '../../promotions/promotion.ts'

/** What a player sees and does in promotions. */
export function registerPromotionPlayerRoutes(app: FastifyInstance, { sessions, promotions }: Platform): void {
  const { members, participants, points, prizes, draws, depositGoals } = promotions

  app.post('/json-api/actions/be_participant', (request) => {
    const player = sessions.player(request)
    const promotion = promotions.find(idOf(callFields(request), 'action_id') ?? 0)
    if (!promotion) throw new ApiError(422, 'invalid_promotion')
    members.join(promotion, player)
    return { ok: true, action_id: promotion.id }
  })

  app.get('/json-api/actions/:id/user-data', (request) => {
    const player = sessions.player(request)
    const promotion = promotions.require(pathPart(request, 'id'))
    if (!members.has(promotion.id, player.id)) throw notFound()
    const own = points.of(promotion, player.id)
    const reached = isExchange(promotion)
      ? []
      : promotion.prizes.filter(({ price }) => price !== null && own.points >= price).map(({ id }) => id)
    const received = [...prizes.of(promotion, player.id), ...draws.of(promotion, player.id), ...reached]
    return { data: { id: promotion.id, membership: true, ...own, receivedPrizes: [...new Set(received)] } }
  })

  app.get('/json-api/actions/:id/participant', (request) => {
    const player = sessions.player(request)
    const promotion = promotions.require(pathPart(request, 'id'))
    const found = participants.find(promotion, player.id)
    if (!found) throw notFound()
    return { data: participantAnswer(promotions, promotion, found) }
  })

  app.get('/json-api/actions/:id/daily-deposit-amount-achievements', (request) => {
    const player = sessions.player(request)
    return { data: depositGoals.list(promotions.require(pathPart(request, 'id')), player) }
  })

  app.get('/json-api/action-balance-logs', (request) => {
    const player = sessions.player(request)
    const promotion = promotions.require(queryValues(callQuery(request), 'actionId')[0] ?? '')
    return { data: points.log(promotion, player.id, callLocale(request)) }
  })

  app.post('/json-api/actions/:id/prizes/:prizeId/exchange', (request) => {
    const player = sessions.player(request)
    const intent = intentOf(request)
    const promotion = promotions.find(pathPart(request, 'id'))
    if (!promotion) throw new ApiError(422, 'invalid_promotion')
    return prizes.exchange(player, promotion, pathPart(request, 'prizeId'), intent)
  })

  app.get('/json-api/action-prize-exchanges/:key', (request) => {
    const exchange = prizes.exchanged(sessions.player(request), pathPart(request, 'key'))
    if (!exchange) throw notFound()
    return { data: exchange }
  })

  app.post('/json-api/action-prize-exchanges/:key/close', (request) => {
    const player = sessions.player(request)
    const key = pathPart(request, 'key')
    if (!isIntentKey(key)) throw notFound()
    return { data: prizes.close(player, key) }
  })
}
