/**
 * @promise High five: high fives: one call at a time, each refusal has its text, a lost answer settled by the
 *   numbers; the platform's limits by its clock; received ones counted, not a flood
 * @proof high-fives.contract.test, flights.test, high-fives.test, high-fives.stories (Given, Refused, AnswerLost,
 *   ReceivedLive), toasts-and-popups.stories (HighFive)
 * @journey promotions/high-fives, live/toasts
 */

import { autorun } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { wireHighFive } from '@croupier/platform-fixtures'
import { FakeLive, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { DomainError } from '../../core/index.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { createHighFives, type HighFives } from './high-fives-store.ts'

const LIST = '/json-api/actions/7/high-fives'
const STATISTIC = `${LIST}/statistic`
const GIVE = '/json-api/high-fives'
const ANN = { promotionId: '7', userId: '101' }
const BOB = { promotionId: '7', userId: '102' }

let http: FakeHttp
let live: FakeLive
let parts: ReturnType<typeof createLifetime>
let fives: HighFives & { giving: NonNullable<HighFives['giving']> }
let sent: number
/** Whom the player gave one. */
let given: number[]
let pointsRead: string[]
beforeEach(async () => {
  http = new FakeHttp()
  live = new FakeLive()
  parts = createLifetime({ live })
  sent = 0
  given = [102]
  pointsRead = []
  http
    .serve(STATISTIC, () => ({ data: { rank: 4, sent, received: 1, daily: { sent, limit: 5 } } }))
    .serve('/json-api/actions/8/high-fives/statistic', () => ({ data: { sent: 0 } }))
    .serve(LIST, () => ({ data: { items: given.map((userId, index) => wireHighFive(index, { userId })) } }))
  const participation = {
    reread: (id: string) => void pointsRead.push(id),
    isMember: () => true,
    own: () => ({ value: { id: '99' } }),
  }
  const player = { profile: { value: { userId: '100' } } }
  const made = createHighFives({ http, live, ...parts, player, part: () => participation })
  fives = { ...made, giving: made.giving! }
  parts.lifetime.start()
  await Promise.all([fives.statistic('7').ensure(), fives.list('7', 'sent').ensure()])
  http.calls.length = 0
})
const gives = () => http.calls.filter(({ path }) => path === GIVE)
const reads = () => http.paths().filter((path) => path !== GIVE)
const agree = async () => {
  sent += 1
  await http.last.answer({ success: true })
  await settled()
}

describe('giving', () => {
  test('sends one call for ten presses in a second; the press after the answer is one of its own', async () => {
    for (let press = 0; press < 10; press += 1) void fives.giving.give(ANN)
    await settled()
    expect(gives()).toHaveLength(1)
    expect(fives.giving.stateOf(ANN).status).toBe('sending')
    await agree()
    expect(fives.giving.stateOf(ANN).status).toBe('done')
    void fives.giving.give(ANN)
    await settled()
    expect(gives()).toHaveLength(2)
  })

  test('counts at once, and reads the statistic and the lists again', async () => {
    void fives.giving.give(ANN)
    await settled()
    http.hold(STATISTIC)
    await gives()[0]!.answer({ success: true })
    expect(fives.statistic('7').value).toMatchObject({ sent: 1, daily: { sent: 1, limit: 5 } })
    expect(reads()).toEqual([LIST, LIST, STATISTIC])
    expect(pointsRead).toEqual(['7'])
  })

  test('that is refused counts nothing, and the statistic is read again', async () => {
    void fives.giving.give(ANN)
    await settled()
    await gives()[0]!.fail(new DomainError('rejected', { status: 422, codes: ['high_five_daily_limit_reached'] }))
    await settled()
    expect(fives.giving.stateOf(ANN)).toMatchObject({
      status: 'refused',
      error: { codes: ['high_five_daily_limit_reached'] },
    })
    expect(fives.statistic('7').value).toMatchObject({ sent: 0 })
    expect(reads()).toContain(STATISTIC)
    fives.giving.dismiss(ANN)
    expect(fives.giving.stateOf(ANN).status).toBe('idle')
  })

  test('that is refused, because the same one was the last allowed, is given: browsers send some calls twice', async () => {
    void fives.giving.give(ANN)
    await settled()
    given.push(101)
    await gives()[0]!.fail(new DomainError('rejected', { status: 422, codes: ['high_five_per_user_limit_reached'] }))
    await settled()
    expect(fives.giving.stateOf(ANN).status).toBe('done')
  })

  test('that is refused is not given because another tab gave some, to this player before, to another one meanwhile', async () => {
    given.push(101)
    sent = 2
    void fives.giving.give(ANN)
    await settled()
    given.push(102)
    sent = 3
    await gives()[0]!.fail(new DomainError('rejected', { status: 422, codes: ['high_five_daily_limit_reached'] }))
    await settled()
    expect(fives.giving.stateOf(ANN).status).toBe('refused')
  })

  test.each([
    ['given, where the platform has counted it', [101], 'done'],
    ['unknown, where it has not', [], 'unclear'],
    ['unknown, where it counted another one', [102], 'unclear'],
  ])('whose answer was lost is %s', async (_name, counted, status) => {
    void fives.giving.give(ANN)
    await settled()
    given.push(...counted)
    await gives()[0]!.fail(new DomainError('network'))
    await settled()
    expect(fives.giving.stateOf(ANN).status).toBe(status)
    expect(gives()).toHaveLength(1)
  })

  test('whose answer was lost is given where the list names nobody, and is longer', async () => {
    http.serve(LIST, () => ({ data: { items: [{ username: 'Ann' }], totalItems: sent } }))
    void fives.giving.give(ANN)
    await settled()
    sent = 1
    await gives()[0]!.fail(new DomainError('network'))
    await settled()
    expect(fives.giving.stateOf(ANN).status).toBe('done')
  })

  test('whose answer was lost is unknown where the list cannot be read, and the next one is still sent', async () => {
    http.serve(LIST, () => Promise.reject(new DomainError('unavailable')))
    void fives.giving.give(ANN)
    void fives.giving.give(BOB)
    await settled()
    await gives()[0]!.fail(new DomainError('timeout'))
    await settled()
    expect(fives.giving.stateOf(ANN).status).toBe('unclear')
    expect(gives()).toHaveLength(2)
  })
})

test('received ones are read again at most once a second, those in view', async () => {
  const received = fives.list('7', 'received')
  await Promise.all([received.ensure(), fives.statistic('8').ensure()])
  autorun(() => [fives.statistic('7').state, received.state])
  http.calls.length = 0
  for (let event = 0; event < 5; event += 1) live.emit('high-five-received', { slug: 'spring' })
  await settled()
  expect(http.calls.map(({ path, query }) => [path, query['type']])).toEqual([
    [STATISTIC, undefined],
    [LIST, 'received'],
  ])
  expect(pointsRead).toEqual(['7'])
  parts.timers.advance(1000)
  await settled()
  expect(http.calls).toHaveLength(4)
  expect(fives.statistic('8').needsLoad).toBe(true)
})

test('are read again after a lost connection, and follow no event after the end', async () => {
  live.reconnect()
  await settled()
  expect(reads()).toHaveLength(2)
  parts.lifetime.dispose()
  expect(live.listening).toBe(0)
})

test.each([
  ['99', true],
  ['100', true],
  ['101', false],
])('the player is known by the own place and by the profile: %s', (userId, isSelf) => {
  expect(fives.isSelf({ promotionId: '7', userId })).toBe(isSelf)
})

test('guests see those of all players, and give none', async () => {
  const { giving, isSelf, statistic } = createHighFives({ http, ...createLifetime(), player: null })
  await statistic('7').ensure()
  expect([http.last.auth, giving, isSelf(ANN)]).toEqual([false, null, false])
})
