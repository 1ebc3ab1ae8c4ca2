import Fastify, { type FastifyInstance } from 'fastify'
import { registerAchievementRoutes } from '../routes/players/achievement-routes.ts'
import { registerShopRoutes } from '../routes/gifts/shop-routes.ts'
import { registerContactRoutes } from '../routes/players/contact-routes.ts'
import { registerContentRoutes } from '../routes/content/content-routes.ts'
import { registerControlRoutes } from '../control/control-routes.ts'
import { registerExchangeRoutes } from '../routes/gifts/exchange-routes.ts'
import { registerDuckHuntRoutes } from '../routes/promotions/duck-hunt-routes.ts'
import { registerHighFiveRoutes } from '../routes/promotions/high-five-routes.ts'
import { registerPromotionPlayerRoutes } from '../routes/promotions/player-routes.ts'
import { registerPromotionRoutes } from '../routes/promotions/promotion-routes.ts'
import { registerTournamentRoutes } from '../routes/tournaments/tournament-routes.ts'
import { registerFaultHooks } from '../platform/fault-hooks.ts'
import { registerGiftRoutes } from '../routes/gifts/gift-routes.ts'
import { registerCatalogueRoutes } from '../routes/games/catalogue-routes.ts'
import { registerFavouritesRoutes } from '../routes/games/favourites-routes.ts'
import { registerGameRunRoutes } from '../routes/games/game-run-routes.ts'
import { registerRoundsRoutes } from '../routes/games/rounds-routes.ts'
import { registerClosingRoutes } from '../routes/session/closing-routes.ts'
import { registerExclusionRoutes } from '../routes/treasury/exclusion-routes.ts'
import { registerLimitsRoutes } from '../routes/treasury/limits-routes.ts'
import { registerOnlineProducers } from '../routes/live/online-producers.ts'
import { registerSocket } from '../routes/live/socket.ts'
import type { BitmapStore } from '../content/pictures/bitmap-store.ts'
import { registerPictureRoutes } from '../routes/content/picture-routes.ts'
import type { Platform } from '../platform/platform.ts'
import { registerDeviceRoutes } from '../routes/session/device-routes.ts'
import { registerLoginRoutes } from '../routes/session/login-routes.ts'
import { registerPasskeyRoutes } from '../routes/session/passkey-routes.ts'
import { registerPhoneRoutes } from '../routes/session/phone-routes.ts'
import { registerRegistrationRoutes } from '../routes/session/registration-routes.ts'
import { registerRestoreRoutes } from '../routes/session/restore-routes.ts'
import { registerSecondFactorRoutes } from '../routes/session/second-factor-routes.ts'
import { registerCashboxRoutes } from '../routes/treasury/cashbox-routes.ts'
import { registerDueSteps } from './due-steps.ts'
import { registerBonusHooks } from './bonus-hooks.ts'
import { registerInvitationHooks } from './invitation-hooks.ts'
import { registerPayingRoutes } from '../routes/treasury/paying-routes.ts'
import { registerPayoutRoutes } from '../routes/treasury/payout-routes.ts'
import { registerAccountRoutes } from '../routes/players/account-routes.ts'
import { registerChatVisitorRoutes } from '../routes/players/chat-visitor-routes.ts'
import { registerDocumentRoutes } from '../routes/players/document-routes.ts'
import { registerProfileRoutes } from '../routes/players/profile-routes.ts'
import { registerStrictHooks } from './strict-hooks.ts'
import { registerBodyParsers } from '../ground/wire/body-parsers.ts'
import { registerErrorAnswers } from '../ground/wire/error-answers.ts'

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
  registerInvitationHooks(app, platform)
  registerBonusHooks(app, platform)

  registerLoginRoutes(app, platform)
  registerRegistrationRoutes(app, platform)
  registerPhoneRoutes(app, platform)
  registerRestoreRoutes(app, platform)
  registerDeviceRoutes(app, platform)
  registerPasskeyRoutes(app, platform)
  registerSecondFactorRoutes(app, platform)
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
  registerRoundsRoutes(app, platform)
  registerCashboxRoutes(app, platform)
  registerPayingRoutes(app, platform)
  registerPayoutRoutes(app, platform)
  registerLimitsRoutes(app, platform)
  registerExclusionRoutes(app, platform)
  registerClosingRoutes(app, platform)
  registerContentRoutes(app, platform)
  registerPictureRoutes(app, bitmaps)
  registerControlRoutes(app, platform)
  registerSocket(app, platform)
  registerOnlineProducers(app, platform, onlineEveryMs)
  registerDueSteps(app, platform, DUE_STEPS_EVERY_MS)
  return app
}
