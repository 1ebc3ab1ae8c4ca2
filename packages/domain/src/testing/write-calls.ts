import { WIRE_ANSWERS, wireTransaction, type Place } from '@croupier/platform-fixtures'
import { createCashboxApi } from '../cashbox/cashbox-api.ts'
import type { DepositRequest, PayoutRequest } from '../cashbox/deposit/payments-api.ts'
import { type ContactsApi, createContactsApi } from '../contacts/contacts-api.ts'
import { createTokenExchange, type Command, type Http, type SessionPort } from '../core/index.ts'
import { createFavouritesApi } from '../games/favourites/favourites-api.ts'
import { runGame } from '../game-run/game-run-api.ts'
import { CouponForm } from '../gifts/coupon-form.ts'
import { createGiftsApi } from '../gifts/gifts-api.ts'
import type { GiftsStore } from '../gifts/gifts-store.ts'
import { createExchangeApi } from '../loyalty/exchange/exchange-api.ts'
import { PrizeClaim } from '../gifts/prize-claim.ts'
import { buyProduct, closePurchase } from '../loyalty/compoints/purchases-api.ts'
import { createLimitsApi } from '../cashbox/limits/limits-api.ts'
import { createPlayerApi } from '../player/player-api.ts'
import { createProfileApi } from '../profile/profile-api.ts'
import { PasswordRecovery } from '../session/password-recovery.ts'
import { createSessionApi } from '../session/session-api.ts'
import { createVerificationApi } from '../verification/verification-api.ts'

/** Whether a value says what it must say. */
type Proof = (value: unknown) => boolean

/** A call that changes something at the platform. */
export interface WriteCall {
  /** A good answer. */
  readonly answer: unknown
  /** What the answer must say for the call to be done, by place. */
  readonly proofs: readonly (readonly [Place, Proof])[]
  readonly send: (http: Http) => Promise<unknown>
}

const { signal } = new AbortController()
const KEY = 'key-of-the-attempt'
const ORIGIN = 'https://pay.test'

const isTrue: Proof = (value) => value === true
const isText: Proof = (value) => typeof value === 'string' && value !== ''
const isNumber: Proof = (value) => typeof value === 'number' && Number.isFinite(value)
const isCount: Proof = (value) => Number.isSafeInteger(value) && Number(value) >= 0
const isOfOrigin: Proof = (value) => typeof value === 'string' && value.startsWith(`${ORIGIN}/`)
const isThere: Proof = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A call that is answered `{ success: true }`. */
const agreed = (send: WriteCall['send']): WriteCall => ({
  answer: { success: true },
  proofs: [[['success'], isTrue]],
  send,
})

/** A call about a contact, with what it answers beside `success`. */
const contact = (rest: object, send: (api: ContactsApi) => Promise<unknown>): WriteCall => ({
  ...agreed((http) => send(createContactsApi(http))),
  answer: { success: true, is_max_attempts_used: false, ...rest },
})

/** A call that is answered with tokens. Our server keeps them and leaves `expiresIn`. */
const signedIn = (send: WriteCall['send']): WriteCall => ({
  answer: { success: true, access: 'access', refresh: 'refresh', expiresIn: 900 },
  proofs: [[['expiresIn'], isCount]],
  send,
})

/** A command's outcome as a promise: rejects unless it is done. */
async function outcome<A extends unknown[]>(command: Command<A, unknown>, ...args: A): Promise<void> {
  const state = await command.run(...args)
  if (state.status === 'rejected' || state.status === 'unknown') throw state.error
}

/** The calls of a promo code and of a link's gift ask nothing of them. */
const NO_GIFTS = { all: [] } as Partial<GiftsStore> as GiftsStore

const { data: limits } = WIRE_ANSWERS['limits of a player']
const { data: playSession } = WIRE_ANSWERS['session of play']

/** A change of limits: the answer holds all of them, and the changed one must be readable. */
const limited = (send: WriteCall['send'], ...changed: readonly (readonly [Place, Proof])[]): WriteCall => ({
  answer: limits,
  proofs: [[['currency'], isText], [['raise_delay'], isCount], ...changed],
  send,
})

const REGISTRATION = {
  email: 'ann@example.test',
  password: 'password-1',
  currency: 'EUR',
  country: 'it',
  birthday: '1990-05-17',
  consent: true,
} as const

const session: SessionPort = {
  access: () => null,
  hasRefresh: () => true,
  refreshBody: () => ({ refreshToken: 'refresh' }),
  save: () => undefined,
  clear: () => undefined,
}

/** Every call of the site that changes something, without those that move money. */
export const WRITE_CALLS: Readonly<Record<string, WriteCall>> = {
  login: signedIn((http) => createSessionApi(http).login({ login: 'ann@example.test', password: 'password-1' })),
  'registration by email': signedIn((http) => createSessionApi(http).register(REGISTRATION)),
  'registration by phone': {
    answer: { success: true, confirm: 'phone' },
    proofs: [
      [['success'], isTrue],
      [['confirm'], (value) => value === 'phone'],
    ],
    send: (http) => createSessionApi(http).register(REGISTRATION),
  },
  'code of a phone': signedIn((http) => createSessionApi(http).confirmPhone({ phone: '79990001122', code: '1234' })),
  'new code of a phone': {
    answer: { success: true, retryAfter: 35 },
    proofs: [[['success'], isTrue]],
    send: (http) => createSessionApi(http).sendPhoneCode('79990001122'),
  },
  'a new contact': contact({ id: 3 }, (api) => api.create('email', 'ann@example.test')),
  'mail of a contact': contact({ confirmed: false }, (api) => api.requestMail('3')),
  'new code of a contact': contact({ retryAfter: 35 }, (api) => api.sendCode('79990001122')),
  'code of a contact': contact({}, (api) => api.confirmPhone('79990001122', '1234')),
  'password: request': agreed((http) => outcome(new PasswordRecovery(http).request, 'ann@example.test')),
  'password: check': agreed((http) => outcome(new PasswordRecovery(http).check, '123456')),
  'password: restore': agreed((http) =>
    outcome(new PasswordRecovery(http).restore, { code: '123456', password: 'password-2' }),
  ),
  'token refresh': signedIn((http) =>
    createTokenExchange(http, session)({ timeoutMs: 1000, signal, staleStamp: null }),
  ),
  // Done for this device whatever the platform answers.
  logout: {
    answer: { success: true },
    proofs: [],
    send: (http) => createSessionApi(http).logOut({ access: null, refresh: { refreshToken: 'refresh' } }),
  },
  'saving the profile': agreed((http) => createProfileApi(http).save({ firstName: 'Ann' })),
  'choosing a nickname': agreed((http) => createProfileApi(http).chooseNickname('ann')),
  'sending a document': agreed((http) =>
    createVerificationApi(http).send('7', 'cGljdHVyZQ==', { signal, onProgress: () => undefined }),
  ),
  'reading a message': agreed((http) => createPlayerApi(http).readMessage('1')),
  'adding a favourite': agreed((http) => createFavouritesApi(http).add('one')),
  'removing a favourite': agreed((http) => createFavouritesApi(http).remove('one')),
  'moving favourites': agreed((http) => createFavouritesApi(http).addAll(['one', 'two'])),
  'choosing a gift': agreed((http) => createGiftsApi(http).select('1')),
  'activating a gift': agreed((http) => createGiftsApi(http).activate('1')),
  'cancelling a bonus': agreed((http) => createGiftsApi(http).cancel('1')),
  'cancelling all bonuses': agreed((http) => createGiftsApi(http).cancel(null)),
  'promo code': agreed((http) => outcome(new CouponForm(http, NO_GIFTS).activating, 'WELCOME')),
  'taking the gift of a link': {
    ...agreed((http) => outcome(new PrizeClaim(http, NO_GIFTS, { error: () => undefined }).taking, '101')),
    answer: { success: true, error: null },
  },
  'deposit limit': limited(
    (http) => createLimitsApi(http).setDepositLimit('week', 50_000),
    [['deposit', 'week', 'used'], isCount],
    [['deposit', 'week', 'frees_at'], isText],
  ),
  'reminder of play': limited(
    (http) => createLimitsApi(http).setRealityCheck(30),
    [['reality_check', 'minutes'], (value) => value === null || isNumber(value)],
  ),
  break: limited((http) => createLimitsApi(http).takeBreak('day'), [['break', 'until'], isText]),
  'answer to a reminder': {
    answer: playSession,
    proofs: [
      [['net'], Number.isSafeInteger],
      [['currency'], isText],
    ],
    send: (http) => createLimitsApi(http).reminded(),
  },
  'game run': {
    answer: {
      data: { run_url: 'https://games.test/run/1', frameWidth: 1280, frameHeight: 720, runToken: 'run-1' },
      redirect: false,
      session_id: 7,
    },
    proofs: [
      // The store of the run checks the address.
      [['data', 'run_url'], (value) => typeof value === 'string'],
      [['data', 'runToken'], (value) => typeof value === 'string'],
    ],
    send: (http) =>
      runGame(http, { slug: 'one', mode: 'real', platform: 'desktop', exitUrl: 'https://site.test/' }, signal),
  },
  'exchanging compoints': {
    answer: { success: true, compoints: 150, amount: 100 },
    proofs: [
      [['success'], isTrue],
      [['compoints'], isCount],
      [['amount'], isCount],
    ],
    send: (http) =>
      createExchangeApi(http).exchange({ request: { compoints: 150, amount: 100 }, key: KEY, proof: null, signal }),
  },
  'closing an exchange': {
    answer: { data: { compoints: 150, amount: 100 } },
    // Null: nothing was exchanged.
    proofs: [[['data'], (value) => value === null || isThere(value)]],
    send: (http) => createExchangeApi(http).close(KEY, signal),
  },
  'buying a product': {
    answer: { success: true, gift_id: 7, price: 100 },
    // The specification names an error only.
    proofs: [[['success'], (value) => value === true || value === undefined || value === null]],
    send: (http) => buyProduct(http, { product: '7', key: KEY, signal }),
  },
  'closing a purchase': {
    answer: { data: { gift_id: 7, price: 100 } },
    // Null: nothing was bought.
    proofs: [[['data'], (value) => value === null || isThere(value)]],
    send: (http) => closePurchase(http, KEY, signal),
  },
  'cancelling a payout': agreed((http) => createCashboxApi(http).cancelPayout('1')),
  'forgetting a card': agreed((http) => createCashboxApi(http).forgetCard('1')),
  'closing an attempt': {
    answer: { data: wireTransaction({ type: 'deposit' }) },
    // Null: nothing was made.
    proofs: [[['data'], (value) => value === null || isThere(value)]],
    send: (http) => createCashboxApi(http).closeAttempt(KEY, signal),
  },
}

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
  readonly done: 'accepted' | 'asked'
}

const depositBy = (way: DepositRequest['system']['way'], method: string | null = null) => ({
  deposit: { ...DEPOSIT, system: { ...DEPOSIT.system, way, method } },
})

export const PAYMENT_ORIGIN = ORIGIN

/** Every call that moves money. */
export const MONEY_CALLS: Readonly<Record<string, MoneyCall>> = {
  'deposit by our page': {
    answer: { success: true, transaction_id: 5, redirectUrl: `${ORIGIN}/pay/5` },
    proofs: [[['redirectUrl'], isOfOrigin]],
    request: depositBy('open'),
    done: 'accepted',
  },
  'deposit by redirect': {
    answer: { transaction_id: 5, redirectUrl: `${ORIGIN}/pay/5` },
    proofs: [[['redirectUrl'], isOfOrigin]],
    request: depositBy('redirect', 'card'),
    done: 'accepted',
  },
  'deposit by invoice': {
    answer: { transaction_id: 5, invoiceAccessToken: 'token', invoiceId: 'inv-5', widgetUrl: `${ORIGIN}/checkout` },
    proofs: [
      [['widgetUrl'], isOfOrigin],
      [['invoiceAccessToken'], (value) => typeof value === 'string'],
    ],
    request: depositBy('invoice'),
    done: 'accepted',
  },
  payout: {
    answer: { success: true },
    proofs: [[['success'], isTrue]],
    request: { payout: PAYOUT },
    done: 'accepted',
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
