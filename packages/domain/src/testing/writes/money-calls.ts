import type { DepositRequest, PayoutRequest } from '../../cashbox/deposit/payments-api.ts'
import { isTrue, type Proof, type WriteCall } from './write-call.ts'

export const PAYMENT_ORIGIN = 'https://pay.test'

const isOfOrigin: Proof = (value) => typeof value === 'string' && value.startsWith(`${PAYMENT_ORIGIN}/`)

const DEPOSIT: DepositRequest = { system: { key: 88, way: 'open', method: null }, amount: 5000, cardId: null }
const PAYOUT: PayoutRequest = {
  payoutUrl: '/json-api/treasury/user-payout/88',
  amount: 5000,
  savedId: null,
  fields: { card: '4242424242424242' },
  cancelsGifts: false,
}

/** A call that moves money. */
export interface MoneyCall extends Omit<WriteCall, 'send'> {
  /** Sends by the store that follows the attempt. */
  readonly request: { readonly deposit: DepositRequest } | { readonly payout: PayoutRequest }
  /** The state of the attempt after a good answer. */
  readonly done: 'done' | 'asked'
}

const depositBy = (way: DepositRequest['system']['way'], method: string | null = null) => ({
  deposit: { ...DEPOSIT, system: { ...DEPOSIT.system, way, method } },
})

/** Every call that moves money. */
export const MONEY_CALLS: Readonly<Record<string, MoneyCall>> = {
  'deposit by our page': {
    answer: { success: true, transaction_id: 5, redirectUrl: `${PAYMENT_ORIGIN}/pay/5` },
    proofs: [[['redirectUrl'], isOfOrigin]],
    request: depositBy('open'),
    done: 'done',
  },
  'deposit by redirect': {
    answer: { transaction_id: 5, redirectUrl: `${PAYMENT_ORIGIN}/pay/5` },
    proofs: [[['redirectUrl'], isOfOrigin]],
    request: depositBy('redirect', 'card'),
    done: 'done',
  },
  'deposit by invoice': {
    answer: {
      transaction_id: 5,
      invoiceAccessToken: 'token',
      invoiceId: 'inv-5',
      widgetUrl: `${PAYMENT_ORIGIN}/checkout`,
    },
    proofs: [
      [['widgetUrl'], isOfOrigin],
      [['invoiceAccessToken'], (value) => typeof value === 'string'],
    ],
    request: depositBy('invoice'),
    done: 'done',
  },
  payout: {
    answer: { success: true },
    proofs: [[['success'], isTrue]],
    request: { payout: PAYOUT },
    done: 'done',
  },
  'payout that asks for a code': {
    answer: { success: false, confirm: 'phone', phone: '+7 *** 22', retryAfter: 35 },
    proofs: [
      [['success'], (value) => value === false],
      [['confirm'], (value) => value === 'phone'],
    ],
    request: { payout: PAYOUT },
    done: 'asked',
  },
}
