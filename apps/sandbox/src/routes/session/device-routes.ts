import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../ground/wire/api-error.ts'
import { callLocale, pathPart } from '../../ground/wire/call.ts'
import { deviceName, placeName } from '../../session/devices/device.ts'

const PATH = '/json-api/users/sessions'

/** Where a player is signed in (docs/platform-api.md, Devices). */
export function registerDeviceRoutes(app: FastifyInstance, { sessions, clock }: Platform): void {
  app.get(PATH, (request) => ({
    data: sessions.list(request).map(({ id, agent, country, createdAt, seenAt, isCurrent }) => ({
      id,
      device: deviceName(agent),
      place: placeName(country, callLocale(request)),
      signed_in_at: clock.iso(createdAt),
      last_seen_at: clock.iso(seenAt),
      is_current: isCurrent,
    })),
  }))

  app.delete(PATH, (request) => {
    sessions.endOthers(request)
    return { success: true }
  })

  app.delete(`${PATH}/:id`, (request) => {
    if (!sessions.end(request, pathPart(request, 'id'))) throw notFound()
    return { success: true }
  })
}
