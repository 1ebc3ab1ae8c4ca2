import type { FastifyInstance } from 'fastify'
import { ApiError } from '../wire/api-error.ts'

/** Calls of the platform API that the sandbox does not implement yet. They answer 501 instead of 404. */
const UNBUILT: Readonly<Record<string, readonly string[]>> = {
  GET: ['/json-api/chat/webim', '/json-api/chat/netrox'],
}

export const isUnbuilt = (method: string, route: string): boolean => (UNBUILT[method] ?? []).includes(route)

export function registerUnbuiltRoutes(app: FastifyInstance): void {
  for (const [method, paths] of Object.entries(UNBUILT)) {
    for (const url of paths) {
      app.route({
        method,
        url,
        handler: () => {
          throw new ApiError(501, 'not_implemented')
        },
      })
    }
  }
}
