import { observable, runInAction } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { FakeLive, FakeStorage } from '@croupier/platform-fixtures/fakes'
import { createLifetime } from '../../testing/lifetime.ts'
import { WageringStore } from './wagering-store.ts'

/** The site's clock. */
const NOW = 1_000_000

let storage: FakeStorage
beforeEach(() => {
  storage = new FakeStorage()
})

function aTab(id: string | null = 'ann', currency = 'EUR') {
  const live = new FakeLive()
  const { onStart, lifetime } = createLifetime()
  const player = observable({ id, balance: { value: { currency } } })
  const wagering = new WageringStore({ storage, live, clock: { now: () => NOW }, onStart, player })
  lifetime.start()
  const tell = (left: number, updated_at: number | null = null, type = 'real') =>
    live.emit('balance-changed', { type, balance: 0, bonus: 0, wagering: left, updated_at })
  return { live, lifetime, player, wagering, tell }
}

describe('the bet of estimates', () => {
  test('is kept on the device, for one player and one currency', () => {
    aTab().wagering.step('up', null)
    expect(aTab().wagering.bet).toBe(200)
    expect(aTab('bob').wagering.bet).toBe(100)
    expect(aTab('ann', 'RUB').wagering.bet).toBe(5000)
  })

  test('is read once the player is known, unless another was chosen meanwhile', () => {
    aTab().wagering.step('up', null)
    const { wagering, player } = aTab(null)
    expect(wagering.bet).toBe(100)
    runInAction(() => (player.id = 'ann'))
    expect(wagering.bet).toBe(200)
    const early = aTab(null)
    early.wagering.step('down', null)
    runInAction(() => (early.player.id = 'ann'))
    expect(early.wagering.bet).toBe(50)
  })

  test.each(['', 'much', '-5', '1.5', '1e400'])('is a small one where the device keeps %o', (kept) => {
    storage.set('bonus-bet.ann.EUR', kept)
    expect(aTab().wagering.bet).toBe(100)
  })
})

test('another currency has its own bet, and no bet that counted in the one before', () => {
  const { wagering, player, live, tell } = aTab()
  wagering.step('up', null)
  tell(10_000)
  tell(9900)
  expect(wagering.counted).not.toBeNull()
  runInAction(() => (player.balance.value.currency = 'RUB'))
  expect(wagering.bet).toBe(5000)
  expect(wagering.counted).toBeNull()
  const inRoubles = (left: number) =>
    live.emit('balance-changed', { type: 'real', balance: 0, bonus: 0, wagering: left, currency: 'RUB' })
  inRoubles(9000)
  expect(wagering.counted).toBeNull()
  inRoubles(8900)
  expect(wagering.counted).toMatchObject({ amount: 100 })
})

describe('the last bet that counted', () => {
  test('is what an event took off the sum to wager', () => {
    const { wagering, tell } = aTab()
    tell(10_000)
    expect(wagering.counted).toBeNull()
    tell(9900)
    expect(wagering.counted).toEqual({ number: 1, amount: 100 })
    tell(9900)
    tell(9850)
    expect(wagering.counted).toEqual({ number: 2, amount: 50 })
  })

  test('is counted after a change with the time of a clock that runs fast', () => {
    const { wagering, tell } = aTab()
    tell(10_000, 1e20)
    tell(9900, NOW)
    expect(wagering.counted).toEqual({ number: 1, amount: 100 })
  })

  test('is none where more is to wager, all is done, or other money changed', () => {
    const { wagering, tell } = aTab()
    tell(10_000)
    tell(20_000)
    tell(0)
    tell(5000)
    tell(4000, null, 'demo')
    expect(wagering.counted).toBeNull()
  })

  test('is not the sum of bets that were missed while the connection was lost', () => {
    const { wagering, tell, live } = aTab()
    tell(10_000)
    live.reconnect()
    tell(5000)
    expect(wagering.counted).toBeNull()
    tell(4900)
    expect(wagering.counted).toEqual({ number: 1, amount: 100 })
  })

  test('is not changed by a late event', () => {
    const { wagering, tell } = aTab()
    tell(10_000, 1)
    tell(9800, 3)
    tell(9900, 2)
    tell(9700, 4)
    expect(wagering.counted).toEqual({ number: 2, amount: 100 })
  })

  test('is no longer followed after the player has left', () => {
    const { live, lifetime } = aTab()
    lifetime.dispose()
    expect(live.listening).toBe(0)
  })
})
