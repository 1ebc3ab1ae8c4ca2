/**
 * @promise Markets: the platform itself gives nothing for joining, and takes no payment of a kind, where the market
 *   forbids it
 * @demand noJoiningBonus, payments, currencies
 * @proof here
 * @journey shell/markets
 *
 * @promise Markets: the platform itself neither offers nor gives a bonus before the first round for money, where the market
 *   forbids it; the site offers none until then
 * @demand noBonusBeforePlay
 * @proof here, registration-page.stories (BonusAfterPlay), promo-code-page.stories (AfterPlay), take-gift-page.stories
 *   (AfterPlay), deposit-page.stories (BonusAfterPlay), coupon-watch.stories (AfterPlay), site-market.test
 * @journey brands/markets
 *
 * @promise Limits: the platform itself asks for the limits of the market, and keeps to their first values, their delay
 *   and their review
 * @demand limitKinds, limitsAsked, firstLimits, limitsReview
 * @proof here, limits-page.stories (Asked), deposit-page.stories (LimitsAskedFirst)
 * @journey none
 */

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { textOf } from './fields.ts'
import { objectIn } from '../../testing/read-answer.ts'
import { aSandbox } from '../../testing/test-sandbox.ts'
import { MARKET_RULES } from './market-rules.ts'

const inMarket = (market: string) => ({ headers: { 'x-market': market } })
const BR = inMarket('br')

/** Some members of a demand; null where there is none. */
const pick = (demand: Readonly<Record<string, unknown>> | null, ...names: string[]) =>
  demand && Object.fromEntries(names.map((name) => [name, demand[name]]))

/** As `packages/markets` prints it: null where a demand is not there or off. */
interface MarketData {
  readonly demands: Readonly<Record<string, ({ off?: true } & Readonly<Record<string, unknown>>) | null>>
}

it('the sandbox has the rules of the markets’ data', () => {
  const folder = new URL('../../../../../packages/markets/', import.meta.url)
  const rulesOf = (code: string) => {
    const { demands } = JSON.parse(readFileSync(new URL(`${code}/market.json`, folder), 'utf8')) as MarketData
    const of = (kind: string) => (demands[kind]?.off ? null : (demands[kind] ?? null))
    const forbidden = (of('gamePace')?.['forbidden'] ?? []) as readonly string[]
    return {
      allowsJoiningBonus: of('noJoiningBonus') === null,
      allowsBonusBeforePlay: of('noBonusBeforePlay') === null,
      demandsSecondFactor: of('secondFactor') !== null,
      idleMinutes: of('inactivity')?.['minutes'] ?? null,
      identity: [
        ...((of('identity')?.['fields'] ?? []) as string[]),
        ...(of('document') ? ['documentKind', ...((of('document')?.['details'] ?? []) as string[])] : []),
      ],
      documents: of('document')?.['kinds'] ?? [],
      forbiddenPayments: of('payments')?.['forbidden'] ?? [],
      payoutsStand: of('payoutsStand') !== null,
      pace: {
        mayHurry: !forbidden.includes('turbo'),
        leastRoundMs: of('gamePace')?.['leastRoundMs'] ?? 0,
      },
      currencies: of('currencies')?.['allowed'] ?? null,
      limits: {
        raiseDelayHours: of('limitKinds')?.['raiseDelayHours'] ?? null,
        asked: pick(of('limitsAsked'), 'kinds', 'before', 'maySkip'),
        ceilings: of('firstLimits')?.['ceilings'] ?? [],
        reviewMonths: of('limitsReview')?.['months'] ?? null,
        againMonths: of('limitsReview')?.['monthsWithout'] ?? null,
      },
      exclusion: pick(of('exclusion'), 'terms', 'openEnded', 'endsByItself', 'cooling', 'byKind'),
    }
  }
  const codes = globSync('*/market.json', { cwd: folder }).map((file) => path.dirname(file))
  expect(codes.toSorted()).toEqual(Object.keys(MARKET_RULES).toSorted())
  for (const [code, rules] of Object.entries(MARKET_RULES)) expect([code, rulesOf(code)]).toEqual([code, rules])
})

describe('the limits that a market demands', () => {
  const sandbox = aSandbox()
  const born = (years: number) =>
    new Date(Date.now() - years * 365.25 * 86_400_000 - 86_400_000).toISOString().slice(0, 10)
  const inIt = async (years: number) => {
    const { token } = await sandbox.player({ currency: 'EUR', birthday: born(years) })
    const call = { token, ...inMarket('it') }
    return {
      limits: async () => (await sandbox.get('/json-api/users/limits', call)).body['data'],
      set: (kind: string, amount: number | null) =>
        sandbox.put(`/json-api/users/limits/${kind}`, { period: 'day', amount }, call),
      deposit: (number: number, amount = 2000) =>
        sandbox.post(
          '/json-api/treasury/open',
          { payment_system: 88, amount, return_url: 'http://localhost/cashbox' },
          { token, headers: { ...key(number), 'x-market': 'it' } },
        ),
      play: () =>
        sandbox.post(
          `/json-api/eapi/game-run/${sandbox.platform.catalogue.games.find(({ disabled }) => !disabled)?.slug ?? ''}`,
          { type: 'real' },
          call,
        ),
    }
  }
  const key = (at: number) => ({ 'idempotency-key': `market-limits-test-${at}` })

  it('are asked for before a deposit and a game, kind by kind', async () => {
    const { limits, set, deposit, play } = await inIt(40)
    const asked = (...kinds: string[]) => ({
      asks: [
        { at: 'deposit', kinds },
        { at: 'game', kinds },
      ],
    })
    expect(await limits()).toMatchObject(asked('deposit', 'loss', 'time'))
    expect([(await deposit(1)).body['errors'], (await play()).body['errors']]).toEqual([
      [{ code: 'limits_asked' }],
      [{ code: 'limits_asked' }],
    ])
    await set('deposit', 10_000)
    expect((await set('loss', 5000)).body).toMatchObject(asked('time'))
    expect((await deposit(2)).status).toBe(403)
    expect((await set('time', 60)).body).toMatchObject({ asks: [] })
    expect([(await deposit(3)).status, (await play()).status]).toEqual([200, 200])
  })

  it.each([
    [40, 20_000],
    [24, 5000],
    [25, 20_000],
  ])(
    'of a player of %i years have first values up to %i, and are raised after seven days only',
    async (years, highest) => {
      const { limits, set } = await inIt(years)
      expect(await limits()).toMatchObject({
        deposit: { day: { max: highest, required: false } },
        raise_delay: 604_800,
      })
      expect((await set('deposit', highest + 1)).body['errors']).toEqual([
        { code: 'above_maximum', field: 'amount', data: { max: highest } },
      ])
      expect((await set('deposit', highest)).body).toMatchObject({
        deposit: { day: { amount: highest, max: null, required: true } },
      })
      expect((await set('deposit', null)).body['errors']).toEqual([{ code: 'required', field: 'amount' }])
      expect((await set('deposit', highest * 2)).body).toMatchObject({
        deposit: { day: { amount: highest, pending: { amount: highest * 2 } } },
      })
    },
  )

  it('may be skipped in gb, and are reviewed every six months', async () => {
    const { token, login } = await sandbox.player({ currency: 'EUR', password: 'a-password' })
    const call = { token, ...inMarket('gb') }
    const asks = async () => (await sandbox.get('/json-api/users/limits', call)).body['data']
    expect(await asks()).toMatchObject({ asks: [{ at: 'deposit', kinds: ['deposit'], may_skip: true }] })
    const answered = (at: string) => sandbox.post('/json-api/users/limits/answered', { at }, call)
    expect((await answered('deposit')).body).toMatchObject({ asks: [] })
    expect((await answered('game')).status).toBe(422)
    await sandbox.post('/__sandbox/clock', { advanceMs: 184 * 86_400_000 })
    const renewed = { ...call, token: await sandbox.signIn(login, 'a-password') }
    expect((await sandbox.get('/json-api/users/limits', renewed)).body['data']).toMatchObject({
      asks: [{ at: 'review', kinds: [], may_skip: true }],
    })
  })

  it('in gb who went on without one is asked for it again after twelve months, before the next deposit', async () => {
    const { login } = await sandbox.player({ currency: 'EUR', password: 'a-password' })
    const call = async () => ({ token: await sandbox.signIn(login, 'a-password'), ...inMarket('gb') })
    const asks = async () => (await sandbox.get('/json-api/users/limits', await call())).body['data']
    const answered = async (at: string) => sandbox.post('/json-api/users/limits/answered', { at }, await call())
    const deposit = async (at: number) => {
      const { token, headers } = await call()
      const order = { payment_system: 88, amount: 2000, return_url: 'http://localhost/cashbox' }
      return sandbox.post('/json-api/treasury/open', order, { token, headers: { ...headers, ...key(at) } })
    }
    const later = (days: number) => sandbox.post('/__sandbox/clock', { advanceMs: days * 86_400_000 })
    await answered('deposit')
    await later(184)
    expect((await answered('review')).body).toMatchObject({ asks: [] })
    await later(180)
    expect(await asks()).toMatchObject({ asks: [] })
    await later(4)
    expect(await asks()).toMatchObject({
      asks: [
        { at: 'deposit', kinds: ['deposit'], may_skip: true, again: true },
        { at: 'review', again: false },
      ],
    })
    expect((await deposit(11)).body['errors']).toEqual([{ code: 'limits_asked' }])
    expect((await answered('deposit')).body).toMatchObject({ asks: [{ at: 'review' }] })
    expect((await deposit(12)).status).toBe(200)
  })

  it('are not asked for in the default market', async () => {
    const { token } = await sandbox.player({ currency: 'EUR' })
    const limits = await sandbox.get('/json-api/users/limits', { token })
    expect(limits.body['data']).toMatchObject({ asks: [], raise_delay: 86_400 })
  })
})

describe('where a market forbids it', () => {
  const sandbox = aSandbox()
  const key = (at: number) => ({ 'idempotency-key': `market-rules-test-${at}` })

  it('nothing is offered for joining', async () => {
    const banners = async (call = {}) => (await sandbox.list('/json-api/banners', call)).map(({ id }) => id)
    expect(await banners()).toContain('welcome')
    expect(await banners(BR)).not.toContain('welcome')
    expect((await sandbox.get('/json-api/static-pages/welcome-bonus')).status).toBe(200)
    expect((await sandbox.get('/json-api/static-pages/welcome-bonus', BR)).status).toBe(404)
    const head = async (call = {}) => (await sandbox.get('/json-api/seo/meta?path=%2Fwelcome-bonus', call)).body['data']
    expect(await head()).not.toMatchObject({ metaTitle: '' })
    expect(await head(BR)).toMatchObject({ metaTitle: '', metaDescription: '' })
    expect((await sandbox.get('/json-api/content/promo-widgets/current', BR)).body['data']).toBeNull()
  })

  it.each([
    ['br', 0],
    ['it', 0],
    ['gb', 1],
    ['default', 1],
  ])('a new player of market %s has %i gifts', async (market, count) => {
    const form = {
      email: 'new@croupier.test',
      password: 'long-enough',
      currency: 'BRL',
      country: 'br',
      nickname: 'Novo',
      birthday: '1995-02-28',
      consent: true,
      firstName: 'Ana',
      lastName: 'Lima',
      address: 'Rua Nova 1',
      cpf: '52998224725',
      codiceFiscale: 'LMINAA95B68Z602X',
      documentKind: 'passport',
      documentNumber: 'YA0000001',
      documentIssuer: 'Ministero degli Affari Esteri',
      documentExpiry: '2099-12-31',
    }
    const { status, body } = await sandbox.post('/json-api/users/register', form, inMarket(market))
    expect(status).toBe(200)
    expect(await sandbox.list('/json-api/user-gifts', { token: textOf(body, 'access') })).toHaveLength(count)
  })

  it('no bonus is offered or given before the first round for money', async () => {
    const { token, userId } = await sandbox.player({ currency: 'BRL', balance: 100_000 })
    const player = sandbox.platform.players.require(userId)
    const gift = sandbox.platform.gifts.give(player, {
      type: 'cash',
      title: { ru: 'Gift', en: 'Gift', it: 'Gift', br: 'Gift' },
      reason: 'personal',
      amount: 100,
    })
    const inBr = { token, ...BR }
    const seen = async (call: typeof inBr | { token: string }) => ({
      gifts: (await sandbox.list('/json-api/user-gifts', call)).length,
      played: (await sandbox.data('/json-api/users/profile', call))['has_played'],
      banners: (await sandbox.list('/json-api/banners', call)).filter(({ id }) =>
        ['your-bonuses', 'winback'].includes(String(id)),
      ).length,
      widget: (await sandbox.get('/json-api/content/promo-widgets/current', call)).body['data'] !== null,
    })
    const given = async () =>
      Promise.all(
        [
          sandbox.post('/json-api/coupon-codes/activate', { code: 'WELCOME' }, inBr),
          sandbox.post('/json-api/gifts/nondeposit/take-prize/101', {}, inBr),
          sandbox.post('/json-api/user-gifts/cashbox-select', { user_gift_id: gift }, inBr),
          sandbox.put(`/json-api/gifts/activate/${gift}`, {}, inBr),
        ].map(async (answer) => (await answer).body['errors']),
      )
    expect(await seen(inBr)).toEqual({ gifts: 0, played: false, banners: 0, widget: false })
    expect(await seen({ token })).toEqual({ gifts: 1, played: undefined, banners: 2, widget: true })
    expect(await sandbox.list('/json-api/banners', BR)).not.toContainEqual(expect.objectContaining({ id: 'winback' }))
    const refused = [{ code: 'play_first' }]
    expect(await given()).toEqual([refused, refused, refused, refused])

    const slug = sandbox.platform.catalogue.games.find(({ disabled }) => !disabled)?.slug ?? ''
    const spin = async (type: 'demo' | 'real') => {
      const { body } = await sandbox.post(`/json-api/eapi/game-run/${slug}`, { platform: 'desktop', type }, { token })
      const run = textOf(objectIn(body['data']), 'runToken')
      sandbox.platform.runs.spin(run, { bet: 100, lines: 20, idempotencyKey: type }, () => ({ win: 0, detail: {} }))
    }
    await spin('demo')
    expect(await seen(inBr)).toMatchObject({ gifts: 0, played: false })
    await spin('real')
    expect(await seen(inBr)).toEqual({ gifts: 1, played: true, banners: 2, widget: true })
    expect(await given()).not.toContainEqual(refused)
  })

  it('an account is in its currencies only', async () => {
    const form = { email: 'eu@croupier.test', password: 'long-enough', currency: 'EUR', country: 'it' }
    const { body } = await sandbox.post('/json-api/users/register', form, BR)
    expect(body['errors']).toContainEqual({ code: 'required', field: 'currency' })
  })

  it('payments of its forbidden kinds are neither named nor taken', async () => {
    const { token } = await sandbox.player({ currency: 'BRL' })
    const marks = async (call = {}) => (await sandbox.list('/json-api/blocks/footer', call)).map(({ kind }) => kind)
    expect(await marks()).toContain('crypto')
    expect(await marks(BR)).not.toContain('crypto')
    for (const path of ['payment-system', 'payout-system']) {
      const keys = async (call = {}) =>
        (await sandbox.list(`/json-api/treasury/${path}`, { token, ...call })).map((system) => system['key'])
      expect(await keys()).toContain(99)
      expect(await keys(BR)).not.toContain(99)
    }
    const order = { payment_system: 99, amount: 50_000, return_url: 'http://localhost/cashbox' }
    const pay = (headers: Record<string, string>) => sandbox.post('/json-api/treasury/open', order, { token, headers })
    expect((await pay({ ...key(1), 'x-market': 'br' })).body['errors']).toEqual([
      { code: 'payment_system_unavailable' },
    ])
    expect((await pay(key(2))).status).toBe(200)
    const payout = await sandbox.post(
      '/json-api/treasury/user-payout/99',
      { amount: 50_000 },
      { token, headers: { ...key(3), 'x-market': 'br' } },
    )
    expect(payout.body['errors']).toEqual([{ code: 'payment_system_unavailable' }])
  })
})
