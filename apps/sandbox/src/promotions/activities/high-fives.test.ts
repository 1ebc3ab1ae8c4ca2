import { describe, expect, it } from 'vitest'
import { listenTo } from '../../testing/live-listener.ts'
import { codeOf } from '../../testing/read-answer.ts'
import { aSandbox } from '../../testing/test-sandbox.ts'

const DAY = 86_400_000
/** Candy birthday: running, with high fives. Coin bazaar has none. */
const RUNNING = 3
describe('high fives', () => {
  const sandbox = aSandbox()

  const member = async (state: Record<string, unknown> = {}) => {
    const player = await sandbox.player(state)
    sandbox.platform.promotions.members.add(RUNNING, player.userId)
    return player
  }
  const give = async (token: string, toUserId: number, actionId = RUNNING) => {
    const answer = await sandbox.post('/json-api/high-fives', { actionId, toUserId }, { token })
    return answer.body['success'] === true ? 'given' : codeOf(answer)
  }
  const data = (path: string, token?: string) => sandbox.data(`/json-api/actions/${RUNNING}/${path}`, { token })
  const rivals = () =>
    sandbox.platform.promotions.participants
      .all(sandbox.platform.promotions.require(RUNNING))
      .filter(({ playerId }) => playerId === null)

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

  it('notify the receiver, also those that a control call makes a rival give', async () => {
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

  it('of a promotion that is replaced are forgotten', async () => {
    const ann = await member()
    await give(ann.token, rivals()[0]!.id)
    await sandbox.post('/__sandbox/reset')
    const sql = 'SELECT COUNT(*) AS n FROM promotion_high_fives'
    expect(sandbox.platform.database.get<{ n: number }>(sql)?.n).toBe(0)
  })
})
