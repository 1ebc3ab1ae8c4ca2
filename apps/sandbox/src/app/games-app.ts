import Fastify, { type FastifyInstance } from 'fastify'
import { registerFaultHooks } from '../platform/fault-hooks.ts'
import { gamesOriginServices } from './games-origin-services.ts'
import { registerGamesOrigin } from '../games-origin/index.ts'
import type { Platform } from '../platform/platform.ts'
import { paymentServices } from './payment-services.ts'
import { registerBodyParsers } from '../ground/wire/body-parsers.ts'
import { registerErrorAnswers } from '../ground/wire/error-answers.ts'

/** The second origin: games and third parties. They reach the platform through its services only. */
export function createGamesApp(platform: Platform): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('date', new Date(platform.clock.now()).toUTCString())
    done()
  })
  registerBodyParsers(app)
  registerErrorAnswers(app)
  registerFaultHooks(app, platform)
  registerGamesOrigin(
    app,
    gamesOriginServices(platform.runs, () => platform.catalogue),
    paymentServices(platform),
    { confirmMail: (token) => platform.contacts.confirmMail(token) !== null },
    platform.chats,
    platform.push,
  )
  return app
}
