/**
 * @promise Prizes: points for a prize: what is available, given out, received; one press takes them once, also for
 *   lost answers, two players at the last prize, changed prices, platforms without keys; each refusal
 * @proof prizes-store.test, exchange-proof.test, prizes.contract.test, promotions/playing.test,
 *   prizes-section.stories (States, Exchanged, EveryRefusal, PriceChanged, AnswerLost, Unclear)
 * @journey promotions/prizes
 */

import { expect, test } from 'vitest'
import { FakeDevice, FakeLive, FakeLog } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createClock } from '../../core/index.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { createPromotions } from '../promotions-store.ts'
import type { PromotionPrize } from '../promotion.ts'
import { isGivenOut, isReceived, pointsFor, prizeObstacle, type PrizeHolder } from './prize.ts'

const currency = (id: string) => ({ id, forms: [id], icon: null, url: null })
const shop = { template: 'template2' as const, currency: currency('points'), additionalCurrency: currency('stars') }
const prize = (changes: Partial<PromotionPrize> = {}): PromotionPrize => ({
  id: '1',
  price: 10,
  currencyId: null,
  position: 1,
  title: 'Cash',
  image: null,
  total: 5,
  left: 2,
  winners: [],
  ...changes,
})
const holder = (changes: Partial<PrizeHolder> = {}): PrizeHolder => ({
  membership: true,
  points: 25,
  additionalPoints: 4,
  receivedPrizes: [],
  ...changes,
})
const running = (who: PrizeHolder | null) => ({ status: 'active' as const, holder: who })

test.each<[string, Partial<PromotionPrize>, boolean]>([
  ['none are left', { left: 0 }, true],
  ['some are left, whoever has won', { left: 1, winners: ['ann'] }, false],
  ['it has winners and nothing is told of a number', { left: null, total: null, winners: ['ann'] }, true],
  ['nothing is told', { left: null, total: null }, false],
])('given out where %s', (_, changes, expected) => {
  expect(isGivenOut(prize(changes))).toBe(expected)
})

test('the points are those of the currency of the price', () => {
  expect(pointsFor(prize(), shop, holder())).toBe(25)
  expect(pointsFor(prize({ currencyId: 'points' }), shop, holder())).toBe(25)
  expect(pointsFor(prize({ currencyId: 'stars' }), shop, holder())).toBe(4)
  expect(pointsFor(prize({ currencyId: 'shells' }), shop, holder())).toBeNull()
})

test.each<[string, Partial<PromotionPrize>, PrizeHolder | null, object | null]>([
  ['enough points', {}, holder(), null],
  ['exactly enough', { price: 25 }, holder(), null],
  ['too few', { price: 26 }, holder(), { kind: 'funds', missing: 1 }],
  ['too few of the additional currency', { price: 5, currencyId: 'stars' }, holder(), { kind: 'funds', missing: 1 }],
  ['points that nobody tells', { price: 99 }, holder({ points: null }), null],
  ['no membership', {}, holder({ membership: false }), { kind: 'not-member' }],
  ['a guest', {}, null, null],
  ['nothing left', { left: 0 }, holder(), { kind: 'given-out' }],
  ['no price', { price: null }, holder(), { kind: 'no-price' }],
  ['an unknown currency', { currencyId: 'shells' }, holder(), { kind: 'no-price' }],
])('with %s: what stands against an exchange', (_, changes, who, expected) => {
  expect(prizeObstacle(prize(changes), shop, running(who))).toEqual(expected)
})

test('nothing is exchanged before the start and after the end', () => {
  for (const status of ['future', 'past'] as const)
    expect(prizeObstacle(prize(), shop, { status, holder: holder() })).toEqual({ kind: 'not-running' })
})

test('received by the word of the platform, and in a lottery by the points that its price asks for', () => {
  const lottery = { ...shop, template: 'template1' as const }
  expect(isReceived(prize({ price: 99 }), shop, holder({ receivedPrizes: ['1'] }))).toBe(true)
  expect(isReceived(prize({ price: 25 }), lottery, holder())).toBe(true)
  expect(isReceived(prize({ price: 26 }), lottery, holder())).toBe(false)
  // There the points buy it.
  expect(isReceived(prize({ price: 25 }), shop, holder())).toBe(false)
})

test('a prize in an unknown currency is logged once as an error', async () => {
  const log = new FakeLog()
  const http = new FakeHttp()
  const prizes = [
    { id: 1, currencyId: 'points' },
    { id: 2, currencyId: 'shells' },
  ]
  http.reply('/json-api/actions/fair', { data: { id: 7, slug: 'fair', currency: { id: 'points' }, prizes } })
  const fakes = { live: new FakeLive(), deviceSignals: new FakeDevice() }
  const means = { ...createLifetime(), ...fakes, clock: createClock(Date.now), random: () => 0.5 }
  const promotion = createPromotions({ ...means, http, log }).promotion('fair')
  await promotion.load()
  await promotion.load()
  expect(log.labels).toEqual(['currency of a prize'])
})
