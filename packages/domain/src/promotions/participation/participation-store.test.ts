/**
 * @promise Participation: taking part in a promotion: one press one call, each refusal, lost answers, another tab;
 *   points and place live, never shown before they are read
 * @proof participation-rules.test, participation-store.contract.test, participation.stories (Joining, Refused,
 *   Unanswered, Unread, Failed)
 * @journey promotions/participation
 */

import { autorun } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { FakeLive, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { wireParticipant, wireUserData } from '@croupier/platform-fixtures'
import { DomainError } from '../../core/index.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { Participation, RANK_REFRESH_MS } from './participation-store.ts'
import { isMemberOf } from './user-data.ts'

const USER_DATA = '/json-api/actions/7/user-data'
const OWN = '/json-api/actions/7/participant'
const JOIN = '/json-api/actions/be_participant'
const NOT_FOUND = new DomainError('not-found')

let http: FakeHttp
let live: FakeLive
let parts: ReturnType<typeof createLifetime>
let participation: Participation
beforeEach(() => {
  http = new FakeHttp()
  live = new FakeLive()
  parts = createLifetime({ live })
  participation = new Participation({ http, live, ...parts })
  parts.lifetime.start()
  parts.reads.start()
})
const layUserData = (changes: Parameters<typeof wireUserData>[1] = {}) =>
  http.reply(USER_DATA, { data: wireUserData(7, changes) })
const refuse = (path: string, error: DomainError) => http.serve(path, () => Promise.reject(error))
const countOf = (path: string) => http.paths().filter((one) => one === path).length

describe('a member', () => {
  test.each([
    [{ id: '7', membership: true }, true],
    [{ id: '8', membership: true }, false],
    [{ id: '7', membership: false }, false],
  ])('by %o: %s', (data, isMember) => expect(isMemberOf(data, '7')).toBe(isMember))

  test('is no member before the data were read', async () => {
    layUserData({ membership: true })
    expect(participation.isMember('7')).toBe(false)
    await participation.userData('7').ensure()
    expect(participation.isMember('7')).toBe(true)
    expect(http.last).toMatchObject({ path: USER_DATA, auth: true })
  })
})

test('a player who never took part has no points', async () => {
  refuse(USER_DATA, NOT_FOUND)
  refuse(OWN, NOT_FOUND)
  expect(await participation.userData('7').ensure()).toEqual({
    id: '7',
    membership: false,
    points: null,
    additionalPoints: null,
    receivedPrizes: [],
  })
  expect(await participation.own('7').ensure()).toBeNull()
  expect(parts.log.labels).toEqual([])
})

describe('taking part', () => {
  const joined = { ok: true, action_id: 7 }

  test('makes a member at once, and reads the points and the place', async () => {
    layUserData({ membership: false })
    refuse(OWN, NOT_FOUND)
    await Promise.all([participation.userData('7').ensure(), participation.own('7').ensure()])
    http
      .reply(JOIN, joined)
      .hold(USER_DATA)
      .reply(OWN, { data: wireParticipant(5) })
    expect((await participation.joining('7').run()).status).toBe('done')
    expect(http.calls.find(({ path }) => path === JOIN)).toMatchObject({ body: { action_id: '7' }, auth: true })
    expect(participation.isMember('7')).toBe(true)
    await http.calls
      .findLast(({ path }) => path === USER_DATA)
      ?.answer({
        data: wireUserData(7, { membership: true, points: 3 }),
      })
    expect(participation.userData('7').value?.points).toBe(3)
    expect(participation.own('7').value?.id).toBe('5')
  })

  test('is sent once for presses in a row', async () => {
    layUserData({ membership: false })
    for (let press = 0; press < 10; press += 1) void participation.joining('7').run()
    await settled()
    expect(countOf(JOIN)).toBe(1)
  })

  test.each([
    ['is lost', () => Promise.reject(new DomainError('timeout'))],
    ['cannot be read', () => ({ ok: true })],
    ['is about another promotion', () => ({ ok: true, action_id: 8 })],
    ['refuses, as another tab was first', () => Promise.reject(new DomainError('rejected'))],
  ])('whose answer %s is done if the platform has it', async (_, answer) => {
    http.serve(JOIN, answer)
    layUserData({ membership: true })
    expect((await participation.joining('7').run()).status).toBe('done')
  })
})

describe('points and place', () => {
  const show = () =>
    autorun(() => [participation.userData('7').state, participation.own('7').state].map(({ status }) => status))

  test('that are in view are read again after bets, at most every five seconds', async () => {
    layUserData()
    http.reply(OWN, { data: wireParticipant(5) })
    const hide = show()
    await settled()
    expect(countOf(USER_DATA)).toBe(1)
    for (let bet = 0; bet < 20; bet += 1) live.emit('balance-changed', BET)
    await settled()
    expect([countOf(USER_DATA), countOf(OWN)]).toEqual([2, 2])
    parts.timers.advance(5000)
    await settled()
    expect([countOf(USER_DATA), countOf(OWN)]).toEqual([3, 3])
    hide()
    live.emit('balance-changed', BET)
    parts.timers.advance(5000)
    await settled()
    expect(countOf(USER_DATA)).toBe(3)
  })

  test('are read again after a lost line; the place also every thirty seconds while in view', async () => {
    layUserData()
    http.reply(OWN, { data: wireParticipant(5) })
    const hide = show()
    await settled()
    live.reconnect()
    await settled()
    expect([countOf(USER_DATA), countOf(OWN)]).toEqual([2, 2])
    parts.timers.advance(RANK_REFRESH_MS)
    await settled()
    expect([countOf(USER_DATA), countOf(OWN)]).toEqual([2, 3])
    hide()
  })

  test('stop being followed with the player', () => {
    parts.lifetime.dispose()
    expect(live.listening).toBe(0)
  })
})

const BET = { type: 'real', balance: 100, bonus: 0, wagering: 0 }
