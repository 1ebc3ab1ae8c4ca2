/**
 * @promise Balance and news of money: money toasts away from the cashbox and after a lost connection
 * @proof money-toasts.stories
 * @journey cashbox/away
 */

import { runInAction } from 'mobx'
import { beforeEach, expect, it } from 'vitest'
import { DomainError, type Lifetime } from '../../core/index.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { wireTransactionPage, wireTransaction } from '@croupier/platform-fixtures'
import { FakeLive, HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { TransactionMessages } from './transaction-messages.ts'

const DEPOSITS = '/json-api/treasury/user/deposits'
const PAYOUTS = '/json-api/treasury/user/payouts'
const START = Date.parse('2026-01-01T12:00:00Z')

let http: FakeHttp
let live: FakeLive
let timers: HandTimers
let balanceReads: number
let told: string[]
let messages: TransactionMessages
let lifetime: Lifetime
beforeEach(() => {
  http = new FakeHttp().reply(DEPOSITS, wireTransactionPage([])).reply(PAYOUTS, wireTransactionPage([]))
  live = new FakeLive()
  timers = new HandTimers()
  balanceReads = 0
  told = []
  lifetime = createLifetime().lifetime
  messages = new TransactionMessages({
    http,
    live,
    timers,
    clock: { now: () => START },
    random: () => 0.5,
    log: { error: () => undefined },
    player: { balance: { reload: () => Promise.resolve((balanceReads += 1)) } },
    onStart: lifetime.onStart,
  })
  lifetime.start()
  messages.onMessages((ended) => told.push(...ended.map(({ type, id, status }) => `${type} ${id} ${status}`)))
})

const deposit = (changes: object) => wireTransaction({ id: 5, type: 'deposit', status: 'done', ...changes })
const confirm = () => live.emit('treasury-transaction-confirmed', { transaction_id: 5, type: 'deposit' })
const update = (type: string, status: string) =>
  live.emit('treasury-transaction-updated', { transaction_id: 5, type, status })
const pass = async () => {
  await settled()
  timers.advance(60_000)
  await settled()
}
const cut = async () => {
  runInAction(() => {
    live.state = 'lost'
  })
  runInAction(() => {
    live.state = 'open'
  })
  live.reconnect()
  await pass()
}

it('a confirmed deposit is reported once, and the balance is read again', async () => {
  http.reply(DEPOSITS, wireTransactionPage([deposit({}), deposit({ id: 4 })]))
  update('deposit', 'done')
  confirm()
  await pass()
  expect(told).toEqual(['deposit 5 done'])
  expect(balanceReads).toBe(1)
})

it('a payout is reported when it is paid or declined', async () => {
  http.reply(PAYOUTS, wireTransactionPage([wireTransaction({ id: 5, status: 'declined', reason: 'wrong_details' })]))
  update('payout', 'declined')
  await pass()
  expect(told).toEqual(['payout 5 declined'])
})

it('an open or cancelled transaction is not reported', async () => {
  for (const status of ['new', 'processing', 'cancelled']) update('deposit', status)
  await pass()
  expect(http.calls).toEqual([])
})

it('a transaction that ended during a lost connection is reported on reconnect, an earlier one is not', async () => {
  const before = { id: 3, updated_at: '2026-01-01T11:59:00Z' }
  http
    .reply(DEPOSITS, wireTransactionPage([deposit({ updated_at: '2026-01-01T12:05:00Z' }), deposit(before)]))
    .reply(
      PAYOUTS,
      wireTransactionPage([wireTransaction({ id: 9, status: 'declined', updated_at: '2026-01-01T12:06:00Z' })]),
    )
  await cut()
  await cut()
  expect(told).toEqual(['deposit 5 done', 'payout 9 declined'])
})

it('the first connection causes no read', async () => {
  live.reconnect()
  await pass()
  expect(http.calls).toEqual([])
})

it('a failed read is repeated', async () => {
  http.serve(DEPOSITS, () => Promise.reject(new DomainError('unavailable', { status: 503 })))
  confirm()
  await settled()
  expect(told).toEqual([])
  http.reply(DEPOSITS, wireTransactionPage([deposit({})]))
  await pass()
  expect(told).toEqual(['deposit 5 done'])
})

it('events after the player has left cause no read', async () => {
  lifetime.dispose()
  confirm()
  await pass()
  expect([http.calls.length, live.listening]).toEqual([0, 0])
})

it('a read that fails after the player has left is not repeated', async () => {
  http.hold(DEPOSITS)
  confirm()
  const [late] = http.calls
  lifetime.dispose()
  expect(late?.signal?.aborted).toBe(true)
  await late?.fail(new DomainError('unavailable', { status: 503 }))
  await pass()
  expect([http.calls.length, timers.pending]).toEqual([1, 0])
})

it('a read that ends after the player has left reports nothing', async () => {
  http.hold(DEPOSITS)
  confirm()
  const [late] = http.calls
  lifetime.dispose()
  await late?.answer(wireTransactionPage([deposit({})]))
  await pass()
  expect([told, balanceReads]).toEqual([[], 0])
})
