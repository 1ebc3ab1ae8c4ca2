import { beforeEach, describe, expect, it } from 'vitest'
import { cashierOf } from '../testing/cashier.ts'
import { listenTo } from '../testing/live-listener.ts'
import { objectIn, objectsIn } from '../testing/read-answer.ts'
import { aSandbox } from '../testing/test-sandbox.ts'
import { isFields, textOf, type Fields } from '../ground/wire/fields.ts'

const HOUR = 3_600_000
const loses = () => ({ win: 0, detail: {} })

describe('playing in a promotion', () => {
  const sandbox = aSandbox()
  let spins = 0

  const control = async (path: string, body: Fields) => (await sandbox.post(`/__sandbox${path}`, body)).body
  const make = (fields: Fields) => control('/promotions', { slug: 'test', ...fields })
  const page = (slug = 'test') => sandbox.data(`/json-api/actions/${slug}`)
  const own = (token: string, slug = 'test') => sandbox.data(`/json-api/actions/${slug}/user-data`, { token })
  const pointsLog = (token: string) => sandbox.list('/json-api/action-balance-logs?actionId=test', { token })
  const aMember = async (points = 0, state: Fields = {}) =>
    sandbox.player({ currency: 'EUR', balance: 100_000, promotions: { test: points }, ...state })

  const bet = async (token: string, amount: number) => {
    const game = sandbox.platform.catalogue.games.find((one) => one.categories.includes('slots') && !one.disabled)
    const order = { platform: 'desktop', type: 'real' }
    const { body } = await sandbox.post(`/json-api/eapi/game-run/${game?.slug}`, order, { token })
    const run = isFields(body['data']) ? textOf(body['data'], 'runToken') : ''
    sandbox.platform.runs.spin(run, { bet: amount, lines: 20, idempotencyKey: `spin-${(spins += 1)}` }, loses)
  }

  it('brings a point for each whole price of bets, and keeps what is left of them', async () => {
    await make({ eurosForPoint: 5 })
    const { token } = await aMember()
    await bet(token, 1200)
    expect(await own(token)).toMatchObject({ points: 2 })
    await bet(token, 300)
    expect(await own(token)).toMatchObject({ points: 3 })
    const log = await pointsLog(token)
    expect(log).toMatchObject([{ points: 3, reason: 'bet', currencyId: 'tickets' }])
  })

  it('counts coins in ten-thousandths', async () => {
    await make({ like: 'coin-bazaar', eurosForPoint: 1 })
    const { token } = await aMember()
    await bet(token, 25)
    expect(await own(token)).toMatchObject({ points: 2500 })
  })

  it('counts nothing before the start, after the end, or for a player who has not joined', async () => {
    await make({ startsInMs: HOUR, endsInMs: 2 * HOUR, eurosForPoint: 1 })
    const [member, other] = [await aMember(), await sandbox.player({ currency: 'EUR', balance: 1000 })]
    await bet(member.token, 500)
    await control('/promotions/test', { startsInMs: -HOUR })
    await bet(other.token, 500)
    expect(await own(member.token)).toMatchObject({ points: 0 })
    await bet(member.token, 500)
    await control('/promotions/test', { endsInMs: 0 })
    await bet(member.token, 500)
    expect(await own(member.token)).toMatchObject({ points: 5 })
    expect((await sandbox.get('/json-api/actions/test/user-data', { token: other.token })).status).toBe(404)
  })

  it('without a button, begins with the first bet', async () => {
    const { token } = await sandbox.player({ currency: 'EUR', balance: 1000 })
    await bet(token, 300)
    expect(await own(token, 'seven-days-of-wilds')).toMatchObject({ membership: true, points: 3 })
  })

  it('adds two percent of bets to the pool and sends it to all visitors', async () => {
    await make({ pool: null })
    const { token, hash } = await aMember()
    const listener = await listenTo(sandbox.app)
    await listener.register(hash)
    const pool = async () => {
      const { prizePoolCounter } = await page('treasure-voyage')
      return Number(objectIn(prizePoolCounter)['prizePool'])
    }
    // Notes the amount that the change is compared with.
    sandbox.platform.promotions.takeDueSteps()
    const before = await pool()
    await bet(token, 10_000)
    expect((await pool()) - before).toBeGreaterThanOrEqual(20_000)
    expect(await listener.next('prize-pool-counter-update')).toMatchObject({ id: 1 })
  })

  it('raises the rank above rivals, whose own points grow by the clock', async () => {
    await make({ participants: 100, endsInMs: 10 * HOUR })
    const { login } = await aMember(1)
    // The token ends with the hours that pass.
    const rank = async () => {
      const token = await sandbox.signIn(login, 'a-password')
      return Number((await sandbox.data('/json-api/actions/test/participant', { token }))['rank'])
    }
    const first = await rank()
    sandbox.platform.clock.advance(5 * HOUR)
    const later = await rank()
    expect(later).toBeGreaterThan(first)
    await control('/promotions/test/members', { login, points: 1_000_000 })
    expect(await rank()).toBe(1)
  })

  it('rewards the deposits of a day once', async () => {
    await make({ like: 'candy-birthday' })
    const cashier = await cashierOf(sandbox, { currency: 'EUR', promotions: { test: 0 } })
    const path = '/json-api/actions/test/daily-deposit-amount-achievements'
    const today = async () => (await sandbox.list(path, cashier)).at(-1)
    expect(await today()).toMatchObject({ amount: 0, target: 2000, points: 3, currencyId: 'stars', isCompleted: false })
    await cashier.deposit(1500)
    expect(await today()).toMatchObject({ amount: 1500, isCompleted: false })
    await cashier.deposit(1500)
    await cashier.deposit(1500)
    expect(await today()).toMatchObject({ amount: 4500, isCompleted: true })
    expect(await own(cashier.token)).toMatchObject({ points: 0, additionalPoints: 3 })
  })

  it('ends with a draw that gives the gift to the winner, with a message', async () => {
    await make({ drawInMs: 2 * HOUR, prizes: [{ title: 'A phone', total: 1 }] })
    const { login } = await aMember(5)
    sandbox.platform.clock.advance(HOUR)
    expect(await page()).toMatchObject({ status: 'past', results: '', prizes: [{ left: 1, winners: [] }] })
    sandbox.platform.clock.advance(HOUR)
    const after = await page()
    expect(after['results']).not.toBe('')
    expect(after['prizes']).toMatchObject([{ left: 0, winners: [expect.any(String)] }])
    const token = await sandbox.signIn(login, 'a-password')
    expect(await own(token)).toMatchObject({ receivedPrizes: [1] })
    const { gifts, notices } = (await sandbox.get(`/__sandbox/players/${login}`)).body
    expect(gifts).toMatchObject([{ title: 'A phone', reason: 'promotions' }])
    expect(textOf(objectsIn(notices)[0] ?? {}, 'msg')).toContain('A phone')
  })

  it('is closed to players with several accounts where it says so', async () => {
    await make({ isClosedToMultiAccounts: true })
    const { token } = await sandbox.player({ flags: ['multi_account'] })
    const { id } = await page()
    const answer = await sandbox.post('/json-api/actions/be_participant', { action_id: id }, { token })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ code: 'multi_account' }] } })
  })

  describe('where points buy prizes', () => {
    const exchange = async (token: string, prize: number, key = `exchange-${(spins += 1)}-of-16-letters`) => {
      const headers = { 'idempotency-key': key }
      const path = `/json-api/actions/test/prizes/${prize}/exchange`
      const { status, body } = await sandbox.post(path, {}, { token, headers })
      return status === 200 ? body : objectsIn(body['errors'])[0]
    }
    const prizes = [
      { title: 'Cash', price: 10, total: 5 },
      { title: 'The last one', price: 10, total: 1 },
      { title: 'One each', price: 10, total: 5, perPlayer: 1 },
    ]
    beforeEach(() => make({ template: 'template2', prizes }))

    it('takes the points and gives the gift once for a key', async () => {
      const { token, login } = await aMember(25)
      const key = 'one-key-for-two-calls'
      expect(await exchange(token, 1, key)).toEqual({ success: true, points: 15 })
      expect(await exchange(token, 1, key)).toEqual({ success: true, points: 15 })
      expect(await own(token)).toMatchObject({ points: 15, receivedPrizes: [1] })
      expect(await sandbox.data(`/json-api/action-prize-exchanges/${key}`, { token })).toEqual({
        prizeId: 1,
        points: 15,
      })
      const { gifts } = (await sandbox.get(`/__sandbox/players/${login}`)).body
      expect(gifts).toHaveLength(1)
      const log = await pointsLog(token)
      expect(log.reduce((sum, { points }) => sum + Number(points), 0)).toBe(15)
      expect(log[0]).toMatchObject({ points: -10, reason: 'exchange', title: 'Cash' })
    })

    it('refuses with a code for each reason', async () => {
      const [member, guest] = [await aMember(25), await sandbox.player()]
      expect(await exchange(guest.token, 1)).toMatchObject({ code: 'not_participant' })
      expect(await exchange(member.token, 77)).toMatchObject({ code: 'prize_unavailable' })
      await exchange(member.token, 3)
      expect(await exchange(member.token, 3)).toMatchObject({ code: 'cannot_buy_prize' })
      await exchange(member.token, 1)
      expect(await exchange(member.token, 1)).toMatchObject({ code: 'insufficient_funds', data: { missing: 5 } })
      const closed = await sandbox.post('/json-api/action-prize-exchanges/a-key-that-is-closed/close', {}, member)
      expect(closed.body).toEqual({ data: null })
      expect(await exchange(member.token, 1, 'a-key-that-is-closed')).toMatchObject({ code: 'intent_closed' })
      await control('/promotions/test', { endsInMs: 0 })
      expect(await exchange(member.token, 1)).toMatchObject({ code: 'invalid_promotion' })
    })
  })
})
