import { beforeEach, describe, expect, it } from 'vitest'
import { cashierOf, codesOf, decideAt, newKey, type Cashier } from '../../testing/cashier.ts'
import { listenTo } from '../../testing/live-listener.ts'
import { codeOf, objectIn } from '../../testing/read-answer.ts'
import { aSandbox } from '../../testing/test-sandbox.ts'
import { textOf, type Fields } from '../../ground/wire/fields.ts'
import { periodAround } from './period.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const NOON = '2031-03-05T12:00:00.000Z'

describe('a player’s own limits', () => {
  const sandbox = aSandbox()
  let player: Cashier
  beforeEach(async () => {
    await sandbox.post('/__sandbox/clock', { now: NOON })
    player = await cashierOf(sandbox, { balance: 100_000 })
  })

  const advance = (ms: number) => sandbox.post('/__sandbox/clock', { advanceMs: ms })
  const token = () => sandbox.signIn(player.login, 'a-password')
  const limits = async () => objectIn(await player.get('/json-api/users/limits'))
  const put = async (path: string, body: Fields) =>
    sandbox.put(`/json-api/users/limits/${path}`, body, { token: await token() })
  const takeBreak = async (period: string) =>
    sandbox.post('/json-api/users/limits/break', { period }, { token: await token() })
  const play = async (type = 'real') => {
    const game = sandbox.platform.catalogue.games.find((one) => one.hasDemo && !one.disabled)
    return sandbox.post(`/json-api/eapi/game-run/${game?.slug ?? ''}`, { type }, { token: await token() })
  }

  describe('a deposit limit', () => {
    it('is lowered at once and raised after the market’s delay', async () => {
      expect(await limits()).toMatchObject({
        deposit: { day: { amount: null, used: 0, left: null, pending: null } },
        raise_delay: 86_400,
      })
      expect((await put('deposit', { period: 'day', amount: 500_000 })).body).toMatchObject({
        deposit: { day: { amount: 500_000, left: 500_000, frees_at: '2031-03-06T00:00:00.000Z', pending: null } },
      })
      const raised = await put('deposit', { period: 'day', amount: 900_000 })
      expect(raised.body).toMatchObject({ deposit: { day: { amount: 500_000, pending: { amount: 900_000 } } } })
      await advance(DAY - 60_000)
      expect(await limits()).toMatchObject({ deposit: { day: { amount: 500_000 } } })
      await advance(60_000)
      expect(await limits()).toMatchObject({ deposit: { day: { amount: 900_000, pending: null } } })
      await put('deposit', { period: 'day', amount: null })
      expect(await limits()).toMatchObject({ deposit: { day: { amount: 900_000, pending: { amount: null } } } })
      await put('deposit', { period: 'day', amount: 900_000 })
      expect(await limits()).toMatchObject({ deposit: { day: { amount: 900_000, pending: null } } })
      await put('deposit', { period: 'day', amount: 100_000 })
      expect(await limits()).toMatchObject({ deposit: { day: { amount: 100_000, pending: null } } })
    })

    it('refuses a deposit above it, names what is left and when it resets, and resets then', async () => {
      await put('deposit', { period: 'day', amount: 300_000 })
      await put('deposit', { period: 'week', amount: 400_000 })
      await player.deposit(200_000)
      expect(codesOf(await player.open(150_000))).toEqual([
        422,
        [
          {
            code: 'deposit_limit',
            field: 'amount',
            data: { period: 'day', limit: 300_000, left: 100_000, frees_at: '2031-03-06T00:00:00.000Z' },
          },
        ],
      ])
      await player.deposit(100_000)
      expect(await limits()).toMatchObject({ deposit: { day: { used: 300_000, left: 0 }, month: { left: null } } })
      await advance(DAY / 2)
      expect(codesOf(await player.open(150_000))).toMatchObject([
        422,
        [{ data: { period: 'week', left: 100_000, frees_at: '2031-03-10T00:00:00.000Z' } }],
      ])
      await player.deposit(100_000)
      expect(player.real()).toBe(500_000)
    })

    it('counts pending deposits and is checked again at payment', async () => {
      const opened = await player.open(200_000)
      const key = newKey()
      const second = await player.open(200_000, {}, key)
      await put('deposit', { period: 'day', amount: 300_000 })
      await decideAt(sandbox, textOf(opened.body, 'redirectUrl'), { decision: 'leave' })
      expect(await limits()).toMatchObject({ deposit: { day: { used: 200_000, left: 100_000 } } })
      await decideAt(sandbox, textOf(second.body, 'redirectUrl'), { decision: 'pay' })
      expect(await player.intent(key)).toMatchObject({ status: 'declined', reason: 'deposit_limit' })
    })

    it.each([
      [{ amount: 5 }, [{ code: 'required', field: 'period' }]],
      [{ period: 'year', amount: 5 }, [{ code: 'invalid', field: 'period' }]],
      [{ period: 'day' }, [{ code: 'required', field: 'amount' }]],
      [{ period: 'day', amount: 0 }, [{ code: 'invalid', field: 'amount' }]],
      [{ period: 'day', amount: 1.5 }, [{ code: 'invalid', field: 'amount' }]],
    ])('is not made of %o', async (body, errors) => {
      expect(codesOf(await put('deposit', body))).toEqual([422, errors])
    })
  })

  describe('limits of play', () => {
    const run = async () => textOf(objectIn((await play()).body['data']), 'runToken')
    const spin = (token: string, bet: number, win = 0) =>
      sandbox.platform.runs.spin(token, { bet, lines: 20, idempotencyKey: newKey() }, () => ({ win, detail: null }))
    const refusal = (act: () => unknown) => {
      try {
        act()
      } catch (error) {
        return error
      }
      return null
    }

    it('of loss: refuses the stake that would pass it, ends the game when nothing is left, and begins anew at midnight', async () => {
      const listener = await listenTo(sandbox.app)
      await listener.register(player.hash)
      await put('loss', { period: 'day', amount: 1000 })
      const token = await run()
      spin(token, 800, 200)
      expect(await limits()).toMatchObject({ loss: { day: { amount: 1000, used: 600, left: 400 } } })
      expect(refusal(() => spin(token, 500))).toMatchObject({ code: 'loss_limit', max: 400 })
      spin(token, 400)
      expect(refusal(() => spin(token, 1))).toMatchObject({ code: 'limit_reached' })
      expect(await listener.next('game-session-deactivated')).toEqual({ runToken: token })
      expect(refusal(() => spin(token, 1))).toMatchObject({ code: 'run_inactive' })
      expect(codesOf(await play())).toEqual([
        403,
        [
          {
            code: 'loss_limit',
            data: { period: 'day', limit: 1000, left: 0, frees_at: '2031-03-06T00:00:00.000Z' },
          },
        ],
      ])
      expect((await play('demo')).status).toBe(200)
      await advance(DAY / 2)
      expect(await limits()).toMatchObject({ loss: { day: { used: 0, left: 1000 } } })
      spin(await run(), 800)
      listener.close()
    })

    it('of a stake: refuses a higher one, and the game goes on', async () => {
      await put('stake', { period: 'round', amount: 300 })
      const token = await run()
      expect(refusal(() => spin(token, 301))).toMatchObject({ code: 'stake_limit', max: 300 })
      spin(token, 300)
      expect(await limits()).toMatchObject({ stake: { round: { amount: 300, used: 0, left: 300, frees_at: null } } })
    })

    it('of a session: ends it at its minutes, until half an hour without play has passed', async () => {
      await put('session', { period: 'session', amount: 20 })
      const token = await run()
      await advance(20 * MINUTE - 1000)
      spin(token, 100)
      await advance(1000)
      expect(refusal(() => spin(token, 100))).toMatchObject({ code: 'limit_reached' })
      expect(codesOf(await play())).toMatchObject([
        403,
        [{ code: 'session_limit', data: { period: 'session', limit: 20, left: 0 } }],
      ])
      await advance(30 * MINUTE)
      expect(await limits()).toMatchObject({ session: { session: { used: 0, left: 20, frees_at: null } } })
      expect((await play()).status).toBe(200)
    })

    it('of time: counts play over midnight for the day it was in, and time that a refused spin ended', async () => {
      await put('time', { period: 'day', amount: 30 })
      await sandbox.post('/__sandbox/clock', { now: '2031-03-05T23:45:00.000Z' })
      const token = await run()
      await advance(10 * MINUTE)
      spin(token, 100)
      await advance(10 * MINUTE)
      spin(token, 100)
      expect(await limits()).toMatchObject({ time: { day: { used: 5, left: 25 }, week: { used: 20, left: null } } })
      await advance(25 * MINUTE)
      expect(refusal(() => spin(token, 100))).toMatchObject({ code: 'limit_reached' })
      await advance(31 * MINUTE)
      expect(await limits()).toMatchObject({ time: { day: { used: 30, left: 0 } } })
      expect(codesOf(await play())).toMatchObject([403, [{ code: 'time_limit', data: { period: 'day' } }]])
    })

    it('give the first answer again to a spin that was answered before the limit was lowered', async () => {
      const token = await run()
      const order = { bet: 500, lines: 20, idempotencyKey: newKey() }
      const outcome = () => ({ win: 0, detail: null })
      const first = sandbox.platform.runs.spin(token, order, outcome)
      await put('loss', { period: 'week', amount: 1 })
      expect(sandbox.platform.runs.spin(token, order, outcome)).toEqual(first)
    })
  })

  it('net spend counts payouts that were made, and refuses a deposit above what is left', async () => {
    await put('net-spend', { period: 'week', amount: 250_000 })
    await player.deposit(200_000)
    expect(await limits()).toMatchObject({ net_spend: { week: { used: 200_000, left: 50_000 } } })
    expect(codesOf(await player.open(100_000))).toMatchObject([
      422,
      [{ code: 'net_spend_limit', field: 'amount', data: { period: 'week', left: 50_000 } }],
    ])
    await player.withdraw(150_000)
    expect(await limits()).toMatchObject({ net_spend: { week: { used: 200_000 } } })
    await advance(60 * MINUTE)
    expect(await limits()).toMatchObject({ net_spend: { week: { used: 50_000, left: 200_000 } } })
    await player.deposit(100_000)
  })

  it.each([
    ['stake', { period: 'day', amount: 5 }],
    ['session', { period: 'round', amount: 5 }],
    ['loss', { period: 'round', amount: 5 }],
  ])('a limit of kind %s is not made of %o', async (path, body) => {
    expect(codesOf(await put(path, body))).toEqual([422, [{ code: 'invalid', field: 'period' }]])
  })

  describe('a break', () => {
    it('ends open runs, refuses games and deposits until its end, and allows payouts', async () => {
      const listener = await listenTo(sandbox.app)
      await listener.register(player.hash)
      const key = newKey()
      const open = await player.open(200_000, {}, key)
      const { body: run } = await play()
      const { body } = await takeBreak('day')
      expect(body).toMatchObject({
        break: { period: 'day', until: expect.stringMatching(/^2031-03-06T12:00/) as string },
      })
      expect(await listener.next('game-session-deactivated')).toEqual({
        runToken: objectIn(run['data'])['runToken'],
      })
      expect(await listener.next('limits-changed')).toEqual({})
      expect(await player.intent(key)).toMatchObject({ status: 'cancelled', reason: 'on_break' })
      await decideAt(sandbox, textOf(open.body, 'redirectUrl'), { decision: 'pay' })
      expect(player.real()).toBe(100_000)
      const until = { until: objectIn(body['break'])['until'] }
      expect(codesOf(await player.open(200_000))).toEqual([403, [{ code: 'on_break', data: until }]])
      expect(codesOf(await play())).toEqual([403, [{ code: 'on_break', data: until }]])
      expect((await play('demo')).status).toBe(403)
      expect((await player.withdraw(50_000)).status).toBe(200)
      await advance(DAY)
      expect((await limits())['break']).toBeNull()
      expect([(await play()).status, (await player.open(200_000)).status]).toEqual([200, 200])
      listener.close()
    })

    it('can be made longer, never shorter', async () => {
      await takeBreak('week')
      const shorter = await takeBreak('day')
      expect([shorter.status, codeOf(shorter)]).toEqual([409, 'break_running'])
      expect((await takeBreak('month')).body).toMatchObject({ break: { period: 'month' } })
    })

    it('declines payments that were open at its start', async () => {
      const { body } = await player.open(200_000)
      sandbox.platform.playLimits.startBreak(player.userId, 'day')
      await decideAt(sandbox, textOf(body, 'redirectUrl'), { decision: 'pay' })
      expect(player.real()).toBe(100_000)
    })
  })

  describe('a session of play', () => {
    const session = async () => objectIn(await player.get('/json-api/users/play-session'))
    const idle = { started_at: null, seconds: 0, bet: 0, won: 0, net: 0, currency: 'RUB', remind_at: null }
    const spin = (run: Fields, bet: number, win: number) =>
      sandbox.platform.runs.spin(
        textOf(objectIn(run['data']), 'runToken'),
        { bet, lines: 20, idempotencyKey: newKey() },
        () => ({ win, detail: null }),
      )

    it('has its duration and result, and ends half an hour after the last spin', async () => {
      expect(await session()).toEqual(idle)
      await play('demo')
      expect(await session()).toEqual(idle)
      const { body: run } = await play()
      spin(run, 1000, 0)
      await advance(20 * 60_000)
      spin(run, 2000, 500)
      const { body: another } = await play()
      spin(another, 100, 100)
      expect(await session()).toMatchObject({ seconds: 1200, bet: 3100, won: 600, net: -2500 })
      await advance(30 * 60_000)
      expect(await session()).toEqual(idle)
      spin(another, 100, 0)
      expect(await session()).toMatchObject({ seconds: 0, bet: 100, net: -100 })
    })

    it('names when the next reminder is due', async () => {
      expect(codesOf(await put('reality-check', { minutes: 7 }))).toEqual([
        422,
        [{ code: 'invalid', field: 'minutes' }],
      ])
      expect((await put('reality-check', { minutes: 15 })).body).toMatchObject({ reality_check: { minutes: 15 } })
      await play()
      const { started_at: startedAt, remind_at: due } = await session()
      expect(Date.parse(String(due)) - Date.parse(String(startedAt))).toBe(15 * 60_000)
      await advance(16 * 60_000)
      const { body } = await sandbox.post('/json-api/users/play-session/reminded', undefined, { token: await token() })
      expect(Date.parse(String(body['remind_at'])) - Date.parse(String(startedAt))).toBeGreaterThanOrEqual(31 * 60_000)
      await put('reality-check', { minutes: null })
      expect((await session())['remind_at']).toBeNull()
    })
  })
})

describe('a period', () => {
  it.each([
    ['day', '2031-03-05T00:00:00.000Z', '2031-03-06T00:00:00.000Z'],
    ['week', '2031-03-03T00:00:00.000Z', '2031-03-10T00:00:00.000Z'],
    ['month', '2031-03-01T00:00:00.000Z', '2031-04-01T00:00:00.000Z'],
  ] as const)('of a %s lasts from %s to %s', (period, start, end) => {
    for (const moment of [start, NOON, new Date(Date.parse(end) - 1).toISOString()])
      expect(periodAround(Date.parse(moment), period)).toEqual({ start: Date.parse(start), end: Date.parse(end) })
  })
})
