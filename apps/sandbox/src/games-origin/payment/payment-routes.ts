import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { drawPicture } from '@croupier/sandbox-art'
import { originOrNull, pageHeaders } from '../page/headers.ts'
import { servedText } from '../served-modules.ts'
import type { OpenedPayment, PaymentDecision, PaymentServices } from '../services.ts'
import { cardTitle, faultsOf, readCardForm, sampleCard } from './card-form.ts'
import { payingPage, resultPage, unknownPaymentPage, type PaymentResult } from './payment-page.ts'

interface PaymentCall {
  Params: { token: string }
  Querystring: Partial<Record<'access' | 'parent', string>>
}

const DECISIONS: readonly PaymentDecision[] = ['pay', 'decline', 'leave', 'cancel']

const isDecision = (value: unknown): value is PaymentDecision => DECISIONS.some((decision) => decision === value)

/** A paid deposit counts as a success before the platform confirms it. */
const resultOf = ({ status }: OpenedPayment, decision: PaymentDecision | null): PaymentResult => {
  if (status === 'done') return 'success'
  if (status === 'processing') return decision === 'pay' ? 'success' : 'pending'
  return 'fail'
}

const returnAddress = ({ returnUrl, intent }: OpenedPayment, result: PaymentResult): string | null =>
  returnUrl && `${returnUrl}/${result}?${new URLSearchParams({ intent }).toString()}`

/** A payment provider: the page of a deposit, alone or in the widget's frame. It has access to this payment only. */
export const registerPayments = (app: FastifyInstance, services: PaymentServices): void => {
  /** An invoice opens with its access token only, and only in the widget. */
  const find = ({ params, query }: FastifyRequest<PaymentCall>): OpenedPayment | null => {
    const payment = services.openPayment(params.token)
    return payment?.accessToken === (query.access ?? null) ? payment : null
  }
  const viewOf = (request: FastifyRequest<PaymentCall>, payment: OpenedPayment) => ({
    payment,
    action: request.url,
    isEmbedded: payment.accessToken !== null,
  })
  const send = (
    { query }: FastifyRequest<PaymentCall>,
    reply: FastifyReply,
    payment: OpenedPayment,
    html: string,
  ): FastifyReply => {
    const parent = originOrNull(query.parent)
    const framedBy = payment.accessToken === null ? null : `'self' ${parent ?? ''}`.trim()
    // The policy must name the origin that the form redirects to.
    const formTargets = [`'self'`, originOrNull(payment.returnUrl)].filter((target) => target !== null)
    return reply.headers(pageHeaders(framedBy, { formAction: formTargets.join(' ') })).send(html)
  }
  const unknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply
      .code(404)
      .headers(pageHeaders('*'))
      .send(unknownPaymentPage(request.headers['accept-language']?.slice(0, 2) ?? 'en'))

  app.get<PaymentCall>('/pay/:token', (request, reply) => {
    const payment = find(request)
    if (payment === null) return unknown(request, reply)
    const view = viewOf(request, payment)
    if (payment.status === 'new') return send(request, reply, payment, payingPage(view, sampleCard(services.now()), []))
    const result = resultOf(payment, null)
    return send(request, reply, payment, resultPage(view, result, returnAddress(payment, result)))
  })

  app.post<PaymentCall>('/pay/:token', (request, reply) => {
    const payment = find(request)
    if (payment === null) return unknown(request, reply)
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const decision = form.get('decision')
    if (!isDecision(decision)) return reply.redirect(request.url, 303)
    const card = readCardForm(form)
    const needsCard = payment.asksCard && payment.status === 'new' && (decision === 'pay' || decision === 'leave')
    const faults = needsCard ? faultsOf(card, services.now()) : []
    if (faults.length > 0)
      return send(request, reply.code(422), payment, payingPage(viewOf(request, payment), card, faults))
    const decided =
      services.decide(request.params.token, decision, needsCard ? { ...cardTitle(card), save: card.save } : null) ??
      payment
    const back = payment.accessToken === null ? returnAddress(decided, resultOf(decided, decision)) : null
    return reply.redirect(back ?? request.url, 303)
  })

  app.get('/payment/page.css', (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' })
      .send(servedText('payment/page.css')),
  )

  app.get<{ Params: { file: string } }>('/payment/marks/:file', (request, reply) => {
    return reply
      .headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(drawPicture('payment', request.params.file.replace(/\.svg$/, '')))
  })
}
