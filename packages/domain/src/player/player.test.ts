/**
 * @promise Session and tokens: a part of a player's data that fails hides nothing else
 * @proof withdraw-page.stories (BalanceDown)
 * @journey none
 */

import { autorun } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { DomainError, type Reads } from '../core/index.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { FakeLive, FakeLog, type HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import { wireBalance, wireLevel, wireMessage, wireProfile } from '@croupier/platform-fixtures'
import { createPlayerApi } from './player-api.ts'
import { Player } from './player.ts'
import { readMessage } from '../testing/read-live.ts'

const PROFILE = '/json-api/users/profile'
const BALANCE = '/json-api/users/balance'
const MESSAGES = '/json-api/user-notifications'
const LEVEL = '/json-api/levels/user-level'
const CONTACTS = '/json-api/players/contacts/onverification'
const down = new DomainError('unavailable', { status: 503 })

/** The site's clock. */
const NOW = 1_000_000

let http: FakeHttp
let live: FakeLive
let log: FakeLog
let player: Player
let reads: Reads
let timers: HandTimers
beforeEach(() => {
  http = new FakeHttp()
  live = new FakeLive()
  log = new FakeLog()
  ;({ timers, reads } = createLifetime({ log }))
  const api = createPlayerApi(http)
  player = new Player({ http, api, readMessage, live, log, clock: { now: () => NOW }, timers, reads })
})
const layAll = () =>
  http
    .reply(PROFILE, { data: wireProfile() })
    .reply(BALANCE, { data: wireBalance() })
    .reply(LEVEL, { data: wireLevel() })
    .reply(MESSAGES, { data: [wireMessage(1), wireMessage(2)] })
    .reply(CONTACTS, { data: [{ id: 1, type: 'phone', value: '7999' }] })
const money = (balance: number, updated_at: number | null, type = 'real') =>
  live.emit('balance-changed', { type, balance, bonus: 0, wagering: 0, updated_at })

describe('base data', () => {
  test("comes in parallel, each call in the player's name", async () => {
    layAll()
    await player.loadBase()
    expect(http.paths().sort()).toEqual([CONTACTS, LEVEL, MESSAGES, BALANCE, PROFILE].sort())
    expect(http.calls.every(({ auth }) => auth)).toBe(true)
    expect(player.profile.value).toMatchObject({
      id: '7',
      userId: '700',
      hash: 'hash-7',
      nickname: 'ace',
      bonusAvailabilityLevel: 3,
      middleName: '',
      registeredBy: 'email',
      emails: [{ value: 'ann@example.com', isPrimary: true, isVerified: false }],
      isVerified: true,
    })
    expect(player.balance.value).toEqual({
      currency: 'RUB',
      real: 100_000,
      bonus: 5000,
      wagering: 2500,
      winback: 300,
      compoints: 40,
      hasActiveBonus: true,
      updatedAt: 1000,
    })
    expect(player.level.value).toEqual(wireLevel())
    expect(player.contacts.value).toEqual([{ id: '1', type: 'phone', value: '7999' }])
    expect(player.messages.unreadCount).toBe(2)
  })

  test.each([
    ['an absolute address', 'https://faces.example/7.png', 'https://faces.example/7.png'],
    ['a path', '/cdn/avatars/7.png', '/cdn/avatars/7.png'],
    ['a script', 'javascript:alert(1)', null],
    ['a number', 7, null],
    ['nothing', undefined, null],
  ])("has the profile's own picture: %s", async (_name, avatar, expected) => {
    http.reply(PROFILE, { data: { ...wireProfile(), avatar } })
    await player.profile.load()
    expect(player.profile.value).toMatchObject({ id: '7', avatar: expected })
  })

  test.each([
    ['no round yet', false, false],
    ['rounds', true, true],
    ['nothing of it', undefined, null],
    ['nonsense', 'no', null],
  ])('has whether there was a round for money: %s', async (_name, has_played, expected) => {
    http.reply(PROFILE, { data: { ...wireProfile(), has_played } })
    await player.profile.load()
    expect(player.profile.value).toMatchObject({ id: '7', hasPlayed: expected })
  })

  test('that fails in part is logged, shown there, and hides nothing else', async () => {
    layAll().reply(BALANCE, { data: wireBalance({ balance: 10.5 }) })
    await player.loadBase()
    expect(player.balance.state).toMatchObject({
      status: 'failed',
      error: { kind: 'invalid-response', path: 'balance.data.balance' },
    })
    expect(player.profile.state.status).toBe('ready')
    expect(log.labels).toEqual(['balance'])
  })

  test('keeps its identity during a change of language', async () => {
    layAll()
    expect(player.id).toBeNull()
    await player.loadBase()
    reads.forget('language')
    expect([player.id, player.balance.value?.real, player.level.value]).toEqual(['7', 100_000, undefined])
    await player.loadBase()
    expect(http.calls).toHaveLength(10)
  })

  test('in another currency: what was read in the old one is forgotten in the same step, and the rest is read again', async () => {
    layAll()
    const sums = reads.one('sums', () => Promise.resolve([100]))
    player.start()
    await player.loadBase()
    await sums.load()
    const before = http.paths().length
    const shown: unknown[] = []
    const currencies = () => [player.balance.value?.currency, player.profile.value?.currency]
    autorun(() => shown.push([...currencies(), player.balance.value?.real, sums.value]))
    live.emit('balance-changed', { type: 'real', balance: 9, bonus: 0, wagering: 0, updated_at: 1001, currency: 'EUR' })
    expect(shown).toEqual([
      ['RUB', 'RUB', 100_000, [100]],
      ['EUR', 'EUR', 9, undefined],
    ])
    expect(player.level.value).toBeDefined()
    expect(player.messages.unreadCount).toBe(2)
    await player.loadBase()
    expect(http.paths().slice(before).sort()).toEqual([BALANCE, PROFILE])
  })
})

describe('live', () => {
  test("begins under the profile's hash and reads what it may have missed", async () => {
    layAll()
    const stop = player.start()
    expect(live.hash).toBeNull()
    await player.loadBase()
    expect(live.hash).toBe('hash-7')
    expect(http.paths().filter((path) => path === BALANCE || path === MESSAGES)).toHaveLength(4)
    stop()
    stop()
    expect([live.hash, live.listening]).toEqual([null, 0])
  })

  test('on a line that is not open yet reads nothing twice: its opening will', async () => {
    layAll()
    live.state = 'connecting'
    player.start()
    await player.loadBase()
    expect([live.hash, http.calls.length]).toEqual(['hash-7', 5])
    live.reconnect()
    // Another device may have excluded the player meanwhile.
    expect(http.calls).toHaveLength(9)
  })

  test('a new level is read', async () => {
    layAll()
    player.start()
    await player.loadBase()
    http.reply(LEVEL, { data: wireLevel({ index: 3 }) })
    live.emit('level-gifts-changed', { level: 3 })
    await settled()
    expect(player.level.value?.index).toBe(3)
  })

  test('a stop before the profile is loaded registers no player', async () => {
    layAll()
    player.start()()
    await player.loadBase()
    expect(live.hash).toBeNull()
  })

  test('disposing ends it and gives up what is under way', () => {
    player.start()
    void player.profile.load()
    void player.balance.load()
    player.dispose()
    expect([live.listening, ...http.calls.map(({ signal }) => signal?.aborted)]).toEqual([0, true, true])
  })
})

describe('balance', () => {
  beforeEach(() => player.start())

  test('follows real money, compoints and winback', async () => {
    http.reply(BALANCE, { data: wireBalance() })
    await player.balance.load()
    const seen: (number | undefined)[] = []
    const off = autorun(() => seen.push(player.balance.value?.real))
    money(90_000, 1001)
    money(1, 1002, 'bonus')
    money(99_000, 900)
    live.emit('compoints-balance-changed', { compointBalance: 41 })
    live.emit('winback-changed', { winback: 0 })
    off()
    expect(seen.filter((real, at) => real !== seen[at - 1])).toEqual([100_000, 90_000])
    expect(player.balance.value).toMatchObject({ compoints: 41, winback: 0, bonus: 0, hasActiveBonus: true })
  })

  describe('without times', () => {
    const untimed = (balance: number) => ({ data: wireBalance({ balance, updated_at: undefined }) })
    const real = () => player.balance.value?.real
    const calls = () => http.paths().filter((path) => path === BALANCE).length

    test('what arrives last counts', async () => {
      http.reply(BALANCE, untimed(100_000))
      await player.balance.load()
      money(90_000, null)
      money(80_000, null)
      expect([real(), calls()]).toEqual([80_000, 1])
    })

    test('an event during a read starts it again, as the answer may be older', async () => {
      http.hold(BALANCE)
      const loading = player.balance.load()
      const [first] = http.calls
      money(80_000, null)
      expect([first?.signal?.aborted, calls()]).toEqual([true, 2])
      await http.last.answer(untimed(80_000))
      expect(await loading).toMatchObject({ real: 80_000 })
    })
  })

  test('one change with the time of a clock that runs fast hides no later one', async () => {
    http.reply(BALANCE, { data: wireBalance({ updated_at: NOW }) })
    await player.balance.load()
    money(5000, 1e20)
    money(6000, NOW + 1)
    expect(player.balance.value?.real).toBe(6000)
    http.reply(BALANCE, { data: wireBalance({ balance: 7, updated_at: 1e20 }) })
    await player.balance.load()
    money(8000, NOW + 2)
    expect(player.balance.value?.real).toBe(8000)
  })

  test('what is read after a lost line wins', async () => {
    http.reply(BALANCE, { data: wireBalance({ updated_at: 5000 }) })
    await player.balance.load()
    http.reply(BALANCE, { data: wireBalance({ balance: 7, updated_at: 4000 }) })
    live.reconnect()
    await settled()
    expect(player.balance.value?.real).toBe(7)
  })

  test('an answer that was overtaken by events takes nothing back', async () => {
    const loading = player.balance.load()
    money(90_000, 1001)
    live.emit('compoints-balance-changed', { compointBalance: 41 })
    expect(player.balance.state).toEqual({ status: 'loading' })
    await http.last.answer({ data: wireBalance() })
    expect(await loading).toMatchObject({ real: 90_000, compoints: 41, winback: 300 })
    expect(player.balance.state).toMatchObject({ status: 'ready', value: { real: 90_000 } })
  })
})

describe('messages', () => {
  beforeEach(() => player.start())
  const unread = () => player.messages.unread.map(({ id }) => id)
  const loadTwo = async () => {
    http.reply(MESSAGES, { data: [wireMessage(1), wireMessage(2)] })
    await player.messages.reload()
  }

  test.each([
    ['refuses', () => http.last.fail(down)],
    ['does not agree', () => http.last.answer({ success: false })],
  ])('a server that %s brings it back, and it is logged', async (_, refuse) => {
    await loadTwo()
    const reading = player.messages.read('2')
    await refuse()
    await reading
    expect([unread(), log.labels]).toEqual([['2', '1'], ['reading a message']])
  })

  test('a live message that makes no sense is refused, one with a bad date has none', async () => {
    await loadTwo()
    live.emit('notification-update', { ...wireMessage(3), id: '' })
    await settled()
    expect([unread(), log.labels]).toEqual([['2', '1'], ['live message']])
    live.emit('notification-update', { ...wireMessage(3), created_at: 'soon' })
    await settled()
    expect(player.messages.items[0]).toMatchObject({ id: '3', createdAt: null })
  })

  test('a list that was asked for before a change takes the change on', async () => {
    await loadTwo()
    http.hold(MESSAGES)
    void player.messages.reload()
    const list = http.last
    live.emit('notification-remove', { id: 1 })
    void player.messages.read('2')
    live.emit('notification-update', wireMessage(3))
    await settled()
    expect(unread()).toEqual(['3'])
    await list.answer({ data: [wireMessage(1), wireMessage(2)] })
    expect([unread(), player.messages.items.map(({ id }) => id)]).toEqual([['3'], ['3', '2']])
    http.reply(MESSAGES, { data: [wireMessage(1)] })
    await player.messages.reload()
    expect(unread()).toEqual(['1'])
  })

  test('links that leave the web leave no button; texts stay as they came', async () => {
    http.reply(MESSAGES, {
      data: [
        wireMessage(1, { button: { text: 'x', link: 'javascript:1' } }),
        wireMessage(2),
        wireMessage(3, { button: null }),
      ],
    })
    await player.messages.reload()
    expect(player.messages.items.map(({ button }) => button?.link)).toEqual([undefined, '/promo', undefined])
    expect(player.messages.items[1]?.text).toBe('<b>Message 2</b>')
  })
})
