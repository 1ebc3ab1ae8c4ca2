import { beforeEach, describe, expect, test } from 'vitest'
import { FakeDevice, FakeLive, FakeLocks, FakeStorage, HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createClock, DomainError } from '../../core/index.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { Participation } from '../participation/participation-store.ts'
import { createPromotions } from '../promotions-store.ts'
import { PrizeExchanges } from './prizes-store.ts'

const PROMOTION = '/json-api/actions/fair'
const DATA = '/json-api/actions/7/user-data'
const LOG = '/json-api/action-balance-logs'
const EXCHANGE = '/json-api/actions/7/prizes/1/exchange'
const KEY = 'key-of-16-letters-1'
const FOUND = `/json-api/action-prize-exchanges/${KEY}`
const notThere = new DomainError('not-found', { status: 404 })

let http: FakeHttp
let timers: HandTimers
let storage: FakeStorage
let now: number
beforeEach(() => {
  http = new FakeHttp()
  timers = new HandTimers()
  storage = new FakeStorage()
  now = 1_000_000
  offered({})
  owned({})
  for (const path of [LOG, FOUND]) http.serve(path, () => Promise.reject(notThere))
})
const offered = (prize: object, promotion: object = {}) => {
  const prizes = [{ id: 1, price: 10, total: 5, left: 2, title: 'Cash', ...prize }]
  const currency = { id: 'points', name: ['point', 'points'] }
  const fair = { id: 7, slug: 'fair', template: 'template2', status: 'active', currency, prizes, ...promotion }
  http.reply(PROMOTION, { data: fair })
}
const owned = (changes: object) =>
  http.reply(DATA, { data: { id: 7, membership: true, points: 25, receivedPrizes: [], ...changes } })

/** One tab with the page of the promotion open. */
async function openPage({ isRead = true } = {}) {
  const parts = createLifetime({ timers })
  const live = new FakeLive()
  const time = { clock: createClock(() => now), timers, random: () => 0.5 }
  const means = { ...parts, ...time, http, live, log: { error: () => undefined }, deviceSignals: new FakeDevice() }
  const promotion = createPromotions(means).promotion('fair')
  const participation = new Participation(means)
  const { prizes } = await promotion.load()
  await participation.userData('7').load()
  if (!isRead) promotion.reset()
  const exchanges = new PrizeExchanges({
    ...means,
    locks: new FakeLocks(),
    storage: storage.tab(),
    createId: () => KEY,
    playerId: '7',
    participation,
  })
  parts.lifetime.start()
  const close = exchanges.open(promotion)
  const prize = prizes[0]!
  return { exchanges, promotion, close, exchange: () => exchanges.exchange(prize) }
}
type Page = Awaited<ReturnType<typeof openPage>>

const sends = () => http.calls.filter(({ path }) => path === EXCHANGE)
const reads = (path: string) => http.paths().filter((one) => one === path).length
const press = async ({ exchange }: Page) => {
  void exchange()
  await settled()
}
const wait = async (ms = 60_000) => {
  now += ms
  timers.advance(ms)
  await settled()
}

test('sends one call however often it is pressed, with a key, and reads the promotion and the points again', async () => {
  const page = await openPage()
  for (let times = 0; times < 5; times += 1) void page.exchange()
  await settled()
  expect(page.exchanges.attempts.isBusy).toBe(true)
  expect(sends()).toMatchObject([{ method: 'POST', auth: true, headers: { 'Idempotency-Key': KEY } }])
  await sends()[0]!.answer({ success: true, points: 15 })
  expect(sends()).toHaveLength(1)
  expect(page.exchanges.attempts.state).toMatchObject({ status: 'done', value: { answer: { pointsLeft: 15 } } })
  expect(page.exchanges.attempts.details).toMatchObject({ prize: '1', title: 'Cash', price: 10 })
  expect([reads(PROMOTION), reads(DATA)]).toEqual([3, 3])
  expect(storage.items.size).toBe(0)
})

test('reads a promotion that is not there yet, such as one whose page has another slug', async () => {
  const page = await openPage({ isRead: false })
  await press(page)
  expect(sends()).toHaveLength(1)
})

test.each<[string, () => void]>([
  ['price_changed', () => offered({ price: 11 })],
  ['prize_unavailable', () => offered({ id: 2 })],
  ['prize_unavailable', () => offered({ left: 0 })],
  ['cannot_buy_prize', () => offered({ price: null })],
  ['invalid_promotion', () => offered({}, { status: 'past' })],
  ['not_participant', () => owned({ membership: false })],
  ['insufficient_funds', () => owned({ points: 9 })],
])('sends nothing where the page was out of date: %s', async (code, change) => {
  const page = await openPage()
  change()
  expect(await page.exchange()).toMatchObject({ status: 'refused', error: { codes: [code] } })
  expect(sends()).toEqual([])
  expect(page.exchanges.attempts.isBusy).toBe(false)
})

test('is refused by a code, and reads again what the platform knows better', async () => {
  const page = await openPage()
  const refusal = new DomainError('rejected', { status: 422, codes: ['prize_unavailable'] })
  http.serve(EXCHANGE, () => Promise.reject(refusal))
  offered({ left: 1 })
  expect(await page.exchange()).toMatchObject({ status: 'refused', error: { codes: ['prize_unavailable'] } })
  expect(page.promotion.value?.prizes[0]?.left).toBe(1)
  expect(reads(PROMOTION)).toBe(3)
  page.exchanges.attempts.reset()
  expect(page.exchanges.attempts.state.status).toBe('idle')
  expect(storage.items.size).toBe(0)
})

describe('in another tab', () => {
  const readsOfOther = async (answer: () => Promise<unknown>) => {
    const page = await openPage()
    await openPage()
    const before = [reads(PROMOTION), reads(DATA)]
    http.serve(EXCHANGE, answer).reply(FOUND, { data: { prizeId: 1, points: 15 } })
    await press(page)
    expect(page.exchanges.attempts.state).toMatchObject({ status: 'done' })
    return [reads(PROMOTION) - before[0]!, reads(DATA) - before[1]!]
  }

  // Two in the tab of the press: before it and after it. One here.
  test('an exchange reads the promotion and the points again', async () => {
    expect(await readsOfOther(() => Promise.resolve({ success: true, points: 15 }))).toEqual([3, 3])
  })

  test('so does one whose lost answer is looked up at once', async () => {
    expect(await readsOfOther(() => Promise.reject(new DomainError('network')))).toEqual([3, 3])
  })
})

describe('a lost answer', () => {
  const lose = async (page: Page) => {
    http.serve(EXCHANGE, () => Promise.reject(new DomainError('network')))
    await press(page)
  }

  test('is looked up by its key, and nothing is sent again', async () => {
    const page = await openPage()
    http.reply(FOUND, { data: { prizeId: 1, points: 15 } })
    await lose(page)
    expect(page.exchanges.attempts.state).toMatchObject({ status: 'done', value: { transaction: { pointsLeft: 15 } } })
    expect(sends()).toHaveLength(1)
  })

  test('is missing once its key is closed', async () => {
    http.reply(`${FOUND}/close`, { data: null })
    const page = await openPage()
    await lose(page)
    expect(page.exchanges.attempts.state).toMatchObject({ status: 'checking', request: { title: 'Cash' } })
    await wait()
    expect(page.exchanges.attempts.state).toMatchObject({ status: 'missing' })
    expect(sends()).toHaveLength(1)
  })

  test('is looked up again at the next visit', async () => {
    http.serve(FOUND, () => Promise.reject(new DomainError('unavailable', { status: 503 })))
    const left = await openPage()
    await lose(left)
    left.close()
    http.reply(FOUND, { data: { prizeId: 1 } })
    const { exchanges } = await openPage()
    await settled()
    expect(exchanges.attempts.state).toMatchObject({ status: 'done' })
  })

  describe('on a platform that knows no keys', () => {
    beforeEach(() => {
      http.serve(`${FOUND}/close`, () => Promise.reject(notThere))
    })

    test.each([
      ['a prize that is new', { receivedPrizes: [1] }],
      ['fewer points', { points: 15 }],
    ])('is proved by %s', async (_, data) => {
      const page = await openPage()
      http.serve(EXCHANGE, () => {
        owned(data)
        return Promise.reject(new DomainError('network'))
      })
      await press(page)
      expect(page.exchanges.attempts.state).toMatchObject({ status: 'done' })
    })

    test('where high fives may cost points, fewer of them are for the player to check once no call can be on its way', async () => {
      offered({}, { isHighFiveEnabled: true })
      const page = await openPage()
      http.serve(EXCHANGE, () => {
        owned({ points: 15 })
        return Promise.reject(new DomainError('network'))
      })
      await press(page)
      expect(page.exchanges.attempts.state).toMatchObject({ status: 'checking' })
      for (const ms of [20_000, 25_000, 60_000, 60_000]) await wait(ms)
      const { state } = page.exchanges.attempts
      expect(state).toMatchObject({ status: 'done', value: { transaction: { pointsLeft: 15, isCertain: false } } })
      expect(storage.items.size).toBe(0)
    })

    test('where high fives may cost points, the log of points proves it', async () => {
      offered({}, { isHighFiveEnabled: true })
      const page = await openPage()
      const at = new Date(now + 100).toISOString()
      http.serve(EXCHANGE, () => {
        owned({ points: 15 })
        http.reply(LOG, { data: [{ id: 1, at, points: -10, reason: 'exchange', title: 'Cash' }] })
        return Promise.reject(new DomainError('network'))
      })
      await press(page)
      expect(page.exchanges.attempts.state).toMatchObject({
        status: 'done',
        value: { transaction: { isCertain: true } },
      })
    })
  })
})
