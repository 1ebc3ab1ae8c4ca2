import type { FastifyInstance, FastifyReply } from 'fastify'
import { originOrNull, pageHeaders } from '../page/headers.ts'
import { dataBlock, escapeHtml, htmlPage } from '../page/html.ts'
import { paymentTexts } from '../payment/payment-texts.ts'
import { servedModule, servedText } from '../served-modules.ts'
import { gameLocale, languageTag } from '../texts.ts'
import type { CheckoutSetup } from './frame.ts'

interface FrameQuery {
  Querystring: Partial<Record<'invoice' | 'parent' | 'locale', string>>
}

const send = (reply: FastifyReply, type: string, body: string): FastifyReply =>
  reply
    .headers({
      'content-type': `${type}; charset=utf-8`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    })
    .send(body)

/** An invoice widget: a vendor's script, and a page that runs it in a frame and posts the result. */
export const registerCheckout = (app: FastifyInstance): void => {
  app.get('/checkout/checkout.js', (_request, reply) =>
    send(reply, 'text/javascript', servedModule('checkout/checkout.ts')),
  )
  for (const module of ['frame.ts', 'over.ts'] as const) {
    app.get(`/checkout/${module}`, (_request, reply) =>
      send(reply, 'text/javascript', servedModule(`checkout/${module}`)),
    )
  }
  app.get('/checkout/frame.css', (_request, reply) => send(reply, 'text/css', servedText('checkout/frame.css')))

  app.get<FrameQuery>('/checkout/frame', (request, reply) => {
    const { invoice = '', parent, locale: asked } = request.query
    const parentOrigin = originOrNull(parent) ?? originOrNull(request.headers.referer)
    const locale = gameLocale(asked ?? request.headers['accept-language']?.slice(0, 2) ?? 'en')
    const t = paymentTexts(locale)
    const setup: CheckoutSetup = { invoiceId: invoice, title: t.title, parentOrigin }
    return reply.headers(pageHeaders(parentOrigin, { frameSrc: `'self'` })).send(
      htmlPage({
        language: languageTag(locale),
        title: t.title,
        style: '/checkout/frame.css',
        script: '/checkout/frame.ts',
        body: [
          '<script src="/checkout/checkout.js"></script>',
          `<button type="button" id="close">${escapeHtml(t.close)}</button>`,
          `<div id="checkout"><p id="failed" role="alert" hidden>${escapeHtml(t.widgetFailed)}</p></div>`,
          dataBlock('setup', setup),
        ].join('\n'),
      }),
    )
  })
}
