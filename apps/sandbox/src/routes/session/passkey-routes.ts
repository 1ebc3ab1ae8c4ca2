import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../ground/wire/api-error.ts'
import { callFields, pathPart } from '../../ground/wire/call.ts'
import { deviceOf } from '../../session/devices/device.ts'

const PATH = '/json-api/users/passkeys'
const LOGIN = '/json-api/login/passkey'

/** Passkeys (docs/platform-api.md, Passkeys). */
export function registerPasskeyRoutes(app: FastifyInstance, { sessions, passkeys, clock }: Platform): void {
  app.get(PATH, (request) => ({
    data: passkeys.list(sessions.player(request).id).map(({ created_at, last_used_at, ...passkey }) => ({
      ...passkey,
      created_at: clock.iso(created_at),
      last_used_at: last_used_at === null ? null : clock.iso(last_used_at),
    })),
  }))

  app.post(`${PATH}/options`, async (request) => ({
    options: await passkeys.creationOptions(sessions.player(request), request),
  }))

  app.post(PATH, async (request) => {
    await passkeys.add(sessions.player(request), callFields(request)['credential'], request)
    return { success: true }
  })

  app.delete(`${PATH}/:id`, (request) => {
    if (!passkeys.remove(sessions.player(request).id, pathPart(request, 'id'))) throw notFound()
    return { success: true }
  })

  app.post(`${LOGIN}/options`, async (request) => ({ options: await passkeys.loginOptions(request) }))

  app.post(LOGIN, async (request) => {
    const player = await passkeys.playerOf(callFields(request)['credential'], request)
    return sessions.signIn(player, deviceOf(request))
  })
}
