import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { mayHaveBonus } from '../../platform/bonus-access.ts'
import { callFields, callLocale, callQuery, pathPart, queryValues } from '../../ground/wire/call.ts'
import { textOf } from '../../ground/wire/fields.ts'

export function registerGiftRoutes(app: FastifyInstance, platform: Platform): void {
  const { sessions, gifts, coupons, prizes, database } = platform
  app.get('/json-api/user-gifts', (request) => {
    const player = sessions.player(request)
    return { data: mayHaveBonus(platform, request) ? gifts.list(player, callLocale(request)) : [] }
  })

  app.get('/json-api/user-gifts/payout-gift-count', (request) => ({
    data: { count: gifts.payoutCount(sessions.player(request)) },
  }))

  app.post('/json-api/user-gifts/cashbox-select', (request) => {
    const player = sessions.player(request)
    const { user_gift_id: id = null } = callFields(request)
    const number = id === null ? null : Number(id)
    if (number !== null && !Number.isSafeInteger(number)) throw new ApiError(404, 'invalid_user_gift')
    database.transaction(() => gifts.select(player, number))
    return { success: true }
  })

  app.post('/json-api/coupon-codes/activate', (request) => {
    coupons.activate(sessions.player(request), textOf(callFields(request), 'code'))
    return { success: true }
  })

  app.post('/json-api/gifts/nondeposit/take-prize/:id', (request) => {
    const error = prizes.take(sessions.player(request), pathPart(request, 'id'))
    return { success: error === null, error }
  })

  app.put('/json-api/gifts/activate/:id', (request) => {
    const player = sessions.player(request)
    gifts.activate(player, Number(pathPart(request, 'id')), queryValues(callQuery(request), 'platform')[0])
    return { success: true }
  })

  // Additions to the platform API (docs/platform-api.md).
  app.post('/json-api/user-gifts/cancel', (request) => {
    gifts.cancel(sessions.player(request), null)
    return { success: true }
  })
  app.post('/json-api/user-gifts/cancel/:id', (request) => {
    gifts.cancel(sessions.player(request), Number(pathPart(request, 'id')))
    return { success: true }
  })
}
