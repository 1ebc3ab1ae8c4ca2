import type { FastifyInstance } from 'fastify'
import type { Platform } from '../app/platform.ts'
import { kindOf } from '../players/contacts/contact-routes.ts'
import { ApiError, notFound } from '../wire/api-error.ts'
import { callFields, pathPart } from '../wire/call.ts'
import { CONTROL_PREFIX } from './fault-hooks.ts'

export function registerContactControl(app: FastifyInstance, { contacts, players }: Platform): void {
  /** `{status}`: `confirmed`, `limit` (all attempts are used) or `open` (they are given back). */
  app.post(`${CONTROL_PREFIX}/players/:login/contacts/:type`, (request) => {
    const player = players.byLogin(pathPart(request, 'login'))
    if (!player) throw notFound()
    const type = kindOf(pathPart(request, 'type'))
    const { status } = callFields(request)
    if (status === 'confirmed') contacts.confirm(player, type)
    else if (status === 'limit' || status === 'open') contacts.setLimit(player, type, status === 'limit')
    else throw new ApiError(400, [{ code: 'invalid', field: 'status' }])
    return { success: true }
  })
}
