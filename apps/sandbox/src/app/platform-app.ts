import Fastify, { type FastifyInstance } from 'fastify'
import { registerAchievementRoutes } from '../players/achievements/achievement-routes.ts'
import { registerShopRoutes } from '../gifts/compoints/shop-routes.ts'
import { registerContactRoutes } from '../players/contacts/contact-routes.ts'
import { registerContentRoutes } from '../content/content-routes.ts'
import { registerControlRoutes } from '../control/control-routes.ts'
import { registerExchangeRoutes } from '../gifts/compoints/exchange-routes.ts'
import { registerDuckHuntRoutes } from '../promotions/activities/duck-hunt-routes.ts'
import { registerHighFiveRoutes } from '../promotions/activities/high-five-routes.ts'
import { registerPromotionPlayerRoutes } from '../promotions/player-routes.ts'
import { registerPromotionRoutes } from '../promotions/promotion-routes.ts'
import { registerTournamentRoutes } from '../tournaments/tournament-routes.ts'
import { registerFaultHooks } from '../control/fault-hooks.ts'
import { registerGiftRoutes } from '../gifts/gift-routes.ts'
import { registerCatalogueRoutes } from '../games/catalogue-routes.ts'
import { registerFavouritesRoutes } from '../games/favourites-routes.ts'
import { registerGameRunRoutes } from '../games/game-run-routes.ts'
import { registerLimitsRoutes } from '../treasury/limits/limits-routes.ts'
import { registerOnlineProducers } from '../live/online-producers.ts'
import { registerSocket } from '../live/socket.ts'
import type { BitmapStore } from '../content/pictures/bitmap-store.ts'
import { registerPictureRoutes } from '../content/pictures/picture-routes.ts'
import type { Platform } from './platform.ts'
import { registerLoginRoutes } from '../session/login-routes.ts'
import { registerPhoneRoutes } from '../session/phone-routes.ts'
import { registerRegistrationRoutes } from '../session/registration-routes.ts'
import { registerRestoreRoutes } from '../session/restore-routes.ts'
import { registerCashboxRoutes } from '../treasury/cashbox-routes.ts'
import { registerDueSteps } from '../treasury/due-steps.ts'
import { registerPayingRoutes } from '../treasury/deposits/paying-routes.ts'
import { registerPayoutRoutes } from '../treasury/payouts/payout-routes.ts'
import { registerAccountRoutes } from '../players/account-routes.ts'
import { registerChatVisitorRoutes } from '../players/chat-visitor-routes.ts'
import { registerDocumentRoutes } from '../players/documents/document-routes.ts'
import { registerProfileRoutes } from '../players/profile-routes.ts'
import { registerStrictHooks } from '../wire/strict/strict-hooks.ts'
import { registerBodyParsers } from '../wire/body-parsers.ts'
import { registerErrorAnswers } from '../wire/error-answers.ts'

const DUE_STEPS_EVERY_MS = 1000

/** The platform's origin: calls, pictures, socket and control calls. */
export function createPlatformApp(
  platform: Platform,
  { onlineEveryMs, bitmaps }: { onlineEveryMs: number; bitmaps: BitmapStore },
): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('date', new Date(platform.clock.now()).toUTCString())
    done()
  })
  registerBodyParsers(app)
  registerErrorAnswers(app)
  // Before the faults, so that what a fault answers is sent as it is.
  if (platform.isStrict) registerStrictHooks(app)
  registerFaultHooks(app, platform)

  registerLoginRoutes(app, platform)
  registerRegistrationRoutes(app, platform)
  registerPhoneRoutes(app, platform)
  registerRestoreRoutes(app, platform)
  registerProfileRoutes(app, platform)
  registerDocumentRoutes(app, platform)
  registerAccountRoutes(app, platform)
  registerChatVisitorRoutes(app, platform)
  registerContactRoutes(app, platform)
  registerGiftRoutes(app, platform)
  registerAchievementRoutes(app, platform)
  registerShopRoutes(app, platform)
  registerExchangeRoutes(app, platform)
  registerPromotionRoutes(app, platform)
  registerPromotionPlayerRoutes(app, platform)
  registerHighFiveRoutes(app, platform)
  registerDuckHuntRoutes(app, platform)
  registerTournamentRoutes(app, platform)
  registerCatalogueRoutes(app, platform)
  registerFavouritesRoutes(app, platform)
  registerGameRunRoutes(app, platform)
  registerCashboxRoutes(app, platform)
  registerPayingRoutes(app, platform)
  registerPayoutRoutes(app, platform)
  registerLimitsRoutes(app, platform)
  registerContentRoutes(app, platform)
  registerPictureRoutes(app, bitmaps)
  registerControlRoutes(app, platform)
  registerSocket(app, platform)
  registerOnlineProducers(app, platform, onlineEveryMs)
  registerDueSteps(app, platform, DUE_STEPS_EVERY_MS)
  return app
}
