import type { FastifyInstance } from 'fastify'
import { registerAffiliate } from './affiliate/affiliate-routes.ts'
import { registerCaptcha } from './captcha/captcha-routes.ts'
import { registerCheckout } from './checkout/checkout-routes.ts'
import { registerGameAssets } from './game-assets.ts'
import { registerPayments } from './payment/payment-routes.ts'
import { registerRuns } from './run-routes.ts'
import type { GamesOriginServices, PaymentServices } from './services.ts'

export type { GamesOriginServices, OpenedPayment, OpenedRun, PaymentDecision, PaymentServices } from './services.ts'

export const registerGamesOrigin = (
  app: FastifyInstance,
  services: GamesOriginServices,
  payments: PaymentServices,
): void => {
  registerRuns(app, services)
  registerGameAssets(app)
  registerCaptcha(app)
  registerAffiliate(app)
  registerPayments(app, payments)
  registerCheckout(app)
}
