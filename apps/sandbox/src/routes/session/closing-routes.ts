import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'

const PATH = '/json-api/users/closing'

/** The player closes the account (docs/platform-api.md, Closing the account). */
export function registerClosingRoutes(app: FastifyInstance, { sessions, closing }: Platform): void {
  app.get(PATH, (request) => ({ data: closing.answer(sessions.player(request)) }))

  app.post(PATH, (request) => {
    closing.close(sessions.player(request))
    // The session of this call is left to the logout that follows.
    sessions.endOthers(request)
    return { success: true }
  })
}
