/**
 * @promise Markets: games for money are played no quicker than the market allows, and nothing brings a result sooner
 * @demand gamePace
 * @proof here (no quicker), games-origin.test
 * @journey none
 *
 * @promise Terms of a bonus: while a bonus is wagered the sandbox's games refuse bets above its highest
 * @proof games-origin.test
 * @journey none
 */

import { describe, expect, it } from 'vitest'
import { listenTo } from '../testing/live-listener.ts'
import { codeOf } from '../testing/read-answer.ts'
import { aSandbox } from '../testing/test-sandbox.ts'
import { isFields, textOf, type Fields } from '../ground/wire/fields.ts'

const wins = (win: number) => () => ({ win, detail: { win } })
const spin = (bet: number, idempotencyKey: string) => ({ bet, lines: 20, idempotencyKey })

describe('a game run', () => {
  const sandbox = aSandbox()

  const gameWhere = (allowsBonus: boolean) => {
    const game = sandbox.platform.catalogue.games.find(
      (one) => one.allowsBonusBalance === allowsBonus && one.hasDemo && !one.disabled && !one.producer.opensOwnPage,
    )
    if (!game) throw new Error('No such game')
    return game
  }
  const start = (slug: string, type: string, token?: string, extra: Fields = {}) =>
    sandbox.post(`/json-api/eapi/game-run/${slug}`, { platform: 'desktop', type, ...extra }, { token, locale: 'en' })
  const tokenOf = (body: Fields): string => (isFields(body['data']) ? textOf(body['data'], 'runToken') : '')
  const realRun = async (token: string, allowsBonus = false) =>
    tokenOf((await start(gameWhere(allowsBonus).slug, 'real', token)).body)

  it('for a guest plays demo money, which nothing else touches', async () => {
    const { body } = await start(gameWhere(false).slug, 'demo', undefined, {
      exitUrl: 'https://casino.test/games/slots?x=1',
    })
    expect(body).toMatchObject({ data: { frameWidth: 1280, frameHeight: 720 }, redirect: false })
    const { runs } = sandbox.platform
    const run = tokenOf(body)
    expect(runs.run(run)).toMatchObject({
      mode: 'demo',
      currency: 'USD',
      parentOrigin: 'https://casino.test',
      playerId: null,
    })
    expect(runs.balance(run)).toBe(50_000)
    expect(runs.spin(run, spin(200, 'a'), wins(50))).toEqual({ balance: 49_850, win: 50, detail: { win: 50 } })
    expect(() => runs.spin(run, spin(60_000, 'b'), wins(0))).toThrow(
      expect.objectContaining({ code: 'insufficient_funds' }),
    )
  })

  it('is played no quicker than its market allows; the same bet sent again is answered as before', async () => {
    const { token } = await sandbox.player({ balance: 10_000, currency: 'EUR' })
    const started = async (market?: string) =>
      tokenOf(
        (
          await sandbox.post(
            `/json-api/eapi/game-run/${gameWhere(false).slug}`,
            { type: 'demo' },
            { token, ...(market !== undefined && { headers: { 'x-market': market } }) },
          )
        ).body,
      )
    const { runs, clock } = sandbox.platform
    const free = await started()
    for (const key of ['a', 'b']) runs.spin(free, spin(300, key), wins(0))
    const run = await started('gb')
    expect(runs.run(run)?.pace).toEqual({ leastRoundMs: 2500, mayHurry: false })
    const first = runs.spin(run, spin(300, 'a'), wins(0))
    expect(() => runs.spin(run, spin(300, 'b'), wins(0))).toThrow(expect.objectContaining({ code: 'too_soon' }))
    expect(runs.spin(run, spin(300, 'a'), wins(0))).toEqual(first)
    clock.advance(2500)
    expect(runs.spin(run, spin(300, 'b'), wins(0)).balance).toBe(first.balance - 300)
  })

  it('takes a bet from the real balance, pays the win and notifies the player’s tabs', async () => {
    const { token, hash, login } = await sandbox.player({ balance: 10_000, currency: 'EUR' })
    const listener = await listenTo(sandbox.app)
    await listener.register(hash)
    const run = await realRun(token)
    expect(sandbox.platform.runs.spin(run, spin(300, 'a'), wins(1000))).toMatchObject({ balance: 10_700, win: 1000 })
    expect(await listener.next('balance-changed')).toMatchObject({
      type: 'real',
      balance: 10_700,
      bonus: 0,
      wagering: 0,
    })
    const { body } = await sandbox.get(`/__sandbox/players/${login}`)
    expect(body).toMatchObject({
      balances: { real: 10_700 },
      levelPoints: 300,
      ledger: [{ reason: 'control' }, { reason: 'bet', amount: -300, reference: run }, { reason: 'win', amount: 1000 }],
    })
    const recent = await sandbox.get('/json-api/v2/games/recent', { token })
    expect(recent.body['data']).toMatchObject([{ slug: gameWhere(false).slug }])
    listener.close()
  })

  it('plays free spins at their bet only, and their wins are a bonus to wager', async () => {
    const gift = { type: 'giftspin', spins: { count: 2, bet: 200 }, wager: 10, games: [gameWhere(true).slug] }
    const { token, userId } = await sandbox.player({ balance: 10_000, currency: 'EUR', gifts: [gift] })
    const gifts = () => sandbox.list('/json-api/user-gifts', { token })
    const { runs, ledger } = sandbox.platform
    const id = (await gifts())[0]?.['id']
    await sandbox.put(`/json-api/gifts/activate/${String(id)}`, undefined, { token })
    const run = await realRun(token, true)
    expect(runs.freeBet(runs.run(run)!)).toBe(200)
    runs.spin(run, spin(200, 'a'), wins(300))
    expect(ledger.balances(userId)).toMatchObject({ real: 10_000, bonus: 300, wagering: 3000 })
    expect(await gifts()).toMatchObject([{ state: 'activated', spins: { count: 2, left: 1 }, wagerTotal: 3000 }])
    runs.spin(run, spin(300, 'b'), wins(0))
    expect(ledger.balances(userId)).toMatchObject({ real: 9700, bonus: 300, wagering: 2700 })
    runs.spin(run, spin(200, 'c'), wins(0))
    expect(runs.freeBet(runs.run(run)!)).toBeNull()
    runs.spin(run, spin(200, 'd'), wins(0))
    expect(ledger.balances(userId)).toMatchObject({ real: 9500, bonus: 300, wagering: 2500 })
  })

  it.each(['games', 'producers'])('has no free spins of other %s', async (where) => {
    const gift = { type: 'giftspin', spins: { count: 2, bet: 200 }, state: 'activated', [where]: ['elsewhere'] }
    const { token, userId } = await sandbox.player({ balance: 10_000, currency: 'EUR', gifts: [gift] })
    const { runs, ledger } = sandbox.platform
    const run = await realRun(token, true)
    expect(runs.freeBet(runs.run(run)!)).toBeNull()
    runs.spin(run, spin(200, 'a'), wins(0))
    expect(ledger.balances(userId).real).toBe(9800)
  })

  it('closes the gift of free spins that won nothing', async () => {
    const gift = { type: 'giftspin', spins: { count: 1, bet: 200 }, state: 'activated' }
    const { token } = await sandbox.player({ currency: 'EUR', gifts: [gift] })
    const { runs } = sandbox.platform
    runs.spin(await realRun(token), spin(200, 'a'), wins(0))
    const { body } = await sandbox.get('/json-api/user-gifts', { token })
    expect(body['data']).toMatchObject([{ state: 'used', spins: { left: 0 } }])
  })

  it('leaves everything as it was when the outcome fails', async () => {
    const { token, userId } = await sandbox.player({ balance: 1000 })
    const run = await realRun(token)
    const { runs, ledger } = sandbox.platform
    const broken = () => {
      throw new Error('reels stuck')
    }
    expect(() => runs.spin(run, spin(100, 'a'), broken)).toThrow('reels stuck')
    expect(() => runs.spin(run, spin(100, 'b'), wins(-5))).toThrow(TypeError)
    expect(() => runs.spin(run, spin(0.5, 'c'), wins(0))).toThrow(expect.objectContaining({ code: 'invalid_bet' }))
    expect(ledger.balances(userId).real).toBe(1000)
    expect(runs.spin(run, spin(100, 'a'), wins(0)).balance).toBe(900)
  })

  it('refuses a bet above the highest one of a bonus while that is wagered, and takes nothing', async () => {
    const gift = { type: 'cashback', amount: 300, wager: 2, maxBet: 400 }
    const { token, userId } = await sandbox.player({ balance: 10_000, currency: 'EUR', gifts: [gift] })
    const { runs, ledger, gifts, players } = sandbox.platform
    const run = await realRun(token, true)
    expect(runs.maxBet(runs.run(run)!)).toBeNull()
    const [{ id } = { id: 0 }] = gifts.list({ id: userId }, 'en')
    gifts.activate(players.require(userId), id)
    expect(runs.maxBet(runs.run(run)!)).toBe(400)
    expect(() => runs.spin(run, spin(600, 'a'), wins(0))).toThrow(expect.objectContaining({ code: 'bet_above_max' }))
    expect(ledger.balances(userId)).toMatchObject({ real: 10_000, bonus: 300, wagering: 600 })
    runs.spin(run, spin(400, 'b'), wins(0))
    runs.spin(run, spin(400, 'c'), wins(0))
    expect(ledger.balances(userId)).toMatchObject({ wagering: 0 })
    expect(runs.spin(run, spin(600, 'd'), wins(0)).win).toBe(0)
  })

  it('has the same luck after a reset', async () => {
    const luck = async () => {
      const run = await realRun(await sandbox.signIn())
      const numbers: number[] = []
      for (const key of ['a', 'b', 'c']) {
        sandbox.platform.runs.spin(run, spin(100, key), (random) => {
          numbers.push(random(), random())
          return { win: 0, detail: null }
        })
      }
      return numbers
    }
    const before = await luck()
    await sandbox.post('/__sandbox/reset')
    expect(await luck()).toEqual(before)
    expect(new Set(before).size).toBe(6)
  })

  it('is refused where it cannot be', async () => {
    const { catalogue } = sandbox.platform
    const { token } = await sandbox.player({ flags: ['restricted'] })
    const slug = gameWhere(false).slug
    const disabled = catalogue.games.find((game) => game.disabled)?.slug ?? ''
    const live = catalogue.games.find((game) => !game.hasDemo && !game.disabled)?.slug ?? ''
    const refusals = await Promise.all([
      start('no-such-game', 'demo'),
      start(slug, 'real'),
      start(slug, 'free'),
      start(disabled, 'demo'),
      start(live, 'demo'),
      start(slug, 'real', token),
    ])
    expect(refusals.map((answer) => [answer.status, codeOf(answer)])).toEqual([
      [404, 'not_found'],
      [401, 'unauthorized'],
      [400, 'invalid'],
      [422, 'game_disabled'],
      [422, 'demo_unavailable'],
      [403, 'country_restricted'],
    ])
  })

  it('is closed to a region, by its country or to all', async () => {
    const slug = gameWhere(false).slug
    const statusFrom = async (country: string) =>
      (await sandbox.post(`/json-api/eapi/game-run/${slug}`, { type: 'demo' }, { headers: { 'x-country': country } }))
        .status
    await sandbox.post('/__sandbox/serverdata', { restrictedCountries: ['it'] })
    expect([await statusFrom('IT'), await statusFrom('br')]).toEqual([403, 200])
    const { body } = await sandbox.get('/json-api/serverdata', { headers: { 'x-country': 'it' } })
    expect(body['data']).toMatchObject({ restricted: true })
    await sandbox.post('/__sandbox/serverdata', { restricted: true })
    expect(await statusFrom('br')).toBe(403)
  })
})
