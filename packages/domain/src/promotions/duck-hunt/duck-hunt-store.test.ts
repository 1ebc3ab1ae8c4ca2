/**
 * @promise Duck hunt: the duck hunt: one shot a press, a lost answer repeated under its key and after a reload,
 *   each refusal in its words, shown only where it cannot be played
 * @proof duck-hunt.test, duck-hunt.stories (Hit, AnswerLost, Refused, OnlyShown)
 * @journey none
 */

import { beforeEach, describe, expect, test } from 'vitest'
import { FakeStorage, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { DomainError } from '../../core/index.ts'
import { testDamagedAnswers } from '../../testing/damaged-answers.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { createDuckHunts } from './duck-hunt-store.ts'
import { createDuckHuntApi } from './duck-hunt-api.ts'

const HUNT = '/json-api/duck-hunt/games/1'
const SHOTS = `${HUNT}/shots`
const PRIZE = { id: 3, title: 'Five points', image: '/cdn/p.png', points: 5 }
const lost = new DomainError('network')
const { signal } = new AbortController()

let http: FakeHttp
let storage: FakeStorage
let pointsRead: string[]
let ids: number
beforeEach(() => {
  http = new FakeHttp().reply(HUNT, { data: { id: 1, title: 'Pond', status: 'active', attempts: 3, prizes: [PRIZE] } })
  storage = new FakeStorage()
  pointsRead = []
  ids = 0
})

/** A visit of the page. */
async function visit() {
  const parts = createLifetime()
  const hunts = createDuckHunts({
    http,
    ...parts,
    storage: storage.tab(),
    clock: { now: () => 1000 },
    createId: () => `key-of-the-shot-${(ids += 1)}`,
    player: { id: '7' },
    part: () => ({ reread: (id) => void pointsRead.push(id) }),
  })
  parts.lifetime.start()
  await hunts.hunt('1').ensure()
  return { hunt: hunts.hunt('1'), hunting: hunts.hunting('1', '4')!, timers: parts.timers, lifetime: parts.lifetime }
}
const shots = () => http.calls.filter(({ path }) => path === SHOTS)
const keys = () => shots().map(({ headers, body }) => [headers['Idempotency-Key'], body])

describe('a shot', () => {
  test('is one call for ten presses, with what it hit', async () => {
    const { hunting, hunt } = await visit()
    for (let press = 0; press < 10; press += 1) void hunting.shoot(4)
    await settled()
    expect(keys()).toEqual([['key-of-the-shot-1', { target: 4 }]])
    http.hold(HUNT)
    await shots()[0]!.answer({ prize: PRIZE, attempts: 2 })
    expect(hunting.state).toMatchObject({
      status: 'done',
      request: { target: 4 },
      value: { prize: { id: '3', points: 5 } },
    })
    expect(hunt.value?.attempts).toBe(2)
    expect(pointsRead).toEqual(['4'])
    void hunting.shoot(5)
    await settled()
    expect(keys()).toHaveLength(2)
  })

  test('that misses brings no points', async () => {
    const { hunting } = await visit()
    http.reply(SHOTS, { prize: null, attempts: 2 })
    await hunting.shoot(0)
    expect(hunting.state).toMatchObject({ status: 'done', value: { prize: null } })
    expect(pointsRead).toEqual([])
  })

  test('that stays without an answer is sent again by the next press, and at the next visit', async () => {
    http.serve(SHOTS, () => Promise.reject(lost))
    const first = await visit()
    void first.hunting.shoot(4)
    for (const pause of [0, 1000, 3000]) {
      first.timers.advance(pause)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await settled()
    }
    expect(first.hunting.state).toMatchObject({ status: 'unclear', request: { target: 4 } })
    http.reply(SHOTS, { prize: PRIZE, attempts: 2 })
    const second = await visit()
    await second.hunting.resume()
    expect(second.hunting.state).toMatchObject({ status: 'done', request: { target: 4 } })
    expect(new Set(keys().map(([key]) => key))).toEqual(new Set(['key-of-the-shot-1']))
    await first.hunting.shoot(8)
    expect(keys().at(-1)).toEqual(['key-of-the-shot-1', { target: 4 }])
    const third = await visit()
    await third.hunting.resume()
    expect(third.hunting.state.status).toBe('idle')
  })

  test('of another tab that was begun since stays kept', async () => {
    const first = await visit()
    const second = await visit()
    void first.hunting.shoot(1)
    void second.hunting.shoot(2)
    await settled()
    const [ofFirst, ofSecond] = shots()
    await ofFirst!.answer({ prize: null, attempts: 2 })
    void first.hunting.shoot(3)
    await settled()
    await ofSecond!.answer({ prize: null, attempts: 2 })
    http.reply(SHOTS, { prize: null, attempts: 1 })
    const third = await visit()
    await third.hunting.resume()
    expect(keys().slice(2)).toEqual([
      ['key-of-the-shot-2', { target: 3 }],
      ['key-of-the-shot-2', { target: 3 }],
    ])
  })

  test('that a signed-out player repeats stays kept: an earlier call may have counted', async () => {
    const { hunting, timers } = await visit()
    void hunting.shoot(4)
    await settled()
    await shots()[0]!.fail(lost)
    timers.advance(1000)
    await settled()
    await shots()[1]!.fail(new DomainError('unauthorized', { status: 401 }))
    expect(hunting.state).toMatchObject({ status: 'unclear', request: { target: 4 } })
    http.reply(SHOTS, { prize: PRIZE, attempts: 2 })
    const next = await visit()
    await next.hunting.resume()
    expect(keys().at(-1)).toEqual(['key-of-the-shot-1', { target: 4 }])
  })

  test('is not repeated once its player has gone', async () => {
    const { hunting, timers, lifetime } = await visit()
    void hunting.shoot(4)
    await settled()
    await shots()[0]!.fail(lost)
    lifetime.dispose()
    timers.advance(1000)
    await settled()
    expect(shots()).toHaveLength(1)
  })

  test('that is refused is over, and the hunt is read again', async () => {
    const { hunting, hunt } = await visit()
    http.serve(SHOTS, () => Promise.reject(new DomainError('rejected', { status: 422, codes: ['no_attempts'] })))
    http.reply(HUNT, { data: { attempts: 0 } })
    await hunting.shoot(4)
    await settled()
    expect(hunting.state).toMatchObject({ status: 'refused', error: { codes: ['no_attempts'] } })
    expect(hunt.value?.attempts).toBe(0)
    await hunting.resume()
    expect(shots()).toHaveLength(1)
  })

  test('on a platform without shots shows the hunt only', async () => {
    const { hunting } = await visit()
    http.serve(SHOTS, () => Promise.reject(new DomainError('not-found', { status: 404 })))
    await hunting.shoot(4)
    expect([hunting.isPlayable, hunting.state.status]).toEqual([false, 'idle'])
  })
})

test('nobody shoots until the player is known: shots are kept by player', () => {
  const hunts = createDuckHunts({
    http,
    ...createLifetime(),
    storage: storage.tab(),
    clock: { now: () => 1000 },
    createId: () => 'key-of-the-shot-1',
    player: { id: null },
    part: () => ({ reread: () => undefined }),
  })
  expect(hunts.hunting('1', '4')).toBeNull()
})

test('guests see the hunt without shots', async () => {
  http.reply(HUNT, { data: { title: 'Pond' } })
  const hunts = createDuckHunts({ http, ...createLifetime(), player: null })
  expect(await hunts.hunt('1').ensure()).toEqual({ id: '1', title: 'Pond', isActive: true, attempts: null, prizes: [] })
  expect(http.last.auth).toBe(false)
})

testDamagedAnswers(
  'a duck hunt',
  { data: { id: 1, title: 'Pond', status: 'active', attempts: 3, prizes: [{ ...PRIZE, left: 7 }] } },
  { read: (damaged) => createDuckHuntApi(damaged, true).hunt('1', signal) },
)
