import { describe, expect, it } from 'vitest'
import { listenTo } from '../../testing/live-listener.ts'
import { aSandbox } from '../../testing/test-sandbox.ts'
import { isFields, textOf } from '../../ground/wire/fields.ts'

const PATH = '/json-api/user-achievements'

describe('achievements', () => {
  const sandbox = aSandbox()

  const list = async (token: string, locale = 'en') => sandbox.list(PATH, { token, locale })
  const progress = async (token: string) =>
    Object.fromEntries((await list(token)).map((one) => [one['id'], one['progress']]))
  const startRun = async (token: string): Promise<string> => {
    const game = sandbox.platform.catalogue.games.find((one) => !one.disabled && !one.producer.opensOwnPage)
    const { body } = await sandbox.post(
      `/json-api/eapi/game-run/${game?.slug}`,
      { platform: 'desktop', type: 'real' },
      { token },
    )
    return isFields(body['data']) ? textOf(body['data'], 'runToken') : ''
  }

  it('of the demo player are some completed, some begun', async () => {
    const all = await list(await sandbox.signIn())
    expect(all.filter(({ isCompleted }) => isCompleted)).toHaveLength(7)
    expect(all.filter(({ progress }) => Number(progress) > 0 && Number(progress) < 100)).toHaveLength(13)
  })

  it('move with real bets, with one live event', async () => {
    const { token, hash } = await sandbox.player({ balance: 10_000, currency: 'EUR' })
    const run = await startRun(token)
    const listener = await listenTo(sandbox.app)
    await listener.register(hash)
    const { runs } = sandbox.platform
    runs.spin(run, { bet: 100, lines: 20, idempotencyKey: 'first-key' }, () => ({ win: 2000, detail: null }))
    expect(await progress(token)).toMatchObject({ 1: 100, 2: 1, 6: 100, 7: 10, 11: 33, 16: 100, 17: 20 })
    expect(await listener.next('achievement-progress')).toEqual({ id: 1, progress: 100, isCompleted: true })
    expect(await listener.next('achievement-progress')).toEqual({ id: 2, progress: 1, isCompleted: false })
    runs.spin(run, { bet: 100, lines: 20, idempotencyKey: 'second-key' }, () => ({ win: 0, detail: null }))
    expect(await progress(token)).toMatchObject({ 2: 2, 7: 10, 17: 20 })
    listener.close()
  })

  it('give their gift when they are completed', async () => {
    const { token, userId } = await sandbox.player()
    const { achievements, players } = sandbox.platform
    const player = players.require(userId)
    achievements.setCounts(player, { spins: 99 })
    achievements.played(player, { bet: 100, win: 0 })
    achievements.played(player, { bet: 100, win: 0 })
    const gifts = await sandbox.list('/json-api/user-gifts', { token })
    expect(gifts.filter(({ reason }) => reason === 'achievement').map(({ title, amount }) => [title, amount])).toEqual([
      ['Compoints for “Warm-up”', 20],
    ])
  })
})
