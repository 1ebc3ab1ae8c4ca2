import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { intentOf } from '../../treasury/money-call.ts'
import { ApiError, notFound } from '../../ground/wire/api-error.ts'
import { callFields, callLocale, pathPart } from '../../ground/wire/call.ts'
import { integerOf } from '../../ground/wire/fields.ts'
import type { PromotionNow } from '../../promotions/promotion.ts'

export function registerDuckHuntRoutes(app: FastifyInstance, { sessions, promotions }: Platform): void {
  const { duckHunts } = promotions
  const promotionOf = (id: string): PromotionNow | null =>
    promotions.all().find(({ duckHuntId }) => duckHuntId !== undefined && String(duckHuntId) === id) ?? null

  app.get('/json-api/duck-hunt/games/:id', (request) => {
    const promotion = promotionOf(pathPart(request, 'id'))
    if (!promotion) throw notFound()
    return { data: duckHunts.answer(promotion, sessions.visitor(request), callLocale(request)) }
  })

  app.post('/json-api/duck-hunt/games/:id/shots', (request) => {
    const player = sessions.player(request)
    const intent = intentOf(request)
    const promotion = promotionOf(pathPart(request, 'id'))
    if (!promotion) throw new ApiError(422, 'invalid_promotion')
    const target = integerOf(callFields(request), 'target')
    if (target === null || target < 0) throw new ApiError(400, [{ code: 'invalid', field: 'target' }])
    return duckHunts.shoot(player, promotion, { target, intent })
  })
}
