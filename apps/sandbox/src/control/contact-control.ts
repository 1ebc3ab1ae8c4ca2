import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import { kindOf } from '../routes/players/contact-routes.ts'
import { ApiError, notFound } from '../ground/wire/api-error.ts'
import { callFields, pathPart } from '../ground/wire/call.ts'
import { CONTROL_PREFIX } from '../platform/fault-hooks.ts'

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
