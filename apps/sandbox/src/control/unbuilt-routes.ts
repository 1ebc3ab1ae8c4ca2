import type { FastifyInstance } from 'fastify'
import { ApiError } from '../wire/api-error.ts'

/** Calls of the platform API that the sandbox does not implement yet. They answer 501 instead of 404. */
const UNBUILT: Readonly<Record<string, readonly string[]>> = {
  GET: [
    '/json-api/chat/webim',
    '/json-api/chat/netrox',
    '/json-api/actions',
    '/json-api/actions/active',
    '/json-api/actions/:slug',
    '/json-api/actions/:id/participant',
    '/json-api/actions/:id/participants',
    '/json-api/actions/:id/high-fives',
    '/json-api/actions/:id/high-fives/statistic',
    '/json-api/actions/:id/daily-deposit-amount-achievements',
    '/json-api/actions/:id/user-data',
    '/json-api/actions/:slug/games',
    '/json-api/action-balance-logs',
    '/json-api/duck-hunt/games/:id',
    '/json-api/v2/tournaments',
    '/json-api/v2/tournaments/:slug',
    '/json-api/v2/tournaments/:slug/games',
    '/json-api/tournament-series',
    '/json-api/tournament-series/:slug',
  ],
  POST: [
    '/json-api/actions/be_participant',
    '/json-api/high-fives',
    '/json-api/actions/:id/prizes/:prizeId/exchange',
    '/json-api/v2/tournaments/:slug/members',
    '/json-api/v2/tournaments/:slug/choose',
  ],
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
