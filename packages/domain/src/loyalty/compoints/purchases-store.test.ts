/**
 * @promise Compoints: a purchase is charged once: presses, devices with money for one, lost answers, changed
 *   prices, platforms without keys
 * @proof purchases-store.contract.test, compoint-shop.test, shop-page.stories (Bought, PriceChanged, EveryRefusal,
 *   AnswerLost, NeverArrived)
 * @journey gifts/compoints
 */

import { beforeEach, describe, expect, test } from 'vitest'
import { wireProduct } from '@croupier/platform-fixtures'
import {
  FakeDevice,
  FakeLive,
  FakeLocks,
  FakeLog,
  FakeStorage,
  HandTimers,
  settled,
} from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createClock, DomainError, Resource } from '../../core/index.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { createCompointShop } from './compoint-shop.ts'
import { type BoughtGift, Purchases } from './purchases-store.ts'

const PRODUCTS = '/json-api/compoint-products'
const BUY = `${PRODUCTS}/1`
const KEY = 'key-of-16-letters-1'
const FOUND = `/json-api/compoint-purchases/${KEY}`
const notThere = new DomainError('not-found', { status: 404 })
const gift = (id: string, productId = '1'): BoughtGift => ({ id, productId, reason: 'compoint_product_purchase' })

let http: FakeHttp
let timers: HandTimers
let log: FakeLog
let storage: FakeStorage
let gifts: BoughtGift[]
let areGiftsRead: boolean
let isBalanceHeld: boolean
let compoints: number
let now: number
beforeEach(() => {
  http = new FakeHttp()
  timers = new HandTimers()
  log = new FakeLog()
  storage = new FakeStorage()
  gifts = []
  areGiftsRead = true
  isBalanceHeld = false
  compoints = 500
  now = 1_000_000
  sold(wireProduct(1, { price: 100 }), wireProduct(2, { price: 200 }))
  http.serve(FOUND, () => Promise.reject(notThere))
})
const sold = (...products: object[]) => http.reply(PRODUCTS, { data: products })

/** One tab with the shop open. */
async function openShop() {
  const lifetime = createLifetime({ log, timers })
  const { products } = createCompointShop({ http, reads: lifetime.reads })
  const reads = { gifts: 0, balance: 0 }
  const giftList = new Resource(() => {
    reads.gifts += 1
    return areGiftsRead ? Promise.resolve([...gifts]) : Promise.reject(new DomainError('network'))
  })
  const balance = new Resource(() => {
    reads.balance += 1
    return isBalanceHeld ? new Promise<never>(() => undefined) : Promise.resolve({ compoints })
  })
  const level = new Resource(() => Promise.resolve({ index: 2 }))
  await Promise.all([products.load(), balance.load(), level.load()])
  const purchases = new Purchases({
    ...lifetime,
    http,
    live: new FakeLive(),
    random: () => 0.5,
    clock: createClock(() => now),
    locks: new FakeLocks(),
    storage: storage.tab(),
    createId: () => KEY,
    deviceSignals: new FakeDevice(),
    products,
    gifts: giftList,
    playerId: '7',
    player: { balance, level },
  })
  lifetime.lifetime.start()
  const close = purchases.attempts.open()
  const product = products.value![0]!
  return { purchases, product, products, reads, close, buy: () => purchases.buy(product) }
}
type Shop = Awaited<ReturnType<typeof openShop>>

const sends = () => http.calls.filter(({ path }) => path === BUY)
const press = async ({ purchases, product }: Shop) => {
  void purchases.buy(product)
  await settled()
}
/** The next question is asked. */
const wait = async (ms = 60_000) => {
  now += ms
  timers.advance(ms)
  await settled()
}

describe('buying', () => {
  test('shows what is left only once the balance was read after it', async () => {
    http.reply(BUY, { success: true, price: 100 })
    const shop = await openShop()
    expect(shop.purchases.compointsLeft).toBe(500)
    isBalanceHeld = true
    await press(shop)
    expect(shop.purchases.attempts.state.status).toBe('done')
    expect(shop.purchases.compointsLeft).toBeNull()
  })

  test('sends one call however often it is pressed, with a key, and reads balance, gifts and products again', async () => {
    const shop = await openShop()
    for (let times = 0; times < 5; times += 1) void shop.buy()
    await settled()
    expect(shop.purchases.attempts.isBusy).toBe(true)
    expect(sends()).toMatchObject([{ method: 'POST', auth: true, headers: { 'Idempotency-Key': KEY } }])
    await sends()[0]!.answer({ success: true, price: 100 })
    expect(sends()).toHaveLength(1)
    expect(shop.purchases.attempts.state).toMatchObject({ status: 'done', value: { answer: { price: 100 } } })
    expect(shop.purchases.attempts.details).toMatchObject({ product: '1', title: 'Product 1' })
    expect(shop.reads).toEqual({ gifts: 2, balance: 2 })
    expect(http.paths().filter((path) => path === PRODUCTS)).toHaveLength(3)
    expect(storage.items.size).toBe(0)
  })

  test.each([
    ['price_changed', [wireProduct(1, { price: 101 })]],
    ['error_not_found', [wireProduct(2)]],
    ['error_sold_out', [wireProduct(1, { left: 0 })]],
    ['error_level', [wireProduct(1, { level: 3 })]],
    ['error_funds', [wireProduct(1, { price: 501 })]],
  ])('sends nothing where the shop has changed: %s', async (code, products) => {
    const shop = await openShop()
    sold(...products)
    expect(await shop.buy()).toMatchObject({ status: 'refused', error: { codes: [code] } })
    expect(sends()).toEqual([])
    expect(shop.purchases.attempts.isBusy).toBe(false)
  })

  test('that is bought is done, whatever a second answer says: browsers send some calls twice', async () => {
    const shop = await openShop()
    http.reply(FOUND, { data: { gift_id: 9, price: 100 } })
    http.serve(BUY, () => Promise.reject(new DomainError('rejected', { status: 422, codes: ['error_funds'] })))
    expect(await shop.buy()).toMatchObject({ status: 'done', value: { transaction: { price: 100 } } })
    expect(sends()).toHaveLength(1)
  })

  test('is refused in the words of the platform, also with success: false', async () => {
    const shop = await openShop()
    http.reply(BUY, { success: false, error: 'The shop opens at noon.' })
    expect(await shop.buy()).toMatchObject({ status: 'refused', error: { codes: ['The shop opens at noon.'] } })
  })

  test('is refused by an error in the answer, which is logged; then the balance is read again', async () => {
    const shop = await openShop()
    http.reply(BUY, { error: 'error_funds' })
    expect(await shop.buy()).toMatchObject({ status: 'refused', error: { codes: ['error_funds'] } })
    expect(shop.purchases.attempts.state).toMatchObject({ status: 'refused' })
    expect(log.labels).toEqual(['buying a product'])
    expect(shop.reads.balance).toBe(2)
    shop.purchases.attempts.reset()
    expect(shop.purchases.attempts.state.status).toBe('idle')
    expect(storage.items.size).toBe(0)
  })
})

describe('a lost answer', () => {
  const lose = async (shop: Shop) => {
    http.serve(BUY, () => Promise.reject(new DomainError('network')))
    await press(shop)
    expect(shop.purchases.attempts.state).toMatchObject({ status: 'checking', request: { product: '1' } })
  }

  test('is looked up by its key, and nothing is sent again', async () => {
    const shop = await openShop()
    http.reply(FOUND, { data: { gift_id: 9, price: 100 } })
    http.serve(BUY, () => Promise.reject(new DomainError('timeout')))
    await press(shop)
    expect(shop.purchases.attempts.state).toMatchObject({ status: 'done', value: { transaction: { price: 100 } } })
    expect(sends()).toHaveLength(1)
    expect(shop.reads.balance).toBe(2)
  })

  test('is missing once its key is closed', async () => {
    http.reply(`${FOUND}/close`, { data: null })
    const shop = await openShop()
    await lose(shop)
    await wait()
    expect(shop.purchases.attempts.state).toMatchObject({ status: 'missing', request: { title: 'Product 1' } })
    expect(sends()).toHaveLength(1)
  })

  test('is looked up again at the next visit', async () => {
    http.serve(FOUND, () => Promise.reject(new DomainError('unavailable', { status: 503 })))
    const left = await openShop()
    await lose(left)
    left.close()
    http.reply(FOUND, { data: { gift_id: 9 } })
    const { purchases } = await openShop()
    await settled()
    expect(purchases.attempts.state).toMatchObject({ status: 'done' })
    expect(purchases.attempts.details).toMatchObject({ title: 'Product 1' })
  })

  describe('on a platform that knows no keys', () => {
    beforeEach(() => {
      http.serve(`${FOUND}/close`, () => Promise.reject(notThere))
    })

    test('is bought when a new gift of the product is there', async () => {
      gifts = [gift('1'), gift('2', '2')]
      const shop = await openShop()
      await lose(shop)
      gifts = [gift('3'), ...gifts]
      await wait(5000)
      expect(shop.purchases.attempts.state).toMatchObject({ status: 'done', value: { transaction: { price: 100 } } })
    })

    test('is missing without one, once no call can be on its way', async () => {
      gifts = [gift('1')]
      const shop = await openShop()
      await lose(shop)
      await wait(5000)
      await wait(20_000)
      expect(shop.purchases.attempts.state).toMatchObject({ status: 'checking' })
      await wait(20_000)
      await wait()
      await wait()
      expect(shop.purchases.attempts.state).toMatchObject({ status: 'missing' })
      expect(sends()).toHaveLength(1)
    })

    test('is not proven by a gift that was bought before and not known yet', async () => {
      const shop = await openShop()
      gifts = [gift('1')]
      await lose(shop)
      await wait(5000)
      expect(shop.purchases.attempts.state).toMatchObject({ status: 'checking' })
    })
  })
})
