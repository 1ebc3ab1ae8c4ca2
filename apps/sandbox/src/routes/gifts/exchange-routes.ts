import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { amountOf, intentOf, isIntentKey } from '../../treasury/money-call.ts'
import { notFound } from '../../ground/wire/api-error.ts'
import { callFields, pathPart } from '../../ground/wire/call.ts'

const PATH = '/json-api/compoints'

export function registerExchangeRoutes(app: FastifyInstance, { sessions, compointExchange }: Platform): void {
  app.get(`${PATH}/config`, (request) => ({ data: compointExchange.config(sessions.player(request)) }))

  app.post(`${PATH}/exchange`, (request) => {
    const player = sessions.player(request)
    const fields = callFields(request)
    return compointExchange.run(player, {
      intent: intentOf(request),
      compoints: amountOf({ amount: fields['compoints'] }),
      amount: amountOf(fields),
    })
  })

  app.get(`${PATH}/exchange/:key`, (request) => {
    const exchanged = compointExchange.find(sessions.player(request), pathPart(request, 'key'))
    if (!exchanged) throw notFound()
    return { data: exchanged }
  })

  app.post(`${PATH}/exchange/:key/close`, (request) => {
    const player = sessions.player(request)
    const key = pathPart(request, 'key')
    if (!isIntentKey(key)) throw notFound()
    return { data: compointExchange.close(player, key) }
  })
}
