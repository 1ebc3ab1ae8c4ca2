import type { FastifyInstance } from 'fastify'
import type { Platform } from '../app/platform.ts'
import { callLocale, callQuery } from '../wire/call.ts'

export function registerShopRoutes(app: FastifyInstance, { sessions, compointShop }: Platform): void {
  app.get('/json-api/compoint-products', (request) => {
    const player = sessions.player(request)
    const { type = 'gift' } = callQuery(request)
    return { data: type === 'gift' ? compointShop.list(player, callLocale(request)) : [] }
  })
}
