import type { FastifyInstance } from 'fastify'
import { registerAffiliate } from './affiliate/affiliate-routes.ts'
import { registerCaptcha } from './captcha/captcha-routes.ts'
import type { ChatDesk } from './chat/chat-desk.ts'
import { registerChat } from './chat/chat-routes.ts'
import { registerCheckout } from './checkout/checkout-routes.ts'
import { registerGameAssets } from './slot/game-assets.ts'
import { registerMail } from './mail/mail-routes.ts'
import { registerPayments } from './payment/payment-routes.ts'
import { registerPush } from './push/push-routes.ts'
import type { PushSender } from './push/push-sender.ts'
import { registerRuns } from './run-routes.ts'
import type { GamesOriginServices, MailServices, PaymentServices } from './services.ts'

export { ChatDesk } from './chat/chat-desk.ts'
export type {
  GamesOriginServices,
  MailServices,
  OpenedPayment,
  OpenedRun,
  PaymentDecision,
  PaymentServices,
} from './services.ts'

export const registerGamesOrigin = (
  app: FastifyInstance,
  services: GamesOriginServices,
  payments: PaymentServices,
  mail: MailServices,
  chats: ChatDesk,
  push: PushSender,
): void => {
  registerRuns(app, services)
  registerGameAssets(app)
  registerCaptcha(app)
  registerChat(app, chats)
  registerAffiliate(app)
  registerPayments(app, payments)
  registerCheckout(app)
  registerMail(app, mail)
  registerPush(app, push)
}
