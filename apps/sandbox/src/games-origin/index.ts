import type { FastifyInstance } from 'fastify'
import { registerCaptcha } from './captcha/captcha-routes.ts'
import { registerGameAssets } from './game-assets.ts'
import { registerRuns } from './run-routes.ts'
import type { GamesOriginServices } from './services.ts'

export type { GamesOriginServices, OpenedRun } from './services.ts'

/** Everything that lives on the second origin: the games, and the outside parties that the site frames. */
export const registerGamesOrigin = (app: FastifyInstance, services: GamesOriginServices): void => {
  registerRuns(app, services)
  registerGameAssets(app)
  registerCaptcha(app)
}
