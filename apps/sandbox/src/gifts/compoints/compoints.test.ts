import { describe, expect, it } from 'vitest'
import { listenTo } from '../../testing/live-listener.ts'
import { aSandbox } from '../../testing/test-sandbox.ts'
import { isFields, textOf } from '../../ground/wire/fields.ts'

const CONFIG = '/json-api/compoints/config'
describe('compoints', () => {
  const sandbox = aSandbox()

  const startRun = async (token: string, category: 'slots' | 'table'): Promise<string> => {
    const game = sandbox.platform.catalogue.games.find(
      ({ categories, disabled, producer }) => categories.includes(category) && !disabled && !producer.opensOwnPage,
    )
    const order = { platform: 'desktop', type: 'real' }
    const { body } = await sandbox.post(`/json-api/eapi/game-run/${game?.slug}`, order, { token })
    return isFields(body['data']) ? textOf(body['data'], 'runToken') : ''
  }
  const bet = (run: string, amount: number, key: string) =>
    sandbox.platform.runs.spin(run, { bet: amount, lines: 20, idempotencyKey: key }, () => ({ win: 0, detail: null }))
  const balance = async (token: string) => (await sandbox.get('/json-api/users/balance', { token })).body['data']

  it('appear for players only', async () => {
    expect((await sandbox.get(CONFIG)).status).toBe(401)
  })

  it('come with bets of real money in slots, the parts of one kept until they make a whole one', async () => {
    const { token, hash } = await sandbox.player({ balance: 10_000, currency: 'EUR' })
    const listener = await listenTo(sandbox.app)
    await listener.register(hash)
    const run = await startRun(token, 'slots')
    bet(run, 900, 'bet-1')
    bet(run, 1400, 'bet-2')
    bet(run, 600, 'bet-3')
    expect(await listener.next('compoints-balance-changed')).toEqual({ compointBalance: 2 })
    bet(run, 100, 'bet-4')
    expect(await listener.next('compoints-balance-changed')).toEqual({ compointBalance: 3 })
    expect(await balance(token)).toMatchObject({ compoint_balance: 3, balance: 7000 })
  })

  it('come faster on higher levels, and not with bets at tables', async () => {
    const { token } = await sandbox.player({ balance: 20_000, currency: 'EUR', level: 5 })
    bet(await startRun(token, 'table'), 5000, 'bet-1')
    expect(await balance(token)).toMatchObject({ compoint_balance: 0 })
    bet(await startRun(token, 'slots'), 5000, 'bet-2')
    expect(await balance(token)).toMatchObject({ compoint_balance: 6 })
  })
})
