import { describe, expect, test } from 'vitest'
import { FakeDevice, FakeLocks, FakeLog, FakeStorage, hostTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { createClock } from '../../core/index.ts'
import { createGiftsApi } from '../../gifts/gifts-api.ts'
import { createPlayerApi } from '../../player/player-api.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { playerOf, type Visitor } from '../../testing/visitor.ts'
import { createCompointShop } from './compoint-shop.ts'
import { buyProduct } from './purchases-api.ts'
import { Purchases } from './purchases-store.ts'

const sandbox = await openSandbox()

let players = 0
let keys = 0

/** A player with this many compoints. */
async function aBuyer(compoints: number) {
  const login = `buyer-${(players += 1)}@example.test`
  const visitor = await playerOf(sandbox, { login, password: 'password-1', currency: 'EUR', compoints })
  const left = async () => {
    const { balances } = await sandbox.control.player(login)
    const gifts = await createGiftsApi(visitor.http).gifts(new AbortController().signal)
    return { compoints: balances.compoints, gifts: gifts.length }
  }
  return { visitor, left }
}

/** The shop on a device of that player. */
async function openTab(visitor: Visitor) {
  const lifetime = createLifetime({ log: new FakeLog() })
  const { reads } = lifetime
  const { http } = visitor
  const { products } = createCompointShop({ http, reads })
  const gifts = reads.one('gifts', createGiftsApi(http).gifts)
  const api = createPlayerApi(http)
  const balance = reads.one('balance', api.balance)
  const level = reads.one('level', api.level)
  await Promise.all([products.load(), gifts.load(), balance.load(), level.load()])
  const purchases = new Purchases({
    ...lifetime,
    ...visitor,
    timers: hostTimers,
    random: Math.random,
    clock: createClock(Date.now),
    locks: new FakeLocks(),
    storage: new FakeStorage(),
    createId: () => `purchase-of-the-contract-${(keys += 1)}`,
    deviceSignals: new FakeDevice(),
    products,
    gifts,
    playerId: '7',
    player: { balance, level },
  })
  const productOf = (id: string) => products.value?.find((one) => one.id === id) ?? products.value![0]!
  return { purchases, buy: (id: string) => purchases.buy(productOf(id)) }
}

describe('buying', () => {
  test('five times at once under one key charges once', async () => {
    const { visitor, left } = await aBuyer(1000)
    const { signal } = new AbortController()
    const call = { product: '1', key: 'one-key-for-five-calls', signal }
    await Promise.all([1, 2, 3, 4, 5].map(() => buyProduct(visitor.http, call)))
    expect(await left()).toEqual({ compoints: 880, gifts: 1 })
  })

  test('with five presses charges once', async () => {
    const { visitor, left } = await aBuyer(1000)
    const { purchases, buy } = await openTab(visitor)
    await Promise.all([1, 2, 3, 4, 5].map(() => buy('1')))
    expect(purchases.attempts.state).toMatchObject({ status: 'done' })
    expect(await left()).toEqual({ compoints: 880, gifts: 1 })
  })

  test('on two devices with compoints for one: one is bought, the other refused', async () => {
    const { visitor, left } = await aBuyer(150)
    const tabs = await Promise.all([1, 2].map(() => openTab(visitor)))
    const outcomes = await Promise.all(tabs.map((tab) => tab.buy('1')))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['done', 'refused'])
    expect(outcomes.find(({ status }) => status === 'refused')).toMatchObject({ error: { codes: ['error_funds'] } })
    expect(await left()).toEqual({ compoints: 30, gifts: 1 })
  })

  test('whose answer is lost after the charge is found, and charged once', async () => {
    const { visitor, left } = await aBuyer(150)
    const tab = await openTab(visitor)
    await sandbox.control.fault({
      method: 'POST',
      path: '/json-api/compoint-products/1',
      drop: true,
      after: true,
      times: 1,
    })
    await tab.buy('1')
    await expect.poll(() => tab.purchases.attempts.state.status, { timeout: 20_000 }).toBe('done')
    expect(await left()).toEqual({ compoints: 30, gifts: 1 })
  })
})
