import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { CONTROL_PREFIX } from '../../platform/fault-hooks.ts'
import { notFound } from '../../ground/wire/api-error.ts'
import { callFields, callQuery, pathPart, queryInteger, queryValues } from '../../ground/wire/call.ts'
import { idOf, textOf } from '../../ground/wire/fields.ts'

const PAGE = 10

export function registerHighFiveRoutes(app: FastifyInstance, platform: Platform): void {
  const { sessions, promotions, players, clock } = platform
  const { highFives } = promotions

  app.get('/json-api/actions/:id/high-fives', (request) => {
    const promotion = promotions.require(pathPart(request, 'id'))
    const query = callQuery(request)
    const { items, totalItems } = highFives.list(promotion, sessions.visitor(request), {
      side: queryValues(query, 'type')[0] === 'sent' ? 'sent' : 'received',
      order: queryValues(query, 'order')[0] === 'asc' ? 'asc' : 'desc',
      page: queryInteger(query, 'page', { min: 1, max: 100_000, otherwise: 1 }),
      limit: queryInteger(query, 'limit', { min: 1, max: 100, otherwise: PAGE }),
    })
    return { data: { items: items.map((one) => ({ ...one, at: clock.iso(one.at) })), totalItems } }
  })

  app.get('/json-api/actions/:id/high-fives/statistic', (request) => ({
    data: highFives.statistic(promotions.require(pathPart(request, 'id')), sessions.visitor(request)),
  }))

  app.post('/json-api/high-fives', (request) => {
    const player = sessions.player(request)
    const fields = callFields(request)
    highFives.give(player, promotions.find(idOf(fields, 'actionId') ?? 0), idOf(fields, 'toUserId'))
    return { success: true }
  })

  /** A rival gives a player one: `{login}`. */
  app.post(`${CONTROL_PREFIX}/promotions/:id/high-fives`, (request) => {
    const player = players.byLogin(textOf(callFields(request), 'login'))
    if (!player) throw notFound()
    highFives.giveByRival(promotions.require(pathPart(request, 'id')), player)
    return { success: true }
  })
}
