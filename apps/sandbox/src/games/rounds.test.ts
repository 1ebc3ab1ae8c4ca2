import { describe, expect, it } from 'vitest'
import { listenTo } from '../testing/live-listener.ts'
import { aSandbox } from '../testing/test-sandbox.ts'
import { isFields, textOf, type Fields } from '../ground/wire/fields.ts'

const wins = (win: number) => () => ({ win, detail: {} })
const spin = (bet: number, idempotencyKey: string) => ({ bet, lines: 20, idempotencyKey })

describe('rounds of a player', () => {
  const sandbox = aSandbox()
  const slugs = () => sandbox.platform.catalogue.games.filter(({ disabled }) => !disabled).map(({ slug }) => slug)
  const start = async (slug: string | undefined, type: 'real' | 'demo', token: string): Promise<string> => {
    const { body } = await sandbox.post(`/json-api/eapi/game-run/${slug}`, { platform: 'desktop', type }, { token })
    return isFields(body['data']) ? textOf(body['data'], 'runToken') : ''
  }
  const rounds = async (token: string, query = ''): Promise<Fields> =>
    (await sandbox.get(`/json-api/users/rounds${query}`, { token })).body
  const results = (token: string, bounds: readonly number[]) => {
    const query = bounds.map((at) => `bound=${new Date(at).toISOString()}`).join('&')
    return sandbox.data(`/json-api/users/play-results?${query}`, { token })
  }

  it('are recorded with stake, win and the balance after, and told to the player’s tabs; demo ones are not', async () => {
    const { token, hash } = await sandbox.player({ balance: 10_000, currency: 'EUR' })
    const listener = await listenTo(sandbox.app)
    await listener.register(hash)
    const { runs, clock } = sandbox.platform
    const [one, other] = slugs()
    const demo = await start(one, 'demo', token)
    runs.spin(demo, spin(200, 'a'), wins(0))
    const first = await start(one, 'real', token)
    runs.spin(first, spin(300, 'a'), wins(1000))
    expect(await listener.next('round-finished')).toMatchObject({ id: expect.any(Number) as number })
    const second = await start(other, 'real', token)
    runs.spin(second, spin(500, 'a'), wins(0))
    expect(await rounds(token)).toMatchObject({
      total: 2,
      data: [
        { game: { slug: other }, stake: 500, win: 0, balance: 10_200, currency: 'EUR', is_free: false },
        { game: { slug: one }, stake: 300, win: 1000, balance: 10_700 },
      ],
    })
    expect(await rounds(token, `?game=${one}`)).toMatchObject({ total: 1 })
    expect(await rounds(token, '?limit=1&offset=1')).toMatchObject({ data: [{ stake: 300 }] })
    const now = clock.now()
    expect(await rounds(token, `?from=${new Date(now + 1000).toISOString()}`)).toMatchObject({ total: 0 })
    expect(await results(token, [now - 2000, now - 1000, now + 1000])).toMatchObject({
      currency: 'EUR',
      steps: [
        { rounds: 0, stake: 0, win: 0 },
        { rounds: 2, stake: 800, win: 1000 },
      ],
    })
  })

  it.each(['', 'bound=2026-01-01', 'bound=2026-01-02&bound=2026-01-01', 'bound=x&bound=2026-01-01'])(
    'have no results between moments that make no steps: %s',
    async (query) => {
      const { token } = await sandbox.player()
      expect((await sandbox.get(`/json-api/users/play-results?${query}`, { token })).status).toBe(400)
    },
  )

  it('of the demo player come to the payments and the balance, which is never below zero', async () => {
    const token = await sandbox.signIn()
    const { data, total } = (await rounds(token, '?limit=1000')) as { data: Fields[]; total: number }
    expect(total).toBeGreaterThan(200)
    expect(data.filter(({ balance }) => Number(balance) < 0)).toEqual([])
    expect(data.filter(({ stake, win }) => Number(stake) < 0 || Number(win) < 0)).toEqual([])
    const { steps } = (await results(token, [0, sandbox.platform.clock.now() - 3_600_000])) as { steps: Fields[] }
    const [{ stake, win, deposited } = {} as Fields] = steps
    expect(Number(stake)).toBeGreaterThan(Number(win))
    expect(Number(deposited)).toBeGreaterThan(Number(stake) - Number(win))
  })
})
