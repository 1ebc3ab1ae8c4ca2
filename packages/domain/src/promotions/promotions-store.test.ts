/**
 * @promise Page of a promotion: a promotion is read again after its start, end and draw and until there are
 *   results, also after a night of sleep
 * @journey none
 *
 * @promise Promotions: an open page shows a promotion that was added since, and so does one that is
 *   opened by a link
 * @journey none
 *
 * @promise Page of a promotion: a prize pool follows its event, counts up, and ends on the platform's number;
 *   without a named currency it is in the brand's
 * @proof counted-amount.test, promotion-page.stories (PrizePool, LongWords)
 * @journey none
 */

import { FakeDevice, FakeLive, promisesSettled, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import { autorun } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { DomainError, SPREAD_MS } from '../core/index.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { createPromotions, LIST_REFRESH_MS, type Promotions } from './promotions-store.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const START = Date.UTC(2026, 0, 1)
const PATH = '/json-api/actions/sea'

let http: FakeHttp
let live: FakeLive
let promotions: Promotions
let now: number
let advance: (ms: number) => Promise<void>
let device: FakeDevice
let startReads: () => void

const wire = (changes: object = {}) => ({
  id: 7,
  slug: 'sea',
  template: 'template1',
  startAt: new Date(START).toISOString(),
  endAt: new Date(START + HOUR).toISOString(),
  drawAt: new Date(START + 2 * HOUR).toISOString(),
  prizePoolCounter: { id: 3, prizePool: 500 },
  ...changes,
})
const reads = () => http.calls.filter(({ path }) => path === PATH).length

beforeEach(() => {
  http = new FakeHttp().reply(PATH, { data: wire() })
  live = new FakeLive()
  device = new FakeDevice()
  const { timers, lifetime, ...means } = createLifetime({ live })
  now = START - HOUR
  advance = async (ms) => {
    for (let left = ms; left > 0; left -= SECOND) {
      now += SECOND
      timers.advance(SECOND)
      await promisesSettled()
    }
  }
  promotions = createPromotions({
    ...means,
    http,
    live,
    timers,
    clock: { now: () => now },
    random: () => 0.5,
    deviceSignals: device,
  })
  lifetime.start()
  startReads = () => means.reads.start()
})

describe('while its page is open', () => {
  beforeEach(async () => {
    await promotions.promotion('sea').ensure()
    promotions.watch('sea')
  })

  test('a promotion is read again after its start, its end and its draw, some seconds later', async () => {
    expect(reads()).toBe(1)
    await advance(HOUR + SPREAD_MS / 2 - SECOND)
    expect(reads()).toBe(1)
    await advance(SECOND)
    expect(reads()).toBe(2)
    await advance(HOUR - SECOND)
    expect(reads()).toBe(2)
    await advance(SECOND)
    expect(reads()).toBe(3)
  })

  test('from the draw on it is read until there are results, then no more', async () => {
    await advance(3 * HOUR + 10 * SECOND)
    const atDraw = reads()
    await advance(10 * MINUTE)
    const during = reads() - atDraw
    expect(during).toBeGreaterThanOrEqual(8)
    expect(during).toBeLessThanOrEqual(22)
    http.reply(PATH, { data: wire({ results: '<p>Ann</p>' }) })
    await advance(2 * MINUTE)
    const withResults = reads()
    await advance(HOUR)
    expect(reads()).toBe(withResults)
  })

  test('a device that slept over all of it reads once when it wakes', async () => {
    now += 4 * HOUR
    http.reply(PATH, { data: wire({ results: '<p>Ann</p>' }) })
    await advance(MINUTE)
    expect(reads()).toBe(2)
    expect(promotions.promotion('sea').value?.results).toBe('<p>Ann</p>')
  })
})

test('in a hidden tab nothing is polled; what was missed is read when it comes into view', async () => {
  await promotions.promotion('sea').ensure()
  promotions.watch('sea')
  device.goOutOfView()
  await advance(4 * HOUR)
  expect(reads()).toBe(1)
  device.comeIntoView()
  await advance(20 * SECOND)
  expect(reads()).toBeGreaterThan(1)
})

test('a read after the start that fails is tried again while the page shows the promotion', async () => {
  await promotions.promotion('sea').ensure()
  promotions.watch('sea')
  startReads()
  http.serve(PATH, () => Promise.reject(new DomainError('unavailable', { status: 503 })))
  await advance(HOUR + 10 * SECOND)
  const failed = reads()
  expect(failed).toBeGreaterThan(1)
  http.reply(PATH, { data: wire({ title: 'Started' }) })
  await advance(MINUTE)
  expect(promotions.promotion('sea').value?.title).toBe('Started')
  const known = reads()
  await advance(10 * MINUTE)
  expect(reads()).toBe(known)
})

describe('a prize pool', () => {
  beforeEach(async () => {
    http.reply('/json-api/actions', {
      data: [wire(), wire({ id: 8, slug: 'sun', prizePoolCounter: { id: 4, prizePool: 1 } })],
    })
    http.reply('/json-api/actions/active', { data: wire({ status: 'active' }) })
    await Promise.all([promotions.promotion('sea').ensure(), promotions.list.ensure(), promotions.active.ensure()])
  })
  const pools = () => [
    promotions.promotion('sea').value?.prizePool?.amount,
    ...(promotions.list.value ?? []).map(({ prizePool }) => prizePool?.amount),
    promotions.active.value?.prizePool?.amount,
  ]

  test('follows its live event everywhere, and no other', () => {
    live.emit('prize-pool-counter-update', { id: 3, prizePool: 700 })
    expect(pools()).toEqual([700, 700, 1, 700])
    live.emit('prize-pool-counter-update', { id: '4', prizePool: 2 })
    expect(pools()).toEqual([700, 700, 2, 700])
  })

  test.each([Number.NaN, -1, 12.5, Number.MAX_VALUE])('does not take %s for an amount', (prizePool) => {
    live.emit('prize-pool-counter-update', { id: 3, prizePool })
    expect(pools()).toEqual([500, 500, 1, 500])
  })
})

test('the list is read again while it is shown, and when it is shown again', async () => {
  const path = '/json-api/actions'
  http.reply(path, { data: [] })
  const lists = () => http.calls.filter((call) => call.path === path).length
  startReads()
  const hide = autorun(() => promotions.list.value)
  await settled()
  expect(lists()).toBe(1)
  await advance(LIST_REFRESH_MS)
  expect(lists()).toBe(2)
  hide()
  await advance(LIST_REFRESH_MS)
  expect(lists()).toBe(2)
  const hideAgain = autorun(() => promotions.list.value)
  await settled()
  expect(lists()).toBe(3)
  hideAgain()
})
