import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'

/** What an excluded player may not do beside playing and depositing: join, take gifts, greet others. */
const CLOSED_ROUTES: ReadonlySet<string> = new Set([
  'POST /json-api/actions/be_participant',
  'POST /json-api/actions/:id/prizes/:prizeId/exchange',
  'POST /json-api/high-fives',
  'POST /json-api/duck-hunt/games/:id/shots',
  'POST /json-api/v2/tournaments/:id/members',
  'POST /json-api/v2/tournaments/:id/choose',
  'POST /json-api/user-gifts/cashbox-select',
  'POST /json-api/coupon-codes/activate',
  'POST /json-api/gifts/nondeposit/take-prize/:id',
  'PUT /json-api/gifts/activate/:id',
  'POST /json-api/compoint-products/:id',
])

/** Refuses them while the player is excluded. */
export function registerInvitationHooks(app: FastifyInstance, { sessions, playAccess }: Platform): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const player = CLOSED_ROUTES.has(`${request.method} ${request.routeOptions.url}`) && sessions.visitor(request)
    if (player) playAccess.refuseExcluded(player.id)
    done()
  })
}
