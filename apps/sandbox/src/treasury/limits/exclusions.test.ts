import { beforeEach, describe, expect, it } from 'vitest'
import { cashierOf, codesOf, decideAt, newKey, type Cashier } from '../../testing/cashier.ts'
import { listenTo } from '../../testing/live-listener.ts'
import { codeOf, objectIn } from '../../testing/read-answer.ts'
import { aSandbox } from '../../testing/test-sandbox.ts'
import { textOf, type Fields } from '../../ground/wire/fields.ts'
import { afterTerm } from './term.ts'

const DAY = 86_400_000
const NOON = '2031-03-05T12:00:00.000Z'
/** A moment of a day, a little after noon: the platform's clock goes on. */
const at = (day: string) => expect.stringMatching(`^${day}T12:00:`) as string

describe('a self-exclusion', () => {
  const sandbox = aSandbox()
  let player: Cashier
  beforeEach(async () => {
    await sandbox.post('/__sandbox/clock', { now: NOON })
    player = await cashierOf(sandbox, { balance: 100_000 })
  })

  const advance = (ms: number) => sandbox.post('/__sandbox/clock', { advanceMs: ms })
  const token = () => sandbox.signIn(player.login, 'a-password')
  const call = async (path: string, body: Fields, market?: string) =>
    sandbox.post(path, body, { token: await token(), ...(market !== undefined && { headers: { 'x-market': market } }) })
  const exclude = (term: string | null, category: string | null = null, market?: string) =>
    call('/json-api/users/exclusion', { term, category }, market)
  const lift = (category: string | null = null) => call('/json-api/users/exclusion/lift', { category })
  const running = async () => objectIn(await player.get('/json-api/users/exclusion'))['running']
  const play = async (category: string, type = 'real') => {
    const game = sandbox.platform.catalogue.games.find(
      (one) => one.categories.some((slug) => slug === category) && !one.disabled && (type === 'real' || one.hasDemo),
    )
    return call(`/json-api/eapi/game-run/${game?.slug ?? ''}`, { type })
  }

  it('of all play ends runs, open deposits and memberships, closes the rest, and leaves payouts open', async () => {
    const listener = await listenTo(sandbox.app)
    await listener.register(player.hash)
    const { promotions, tournaments, players } = sandbox.platform
    const record = players.require(player.userId)
    const event = { slug: 'quiet', startsInMs: -DAY, endsInMs: 365 * DAY }
    await sandbox.post('/__sandbox/promotions', event)
    await sandbox.post('/__sandbox/tournaments', event)
    promotions.admit(promotions.require('quiet'), record, 5)
    tournaments.admit(tournaments.require('quiet'), record)
    expect([promotions.memberships(record), tournaments.memberships(record)]).toMatchObject([[{}], [{}]])
    const key = newKey()
    const open = await player.open(200_000, {}, key)
    const { body: run } = await play('slots')
    expect((await exclude('P6M')).body).toMatchObject({
      running: [{ category: null, ends_at: at('2031-09-05'), liftable_from: null }],
    })
    expect(await listener.next('game-session-deactivated')).toEqual({ runToken: objectIn(run['data'])['runToken'] })
    expect(await listener.next('limits-changed')).toEqual({})
    expect(await player.intent(key)).toMatchObject({ status: 'cancelled', reason: 'self_excluded' })
    await decideAt(sandbox, textOf(open.body, 'redirectUrl'), { decision: 'pay' })
    expect(player.real()).toBe(100_000)
    const refused = [403, [{ code: 'self_excluded', data: { until: at('2031-09-05') } }]]
    expect(codesOf(await player.open(200_000))).toEqual(refused)
    expect(codesOf(await play('slots'))).toEqual(refused)
    expect(codesOf(await play('slots', 'demo'))).toEqual(refused)
    expect(promotions.memberships(record)).toEqual([])
    expect(tournaments.memberships(record)).toEqual([])
    expect((await player.withdraw(50_000)).status).toBe(200)
    await advance(184 * DAY)
    expect(await running()).toEqual([])
    expect([(await play('slots')).status, (await player.open(200_000)).status]).toEqual([200, 200])
    listener.close()
  })

  it.each([
    ['/json-api/actions/be_participant', { action_id: 3 }],
    ['/json-api/high-fives', { actionId: 3, toUserId: 1 }],
    ['/json-api/v2/tournaments/1/members', {}],
    ['/json-api/user-gifts/cashbox-select', { user_gift_id: 1 }],
    ['/json-api/coupon-codes/activate', { code: 'WELCOME' }],
    ['/json-api/gifts/nondeposit/take-prize/1', {}],
    ['/json-api/compoint-products/1', {}],
    ['/json-api/duck-hunt/games/1/shots', { target: 0 }],
  ])('refuses %s, which a break does not', async (path, body) => {
    await call('/json-api/users/limits/break', { period: 'day' })
    expect(codeOf(await call(path, body))).not.toBe('on_break')
    await exclude('P6M')
    expect(codeOf(await call(path, body))).toBe('self_excluded')
  })

  it('of a kind of games closes its games only', async () => {
    await exclude(null, 'live')
    expect(codeOf(await play('live'))).toBe('self_excluded')
    expect((await play('slots')).status).toBe(200)
    expect((await player.open(200_000)).status).toBe(200)
  })

  it('can be made longer, never shorter', async () => {
    await exclude('P1Y')
    expect([(await exclude('P6M')).status, codeOf(await exclude('P6M'))]).toEqual([409, 'exclusion_running'])
    expect((await exclude('P5Y')).status).toBe(200)
    expect((await exclude(null)).status).toBe(409)
  })

  it('that is open-ended is lifted by request only, after its least time and the cooling-off', async () => {
    await exclude(null)
    expect(codesOf(await lift())).toEqual([409, [{ code: 'exclusion_too_early', data: { from: at('2031-09-05') } }]])
    await advance(184 * DAY)
    expect(await running()).toMatchObject([{ ends_at: null }])
    expect((await lift()).body).toMatchObject({ running: [{ ends_at: at('2031-09-12') }] })
    expect(codeOf(await lift())).toBe('exclusion_ends')
    expect(codeOf(await play('slots'))).toBe('self_excluded')
    await advance(7 * DAY)
    expect((await play('slots')).status).toBe(200)
    expect((await lift()).status).toBe(404)
  })

  it('has the terms of the market', async () => {
    expect((await exclude('P30D', null, 'gb')).status).toBe(422)
    expect((await exclude('P6M', null, 'gb')).body).toMatchObject({
      running: [{ ends_at: null, liftable_from: at('2031-09-05') }],
      cooling: 'P1D',
    })
  })

  it.each([
    [{ category: null }, 'required'],
    [{ term: 7 }, 'invalid'],
    [{ term: 'P2D' }, 'invalid'],
    [{ term: 'P6M', category: 'top' }, 'invalid'],
  ])('is not made of %o', async (body, code) => {
    const answer = await call('/json-api/users/exclusion', body)
    expect([answer.status, codeOf(answer)]).toEqual([422, code])
  })
})

it.each([
  ['2031-01-31', 'P1M', '2031-02-28'],
  ['2031-01-31', 'P30D', '2031-03-02'],
  ['2032-02-29', 'P1Y', '2033-02-28'],
])('from %s, %s ends on %s', (from, term, expected) => {
  expect(new Date(afterTerm(Date.parse(from), term)).toISOString()).toBe(`${expected}T00:00:00.000Z`)
})
