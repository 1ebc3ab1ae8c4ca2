import { beforeAll, expect, test } from 'vitest'
import { FakeDevice, FakeLocks, FakeLog, FakeStorage, hostTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../../testing/open-sandbox.ts'
import { createClock } from '../../core/index.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { playerOf } from '../../testing/visitor.ts'
import { createPromotions } from '../promotions-store.ts'
import { Participation } from '../participation/participation-store.ts'
import { exchangePrize } from './prizes-api.ts'
import { PrizeExchanges } from './prizes-store.ts'

const SLUG = 'contract-shop'

const sandbox = await openSandbox()
let promotionId: string
beforeAll(async () => {
  const prizes = [
    { id: 1, price: 10, total: 100 },
    { id: 2, price: 10, total: 1 },
  ]
  promotionId = String((await sandbox.control.promotion({ slug: SLUG, template: 'template2', prizes })).id)
})

let made = 0

/** A player with 25 points, on the page of the promotion. */
async function aMember() {
  const login = `member-${(made += 1)}@example.test`
  const visitor = await playerOf(sandbox, { login, password: 'password-1', promotions: { [SLUG]: 25 } })
  const parts = createLifetime({ log: new FakeLog() })
  const time = { clock: createClock(Date.now), timers: hostTimers, random: Math.random }
  const means = { ...parts, ...visitor, ...time, log: new FakeLog(), deviceSignals: new FakeDevice() }
  const promotion = createPromotions(means).promotion(SLUG)
  const participation = new Participation(means)
  await promotion.load()
  const exchanges = new PrizeExchanges({
    ...means,
    locks: new FakeLocks(),
    storage: new FakeStorage(),
    createId: () => `exchange-of-the-contract-${(made += 1)}`,
    playerId: '7',
    participation,
  })
  exchanges.open(promotion)
  const prizeOf = (id: string) => promotion.value!.prizes.find((one) => one.id === id)!
  const left = async () => {
    const { memberships, gifts } = await sandbox.control.player(login)
    return { points: memberships[0]?.points, gifts: gifts.length }
  }
  return { visitor, exchanges, exchange: (id: string) => exchanges.exchange(prizeOf(id)), left }
}

test('five calls at once under one key take the points once', async () => {
  const { visitor, left } = await aMember()
  const { signal } = new AbortController()
  const call = { promotion: promotionId, prize: '1', key: 'one-key-for-five-calls', signal }
  await Promise.all([1, 2, 3, 4, 5].map(() => exchangePrize(visitor.http, call)))
  expect(await left()).toEqual({ points: 15, gifts: 1 })
})

test('five presses take the points once', async () => {
  const { exchanges, exchange, left } = await aMember()
  await Promise.all([1, 2, 3, 4, 5].map(() => exchange('1')))
  expect(exchanges.attempts.state).toMatchObject({ status: 'done' })
  expect(await left()).toEqual({ points: 15, gifts: 1 })
})

test('the last prize goes to one of two players, and the other keeps the points', async () => {
  const players = await Promise.all([aMember(), aMember()])
  const outcomes = await Promise.all(players.map(({ exchange }) => exchange('2')))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['done', 'refused'])
  expect(outcomes.find(({ status }) => status === 'refused')).toMatchObject({ error: { codes: ['prize_unavailable'] } })
  const sums = await Promise.all(players.map(({ left }) => left()))
  expect(sums.toSorted((a, b) => a.gifts - b.gifts)).toEqual([
    { points: 25, gifts: 0 },
    { points: 15, gifts: 1 },
  ])
})

test('too few points are refused', async () => {
  const { exchange, left } = await aMember()
  await exchange('1')
  await exchange('1')
  expect(await exchange('1')).toMatchObject({ status: 'refused', error: { codes: ['insufficient_funds'] } })
  expect(await left()).toEqual({ points: 5, gifts: 2 })
})

test('an answer that is lost after the points were taken is found, and they are taken once', async () => {
  const { exchanges, exchange, left } = await aMember()
  const path = `/json-api/actions/${promotionId}/prizes/1/exchange`
  await sandbox.control.fault({ method: 'POST', path, drop: true, after: true, times: 1 })
  await exchange('1')
  await expect.poll(() => exchanges.attempts.state.status, { timeout: 20_000 }).toBe('done')
  expect(await left()).toEqual({ points: 15, gifts: 1 })
})
