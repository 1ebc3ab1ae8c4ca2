import type { FastifyInstance } from 'fastify'
import { ApiError } from '../wire/api-error.ts'

/** Calls of the platform API that the sandbox does not implement yet. They answer 501 instead of 404. */
const UNBUILT: Readonly<Record<string, readonly string[]>> = {
  GET: [
    '/json-api/chat/webim',
    '/json-api/chat/netrox',
    '/json-api/v2/tournaments',
    '/json-api/v2/tournaments/:slug',
    '/json-api/v2/tournaments/:slug/games',
    '/json-api/tournament-series',
    '/json-api/tournament-series/:slug',
  ],
  POST: ['/json-api/v2/tournaments/:slug/members', '/json-api/v2/tournaments/:slug/choose'],
}

/** One name for the parameter, as the router wants it. */
const routeOf = (path: string): string => path.replace(':slug', ':id')

export const isUnbuilt = (method: string, route: string): boolean =>
  (UNBUILT[method] ?? []).some((path) => routeOf(path) === route)

export function registerUnbuiltRoutes(app: FastifyInstance): void {
  for (const [method, paths] of Object.entries(UNBUILT)) {
    for (const url of paths) {
      app.route({
        method,
        url: routeOf(url),
        handler: () => {
          throw new ApiError(501, 'not_implemented')
        },
      })
    }
  }
}
