import { beforeEach, describe, expect, test } from 'vitest'
import { openSandbox } from '../testing/open-sandbox.ts'
import {
  type CashboxVisit,
  fillDeposit,
  fillPayout,
  moneyOf,
  pay,
  submitPayout,
  visitCashbox,
  WITH_CODE,
} from '../testing/cashbox-visit.ts'

const sandbox = await openSandbox()
beforeEach(() => sandbox.control.clearFaults())

/** The history as the platform sends it now. */
async function read({ cashbox: { history } }: CashboxVisit, filter: Partial<Parameters<typeof history.show>[0]> = {}) {
  history.show({ type: 'deposit', status: null, from: null, to: null, ...filter })
  await history.pages?.ensure()
  return history.pages?.items ?? []
}

describe('a deposit', () => {
  test('offers the systems, limits and presets of the platform', async () => {
    const visit = await visitCashbox(sandbox)
    const deposit = await fillDeposit(visit)
    await deposit.last.load()
    expect(deposit.offered?.first.map(({ key }) => key)).toEqual(expect.arrayContaining([88, 77]))
    expect(deposit.offered?.more.length).toBeGreaterThan(0)
    expect(deposit.limits?.min).toBeLessThan(deposit.limits?.max ?? 0)
    expect(deposit.presets.length).toBeGreaterThan(2)
    expect(deposit.last.value).toBeNull()
  })

  test('that is paid sends a live event, and is the last one', async () => {
    const visit = await visitCashbox(sandbox)
    const stopLine = visit.live.start()
    const { hash } = await sandbox.control.player(visit.login)
    await expect.poll(() => sandbox.control.sockets()).toMatchObject([{ hash }])
    const confirmed: object[] = []
    visit.live.on('treasury-transaction-confirmed', (event) => confirmed.push(event))
    const deposit = await fillDeposit(visit)
    await pay(deposit)
    expect(deposit.attempts.state).toMatchObject({ status: 'done' })
    expect(visit.left[0]).toContain(sandbox.gamesUrl)
    const [transaction] = await read(visit)
    expect(transaction).toMatchObject({ type: 'deposit', amount: 5000, currency: 'EUR', status: 'new' })
    await sandbox.control.decide(transaction?.id ?? '', 'done')
    await expect.poll(() => confirmed).toMatchObject([{ type: 'deposit', amount: 5000 }])
    expect(await moneyOf(sandbox, visit)).toMatchObject({ real: 105_000 })
    expect((await deposit.last.reload())?.amount).toBe(5000)
    stopLine()
  })

  test.each([
    [2, 'page'],
    [5, 'widget'],
  ])('by system %i opens a %s', async (system, kind) => {
    const visit = await visitCashbox(sandbox)
    const deposit = await fillDeposit(visit, system)
    expect(deposit.system?.key).toBe(system)
    await pay(deposit)
    expect(deposit.attempts.state).toMatchObject({ status: 'done', value: { answer: { kind } } })
  })

  test.each([
    [1, 'below_minimum', 'min'],
    [99_000_000, 'above_maximum', 'max'],
  ])('of %i is refused with the bound', async (amount, code, bound) => {
    const { cashbox } = await visitCashbox(sandbox)
    const system = { key: 88, way: 'open', method: null } as const
    await cashbox.deposit.attempts.run({ system, amount, cardId: null })
    expect(cashbox.deposit.attempts.state).toMatchObject({
      status: 'refused',
      error: { codes: [code], fields: { amount: [code] }, data: { [bound]: expect.any(Number) as number } },
    })
  })
})

describe.each(['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD', 'BRL'])('a deposit in %s', (currency) => {
  test('is taken within the limits of the form, and refused beyond them', async () => {
    const visit = await visitCashbox(sandbox, { currency })
    const { limits, system, attempts } = await fillDeposit(visit, 77)
    const { min, max } = limits ?? { min: 0, max: 0 }
    const outcomeOf = async (amount: number) => {
      await attempts.run({ system: system ?? { key: 0, way: 'open', method: null }, amount, cardId: null })
      const { status } = attempts.state
      attempts.reset()
      return status
    }
    for (const amount of [min, Math.min(max, 500_000_000)])
      expect([amount, await outcomeOf(amount)]).toEqual([amount, 'done'])
    for (const amount of [min - 1, max + 1].filter((one) => one > 0 && one < Infinity))
      expect([amount, await outcomeOf(amount)]).toEqual([amount, 'refused'])
  })
})

describe('a payout', () => {
  test('reduces the balance at once, is listed, and is paid back when cancelled', async () => {
    const visit = await visitCashbox(sandbox)
    const withdraw = await fillPayout(visit)
    const { amount } = withdraw.form.values
    await submitPayout(withdraw)
    expect(withdraw.attempts.state.status).toBe('done')
    await withdraw.list.open.reload()
    expect(withdraw.list.items).toMatchObject([{ type: 'payout', status: 'new', amount, canCancel: true }])
    expect(await moneyOf(sandbox, visit)).toMatchObject({ real: 100_000 - (amount ?? 0) })
    await withdraw.list.cancel(withdraw.list.items?.[0]?.id ?? '')
    expect(withdraw.list.failed).toBeNull()
    expect(await moneyOf(sandbox, visit)).toMatchObject({ real: 100_000 })
  })

  test('confirmed by phone is made with the code, also after a wrong one', async () => {
    const visit = await visitCashbox(sandbox, { login: '79995550101' })
    const withdraw = await fillPayout(visit, WITH_CODE)
    const { amount } = withdraw.form.values
    await submitPayout(withdraw)
    expect(withdraw.code?.nextCodeAt).toBeGreaterThan(Date.now())
    const sent = await sandbox.control.outbox(visit.login)
    const code = sent.findLast((message) => message.code !== undefined)?.code ?? ''
    await withdraw.confirm(code === '0000' ? '1111' : '0000')
    expect(withdraw.attempts.state).toMatchObject({ status: 'asked', error: { codes: ['invalid_code'] } })
    expect(await moneyOf(sandbox, visit)).toMatchObject({ real: 100_000 })
    await withdraw.confirm(code)
    expect(withdraw.attempts.state).toMatchObject({ status: 'done' })
    expect(await moneyOf(sandbox, visit)).toMatchObject({ real: 100_000 - (amount ?? 0) })
  })

  test('confirmed by phone is refused for a player without a phone', async () => {
    const visit = await visitCashbox(sandbox)
    const withdraw = await fillPayout(visit, WITH_CODE)
    await submitPayout(withdraw)
    expect(withdraw.attempts.state).toMatchObject({ status: 'refused', error: { codes: ['phone_required'] } })
  })

  test('that can no longer be cancelled stays in the list with a message', async () => {
    const visit = await visitCashbox(sandbox)
    const withdraw = await fillPayout(visit)
    await submitPayout(withdraw)
    const [payout] = await withdraw.list.open.reload()
    if (!payout) throw new Error('not there')
    await sandbox.control.decide(payout.id, 'processing')
    await withdraw.list.cancel(payout.id)
    expect(withdraw.list.failed).toMatchObject({
      id: payout.id,
      state: { status: 'refused', error: { codes: ['payout_not_cancellable'] } },
    })
    expect(withdraw.list.items).toMatchObject([{ id: payout.id, status: 'processing', canCancel: false }])
  })

  test('that is declined has a reason, and the money is back', async () => {
    const visit = await visitCashbox(sandbox)
    const withdraw = await fillPayout(visit)
    await submitPayout(withdraw)
    const [payout] = await withdraw.list.open.reload()
    if (!payout) throw new Error('not there')
    await sandbox.control.decide(payout.id, 'declined', 'wrong_details')
    await Promise.all([withdraw.list.open.reload(), withdraw.list.latest.reload()])
    expect(withdraw.list.items).toMatchObject([{ status: 'declined', reason: 'wrong_details' }])
    expect(await moneyOf(sandbox, visit)).toMatchObject({ real: 100_000 })
  })

  test.each([
    ['above the balance', { balance: 2000 }, 'above_balance'],
    ['before wagering', { bonus: 1000, wagering: 5000 }, 'wagering_not_done'],
  ])('%s is refused by the platform too', async (_name, changes, code) => {
    const visit = await visitCashbox(sandbox, changes)
    const withdraw = await fillPayout(visit)
    const { system } = withdraw
    await withdraw.attempts.run({
      payoutUrl: system?.payoutUrl ?? '',
      amount: 50_000,
      savedId: null,
      fields: Object.fromEntries(withdraw.fields.map(({ name }) => [name, String(withdraw.form.values[name])])),
      cancelsGifts: false,
    })
    expect(withdraw.attempts.state).toMatchObject({ status: 'refused', error: { codes: [code] } })
  })
})

describe('the history', () => {
  test('has deposits by status, and ends with a short page', async () => {
    const visit = await visitCashbox(sandbox)
    await pay(await fillDeposit(visit))
    const [transaction] = await read(visit)
    await sandbox.control.decide(transaction?.id ?? '', 'done')
    const { history } = visit.cashbox
    await history.pages?.reload()
    expect(history.pages).toMatchObject({ isLoaded: true, items: [{ status: 'done', amount: 5000 }] })
    expect(await read(visit, { status: 'declined' })).toEqual([])
    expect(await read(visit, { status: 'done' })).toHaveLength(1)
    expect(await read(visit, { type: 'payout' })).toEqual([])
  })
})
