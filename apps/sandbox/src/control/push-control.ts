import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import type { PlayerRecord } from '../players/player.ts'
import { ApiError, notFound } from '../ground/wire/api-error.ts'
import { callFields, pathPart } from '../ground/wire/call.ts'
import { textOf } from '../ground/wire/fields.ts'
import { CONTROL_PREFIX } from '../platform/fault-hooks.ts'

/** The sender of web push: devices, what they got, and pushes by hand. */
export function registerPushControl(app: FastifyInstance, { players, push }: Platform): void {
  const at = (path: string) => `${CONTROL_PREFIX}/players/:login/push${path}`
  const playerOf = (request: FastifyRequest): PlayerRecord => {
    const player = players.byLogin(pathPart(request, 'login'))
    if (!player) throw notFound()
    return player
  }
  app.get(at('/devices'), (request) => push.devices(playerOf(request)))
  app.get(at(''), (request) => push.messages(playerOf(request)))
  /** `{kind, slug?}` */
  app.post(at(''), (request) => {
    const fields = callFields(request)
    const kind = textOf(fields, 'kind')
    if (!kind) throw new ApiError(400, [{ code: 'invalid', field: 'kind' }])
    push.toPlayer(playerOf(request), { kind, slug: textOf(fields, 'slug') || null })
    return push.messages(playerOf(request))
  })
}
