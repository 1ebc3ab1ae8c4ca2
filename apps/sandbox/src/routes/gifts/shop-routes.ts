import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { isIntentKey, intentOf } from '../../treasury/money-call.ts'
import { notFound } from '../../ground/wire/api-error.ts'
import { callLocale, callQuery, pathPart } from '../../ground/wire/call.ts'
import { PurchaseRefusal } from '../../gifts/compoints/compoint-shop.ts'

export function registerShopRoutes(app: FastifyInstance, { sessions, compointShop }: Platform): void {
  app.get('/json-api/compoint-products', (request) => {
    const player = sessions.player(request)
    const { type = 'gift' } = callQuery(request)
    return { data: type === 'gift' ? compointShop.list(player, callLocale(request)) : [] }
  })

  /** A refusal is an answer with its code in `error`. */
  app.post('/json-api/compoint-products/:id', (request) => {
    const player = sessions.player(request)
    try {
      return compointShop.buy(player, Number(pathPart(request, 'id')), intentOf(request))
    } catch (error) {
      if (error instanceof PurchaseRefusal) return { error: error.code }
      throw error
    }
  })

  app.get('/json-api/compoint-purchases/:key', (request) => {
    const purchase = compointShop.purchase(sessions.player(request), pathPart(request, 'key'))
    if (!purchase) throw notFound()
    return { data: purchase }
  })

  app.post('/json-api/compoint-purchases/:key/close', (request) => {
    const player = sessions.player(request)
    const key = pathPart(request, 'key')
    if (!isIntentKey(key)) throw notFound()
    return { data: compointShop.close(player, key) }
  })
}
