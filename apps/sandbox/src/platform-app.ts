import Fastify, { type FastifyInstance } from 'fastify'
import { registerContentRoutes } from './content/content-routes.ts'
import { registerCdnRoutes, type DrawPicture } from './content/cdn-routes.ts'
import { registerControlRoutes } from './control/control-routes.ts'
import { registerFaultHooks } from './control/fault-hooks.ts'
import { registerUnbuiltRoutes } from './control/unbuilt-routes.ts'
import { registerCatalogueRoutes } from './games/catalogue-routes.ts'
import { registerGameRunRoutes } from './games/game-run-routes.ts'
import { registerOnlineProducers } from './live/online-producers.ts'
import { registerSocket } from './live/socket.ts'
import type { Platform } from './platform.ts'
import { registerLoginRoutes } from './session/login-routes.ts'
import { registerPhoneRoutes } from './session/phone-routes.ts'
import { registerRegistrationRoutes } from './session/registration-routes.ts'
import { registerRestoreRoutes } from './session/restore-routes.ts'
import { registerAccountRoutes } from './users/account-routes.ts'
import { registerProfileRoutes } from './users/profile-routes.ts'
import { registerBodyParsers } from './wire/body-parsers.ts'
import { registerErrorAnswers } from './wire/error-answers.ts'

/** The platform's own origin: its calls, its pictures, its socket and the control calls. */
export function createPlatformApp(
  platform: Platform,
  { onlineEveryMs, drawPicture }: { onlineEveryMs: number; drawPicture: DrawPicture },
): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('date', new Date(platform.clock.now()).toUTCString())
    done()
  })
  registerBodyParsers(app)
  registerErrorAnswers(app)
  registerFaultHooks(app, platform)

  registerLoginRoutes(app, platform)
  registerRegistrationRoutes(app, platform)
  registerPhoneRoutes(app, platform)
  registerRestoreRoutes(app, platform)
  registerProfileRoutes(app, platform)
  registerAccountRoutes(app, platform)
  registerCatalogueRoutes(app, platform)
  registerGameRunRoutes(app, platform)
  registerContentRoutes(app, platform)
  registerCdnRoutes(app, drawPicture)
  registerUnbuiltRoutes(app)
  registerControlRoutes(app, platform)
  registerSocket(app, platform)
  registerOnlineProducers(app, platform, onlineEveryMs)
  return app
}
