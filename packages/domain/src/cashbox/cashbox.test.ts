/**
 * @promise Withdraw: the code of a payout and its form come back after a reload of the tab
 * @journey cashbox/withdraw
 *
 * @promise Deposit: deposits by our page, redirect, invoice widget; saved cards
 * @proof deposit-page.stories
 * @journey cashbox/deposit
 *
 * @promise Deposit: a deposit that waits is found without a filter, which a platform may refuse
 * @journey none
 *
 * @promise Calls: calls that only help are not missed, and made again after a failure
 * @proof reads.test
 * @journey none
 *
 * @promise Withdraw: a payout: request, code, cancelling, gifts, limits of the amount
 * @proof kept-press.test, withdraw-page.stories (AboveBalance, Unfilled, LeftToWager, CancelEveryFault)
 * @journey cashbox/withdraw
 */

import { action, autorun, observable, runInAction } from 'mobx'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { abortedError, createClock, DomainError, isAborted, KeptWork, Resource } from '../core/index.ts'
import { wireTransactionPage, wirePaymentSystem, wirePayoutSystem, wireTransaction } from '@croupier/platform-fixtures'
import {
  createPending,
  FakeDevice,
  FakeLive,
  FakeLocks,
  FakeStorage,
  HandTimers,
  nth,
  settled,
} from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { Cashbox } from './cashbox.ts'
import type { Remainder } from './limits/own-limit.ts'
import type { GiftsAtStake } from './withdraw/payout-gifts.ts'

const PATH = '/json-api/treasury'
const OPEN = `${PATH}/open`
const PAYOUT = `${PATH}/payouts/88`
const CANCEL = `${PATH}/user-payout/cancel`
const OPEN_PAYOUTS = `${PATH}/user/new-payouts`
const down = new DomainError('unavailable', { status: 503 })

let http: FakeHttp
let live: FakeLive
let storage: FakeStorage
let tabStorage: Map<string, unknown>
let left: string[]
let timers: HandTimers
let wagering: number
let balanceReads: number
let isBalanceKnown: boolean
const ownLimit = observable.box<Remainder | null>(null)
const setLimitLeft = action((left: number | null) =>
  ownLimit.set(
    left === null ? null : { kind: 'deposit', span: 'day', left, freesAt: Date.parse('2026-01-15T12:00:00Z') },
  ),
)
beforeEach(() => {
  http = new FakeHttp()
  live = new FakeLive()
  storage = new FakeStorage()
  tabStorage = new Map()
  left = []
  timers = new HandTimers()
  wagering = 0
  balanceReads = 0
  isBalanceKnown = true
  setLimitLeft(null)
  http
    .reply(`${PATH}/payment-system`, { data: [wirePaymentSystem(99), wirePaymentSystem(88)] })
    .reply(`${PATH}/general-limit`, { data: [] })
    .reply(`${PATH}/sum-range`, { data: [2000, 10_000] })
    .reply(`${PATH}/user/last-bet`, { data: { amount: 7000, currency: 'EUR' } })
    .reply(`${PATH}/user/cards`, {
      data: [{ id: 3, payment_system: 88, title: '•••• 4242', expires: '12/30' }],
    })
    .reply(`${PATH}/payout-system`, { data: [wirePayoutSystem()] })
    .reply(OPEN_PAYOUTS, { data: [wireTransaction({ id: 1 }), wireTransaction({ id: 2 })] })
    .reply(`${PATH}/user/payouts`, wireTransactionPage([]))
  for (const id of [1, 2]) {
    http.serve(`${PATH}/intents/attempt-of-16-letters-${id}`, () =>
      Promise.reject(new DomainError('not-found', { status: 404 })),
    )
  }
})

interface OfPlayer {
  readonly id?: string
  readonly currency?: string | null
  readonly keptWork?: KeptWork
  /** Another source of the currency. */
  readonly profile?: { readonly value: { readonly currency: string } | undefined }
}

function begin({ id = '7', currency = 'EUR', profile, keptWork }: OfPlayer = {}) {
  let ids = 0
  const balance = new Resource(() => {
    balanceReads += 1
    return Promise.resolve({ real: 50_000, wagering })
  })
  if (isBalanceKnown) balance.set({ real: 50_000, wagering })
  const { lifetime, reads, onStart } = createLifetime({ live, timers })
  const cashbox = new Cashbox({
    http,
    live,
    storage,
    reads,
    onStart,
    timers,
    random: () => 0.5,
    clock: createClock(() => 1_000_000),
    locks: new FakeLocks(),
    cookies: { get: (name) => (name === 'qs' ? 'from-an-ad' : null) },
    createId: () => `attempt-of-16-letters-${(ids += 1)}`,
    deviceSignals: new FakeDevice(),
    paymentOrigins: ['https://pay.test'],
    siteOrigin: 'https://site.test',
    leave: (url) => left.push(url),
    ownLimit: () => ownLimit.get(),
    tabStorage: { read: (key) => tabStorage.get(key), write: (key, value) => void tabStorage.set(key, value) },
    playerId: id,
    ...(keptWork && { keptWork }),
    player: {
      profile: profile ?? { value: currency === null ? undefined : { currency } },
      balance,
    },
  })
  const leave = lifetime.start()
  reads.start()
  return { cashbox, leave }
}
const open = (of?: OfPlayer) => begin(of).cashbox
/** The page of one part: shows what is read. */
function showDeposit(cashbox: Cashbox): () => void {
  const { deposit } = cashbox
  const hide = autorun(() => [deposit.presets, deposit.systemCards, deposit.waiting.value])
  const close = cashbox.openDeposit()
  return () => {
    hide()
    close()
  }
}
function showWithdraw(cashbox: Cashbox): () => void {
  const { withdraw } = cashbox
  const hide = autorun(() => [withdraw.offered, withdraw.list.items])
  const close = cashbox.openWithdraw()
  return () => {
    hide()
    close()
  }
}
const openDeposit = async (currency = 'EUR') => {
  const cashbox = open({ currency })
  const close = showDeposit(cashbox)
  await settled()
  return { deposit: cashbox.deposit, close }
}
const pay = ({ form, send }: Cashbox['deposit']) => form.submit(send)
const submit = (withdraw: Cashbox['withdraw'], gifts: GiftsAtStake) => withdraw.form.submit(() => withdraw.send(gifts))
const callsOf = (path: string) => http.calls.filter((call) => call.path === path)

test('amounts that were typed when the session ended come back with the next login of the player', () => {
  const keptWork = new KeptWork()
  const first = begin({ keptWork })
  first.cashbox.deposit.form.set('amount', 4200)
  first.cashbox.withdraw.form.set('amount', 1700)
  first.leave()
  const { deposit, withdraw } = begin({ keptWork }).cashbox
  expect([deposit.form.values.amount, withdraw.form.values.amount]).toEqual([4200, 1700])
  const other = new KeptWork()
  begin({ keptWork: other }).leave()
  expect(other.isEmpty).toBe(true)
})

test('an amount whose deposit is refused because the session has ended comes back too', async () => {
  const keptWork = new KeptWork()
  const first = begin({ keptWork })
  showDeposit(first.cashbox)
  await settled()
  first.cashbox.deposit.form.set('amount', 4200)
  http.hold(OPEN)
  void pay(first.cashbox.deposit)
  await settled()
  expect(callsOf(OPEN)).toHaveLength(1)
  first.leave()
  await http.last.fail(new DomainError('unauthorized', { status: 401, codes: ['no_session'] }))
  await settled()
  const { deposit } = begin({ keptWork }).cashbox
  expect([deposit.amount, deposit.attempts.isBusy]).toEqual([4200, false])
})

describe('a stored attempt', () => {
  it('is restored for the same player only, also while the profile loads', async () => {
    http.reply(OPEN, { success: true, transaction_id: 5, redirectUrl: 'https://pay.test/5' })
    const { deposit } = await openDeposit()
    await pay(deposit)
    http.reply(`${PATH}/intents/attempt-of-16-letters-1`, { data: wireTransaction({ type: 'deposit' }) })
    const again = open({ currency: null })
    showDeposit(again)
    expect(again.deposit.attempts.details).toMatchObject({ amount: 7000 })
    const another = open({ id: '8' })
    showDeposit(another)
    expect(another.deposit.attempts.details).toBeNull()
  })
})

test('amounts that were typed in another currency are forgotten, what else was typed is not', async () => {
  const profile = observable({ value: { currency: 'EUR' } })
  const cashbox = open({ profile })
  const { deposit, withdraw } = cashbox
  showDeposit(cashbox)
  showWithdraw(cashbox)
  await settled()
  deposit.form.set('amount', 3100)
  withdraw.form.set('amount', 5000)
  withdraw.form.set('card', '4242 4242 4242 4242')
  const shown: unknown[] = []
  autorun(() => shown.push([profile.value.currency, deposit.form.values.amount, withdraw.form.values.amount]))
  runInAction(() => (profile.value = { currency: 'RUB' }))
  expect(shown).toEqual([
    ['EUR', 3100, 5000],
    ['RUB', undefined, null],
  ])
  expect(withdraw.form.values['card']).toBe('4242 4242 4242 4242')
})

describe('the deposit form', () => {
  type Deposit = Awaited<ReturnType<typeof openDeposit>>['deposit']

  it("suggests and takes no amount above the player's own limit, and says which it is and when it frees", async () => {
    const { deposit } = await openDeposit()
    setLimitLeft(5000)
    expect(deposit.presets).toEqual([2000])
    expect(deposit.amount).toBe(5000)
    deposit.form.set('amount', 6000)
    expect(deposit.amountErrors).toEqual([
      { name: 'deposit_limit', params: { period: 'day', left: 5000, frees_at: '2026-01-15T12:00:00.000Z' } },
    ])
    setLimitLeft(0)
    expect(deposit.presets).toEqual([])
    expect(deposit.amountErrors).toMatchObject([{ name: 'deposit_limit', params: { left: 0 } }])
  })

  it('offers the default systems 88 and 77 if the platform names none', async () => {
    http.reply(`${PATH}/payment-system`, { data: [] })
    const { deposit } = await openDeposit()
    expect(deposit.offered?.first.map(({ key }) => key)).toEqual([88, 77])
  })

  it('works without range, last amount, cards and general limits', async () => {
    for (const part of ['general-limit', 'sum-range', 'user/last-bet', 'user/cards'])
      http.serve(`${PATH}/${part}`, () => Promise.reject(down))
    const { deposit } = await openDeposit()
    expect(deposit.amount).toBeNull()
    expect(deposit.presets).toEqual([])
  })

  it('offers a deposit that waits for its payment, also if the first call for it fails', async () => {
    http.serve(`${PATH}/user/deposits`, () => Promise.reject(down))
    const { deposit } = await openDeposit()
    expect(deposit.waiting.hasFailed).toBe(true)
    http.reply(
      `${PATH}/user/deposits`,
      wireTransactionPage([wireTransaction({ id: 5, type: 'deposit', status: 'new' })]),
    )
    timers.advance(1000)
    await settled()
    expect(deposit.waiting.value).toMatchObject({ id: '5' })
  })

  it('looks for one that waits without a filter, which a platform may refuse', async () => {
    http.serve(`${PATH}/user/deposits`, ({ query }) =>
      'status' in query
        ? Promise.reject(new DomainError('rejected', { status: 400 }))
        : Promise.resolve(
            wireTransactionPage([
              wireTransaction({ id: 6, type: 'deposit', status: 'done' }),
              wireTransaction({ id: 5, type: 'deposit', status: 'new' }),
            ]),
          ),
    )
    const { deposit } = await openDeposit()
    expect(deposit.waiting.value).toMatchObject({ id: '5' })
    expect(http.calls.filter(({ path }) => path.endsWith('/user/deposits'))).toHaveLength(1)
  })

  it.each([
    ['RUB', 50_000],
    ['USD', 50_000],
    ['EUR', 2000],
  ])(
    'starts in %s at %i without a last deposit: 500 of the currency, else the smallest preset',
    async (currency, amount) => {
      http.reply(`${PATH}/user/last-bet`, { data: null })
      const { deposit } = await openDeposit(currency)
      expect(deposit.amount).toBe(amount)
    },
  )

  it('does not send an invalid form', async () => {
    const { deposit } = await openDeposit()
    deposit.form.set('amount', 999)
    await pay(deposit)
    expect(deposit.form.errorsOf('amount')).toEqual([{ name: 'below_minimum', params: { min: 1000 } }])
    expect(callsOf(OPEN)).toEqual([])
  })

  it('sends the deposit with the advertising cookies and navigates to the payment page', async () => {
    http.reply(OPEN, { success: true, transaction_id: 5, redirectUrl: 'https://pay.test/5' })
    const { deposit } = await openDeposit()
    deposit.chooseCard('3')
    await pay(deposit)
    expect(callsOf(OPEN).map(({ body }) => body)).toEqual([
      {
        dep_qs: null,
        qs: 'from-an-ad',
        payment_system: 88,
        amount: 7000,
        return_url: 'https://site.test/cashbox',
        card_id: '3',
      },
    ])
    expect(left).toEqual(['https://pay.test/5'])
  })

  it('puts the amount in minor units into the address of a redirect', async () => {
    http.reply(`${PATH}/payment-system`, { data: [wirePaymentSystem(88, { way: 'redirect', method: 'e-wallet' })] })
    const path = `${PATH}/user/marbella/deposit/e-wallet/7000`
    http.reply(path, { transaction_id: 5, redirectUrl: 'https://pay.test/5' })
    const { deposit } = await openDeposit()
    await pay(deposit)
    expect(callsOf(path).map(({ query }) => query)).toEqual([{ return_url: 'https://site.test/cashbox' }])
    expect(left).toEqual(['https://pay.test/5'])
  })

  it('opens the widget of an invoice, and the same one after a reload', async () => {
    http.reply(`${PATH}/payment-system`, { data: [wirePaymentSystem(88, { way: 'invoice' })] })
    http.reply(`${PATH}/rbk-create-invoice`, {
      transaction_id: 5,
      invoiceId: 'i-5',
      invoiceAccessToken: 't-5',
      widgetUrl: 'https://pay.test/checkout',
    })
    const first = await openDeposit()
    await pay(first.deposit)
    const widget = { kind: 'widget', invoiceId: 'i-5', accessToken: 't-5', url: 'https://pay.test/checkout' }
    expect(first.deposit.attempts.state).toMatchObject({ status: 'done', value: { answer: widget } })
    http.reply(`${PATH}/intents/attempt-of-16-letters-1`, { data: wireTransaction({ type: 'deposit' }) })
    const second = await openDeposit()
    expect(second.deposit.attempts.state).toMatchObject({ status: 'done', value: { answer: null } })
    await second.deposit.goOn()
    expect(second.deposit.attempts.state).toMatchObject({ status: 'done', value: { answer: widget } })
    expect(left).toEqual([])
  })

  it('never navigates to an origin that is not configured, and polls the attempt instead', async () => {
    http.reply(OPEN, { success: true, transaction_id: 5, redirectUrl: 'https://evil.test/5' })
    const { deposit } = await openDeposit()
    void pay(deposit)
    await settled()
    expect(left).toEqual([])
    expect(deposit.attempts.state.status).toBe('checking')
  })

  it.each([
    ['another amount', (deposit: Deposit) => deposit.form.set('amount', 8000)],
    ['another system', (deposit: Deposit) => deposit.chooseSystem(99)],
    ['another card', (deposit: Deposit) => deposit.chooseCard('3')],
  ])('clears a refusal after choosing %s', async (_name, change) => {
    http.serve(OPEN, () => Promise.reject(new DomainError('rejected', { status: 422, codes: ['limit_reached'] })))
    const { deposit } = await openDeposit()
    await pay(deposit)
    deposit.chooseCard(null)
    deposit.chooseSystem(88)
    expect(deposit.form.failure?.codes).toEqual(['limit_reached'])
    change(deposit)
    expect(deposit.form.failure).toBeNull()
  })

  it('does not navigate once the player has left the cashbox', async () => {
    const { deposit, close } = await openDeposit()
    const paying = pay(deposit)
    await settled()
    close()
    await http.last.answer({ success: true, transaction_id: 5, redirectUrl: 'https://pay.test/5' })
    await paying
    expect(left).toEqual([])
  })

  it('removes a forgotten card from the list and the choice', async () => {
    http.reply(`${PATH}/user/cards/forget`, { success: true })
    const { deposit } = await openDeposit()
    deposit.chooseCard('3')
    await deposit.forgetCard('3')
    expect(deposit.systemCards).toEqual([])
    expect(deposit.cardId).toBeNull()
  })
})

describe('the payout form', () => {
  const noGifts = { count: () => Promise.resolve(0), areGivenUp: () => Promise.resolve(false) }
  const bodies = () => callsOf(PAYOUT).map(({ body }) => body)
  const opened = async (currency = 'EUR') => {
    const cashbox = open({ currency })
    showWithdraw(cashbox)
    await settled()
    return cashbox.withdraw
  }
  const fill = (withdraw: Awaited<ReturnType<typeof opened>>, amount = 5000) => {
    withdraw.form.set('amount', amount)
    withdraw.form.set('card', '4242 4242 4242 4242')
  }

  it('offers the default systems 88 and 77 if the platform names none', async () => {
    http.reply(`${PATH}/payout-system`, { data: [] })
    http.reply(`${PATH}/user-payout/88`, { success: true, transaction_id: 9 })
    const withdraw = await opened('RUB')
    expect(withdraw.offered?.first.map(({ key }) => key)).toEqual([88, 77])
    expect(withdraw.limits).toEqual({ min: 10_000, max: 100_000_000 })
    fill(withdraw, 10_000)
    await submit(withdraw, noGifts)
    const body = { amount: 10_000, fields: { card: '4242424242424242' } }
    expect(callsOf(`${PATH}/user-payout/88`).map((call) => call.body)).toEqual([body])
  })

  it.each(['constructor', '__proto__', 'toString'])('accepts a field named %s', async (name) => {
    const field = { name, title: 'Wallet', type: 'text' as const, placeholder: '', min_length: 1, max_length: 50 }
    http.reply(`${PATH}/payout-system`, { data: [wirePayoutSystem({ fields: [field] })] })
    http.serve(PAYOUT, () => Promise.reject(new DomainError('rejected', { status: 422, codes: ['invalid'] })))
    const withdraw = await opened()
    expect(withdraw.form.frontErrors[name]).toEqual([{ name: 'required' }])
    withdraw.form.set('amount', 5000)
    withdraw.form.set(name, 'W-1')
    expect(withdraw.form.hasFrontErrors).toBe(false)
    await submit(withdraw, noGifts)
    expect(callsOf(PAYOUT).map(({ body }) => JSON.stringify(body))).toEqual([
      JSON.stringify({ amount: 5000, fields: Object.fromEntries([[name, 'W-1']]) }),
    ])
    expect(withdraw.form.errorsOf(withdraw.fields[0]!.name)).toEqual([])
  })

  it('sends only the digits of a card and shows the request in the list', async () => {
    http.reply(PAYOUT, { success: true, transaction_id: 9, status: 'new' })
    const withdraw = await opened()
    fill(withdraw)
    await submit(withdraw, noGifts)
    expect(callsOf(PAYOUT).map(({ body }) => body)).toEqual([{ amount: 5000, fields: { card: '4242424242424242' } }])
    expect(callsOf(OPEN_PAYOUTS)).toHaveLength(2)
    expect(balanceReads).toBe(1)
    expect(withdraw.form.values.amount).toBeNull()
    expect(storage.items.size).toBe(0)
  })

  it('is unsaved after a refusal', async () => {
    const withdraw = await opened()
    fill(withdraw)
    const sending = submit(withdraw, noGifts)
    await settled()
    await http.last.fail(new DomainError('rejected', { status: 422, codes: ['limit'] }))
    await sending
    expect(withdraw.form.isUnsaved).toBe(true)
  })

  it('is reset once the request with the lost answer is found; list, balance and destinations are read again', async () => {
    http.hold(`${PATH}/intents/attempt-of-16-letters-1`)
    const withdraw = await opened()
    fill(withdraw)
    const sending = submit(withdraw, noGifts)
    await settled()
    await http.last.fail(down)
    expect(withdraw.attempts.state.status).toBe('checking')
    expect(withdraw.form.values.amount).toBe(5000)
    await http.last.answer({ data: wireTransaction({ id: 9 }) })
    await sending
    expect(withdraw.attempts.state.status).toBe('done')
    expect(withdraw.form.values).toEqual({ amount: null })
    expect(callsOf(OPEN_PAYOUTS)).toHaveLength(2)
    expect(callsOf(`${PATH}/payout-system`)).toHaveLength(2)
    expect(balanceReads).toBe(1)
    await submit(withdraw, noGifts)
    expect(callsOf(PAYOUT)).toHaveLength(1)
  })

  it('comes back with its code after a reload of the tab, and with another tab without', async () => {
    const asked = { success: false, confirm: 'phone', phone: '•••• 4567', retryAfter: 35 }
    http.reply(PAYOUT, asked)
    const withdraw = await opened()
    fill(withdraw)
    await submit(withdraw, noGifts)
    expect(withdraw.code?.phone).toBe('•••• 4567')

    const reloaded = await opened()
    expect(reloaded.code).toEqual(withdraw.code)
    expect(reloaded.form.values).toEqual({ amount: 5000, card: '4242424242424242' })
    const other = new Map<string, unknown>()
    const kept = tabStorage
    tabStorage = other
    expect((await opened()).code).toBeNull()
    tabStorage = kept

    http.reply(PAYOUT, { success: true, transaction_id: 9, status: 'new' })
    await reloaded.confirm('1234')
    expect(bodies().at(-1)).toMatchObject({ amount: 5000, fields: { card: '4242424242424242' }, code: '1234' })
    expect(new Set(callsOf(PAYOUT).map(({ headers }) => headers?.['Idempotency-Key']))).toHaveProperty('size', 1)
    expect(reloaded.form.values).toMatchObject({ amount: null })
    expect([...tabStorage.values()]).toEqual([null])
  })

  it('sends the values of the press, even if they change while the gifts are counted', async () => {
    http.reply(PAYOUT, { success: true, transaction_id: 9, status: 'new' })
    const withdraw = await opened()
    fill(withdraw)
    const counting = createPending<[], number>()
    const sending = submit(withdraw, { ...noGifts, count: counting.call })
    expect(withdraw.form.isSubmitting).toBe(true)
    fill(withdraw, 6000)
    await submit(withdraw, noGifts)
    expect(bodies()).toEqual([])
    nth(counting.calls, 0).resolve(0)
    await sending
    expect(bodies()).toEqual([{ amount: 5000, fields: { card: '4242424242424242' } }])
    expect(withdraw.form.isSubmitting).toBe(false)
  })

  it('sends nothing if the page is left while the gifts are counted or asked about', async () => {
    const cashbox = open()
    const { withdraw } = cashbox
    const counting = createPending<[], number>()
    const asking = createPending<[number], boolean>()
    const gifts = { count: counting.call, areGivenUp: asking.call }
    for (const leaveAt of ['counting', 'asking']) {
      const close = showWithdraw(cashbox)
      await settled()
      fill(withdraw)
      const sending = submit(withdraw, gifts)
      if (leaveAt === 'counting') close()
      nth(counting.calls, -1).resolve(1)
      await settled()
      if (leaveAt === 'asking') {
        close()
        nth(asking.calls, -1).resolve(true)
      }
      await sending
      expect(withdraw.form.isSubmitting).toBe(false)
    }
    expect(asking.calls).toHaveLength(1)
    expect(bodies()).toEqual([])
  })

  it('asks about gifts named by the refusal, and sends the same request again', async () => {
    const details = { status: 422, codes: ['gifts_pending'], data: { count: 3 } }
    http.serve(PAYOUT, ({ body }) =>
      (body as { cancel_gifts?: boolean }).cancel_gifts
        ? { success: true, transaction_id: 9, status: 'new' }
        : Promise.reject(new DomainError('rejected', details)),
    )
    const withdraw = await opened()
    fill(withdraw)
    const asked: number[] = []
    await submit(withdraw, {
      count: () => Promise.reject(down),
      areGivenUp: (count) => Promise.resolve(asked.push(count) > 0),
    })
    expect(asked).toEqual([3])
    const body = { amount: 5000, fields: { card: '4242424242424242' } }
    expect(bodies()).toEqual([body, { ...body, cancel_gifts: true }])
  })

  it('stores no card number on the device', async () => {
    const withdraw = await opened()
    fill(withdraw)
    void submit(withdraw, noGifts)
    await settled()
    expect([...storage.items.values()].join()).toContain('5000')
    expect([...storage.items.values()].join()).not.toContain('4242')
  })

  it('needs no fields for a saved destination', async () => {
    http.reply(`${PATH}/payout-system`, { data: [wirePayoutSystem({ saved: [{ id: 4, title: '•••• 4242' }] })] })
    http.reply(PAYOUT, { success: true, transaction_id: 9, status: 'new' })
    const withdraw = await opened()
    expect(withdraw.savedId).toBe('4')
    expect(withdraw.fields).toEqual([])
    withdraw.form.set('amount', 5000)
    await submit(withdraw, { count: () => Promise.resolve(1), areGivenUp: () => Promise.resolve(true) })
    expect(http.calls.find(({ path }) => path === PAYOUT)?.body).toEqual({
      amount: 5000,
      saved_id: '4',
      cancel_gifts: true,
    })
    withdraw.chooseSaved(null)
    expect(withdraw.fields).toHaveLength(1)
  })

  it.each([
    ['above the balance', 50_001, 0],
    ['under the minimum', 999, 0],
    ['nothing', null, 0],
    ['before wagering', 5000, 1],
  ])('sends nothing %s', async (_name, amount, left) => {
    wagering = left
    const withdraw = await opened()
    fill(withdraw)
    withdraw.form.set('amount', amount)
    await submit(withdraw, noGifts)
    expect(callsOf(PAYOUT)).toEqual([])
  })

  it("shows the platform's refusal at the field it names", async () => {
    http.serve(PAYOUT, () =>
      Promise.reject(new DomainError('rejected', { status: 422, codes: ['invalid'], fields: { card: ['invalid'] } })),
    )
    const withdraw = await opened()
    fill(withdraw)
    await submit(withdraw, noGifts)
    expect(withdraw.form.errorsOf(withdraw.fields[0]!.name)).toEqual([{ name: 'invalid', retryAfterMs: null }])
    expect(withdraw.form.values.amount).toBe(5000)
  })
})

describe('a refusal of a payout', () => {
  type Withdraw = ReturnType<typeof open>['withdraw']

  it.each([
    ['another amount', (withdraw: Withdraw) => withdraw.form.set('amount', 6000)],
    ['another text in a field', (withdraw: Withdraw) => withdraw.form.set('card', '4242')],
    ['another system', (withdraw: Withdraw) => withdraw.chooseSystem(77)],
    ['another destination', (withdraw: Withdraw) => withdraw.chooseSaved(null)],
  ])('is cleared after choosing %s', async (_name, change) => {
    http.reply(`${PATH}/payout-system`, {
      data: [wirePayoutSystem({ saved: [{ id: 4, title: '•••• 4242' }] }), wirePayoutSystem({ key: 77, position: 2 })],
    })
    http.serve(PAYOUT, () => Promise.reject(new DomainError('rejected', { status: 422, codes: ['phone_required'] })))
    const cashbox = open()
    const { withdraw } = cashbox
    showWithdraw(cashbox)
    await settled()
    withdraw.form.set('amount', 5000)
    await submit(withdraw, { count: () => Promise.resolve(0), areGivenUp: () => Promise.resolve(false) })
    withdraw.form.set('amount', 5000)
    withdraw.chooseSystem(88)
    expect(withdraw.form.failure?.codes).toEqual(['phone_required'])
    change(withdraw)
    expect(withdraw.form.failure).toBeNull()
  })
})

describe('cancelling a payout', () => {
  const opened = async (currency = 'EUR') => {
    const cashbox = open({ currency })
    showWithdraw(cashbox)
    await settled()
    return cashbox.withdraw.list
  }
  const ids = (list: Awaited<ReturnType<typeof opened>>) => list.items?.map(({ id }) => id)

  it('removes the request from the list at once', async () => {
    const list = await opened()
    const done = list.cancel('1')
    expect(ids(list)).toEqual(['2'])
    http.reply(OPEN_PAYOUTS, { data: [wireTransaction({ id: 2 })] })
    await http.last.answer({ success: true, status: 'cancelled' })
    await done
    expect(ids(list)).toEqual(['2'])
    expect(list.failed).toBeNull()
    expect(balanceReads).toBe(1)
  })

  it('keeps the message of another one that failed meanwhile', async () => {
    const list = await opened()
    const succeeding = list.cancel('1')
    const answered = http.last
    const failing = list.cancel('2')
    await http.last.fail(down)
    await failing
    http.reply(OPEN_PAYOUTS, { data: [wireTransaction({ id: 2 })] })
    await answered.answer({ success: true, status: 'cancelled' })
    await succeeding
    expect(ids(list)).toEqual(['2'])
    expect(list.failed).toMatchObject({ id: '2', state: { status: 'missing' } })
  })

  it('counts by its own answer when the list cannot be read again', async () => {
    const list = await opened()
    http.serve(OPEN_PAYOUTS, () => Promise.reject(down))
    const failing = list.cancel('1')
    await http.last.fail(down)
    await failing
    expect(ids(list)).toEqual(['1', '2'])
    expect(list.failed).toMatchObject({ id: '1', state: { status: 'unclear' } })
    http.reply(CANCEL, { success: true })
    await list.cancel('2')
    expect(ids(list)).toEqual(['1'])
  })

  it('hides a request that a read brings back while it runs', async () => {
    const list = await opened()
    const done = list.cancel('1')
    const cancelling = http.last
    expect(ids(list)).toEqual(['2'])
    list.reread()
    await settled()
    expect(ids(list)).toEqual(['2'])
    await cancelling.fail(down)
    await done
    expect(list.items).toMatchObject([
      { id: '1', canCancel: true },
      { id: '2', canCancel: true },
    ])
    expect(list.failed).toMatchObject({ id: '1', state: { status: 'missing' } })
  })

  it('is offered for new requests where the platform does not mark those that may be cancelled', async () => {
    http.reply(OPEN_PAYOUTS, {
      data: [
        wireTransaction({ cancellable: null }),
        wireTransaction({ id: 2, status: 'processing', cancellable: null }),
      ],
    })
    const list = await opened()
    expect(list.items).toMatchObject([
      { id: '1', canCancel: true },
      { id: '2', canCancel: false },
    ])
  })

  it('reads the list again on live events and after a lost connection', async () => {
    await opened()
    live.emit('treasury-transaction-updated', { transaction_id: 1, type: 'payout', status: 'done' })
    live.emit('treasury-transaction-updated', { transaction_id: 1, type: 'deposit', status: 'done' })
    live.reconnect()
    expect(callsOf(OPEN_PAYOUTS)).toHaveLength(3)
  })
})

describe('the history', () => {
  const filter = { type: 'payout', status: null, from: null, to: null } as const
  const page = (from: number, count: number, total: number) =>
    wireTransactionPage(
      Array.from({ length: count }, (_, at) => wireTransaction({ id: from + at })),
      total,
    )

  it('sends status and times in the format of the platform', async () => {
    const { history } = open()
    history.show({ type: 'deposit', status: 'declined', from: 0, to: 86_400_000 })
    void history.pages?.ensure()
    expect(http.last).toMatchObject({
      path: `${PATH}/user/deposits`,
      query: {
        offset: 0,
        status: 'declined',
        from: '1970-01-01T00:00:00.000Z',
        to: '1970-01-02T00:00:00.000Z',
      },
    })
  })

  it('is read where the platform sends neither totals nor dates and takes no filter', async () => {
    const bare = ({ created_at: _created, updated_at: _updated, ...wire }: ReturnType<typeof wireTransaction>) => wire
    const some = [wireTransaction({ id: 1, status: 'done' }), wireTransaction({ id: 2 })].map(bare)
    http.serve(`${PATH}/user/payouts`, ({ query }) =>
      Object.keys(query).some((name) => name !== 'offset' && query[name] !== undefined)
        ? Promise.reject(new DomainError('rejected', { status: 400 }))
        : { data: some },
    )
    const { history } = open()
    history.show({ ...filter, status: 'done' })
    await history.pages?.ensure()
    expect(history.pages?.items).toMatchObject([{ id: '1', createdAt: null, updatedAt: null }])
    expect([history.pages?.isLoaded, history.pages?.total, history.totals]).toEqual([true, null, null])
    history.show({ ...filter, status: 'new' })
    await history.pages?.ensure()
    expect(history.pages?.items).toMatchObject([{ id: '2' }])
    // Refused once, the filter is not sent again.
    expect(callsOf(`${PATH}/user/payouts`)).toHaveLength(3)
    history.show(filter)
    await history.pages?.ensure()
    expect(http.last.query).toEqual({ offset: 0 })
    expect(history.pages?.items).toHaveLength(2)
  })

  it('is not sent a filter once a plain list has come without totals', async () => {
    http.reply(`${PATH}/user/payouts`, {
      data: [wireTransaction({ id: 1, status: 'done' }), wireTransaction({ id: 2 })],
    })
    const { history } = open()
    history.show(filter)
    await history.pages?.ensure()
    history.show({ ...filter, status: 'done' })
    await history.pages?.ensure()
    expect(history.pages?.items).toMatchObject([{ id: '1' }])
    expect(http.last.query).toEqual({ offset: 0 })
  })

  it('keeps the list of the same filter and starts a new one for another', async () => {
    const { history } = open()
    autorun(() => history.pages?.state)
    history.show(filter)
    history.show({ ...filter })
    await settled()
    expect(callsOf(`${PATH}/user/payouts`)).toHaveLength(1)
    history.show({ ...filter, status: 'done' })
    await settled()
    expect(callsOf(`${PATH}/user/payouts`)).toHaveLength(2)
  })

  it('exports each transaction once, even if one is added meanwhile', async () => {
    http.serve(`${PATH}/user/payouts`, ({ query }) => (query['offset'] === 0 ? page(0, 100, 130) : page(99, 31, 131)))
    const { history } = open()
    history.show(filter)
    const all = await history.all()
    expect(all).toHaveLength(130)
  })

  it('is aborted when its page is left', async () => {
    http.hold(`${PATH}/user/payouts`)
    const cashbox = open()
    const leave = cashbox.openHistory(filter)
    const outcome = cashbox.history.all().catch((error: unknown) => error)
    await settled()
    leave()
    expect(http.last.signal?.aborted).toBe(true)
    await http.last.fail(abortedError())
    expect(isAborted(await outcome)).toBe(true)
  })
})
