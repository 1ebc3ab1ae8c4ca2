import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listenTo } from '../../testing/live-listener.ts'
import { openTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts'
import type { Fields } from '../../wire/fields.ts'

const DAY = 86_400_000
/** Candy birthday: running, with high fives. Coin bazaar has none. */
const RUNNING = 3
const WITHOUT = 5

describe('high fives', () => {
  let sandbox: TestSandbox
  beforeEach(() => {
    sandbox = openTestSandbox()
  })
  afterEach(() => sandbox.app.close())

  const member = async (state: Record<string, unknown> = {}) => {
    const player = await sandbox.player(state)
    sandbox.platform.promotions.members.add(RUNNING, player.userId)
    return player
  }
  const give = async (token: string, toUserId: number, actionId = RUNNING) => {
    const { body } = await sandbox.post('/json-api/high-fives', { actionId, toUserId }, { token })
    return body['success'] === true ? 'given' : (body['errors'] as Fields[])[0]?.['code']
  }
  const data = async (path: string, token?: string) =>
    (await sandbox.get(`/json-api/actions/${RUNNING}/${path}`, { token })).body['data'] as Fields
  const rivals = () =>
    sandbox.platform.promotions.participants
      .all(sandbox.platform.promotions.require(RUNNING))
      .filter(({ playerId }) => playerId === null)

  it('bring 1 point for giving and 2 for receiving, each with its entry in the log', async () => {
    const [ann, bob] = [await member({ nickname: 'ann' }), await member({ nickname: 'bob' })]
    expect(await give(ann.token, bob.userId)).toBe('given')
    expect(await data('user-data', ann.token)).toMatchObject({ points: 1 })
    expect(await data('user-data', bob.token)).toMatchObject({ points: 2 })
    expect(await data('participant', bob.token)).toMatchObject({ highFives: 1 })
    const log = await sandbox.get(`/json-api/action-balance-logs?actionId=${RUNNING}`, { token: bob.token })
    expect(log.body['data']).toMatchObject([{ points: 2, reason: 'high_five_received' }])
    expect(await data('high-fives?type=sent', ann.token)).toMatchObject({
      items: [{ userId: bob.userId, username: 'bob' }],
      totalItems: 1,
    })
    expect(await data('high-fives?type=received', bob.token)).toMatchObject({ items: [{ username: 'ann' }] })
    expect(await data('high-fives/statistic', ann.token)).toMatchObject({
      sent: 1,
      received: 0,
      daily: { sent: 1, limit: 5 },
    })
  })

  it('are five a day and two of them to one player, by the clock', async () => {
    const ann = await member()
    const [first, second, third] = rivals()
    const to = [first, first, first, second, second, third, third]
    const outcomes = []
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const rival of to) outcomes.push(await give(ann.token, rival!.id))
    expect(outcomes).toEqual([
      'given',
      'given',
      'high_five_per_user_limit_reached',
      'given',
      'given',
      'given',
      'high_five_daily_limit_reached',
    ])
    sandbox.platform.clock.advance(DAY)
    expect(await give(await sandbox.signIn(ann.login, 'a-password'), first!.id)).toBe('given')
  })

  it('are refused with what stands against them', async () => {
    const [ann, bob, eve] = [await member(), await sandbox.player(), await member({ flags: ['multi_account'] })]
    expect(await give(ann.token, ann.userId)).toBe('action_self_palm')
    expect(await give(ann.token, bob.userId)).toBe('cannot_high_five')
    expect(await give(bob.token, ann.userId)).toBe('not_participant')
    expect(await give(ann.token, eve.userId)).toBe('user_is_blocked_for_multi_account')
    expect(await give(eve.token, ann.userId)).toBe('multi_account')
    expect(await give(ann.token, bob.userId, WITHOUT)).toBe('action_not_allowed')
    expect(await give(ann.token, bob.userId, 404)).toBe('invalid_promotion')
    sandbox.platform.clock.advance(20 * DAY)
    expect(await give(await sandbox.signIn(ann.login, 'a-password'), bob.userId)).toBe('promotion_finished')
    expect((await sandbox.post('/json-api/high-fives', { actionId: RUNNING, toUserId: 1 })).status).toBe(401)
  })

  it('cost points where the promotion says so, which the receiver gets', async () => {
    const SLUG = 'seven-days-of-wilds'
    const { id } = sandbox.platform.promotions.require(SLUG)
    const [ann, bob] = [await sandbox.player(), await sandbox.player()]
    const pointsOf = async ({ token }: typeof ann) =>
      (await sandbox.get(`/json-api/actions/${id}/user-data`, { token })).body['data']
    await sandbox.post(`/__sandbox/promotions/${SLUG}/members`, { login: ann.login, points: 9 })
    await sandbox.post(`/__sandbox/promotions/${SLUG}/members`, { login: bob.login })
    expect((await sandbox.get(`/json-api/actions/${SLUG}`)).body['data']).toMatchObject({ highFiveCost: 5 })
    expect(await give(ann.token, bob.userId, id)).toBe('given')
    expect([await pointsOf(ann), await pointsOf(bob)]).toMatchObject([{ points: 4 }, { points: 5 }])
    expect(await give(ann.token, bob.userId, id)).toBe('insufficient_funds')
    expect(await pointsOf(ann)).toMatchObject({ points: 4 })
  })

  it('are not given before the start', async () => {
    const ann = await sandbox.player()
    const dragon = sandbox.platform.promotions.require('dragon-hearts')
    expect(await give(ann.token, 5, dragon.id)).toBe('promotion_inactive')
  })

  it('tell the receiver, also those that a control call makes a rival give', async () => {
    const [ann, bob] = [await member({ nickname: 'ann' }), await member()]
    const live = await listenTo(sandbox.app)
    await live.register(bob.hash)
    await give(ann.token, bob.userId)
    expect(await live.next('high-five-received')).toEqual({ slug: 'candy-birthday', username: 'ann' })
    await sandbox.post(`/__sandbox/promotions/${RUNNING}/high-fives`, { login: bob.login })
    expect(await live.next('high-five-received')).toMatchObject({ slug: 'candy-birthday' })
    expect(await data('user-data', bob.token)).toMatchObject({ points: 4 })
    live.close()
  })

  it('of all players are told to guests, the latest first', async () => {
    const [ann, bob] = [await member({ nickname: 'ann' }), await member({ nickname: 'bob' })]
    const before = await data('high-fives/statistic')
    await give(ann.token, bob.userId)
    const all = Number(before['sent']) + 1
    expect(await data('high-fives/statistic')).toMatchObject({ sent: all, received: all, daily: null })
    const page = await data('high-fives?type=sent&limit=10')
    expect(page).toMatchObject({ totalItems: all })
    expect((page['items'] as Fields[])[0]).toMatchObject({ username: 'ann' })
    expect(page['items']).toHaveLength(10)
    const second = await data('high-fives?type=sent&limit=10&page=2')
    const ids = [page, second].flatMap(({ items }) => (items as Fields[]).map(({ id }) => id))
    expect(new Set(ids).size).toBe(20)
    expect((await data('high-fives?type=received'))['items']).toMatchObject([
      { username: 'bob' },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ])
  })

  it('of a promotion that is made anew are forgotten', async () => {
    const ann = await member()
    await give(ann.token, rivals()[0]!.id)
    await sandbox.post('/__sandbox/reset')
    const sql = 'SELECT COUNT(*) AS n FROM promotion_high_fives'
    expect(sandbox.platform.database.get<{ n: number }>(sql)?.n).toBe(0)
  })
})
