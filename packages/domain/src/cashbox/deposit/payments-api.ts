import {
  type AttemptCall,
  DomainError,
  type Means,
  originOf,
  read,
  readChange,
  reportUnreadable,
} from '../../core/index.ts'
import { InvoiceAnswer, PayoutAnswer, RedirectAnswer } from '../cashbox-wire.ts'
import type { PaymentSystem } from './payment-system.ts'

export interface DepositRequest {
  readonly system: Pick<PaymentSystem, 'key' | 'way' | 'method'>
  readonly amount: number
  readonly cardId: string | null
}

export type PayPlace =
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'widget'; readonly invoiceId: string; readonly accessToken: string; readonly url: string }

export interface PayoutRequest {
  readonly payoutUrl: string
  readonly amount: number
  /** A saved destination, or the fields of a new one. */
  readonly savedId: string | null
  readonly fields: Readonly<Record<string, string>>
  readonly cancelsGifts: boolean
}

/** The code that confirms a payout, or a request for another code. */
export type PhoneProof = { readonly code: string } | { readonly resend: true }

export type PayoutOutcome =
  | { readonly kind: 'requested' }
  /** A code was sent, no money is held yet. Another one may be requested at `nextCodeAt`, ms of server time. */
  | { readonly kind: 'code-sent'; readonly phone: string; readonly nextCodeAt: number }

export interface PaymentsPorts extends Pick<Means, 'http' | 'clock'> {
  readonly cookies: { get(name: string): string | null }
  readonly paymentOrigins: readonly string[]
  readonly siteOrigin: string | null
}

/** The calls that move money. One key never moves money twice (docs/product-rules.md, Cashbox). */
export function createPaymentsApi({ http, cookies, clock, paymentOrigins, siteOrigin }: PaymentsPorts) {
  const returnUrl = `${siteOrigin ?? ''}/cashbox`
  const options = ({ key, signal }: Pick<AttemptCall<unknown>, 'key' | 'signal'>) => ({
    auth: true,
    headers: { 'Idempotency-Key': key },
    signal,
  })
  const trusted = (url: string): string => {
    if (paymentOrigins.includes(originOf(url) ?? '')) return url
    const message = 'The payment address is of no configured origin'
    throw new DomainError('invalid-response', { path: 'redirectUrl', message })
  }
  const page = (answer: unknown): PayPlace =>
    reportUnreadable(http, () => ({ kind: 'page', url: trusted(read(RedirectAnswer, answer, 'deposit').redirectUrl) }))
  const open = async (call: AttemptCall<DepositRequest>): Promise<PayPlace> => {
    const { system, amount, cardId } = call.request
    const body = {
      dep_qs: cookies.get('dep_qs'),
      qs: cookies.get('qs'),
      payment_system: system.key,
      amount,
      return_url: returnUrl,
      ...(cardId !== null && { card_id: cardId }),
    }
    return page(await http.post('/json-api/treasury/open', body, options(call)))
  }
  const redirect = async (call: AttemptCall<DepositRequest>): Promise<PayPlace> => {
    const { system, amount } = call.request
    const path = `/json-api/treasury/user/marbella/deposit/${encodeURIComponent(system.method ?? '')}/${amount}`
    return page(await http.get(path, { ...options(call), query: { return_url: returnUrl } }))
  }
  const invoice = async (call: AttemptCall<DepositRequest>): Promise<PayPlace> => {
    const { system, amount } = call.request
    const body = { payment_system: system.key, amount, return_url: returnUrl }
    const answer = await http.post('/json-api/treasury/rbk-create-invoice', body, options(call))
    return reportUnreadable(http, () => {
      const { invoiceId, invoiceAccessToken, widgetUrl } = read(InvoiceAnswer, answer, 'invoice')
      return { kind: 'widget', invoiceId, accessToken: invoiceAccessToken, url: trusted(widgetUrl) }
    })
  }
  const ways = { open, redirect, invoice }
  return {
    deposit: (call: AttemptCall<DepositRequest>): Promise<PayPlace> => ways[call.request.system.way](call),
    isTrusted: (url: string): boolean => paymentOrigins.includes(originOf(url) ?? ''),
    async payout(call: AttemptCall<PayoutRequest, PhoneProof>): Promise<PayoutOutcome> {
      const { request, proof } = call
      const { amount, savedId, fields, cancelsGifts } = request
      const body = {
        amount,
        ...(savedId === null ? { fields } : { saved_id: savedId }),
        ...(cancelsGifts && { cancel_gifts: true }),
        ...proof,
      }
      const answer = readChange(PayoutAnswer, await http.post(request.payoutUrl, body, options(call)), 'payout', http)
      if (answer.success) return { kind: 'requested' }
      return { kind: 'code-sent', phone: answer.phone, nextCodeAt: clock.now() + answer.retryAfter * 1000 }
    },
  }
}
