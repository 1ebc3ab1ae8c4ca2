import { when } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { isAborted } from '../core/index.ts'
import { openSandbox } from '../testing/open-sandbox.ts'
import { fillDeposit, fillPayout, moneyOf, pay, submitPayout, visitCashbox } from '../testing/cashbox-visit.ts'
import { rawPost } from '../testing/raw-calls.ts'

const WAIT = { timeout: 15_000 }

const sandbox = await openSandbox()
beforeEach(() => sandbox.control.clearFaults())

describe('a deposit', () => {
  test('is made once despite a dropped answer and a second tab', async () => {
    const visit = await visitCashbox(sandbox)
    const deposit = await fillDeposit(visit)
    await sandbox.control.fault({ path: '/json-api/treasury/open', drop: true, after: true, times: 1 })
    await Promise.all([pay(deposit), pay(deposit), pay(deposit)])
    await when(() => deposit.attempts.state.status === 'done', WAIT)
    const { state } = deposit.attempts
    const transaction = state.status === 'done' ? state.value.transaction : null
    expect(transaction).toMatchObject({ type: 'deposit', amount: 5000, currency: 'EUR', status: 'new' })
    await deposit.goOn()
    expect(visit.left).toEqual([transaction?.payUrl])

    const second = visit.open()
    second.openDeposit()
    await when(() => second.deposit.attempts.state.status === 'done', WAIT)
    second.history.show({ type: 'deposit', status: null, from: null, to: null })
    await second.history.pages?.ensure()
    expect(second.history.pages?.items.map(({ id }) => id)).toEqual([transaction?.id])
  })

  test('that never arrived is closed before it is shown as missing, so that a late call does nothing', async () => {
    const visit = await visitCashbox(sandbox)
    const deposit = await fillDeposit(visit)
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
    await expect(rawPost(visit.http, '/json-api/treasury/open', body, { key })).rejects.toMatchObject({
      codes: ['intent_closed'],
    })
    await pay(deposit)
    expect(attempts.state.status).toBe('done')
    const { history } = visit.cashbox
    history.show({ type: 'deposit', status: null, from: null, to: null })
    await history.pages?.ensure()
    expect(history.pages?.items.map(({ amount }) => amount)).toEqual([5000])
  })

  test('that arrives between the status request and the closing is found', async () => {
    const visit = await visitCashbox(sandbox)
    const deposit = await fillDeposit(visit)
    await sandbox.control.fault({ path: '/json-api/treasury/open', drop: true, after: true, times: 1 })
    await sandbox.control.fault({
      path: `/json-api/treasury/intents/${visit.keyOf(1)}`,
      status: 404,
      times: 1,
    })
    await pay(deposit)
    await when(() => deposit.attempts.state.status === 'done', WAIT)
    expect(deposit.attempts.state).toMatchObject({ value: { transaction: { amount: 5000, status: 'new' } } })
    expect(visit.left).toEqual([])
  })

  test('that is paid ends the attempt by a live event', async () => {
    const visit = await visitCashbox(sandbox)
    const stopLine = visit.live.start()
    await when(() => visit.live.state === 'open', WAIT)
    const deposit = await fillDeposit(visit)
    await pay(deposit)
    const { attempts } = deposit
    expect(visit.left[0]).toContain(sandbox.gamesUrl)
    attempts.check()
    await when(() => attempts.state.status === 'done' && attempts.state.value.transaction !== null, WAIT)
    const { state } = attempts
    if (state.status !== 'done' || !state.value.transaction) throw new Error('not there')
    await sandbox.control.decide(state.value.transaction.id, 'done')
    await when(() => attempts.state.status === 'done' && attempts.state.value.transaction?.status === 'done', WAIT)
    expect(await moneyOf(sandbox, visit)).toMatchObject({ real: 105_000 })
    expect((await deposit.last.reload())?.amount).toBe(5000)
    stopLine()
  })

  test('by an unknown card is refused', async () => {
    const { cashbox } = await visitCashbox(sandbox)
    const system = { key: 88, way: 'open', method: null } as const
    await cashbox.deposit.attempts.run({ system, amount: 5000, cardId: '999999' })
    expect(cashbox.deposit.attempts.state).toMatchObject({ status: 'refused', error: { codes: ['card_unknown'] } })
  })

  test('an unknown attempt is missing', async () => {
    const { cashbox } = await visitCashbox(sandbox)
    const close = cashbox.openReturned('nobody-has-heard-of-this')
    await when(() => cashbox.returned.state.status === 'missing', WAIT)
    close()
  })

  test('forgetting a card twice succeeds', async () => {
    const visit = await visitCashbox(sandbox)
    const deposit = await fillDeposit(visit)
    await deposit.forgetCard('1')
    await deposit.forgetCard('1')
    expect(deposit.systemCards).toEqual([])
  })
})

describe('a payout', () => {
  test('whose answer was dropped is made once', async () => {
    const visit = await visitCashbox(sandbox)
    const withdraw = await fillPayout(visit)
    const { amount } = withdraw.form.values
    await sandbox.control.fault({
      method: 'POST',
      path: withdraw.system?.payoutUrl ?? '',
      drop: true,
      after: true,
      times: 1,
    })
    await Promise.all([submitPayout(withdraw), submitPayout(withdraw)])
    await when(() => withdraw.attempts.state.status === 'done', WAIT)
    expect(await moneyOf(sandbox, visit)).toMatchObject({ real: 100_000 - (amount ?? 0) })
  })

  test('keeps its destination for the next one', async () => {
    const visit = await visitCashbox(sandbox)
    const withdraw = await fillPayout(visit)
    await submitPayout(withdraw)
    const systems = await withdraw.systems.reload()
    expect(systems.find(({ key }) => key === withdraw.system?.key)?.saved).toHaveLength(1)
  })
})

describe('the history', () => {
  test('is filtered by status and time, with the sums of the period', async () => {
    const visit = await visitCashbox(sandbox)
    const deposit = await fillDeposit(visit)
    await pay(deposit)
    deposit.attempts.check()
    await when(
      () => deposit.attempts.state.status === 'done' && deposit.attempts.state.value.transaction !== null,
      WAIT,
    )
    const { state } = deposit.attempts
    if (state.status !== 'done' || !state.value.transaction) throw new Error('not there')
    await sandbox.control.decide(state.value.transaction.id, 'done')
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
