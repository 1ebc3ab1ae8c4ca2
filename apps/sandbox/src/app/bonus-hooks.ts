import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import { mayHaveBonus } from '../platform/bonus-access.ts'

/** What gives a bonus. */
const BONUS_ROUTES: ReadonlySet<string> = new Set([
  'POST /json-api/user-gifts/cashbox-select',
  'POST /json-api/coupon-codes/activate',
  'POST /json-api/gifts/nondeposit/take-prize/:id',
  'PUT /json-api/gifts/activate/:id',
])

/** Refuses them before the player's first round for money, where the market wants it so. */
export function registerBonusHooks(app: FastifyInstance, platform: Platform): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const player =
      BONUS_ROUTES.has(`${request.method} ${request.routeOptions.url}`) && platform.sessions.visitor(request)
    if (player && !mayHaveBonus(platform, request)) throw new ApiError(403, 'play_first')
    done()
  })
}
