/**
 * @promise Limits: own limits, reminder and break
 * @proof limits-page.stories, reality-check-dialog.stories
 * @journey cashbox/limits
 */

import { autorun } from 'mobx'
import { beforeEach, describe, expect, it } from 'vitest'
import { DomainError, createClock, SPREAD_MS } from '../../core/index.ts'
import { FakeDevice, FakeLive, FakeLog, HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { createLifetime } from '../../testing/lifetime.ts'
import { LimitsStore } from './limits-store.ts'
import { changeOf, limitOfPlay, placedLimits, tightestLimit, type OwnLimit } from './own-limit.ts'
import { breaksToTake, refusalOfPlay, secondsPlayed, runningBreak } from './player-limits.ts'

const LIMITS = '/json-api/users/limits'
const SESSION = '/json-api/users/play-session'
const NOW = Date.parse('2026-01-15T12:00:00Z')
const MINUTE = 60_000
const iso = (at: number) => new Date(at).toISOString()

const wireLimit = (more: object = {}) => ({
  amount: 50_000,
  used: 20_000,
  left: 30_000,
  frees_at: '2026-01-16T00:00:00Z',
  pending: null,
  ...more,
})
const wireLimits = (more: object = {}) => ({
  currency: 'EUR',
  deposit: { day: wireLimit(), week: wireLimit({ amount: null, left: null }), month: wireLimit() },
  raise_delay: 86_400,
  reality_check: { minutes: 30 },
  break: null,
  ...more,
})
const wireSession = (more: object = {}) => ({
  started_at: iso(NOW - 10 * MINUTE),
  seconds: 600,
  bet: 5000,
  won: 3000,
  net: -2000,
  currency: 'EUR',
  remind_at: iso(NOW + 20 * MINUTE),
  ...more,
})

const anOwnLimit = (more: Partial<OwnLimit> = {}): OwnLimit => ({
  amount: null,
  used: 0,
  left: null,
  freesAt: 1,
  pending: null,
  highest: null,
  isRequired: false,
  ...more,
})
const leaves = (left: number, freesAt: number | null) => anOwnLimit({ amount: 100, left, freesAt })

it.each([
  [100, 50, 'at-once'],
  [null, 50, 'at-once'],
  [100, 200, 'waits'],
  [100, null, 'waits'],
  [100, 100, 'same'],
  [null, null, 'same'],
] as const)('a limit of %s that becomes %s: %s', (before, after, expected) => {
  expect(changeOf({ amount: before }, after)).toBe(expected)
})

describe('the tightest limit of deposits', () => {
  const none = anOwnLimit()

  it('leaves the least; of equal ones it frees last', () => {
    expect(tightestLimit({ own: { deposit: { day: none, week: none, month: none } } }, 0)).toBeNull()
    expect(tightestLimit({ own: { deposit: { day: leaves(50, 1), week: leaves(20, 7), month: none } } }, 0)).toEqual({
      kind: 'deposit',
      span: 'week',
      left: 20,
      freesAt: 7,
    })
    expect(
      tightestLimit({ own: { deposit: { day: leaves(0, 1), week: leaves(0, 7), month: leaves(30, 30) } } }, 0),
    ).toMatchObject({ left: 0, freesAt: 7 })
  })

  it('is one of what is paid in, net spend too, and none of play', () => {
    const own = { deposit: { day: leaves(50, 1) }, net_spend: { week: leaves(40, 7) }, loss: { day: leaves(0, 1) } }
    expect(tightestLimit({ own }, 0)).toMatchObject({ kind: 'net_spend', span: 'week', left: 40 })
  })

  it('is not known once its period is over, until the limits are read again', () => {
    const limits = { own: { deposit: { day: leaves(0, NOW), week: leaves(20, NOW + 7) } } }
    expect(tightestLimit(limits, NOW - 1)).toMatchObject({ span: 'day', left: 0 })
    expect(tightestLimit(limits, NOW)).toMatchObject({ span: 'week', left: 20 })
  })
})

describe('a game for money does not start', () => {
  it.each([
    ['no limit', {}, null],
    ['something left of each', { loss: { day: leaves(1, NOW + 1) }, time: { day: leaves(1, NOW + 1) } }, null],
    ['a loss limit used up', { loss: { day: leaves(0, NOW + 1) } }, 'loss'],
    ['the time of the day used up', { time: { day: leaves(0, NOW + 1) } }, 'time'],
    ['the session at its limit', { session: { session: leaves(0, NOW + 1) } }, 'session'],
    [
      'a limit of deposits or stakes used up',
      { deposit: { day: leaves(0, NOW + 1) }, stake: { round: leaves(0, null) } },
      null,
    ],
    ['a period that is over', { loss: { day: leaves(0, NOW) } }, null],
    [
      'two used up: the one that frees last',
      { loss: { day: leaves(0, NOW + 1) }, time: { week: leaves(0, NOW + 7) } },
      'time',
    ],
  ] as const)('%s', (_, own, expected) => {
    expect(limitOfPlay({ own }, NOW)?.kind ?? null).toBe(expected)
  })
})

it('the site refuses a game as the platform would: a break before a limit, with the time it frees', () => {
  const own = { loss: { week: leaves(0, NOW + 1000) } }
  expect(refusalOfPlay({ own, asks: [], break: { period: 'day', until: NOW + 5 } }, NOW)).toMatchObject({
    kind: 'forbidden',
    codes: ['on_break'],
    data: { until: iso(NOW + 5) },
  })
  expect(refusalOfPlay({ own, asks: [], break: null }, NOW)).toMatchObject({
    kind: 'forbidden',
    codes: ['loss_limit'],
    data: { period: 'week', frees_at: iso(NOW + 1000) },
  })
  expect(refusalOfPlay({ own, asks: [], break: null }, NOW + 1000)).toBeNull()
  const asked = (at: 'deposit' | 'game') =>
    refusalOfPlay({ own: {}, asks: [{ at, kinds: ['loss'], maySkip: false, isAgain: false }], break: null }, NOW)
  expect([asked('deposit'), asked('game')?.codes]).toEqual([null, ['limits_asked']])
})

it('a break is in force until its end', () => {
  const limits = { break: { period: 'day', until: NOW } } as const
  expect(runningBreak(limits, NOW - 1)).toEqual(limits.break)
  expect(runningBreak(limits, NOW)).toBeNull()
  expect(runningBreak({ break: null }, NOW)).toBeNull()
})

it.each([
  [null, ['day', 'week', 'month']],
  [{ period: 'day', until: NOW + 60 * MINUTE }, ['day', 'week', 'month']],
  [{ period: 'week', until: NOW + 7 * 24 * 60 * MINUTE + 5 }, ['week', 'month']],
  [{ period: 'week', until: NOW + 3 * 24 * 60 * MINUTE }, ['week', 'month']],
  [{ period: 'month', until: NOW + 20 * 24 * 60 * MINUTE }, ['month']],
] as const)('during the break %j only what ends later can be taken: %j', (running, expected) => {
  expect(breaksToTake(running, NOW)).toEqual(expected)
})

it('seconds played are rounded down, and 0 between sessions', () => {
  expect(secondsPlayed({ startedAt: NOW - 119_999 }, NOW)).toBe(119)
  expect(secondsPlayed({ startedAt: NOW + 1000 }, NOW)).toBe(0)
  expect(secondsPlayed({ startedAt: null }, NOW)).toBe(0)
})

describe('the limits of a player', () => {
  let http: FakeHttp
  let live: FakeLive
  let timers: HandTimers
  let log: FakeLog
  let now: number
  let limits: LimitsStore
  let lifetime: ReturnType<typeof createLifetime>
  beforeEach(() => {
    http = new FakeHttp().reply(LIMITS, { data: wireLimits() }).reply(SESSION, { data: wireSession() })
    live = new FakeLive()
    timers = new HandTimers()
    log = new FakeLog()
    now = NOW
    lifetime = createLifetime({ timers, log, live })
    const host = { clock: createClock(() => now), random: () => 0.5, deviceSignals: new FakeDevice() }
    limits = new LimitsStore({ http, live, ...host, ...lifetime })
    lifetime.lifetime.start()
  })
  const pass = async (ms: number) => {
    now += ms
    timers.advance(ms)
    await settled()
  }
  const readings = (path: string) => http.calls.filter((call) => call.path === path && call.method === 'GET').length

  it('are read with authorization', async () => {
    expect(await limits.limits.ensure()).toEqual({
      currency: 'EUR',
      asks: [],
      own: {
        deposit: {
          day: anOwnLimit({ amount: 50_000, used: 20_000, left: 30_000, freesAt: Date.parse('2026-01-16T00:00:00Z') }),
          week: expect.objectContaining({ amount: null, left: null }) as OwnLimit,
          month: expect.anything() as OwnLimit,
        },
      },
      raiseDelay: 86_400_000,
      realityCheck: 30,
      break: null,
    })
    expect(http.last).toMatchObject({ auth: true })
  })

  it('have the kinds of the platform, without those that it lacks; a bad entry costs itself only', async () => {
    const round = wireLimit({ amount: 500, used: 0, left: 500, frees_at: null, max: 1000, required: true })
    const loss = { day: wireLimit(), week: 'x', month: wireLimit({ frees_at: 'soon' }) }
    http.reply(LIMITS, { data: wireLimits({ loss, stake: { round }, session: 'x' }) })
    const { own } = await limits.limits.ensure()
    expect([own.net_spend, own.time, own.session]).toEqual([undefined, undefined, undefined])
    expect(placedLimits(own, ['loss', 'stake', 'session'])).toMatchObject([
      { kind: 'loss', span: 'day', limit: { left: 30_000, highest: null } },
      { kind: 'stake', span: 'round', limit: { freesAt: null, highest: 1000, isRequired: true } },
    ])
    expect([own.loss?.week, own.loss?.month]).toEqual([null, null])
  })

  it.each([
    ['net_spend', 'month', 'net-spend'],
    ['stake', 'round', 'stake'],
    ['session', 'session', 'session'],
  ] as const)('of kind %s are set over a %s', async (kind, span, path) => {
    http.reply(`${LIMITS}/${path}`, wireLimits({ [kind]: { [span]: wireLimit({ amount: 60 }) } }))
    expect(await limits.setLimit(kind, span).run(60)).toMatchObject({ status: 'done' })
    expect(http.last).toMatchObject({ method: 'PUT', body: { period: span, amount: 60 } })
    expect(limits.setLimit(kind, span).state.status).toBe('done')
  })

  it('are asked for as the platform says, without what cannot be read, until it says that this is answered', async () => {
    const asks = [
      { at: 'deposit', kinds: ['deposit', 'x'], may_skip: true },
      { at: 'elsewhere', kinds: [] },
      { at: 'game', kinds: ['loss'], may_skip: true, again: true },
    ]
    http.reply(LIMITS, { data: wireLimits({ asks }) }).reply(`${LIMITS}/answered`, wireLimits({ asks }))
    expect((await limits.limits.ensure()).asks).toEqual([
      { at: 'deposit', kinds: ['deposit'], maySkip: true, isAgain: false },
      { at: 'game', kinds: ['loss'], maySkip: true, isAgain: true },
    ])
    expect((await limits.answerAsk.run('deposit')).status).not.toBe('done')
    http.reply(`${LIMITS}/answered`, wireLimits({ asks: [] }))
    expect(await limits.answerAsk.run('deposit')).toMatchObject({ status: 'done', value: { asks: [] } })
  })

  it('are changed one after the other, also after a failure', async () => {
    await limits.limits.ensure()
    const day = limits.setLimit('deposit', 'day').run(100)
    const week = limits.setLimit('deposit', 'week').run(200)
    expect([limits.setLimit('deposit', 'week').isBusy, limits.setLimit('deposit', 'month').isBusy]).toEqual([
      true,
      false,
    ])
    await settled()
    const changes = () => http.calls.filter(({ path }) => path === `${LIMITS}/deposit`).map(({ body }) => body)
    expect(changes()).toEqual([{ period: 'day', amount: 100 }])
    await http.last.fail(new DomainError('network'))
    expect(await day).toMatchObject({ status: 'missing' })
    expect(changes()).toEqual([
      { period: 'day', amount: 100 },
      { period: 'week', amount: 200 },
    ])
    await http.last.answer(wireLimits())
    expect(await week).toMatchObject({ status: 'done' })
  })

  it.each([
    ['the new one is in force', { amount: 100 }, 100, 'done'],
    ['another is in force', { amount: 50 }, 100, 'missing'],
    ['the looser one waits', { pending: { amount: null, from: iso(NOW) } }, null, 'done'],
    [
      'the looser one that it should replace still waits',
      { amount: 100, pending: { amount: null, from: iso(NOW) } },
      100,
      'missing',
    ],
  ] as const)('are settled by the platform after a lost answer: %s', async (_words, day, amount, status) => {
    http.reply(LIMITS, { data: wireLimits({ deposit: { ...wireLimits().deposit, day: wireLimit(day) } }) })
    const set = limits.setLimit('deposit', 'day').run(amount)
    await settled()
    await http.last.fail(new DomainError('network'))
    expect(await set).toMatchObject({ status })
  })

  it('that cannot be read after a lost answer are not said to be unchanged', async () => {
    http.reply(LIMITS, { data: wireLimits({ deposit: { ...wireLimits().deposit, day: 'x' }, reality_check: 'x' }) })
    for (const press of [limits.setLimit('deposit', 'day').run(100), limits.setRealityCheck.run(60)]) {
      // oxlint-disable-next-line no-await-in-loop -- changes are sent one after the other
      await settled()
      // oxlint-disable-next-line no-await-in-loop -- as above
      await http.last.fail(new DomainError('network'))
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await press).toMatchObject({ status: 'unclear' })
    }
  })

  it('are unchanged after a refusal', async () => {
    await limits.limits.ensure()
    const taken = limits.takeBreak.run('day')
    await settled()
    await http.last.fail(new DomainError('rejected', { codes: ['break_running'] }))
    expect(await taken).toMatchObject({ status: 'refused', error: { codes: ['break_running'] } })
    expect(limits.limits.value?.break).toBeNull()
  })

  it('are read again on live events and after a lost connection, if they were read before', async () => {
    live.emit('limits-changed', {})
    live.reconnect()
    expect(http.calls).toEqual([])
    await limits.limits.ensure()
    live.emit('limits-changed', {})
    await settled()
    live.emit('treasury-transaction-updated', { transaction_id: 1, type: 'deposit', status: 'done' })
    await settled()
    live.reconnect()
    await settled()
    expect([readings(LIMITS), readings(SESSION)]).toEqual([4, 0])
  })

  it.each([
    ['a period ends', { deposit: { ...wireLimits().deposit, day: wireLimit({ frees_at: iso(NOW + 5 * MINUTE) }) } }],
    [
      'a looser limit begins',
      {
        deposit: {
          ...wireLimits().deposit,
          week: wireLimit({ pending: { amount: null, from: iso(NOW + 5 * MINUTE) } }),
        },
      },
    ],
    ['a break ends', { break: { period: 'day', until: iso(NOW + 5 * MINUTE) } }],
  ] as const)('are read again when %s while they are watched', async (_, changes) => {
    http.reply(LIMITS, { data: wireLimits(changes) })
    await limits.limits.ensure()
    const stop = limits.watch()
    await pass(5 * MINUTE - 1000)
    expect(readings(LIMITS)).toBe(1)
    await pass(1000 + SPREAD_MS)
    expect(readings(LIMITS)).toBe(2)
    await pass(5 * MINUTE)
    stop()
    expect(readings(LIMITS)).toBe(2)
  })

  it('are read again while they are shown, because play in another tab uses them up', async () => {
    lifetime.reads.start()
    const hide = autorun(() => void limits.limits.value)
    await settled()
    expect(readings(LIMITS)).toBe(1)
    await pass(30_000)
    expect(readings(LIMITS)).toBe(2)
    hide()
    await pass(60_000)
    expect(readings(LIMITS)).toBe(2)
  })

  it('read the play session once for many spins', async () => {
    limits.followPlay()
    await settled()
    expect(limits.session.value).toMatchObject({ net: -2000, startedAt: NOW - 10 * MINUTE })
    const spin = { type: 'real', balance: 1, bonus: 0, wagering: 0, updated_at: 1 }
    for (let count = 0; count < 5; count += 1) live.emit('balance-changed', spin)
    await pass(2000)
    expect(readings(SESSION)).toBeLessThanOrEqual(3)
    expect(readings(SESSION)).toBeGreaterThan(1)
  })

  it('make a reminder due in time, until it is answered', async () => {
    limits.followPlay()
    await settled()
    await pass(20 * MINUTE - 1)
    expect(limits.isReminderDue).toBe(false)
    await pass(1)
    expect(limits.isReminderDue).toBe(true)
    http.reply(`${SESSION}/reminded`, wireSession({ remind_at: iso(now + 30 * MINUTE) }))
    await limits.reminded()
    expect(limits.isReminderDue).toBe(false)
    http.reply(SESSION, { data: wireSession({ remind_at: iso(now + 30 * MINUTE) }) })
    await pass(30 * MINUTE)
    expect(limits.isReminderDue).toBe(true)
  })

  it('repeat an answer that did not reach the platform, without a second reminder', async () => {
    http.reply(SESSION, { data: wireSession({ remind_at: iso(now - 1) }) })
    limits.followPlay()
    await settled()
    http.serve(`${SESSION}/reminded`, () => Promise.reject(new DomainError('unavailable', { status: 503 })))
    await limits.reminded()
    http.reply(SESSION, { data: wireSession({ remind_at: iso(now - 1), net: -2500 }) })
    http.reply(`${SESSION}/reminded`, wireSession({ remind_at: iso(now + 30 * MINUTE) }))
    limits.followPlay()
    await settled()
    expect(limits.isReminderDue).toBe(false)
    await pass(30 * MINUTE)
    expect(http.paths().filter((path) => path === `${SESSION}/reminded`)).toHaveLength(2)
  })

  it('do not remind again because of a read that began before the answer', async () => {
    http.reply(SESSION, { data: wireSession({ remind_at: iso(now - 1) }) })
    limits.followPlay()
    await settled()
    http.hold(SESSION).reply(`${SESSION}/reminded`, wireSession({ remind_at: iso(now + 30 * MINUTE) }))
    limits.followPlay()
    const early = http.last
    await limits.reminded()
    await early.answer({ data: wireSession({ remind_at: iso(now - 1) }) })
    expect(limits.isReminderDue).toBe(false)
    expect(limits.session.value?.remindAt).toBe(now + 30 * MINUTE)
    expect(http.paths().filter((path) => path === `${SESSION}/reminded`)).toHaveLength(1)
  })

  it('are not undone by a read that began before the change', async () => {
    await limits.limits.ensure()
    http.hold(LIMITS).reply(`${LIMITS}/reality-check`, wireLimits({ reality_check: { minutes: 60 } }))
    live.emit('limits-changed', {})
    const early = http.last
    await limits.setRealityCheck.run(60)
    await early.answer({ data: wireLimits() })
    expect(limits.limits.value?.realityCheck).toBe(60)
  })

  it('make a reminder due even if the session cannot be read', async () => {
    limits.followPlay()
    await settled()
    http.serve(SESSION, () => Promise.reject(new DomainError('network')))
    await pass(20 * MINUTE)
    expect(limits.isReminderDue).toBe(true)
  })

  it('do not remind after the session ended or another device answered', async () => {
    limits.followPlay()
    await settled()
    http.reply(SESSION, { data: wireSession({ started_at: null, remind_at: null, net: 0 }) })
    await pass(20 * MINUTE)
    expect(limits.isReminderDue).toBe(false)
    http.reply(SESSION, { data: wireSession({ remind_at: iso(now - 1) }) })
    limits.followPlay()
    await settled()
    expect(limits.isReminderDue).toBe(true)
    http.reply(SESSION, { data: wireSession({ remind_at: iso(now + MINUTE) }) })
    live.emit('limits-changed', {})
    await settled()
    expect(limits.isReminderDue).toBe(false)
  })

  it('leave no timer or listener behind', async () => {
    limits.followPlay()
    await settled()
    lifetime.lifetime.dispose()
    expect([live.listening, timers.pending]).toEqual([0, 0])
  })
})
