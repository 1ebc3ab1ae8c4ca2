import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../ground/wire/api-error.ts'
import { callLocale, callQuery, pathPart, queryInteger } from '../../ground/wire/call.ts'
import { allLevels, levelOf } from '../../players/levels.ts'

export function registerAccountRoutes(app: FastifyInstance, { sessions, balance, notices }: Platform): void {
  app.get('/json-api/users/balance', (request) => ({ data: balance.answer(sessions.player(request)) }))

  app.get('/json-api/levels', (request) => ({ data: allLevels(callLocale(request)) }))

  app.get('/json-api/levels/user-level', (request) => ({
    data: levelOf(sessions.player(request).levelPoints, callLocale(request)),
  }))

  app.get('/json-api/user-notifications', (request) => {
    const player = sessions.player(request)
    const offset = queryInteger(callQuery(request), 'offset', { min: 0, max: 1_000_000, otherwise: 0 })
    return { data: notices.list(player.id, offset, callLocale(request)) }
  })

  app.post('/json-api/user-notifications/read/:id', (request) => {
    const player = sessions.player(request)
    if (!notices.markRead(player, Number(pathPart(request, 'id')), callLocale(request))) throw notFound()
    return { success: true }
  })
}
