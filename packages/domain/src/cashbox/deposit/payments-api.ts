import { DEP_QS_COOKIE, QS_COOKIE } from '@croupier/contract/cookies'
import * as v from 'valibot'
import { type AttemptCall, type Means, originOf } from '../../core/index.ts'
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

export interface PaymentsMeans extends Pick<Means, 'http' | 'clock'> {
  readonly cookies: { get(name: string): string | null }
  readonly paymentOrigins: readonly string[]
  readonly siteOrigin: string | null
}

/** The calls that move money. One key never moves money twice (docs/product-rules.md, Cashbox). */
export function createPaymentsApi({ http, cookies, clock, paymentOrigins, siteOrigin }: PaymentsMeans) {
  const returnUrl = `${siteOrigin ?? ''}/cashbox`
  const options = ({ key, signal }: Pick<AttemptCall<unknown>, 'key' | 'signal'>) => ({ auth: true, key, signal })
  const isTrusted = (url: string): boolean => paymentOrigins.includes(originOf(url) ?? '')
  const trusted = v.check(({ url }: PayPlace) => isTrusted(url), 'a payment address of a configured origin')
  const Page = v.pipe(
    RedirectAnswer,
    v.transform(({ redirectUrl }): PayPlace => ({ kind: 'page', url: redirectUrl })),
    trusted,
  )
  const Widget = v.pipe(
    InvoiceAnswer,
    v.transform(({ invoiceId, invoiceAccessToken, widgetUrl }): PayPlace => ({
      kind: 'widget',
      invoiceId,
      accessToken: invoiceAccessToken,
      url: widgetUrl,
    })),
    trusted,
  )
  const open = (call: AttemptCall<DepositRequest>): Promise<PayPlace> => {
    const { system, amount, cardId } = call.request
    const body = {
      dep_qs: cookies.get(DEP_QS_COOKIE),
      qs: cookies.get(QS_COOKIE),
      payment_system: system.key,
      amount,
      return_url: returnUrl,
      ...(cardId !== null && { card_id: cardId }),
    }
    return http.change('post', '/json-api/treasury/open', Page, { label: 'deposit', body, ...options(call) })
  }
  const redirect = (call: AttemptCall<DepositRequest>): Promise<PayPlace> => {
    const { system, amount } = call.request
    const path = `/json-api/treasury/user/marbella/deposit/${encodeURIComponent(system.method ?? '')}/${amount}`
    return http.change('get', path, Page, { label: 'deposit', query: { return_url: returnUrl }, ...options(call) })
  }
  const invoice = (call: AttemptCall<DepositRequest>): Promise<PayPlace> => {
    const { system, amount } = call.request
    const body = { payment_system: system.key, amount, return_url: returnUrl }
    return http.change('post', '/json-api/treasury/rbk-create-invoice', Widget, {
      label: 'invoice',
      body,
      ...options(call),
    })
  }
  const ways = { open, redirect, invoice }
  return {
    deposit: (call: AttemptCall<DepositRequest>): Promise<PayPlace> => ways[call.request.system.way](call),
    isTrusted,
    async payout(call: AttemptCall<PayoutRequest, PhoneProof>): Promise<PayoutOutcome> {
      const { request, proof } = call
      const { amount, savedId, fields, cancelsGifts } = request
      const body = {
        amount,
        ...(savedId === null ? { fields } : { saved_id: savedId }),
        ...(cancelsGifts && { cancel_gifts: true }),
        ...proof,
      }
      const answer = await http.change('post', request.payoutUrl, PayoutAnswer, {
        label: 'payout',
        body,
        ...options(call),
      })
      if (answer.success) return { kind: 'requested' }
      return { kind: 'code-sent', phone: answer.phone, nextCodeAt: clock.now() + answer.retryAfter * 1000 }
    },
  }
}
