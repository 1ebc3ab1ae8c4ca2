import { when } from 'mobx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClock, isAborted, Resource } from '../core/index.ts'
import { FakeDevice, FakeLocks, FakeStorage, hostTimers } from '@croupier/platform-fixtures/fakes'
import { type NewPlayer, type Sandbox, SANDBOX_START_MS, startSandbox } from '@croupier/platform-fixtures/sandbox'
import { createLifetime } from '../testing/lifetime.ts'
import { playerOf } from '../testing/visitor.ts'
import { type Cashbox, createCashbox } from './cashbox.ts'
import type { Transaction } from './history/transaction.ts'
import type { GiftsAtStake } from './withdraw/payout-gifts.ts'

const WAIT = { timeout: 15_000 }

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
}, SANDBOX_START_MS)
beforeEach(() => sandbox.control.clearFaults())
afterAll(() => sandbox.close())

let players = 0
/** A player at the cashbox, with the live line open. */
async function atCashbox(changes: Partial<NewPlayer> = {}) {
  const login = changes.login ?? `cashbox-${(players += 1)}@example.test`
  const visitor = await playerOf(sandbox, {
    login,
    password: 'password-1',
    currency: 'EUR',
    balance: 100_000,
    ...changes,
  })
  const { hash } = await sandbox.control.player(login)
  visitor.live.register(hash)
  const left: string[] = []
  const storage = new FakeStorage()
  const balance = new Resource(() => Promise.resolve({ real: 100_000, wagering: changes.wagering ?? 0 }))
  await balance.load()
  let ids = 0
  /** Key of this player's attempt by its number. */
  const keyOf = (id: number) => `attempt-${login.slice(0, 12)}-${id}-of-the-contract`.replace(/[^A-Za-z0-9_-]/g, '-')
  const open = () =>
    createCashbox({
      ...visitor,
      ...createLifetime(),
      timers: hostTimers,
      random: Math.random,
      clock: createClock(Date.now),
      locks: new FakeLocks(),
      storage,
      cookies: { get: () => null },
      createId: () => keyOf((ids += 1)),
      deviceSignals: new FakeDevice(),
      paymentOrigins: [sandbox.gamesUrl],
      siteOrigin: 'http://localhost:3000',
      leave: (url) => left.push(url),
      limitLeft: () => null,
      player: { id: login, profile: { value: { currency: 'EUR' } }, balance },
    })
  return { login, left, open, cashbox: open(), http: visitor.http, live: visitor.live, keyOf }
}
type Visit = Awaited<ReturnType<typeof atCashbox>>

const moneyOf = async ({ login }: Visit) => {
  const { balances, ledger } = await sandbox.control.player(login)
  return { real: balances.real, entries: ledger.length }
}
const decide = (transaction: Pick<Transaction, 'id'>, status: string, reason?: string) =>
  sandbox.control.decide(transaction.id, status, reason)

const pay = ({ form, send }: Cashbox['deposit']) => form.submit(send)
const submit = (withdraw: Cashbox['withdraw'], gifts: GiftsAtStake) => withdraw.form.submit(() => withdraw.send(gifts))

async function depositing(visit: Visit, system = 88) {
  const { deposit } = visit.cashbox
  visit.cashbox.openDeposit()
  await Promise.all([deposit.systems.load(), deposit.general.load(), deposit.range.load()])
  deposit.chooseSystem(system)
  deposit.form.set('amount', 5000)
  return deposit
}

describe('a deposit', () => {
  test('offers the systems, limits and presets of the platform', async () => {
    const visit = await atCashbox()
    const deposit = await depositing(visit)
    await Promise.all([deposit.last.load(), deposit.cards.load()])
    expect(deposit.offered?.first.map(({ key }) => key)).toEqual(expect.arrayContaining([88, 77]))
    expect(deposit.offered?.more.length).toBeGreaterThan(0)
    expect(deposit.limits?.min).toBeLessThan(deposit.limits?.max ?? 0)
    expect(deposit.presets.length).toBeGreaterThan(2)
    expect(deposit.last.value).toBeNull()
    expect(deposit.systemCards).toEqual([])
  })

  test('is made once despite a dropped answer and a second tab', async () => {
    const visit = await atCashbox()
    const deposit = await depositing(visit)
    await sandbox.control.fault({ path: '/json-api/treasury/open', drop: true, after: true, times: 1 })
    await Promise.all([pay(deposit), pay(deposit), pay(deposit)])
    await when(() => deposit.attempts.state.status === 'accepted', WAIT)
    const { state } = deposit.attempts
    const transaction = state.status === 'accepted' ? state.transaction : null
    expect(transaction).toMatchObject({ type: 'deposit', amount: 5000, currency: 'EUR', status: 'new' })
    await deposit.goOn()
    expect(visit.left).toEqual([transaction?.payUrl])

    const second = visit.open()
    second.openDeposit()
    await when(() => second.deposit.attempts.state.status === 'accepted', WAIT)
    second.history.show({ type: 'deposit', status: null, from: null, to: null })
    await second.history.pages?.ensure()
    expect(second.history.pages?.items.map(({ id }) => id)).toEqual([transaction?.id])
  })

  test('that never arrived is closed before it is shown as missing, so that a late call does nothing', async () => {
    const visit = await atCashbox()
    const deposit = await depositing(visit)
    const { attempts } = deposit
    const key = visit.keyOf(1)
    await sandbox.control.fault({ path: '/json-api/treasury/open', drop: true, times: 1 })
    await pay(deposit)
    await when(() => attempts.state.status === 'missing', WAIT)
    // What a line held back: the same call under the same key.
    const body = {
      payment_system: 88,
      amount: 5000,
      return_url: 'http://localhost:3000/cashbox',
      dep_qs: null,
      qs: null,
    }
    const options = { auth: true, headers: { 'Idempotency-Key': key } }
    await expect(visit.http.post('/json-api/treasury/open', body, options)).rejects.toMatchObject({
      codes: ['intent_closed'],
    })
    await pay(deposit)
    expect(attempts.state.status).toBe('accepted')
    const { history } = visit.cashbox
    history.show({ type: 'deposit', status: null, from: null, to: null })
    await history.pages?.ensure()
    expect(history.pages?.items.map(({ amount }) => amount)).toEqual([5000])
  })

  test('that arrives between the status request and the closing is found', async () => {
    const visit = await atCashbox()
    const deposit = await depositing(visit)
    await sandbox.control.fault({ path: '/json-api/treasury/open', drop: true, after: true, times: 1 })
    await sandbox.control.fault({
      path: `/json-api/treasury/intents/${visit.keyOf(1)}`,
      status: 404,
      times: 1,
    })
    await pay(deposit)
    await when(() => deposit.attempts.state.status === 'accepted', WAIT)
    expect(deposit.attempts.state).toMatchObject({ transaction: { amount: 5000, status: 'new' } })
    expect(visit.left).toEqual([])
  })

  test('that is paid ends the attempt by a live event', async () => {
    const visit = await atCashbox()
    const stopLine = visit.live.start()
    await when(() => visit.live.state === 'open', WAIT)
    const deposit = await depositing(visit)
    await pay(deposit)
    const { attempts } = deposit
    expect(visit.left[0]).toContain(sandbox.gamesUrl)
    attempts.recheck()
    await when(() => attempts.state.status === 'accepted' && attempts.state.transaction !== null, WAIT)
    const { state } = attempts
    if (state.status !== 'accepted' || !state.transaction) throw new Error('not there')
    await decide(state.transaction, 'done')
    await when(() => attempts.state.status === 'accepted' && attempts.state.transaction?.status === 'done', WAIT)
    expect(await moneyOf(visit)).toMatchObject({ real: 105_000 })
    expect((await deposit.last.reload())?.amount).toBe(5000)
    stopLine()
  })

  test.each([
    [2, 'page'],
    [5, 'widget'],
  ])('by system %i opens a %s', async (system, kind) => {
    const visit = await atCashbox()
    const deposit = await depositing(visit, system)
    expect(deposit.system?.key).toBe(system)
    await pay(deposit)
    expect(deposit.attempts.state).toMatchObject({ status: 'accepted', answer: { kind } })
  })

  test.each([
    [1, 'below_minimum', 'min'],
    [99_000_000, 'above_maximum', 'max'],
  ])('of %i is refused with the bound', async (amount, code, bound) => {
    const { cashbox } = await atCashbox()
    const system = { key: 88, way: 'open', method: null } as const
    await cashbox.deposit.attempts.submit({ system, amount, cardId: null })
    expect(cashbox.deposit.attempts.state).toMatchObject({
      status: 'rejected',
      error: { codes: [code], fields: { amount: [code] }, data: { [bound]: expect.any(Number) as number } },
    })
  })

  test('by an unknown card is refused', async () => {
    const { cashbox } = await atCashbox()
    const system = { key: 88, way: 'open', method: null } as const
    await cashbox.deposit.attempts.submit({ system, amount: 5000, cardId: '999999' })
    expect(cashbox.deposit.attempts.state).toMatchObject({ status: 'rejected', error: { codes: ['card_unknown'] } })
  })

  test('an unknown attempt is missing', async () => {
    const { cashbox } = await atCashbox()
    const close = cashbox.openReturned('nobody-has-heard-of-this')
    await when(() => cashbox.returned.state.status === 'missing', WAIT)
    close()
  })

  test('forgetting a card twice succeeds', async () => {
    const visit = await atCashbox()
    const deposit = await depositing(visit)
    await deposit.forgetCard('1')
    await deposit.forgetCard('1')
    expect(deposit.systemCards).toEqual([])
  })
})

describe('a payout', () => {
  const noGifts = { count: () => Promise.resolve(0), areGivenUp: () => Promise.resolve(false) }
  /** The first system that asks for no code, or does, with its fields filled in. */
  async function withdrawing(visit: Visit, { confirmsByPhone = false } = {}) {
    const { withdraw } = visit.cashbox
    visit.cashbox.openWithdraw()
    const systems = await withdraw.systems.load()
    await withdraw.list.open.load()
    const system = systems.find((one) => one.confirmsByPhone === confirmsByPhone)
    if (!system) throw new Error('no such system')
    withdraw.chooseSystem(system.key)
    const texts = {
      card: '4242424242424242',
      phone: '79990001122',
      email: 'ann@example.test',
      text: 'DE89370400440532013000',
    }
    for (const { name, type } of system.fields) withdraw.form.set(name, texts[type])
    withdraw.form.set('amount', withdraw.limits?.min ?? 0)
    return withdraw
  }

  test('reduces the balance at once, is listed, and is paid back when cancelled', async () => {
    const visit = await atCashbox()
    const withdraw = await withdrawing(visit)
    const { amount } = withdraw.form.values
    await submit(withdraw, noGifts)
    expect(withdraw.attempts.state.status).toBe('accepted')
    await withdraw.list.open.reload()
    expect(withdraw.list.items).toMatchObject([{ type: 'payout', status: 'new', amount, isCancellable: true }])
    expect(await moneyOf(visit)).toMatchObject({ real: 100_000 - (amount ?? 0) })
    await withdraw.list.cancel(withdraw.list.items?.[0]?.id ?? '')
    expect(withdraw.list.failed).toBeNull()
    expect(await moneyOf(visit)).toMatchObject({ real: 100_000 })
    const again = await withdraw.systems.reload()
    expect(again.find(({ key }) => key === withdraw.system?.key)?.saved).toHaveLength(1)
  })

  test('whose answer was dropped is made once', async () => {
    const visit = await atCashbox()
    const withdraw = await withdrawing(visit)
    const { amount } = withdraw.form.values
    await sandbox.control.fault({
      method: 'POST',
      path: withdraw.system?.payoutUrl ?? '',
      drop: true,
      after: true,
      times: 1,
    })
    await Promise.all([submit(withdraw, noGifts), submit(withdraw, noGifts)])
    await when(() => withdraw.attempts.state.status === 'accepted', WAIT)
    expect(await moneyOf(visit)).toMatchObject({ real: 100_000 - (amount ?? 0) })
  })

  test('confirmed by phone is made with the code, also after a wrong one', async () => {
    const visit = await atCashbox({ login: '79995550101' })
    const withdraw = await withdrawing(visit, { confirmsByPhone: true })
    const { amount } = withdraw.form.values
    await submit(withdraw, noGifts)
    expect(withdraw.code?.nextCodeAt).toBeGreaterThan(Date.now())
    await withdraw.confirm('0000')
    expect(withdraw.attempts.state).toMatchObject({ status: 'asked', error: { codes: ['invalid_code'] } })
    expect(await moneyOf(visit)).toMatchObject({ real: 100_000 })
    const sent = await sandbox.control.outbox(visit.login)
    await withdraw.confirm(sent.findLast(({ code }) => code !== undefined)?.code ?? '')
    expect(withdraw.attempts.state).toMatchObject({ status: 'accepted' })
    expect(await moneyOf(visit)).toMatchObject({ real: 100_000 - (amount ?? 0) })
  })

  test('confirmed by phone is refused for a player without a phone', async () => {
    const visit = await atCashbox()
    const withdraw = await withdrawing(visit, { confirmsByPhone: true })
    await submit(withdraw, noGifts)
    expect(withdraw.attempts.state).toMatchObject({ status: 'rejected', error: { codes: ['phone_required'] } })
  })

  test('that can no longer be cancelled stays in the list with a message', async () => {
    const visit = await atCashbox()
    const withdraw = await withdrawing(visit)
    await submit(withdraw, noGifts)
    const [payout] = await withdraw.list.open.reload()
    if (!payout) throw new Error('not there')
    await decide(payout, 'processing')
    await withdraw.list.cancel(payout.id)
    expect(withdraw.list.failed).toMatchObject({ id: payout.id, error: { codes: ['payout_not_cancellable'] } })
    expect(withdraw.list.items).toMatchObject([{ id: payout.id, status: 'processing', isCancellable: false }])
  })

  test('that is declined has a reason, and the money is back', async () => {
    const visit = await atCashbox()
    const withdraw = await withdrawing(visit)
    await submit(withdraw, noGifts)
    const [payout] = await withdraw.list.open.reload()
    if (!payout) throw new Error('not there')
    await decide(payout, 'declined', 'wrong_details')
    await Promise.all([withdraw.list.open.reload(), withdraw.list.latest.reload()])
    expect(withdraw.list.items).toMatchObject([{ status: 'declined', reason: 'wrong_details' }])
    expect(await moneyOf(visit)).toMatchObject({ real: 100_000 })
  })

  test.each([
    ['above the balance', { balance: 2000 }, 'above_balance'],
    ['before wagering', { bonus: 1000, wagering: 5000 }, 'wagering_not_done'],
  ])('%s is refused by the platform too', async (_name, changes, code) => {
    const visit = await atCashbox(changes)
    const withdraw = await withdrawing(visit)
    const { system } = withdraw
    await withdraw.attempts.submit({
      payoutUrl: system?.payoutUrl ?? '',
      amount: 50_000,
      savedId: null,
      fields: Object.fromEntries(withdraw.fields.map(({ name }) => [name, String(withdraw.form.values[name])])),
      cancelsGifts: false,
    })
    expect(withdraw.attempts.state).toMatchObject({ status: 'rejected', error: { codes: [code] } })
  })
})

describe('the history', () => {
  test('is filtered by status and time, with the sums of the period', async () => {
    const visit = await atCashbox()
    const deposit = await depositing(visit)
    await pay(deposit)
    deposit.attempts.recheck()
    await when(() => deposit.attempts.state.status === 'accepted' && deposit.attempts.state.transaction !== null, WAIT)
    const { state } = deposit.attempts
    if (state.status !== 'accepted' || !state.transaction) throw new Error('not there')
    await decide(state.transaction, 'done')
    const { history } = visit.cashbox
    const read = async (filter: Partial<Parameters<typeof history.show>[0]>) => {
      history.show({ type: 'deposit', status: null, from: null, to: null, ...filter })
      await history.pages?.ensure().catch((error: unknown) => expect(isAborted(error)).toBe(true))
      return history.pages?.items.length
    }
    expect(await read({})).toBe(1)
    expect(history.totals).toEqual({ deposited: 5000, withdrawn: 0 })
    expect(await read({ status: 'declined' })).toBe(0)
    expect(await read({ status: 'done', from: Date.now() - 60_000, to: Date.now() + 60_000 })).toBe(1)
    expect(await read({ to: Date.now() - 3_600_000 })).toBe(0)
    expect(history.totals).toEqual({ deposited: 0, withdrawn: 0 })
    expect(await history.all()).toEqual([])
  })
})
