/**
 * @promise Pages: the core of the site works on a platform that has only what the specification names
 * @proof *.contract.test
 * @journey accounts/newcomer, accounts/login, cashbox/deposit, cashbox/history, cashbox/withdraw, games/lists,
 *   games/search, live/balance, live/messages, lobby/served-html
 */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenTo } from '../../../testing/live-listener.ts'
import { aSandbox, openTestSandbox, type TestSandbox } from '../../../testing/test-sandbox.ts'
import { isFields, textOf } from '../fields.ts'
import { NAMED_CALLS } from './named-calls.ts'

/** Calls that docs/platform-api.md adds to the specification. */
const ADDITIONS = [
  'GET /json-api/action-prize-exchanges/:key',
  'GET /json-api/treasury/intents/:key',
  'GET /json-api/treasury/user/cards',
  'GET /json-api/users/limits',
  'GET /json-api/users/play-session',
  'GET /json-api/v2/games/favourites',
  'DELETE /json-api/v2/games/favourites/:slug',
  'POST /json-api/action-prize-exchanges/:key/close',
  'POST /json-api/treasury/intents/:key/close',
  'POST /json-api/treasury/user/cards/forget',
  'POST /json-api/users/limits/break',
  'POST /json-api/users/play-session/reminded',
  'PUT /json-api/users/limits/deposit',
  'PUT /json-api/users/limits/reality-check',
  'PUT /json-api/v2/games/favourites',
  'PUT /json-api/v2/games/favourites/:slug',
]

describe('the table of named calls', () => {
  it('has routes of the sandbox, and none of its additions', async () => {
    const { app } = openTestSandbox()
    await app.ready()
    const isRoute = (call: string) => {
      const [method = '', url = ''] = call.split(' ')
      return app.hasRoute({ method, url })
    }
    expect([...Object.keys(NAMED_CALLS), ...ADDITIONS].filter((call) => !isRoute(call))).toEqual([])
    expect(ADDITIONS.filter((call) => call in NAMED_CALLS)).toEqual([])
    await app.close()
  })
})

describe('a strict sandbox', () => {
  let sandbox: TestSandbox
  let token: string
  beforeAll(async () => {
    sandbox = openTestSandbox({ isStrict: true })
    token = await sandbox.signIn()
  })
  afterAll(() => sandbox.app.close())

  const namesIn = (value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap(namesIn)
    return isFields(value) ? Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]) : []
  }

  it.each([
    '/json-api/users/balance',
    '/json-api/users/profile',
    '/json-api/user-notifications?offset=0',
    '/json-api/user-gifts',
    '/json-api/v2/categories?filter[type]=category',
    '/json-api/v2/categories?filter[type]=producer',
    '/json-api/v2/games?limit=5',
    '/json-api/treasury/payment-system',
    '/json-api/treasury/user/deposits?offset=0',
    '/json-api/treasury/user/payouts?offset=0',
    '/json-api/v2/tournaments',
    '/json-api/v2/tournaments/grand-tour-egypt',
    '/json-api/tournament-series',
    '/json-api/serverdata',
  ])('answers %s without the fields that only some platforms have', async (path) => {
    const { status, body } = await sandbox.get(`${path}${path.includes('?') ? '&' : '?'}platform=mobile`, { token })
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['data'])
    for (const name of ['total', 'totals', 'updated_at', 'created_at', 'producer', 'gamesCount', 'intent', 'score'])
      expect(namesIn(body)).not.toContain(name)
  })

  it('keeps the named fields of a game, a system and a run', async () => {
    const [game = {}] = await sandbox.list('/json-api/v2/games?filter[category][]=slots&limit=1')
    expect(Object.keys(game)).toEqual(
      expect.arrayContaining(['id', 'slug', 'name', 'preview', 'badges', 'has_demo_mode', 'allow_bonus_balance']),
    )
    const { body: run } = await sandbox.post(`/json-api/eapi/game-run/${textOf(game, 'slug')}`, {
      platform: 'mobile',
      type: 'demo',
    })
    expect(run).toMatchObject({ redirect: false, data: { frameWidth: 1280, frameHeight: 720 } })
  })

  it('finds the games of a producer by its slug among the categories, and refuses a filter of its own', async () => {
    const [producer = {}] = await sandbox.list('/json-api/v2/categories?filter[type]=producer')
    const slug = textOf(producer, 'slug')
    const { body } = await sandbox.get(`/json-api/v2/games?filter[category][]=${slug}&limit=3`)
    expect(body['data']).toHaveLength(3)
    expect(await sandbox.get(`/json-api/v2/games?filter[producer]=${slug}`)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'unknown_parameter', field: 'filter[producer]' }] },
    })
  })

  it('refuses unknown fields of a body before anything happens', async () => {
    const answer = await sandbox.put('/json-api/users/profile', { firstname: 'Changed', shoeSize: 44 }, { token })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'shoeSize' }] } })
    const { body } = await sandbox.get('/json-api/users/profile', { token })
    expect(body['data']).not.toMatchObject({ firstname: 'Changed' })
  })

  it('does not know the additions', async () => {
    expect((await sandbox.get('/json-api/v2/games/favourites', { token })).status).toBe(404)
  })

  it('leaves refusals, faults, pictures and control calls as they are', async () => {
    const refused = await sandbox.post('/json-api/login', { login: 'nobody', password: 'wrong' })
    expect(refused).toMatchObject({ status: 401, body: { errors: [{ code: 'invalid_credentials' }] } })
    const body = { data: [], total: 7 }
    for (const after of [true, false]) {
      await sandbox.post('/__sandbox/faults', { path: '/json-api/v2/games', status: 200, body, after, times: 1 })
      expect((await sandbox.get('/json-api/v2/games?limit=1')).body).toEqual(body)
    }
    expect((await sandbox.get('/cdn/poster/any.svg?w=480')).status).not.toBe(400)
    expect((await sandbox.get('/__sandbox/players/demo@croupier.test')).body).toHaveProperty('ledger')
  })
})

describe('the socket of a strict sandbox', () => {
  const sandbox = aSandbox({ isStrict: true })

  it('takes the named frames, answers none and ignores all others', async () => {
    const { hash, login } = await sandbox.player()
    const listener = await listenTo(sandbox.app)
    listener.send('ping')
    listener.send('register', { hash })
    listener.send('jointoroom', { rooms: ['locale:ru'] })
    listener.send('leaveroom', { rooms: ['locale:ru'] })
    listener.send('jointoroom', { rooms: ['winners'] })
    await expect
      .poll(async () => (await sandbox.get('/__sandbox/sockets')).json)
      .toEqual([{ hash, rooms: ['locale:ru', 'winners'] }])
    await sandbox.post('/__sandbox/emit', { to: { login }, type: 'winback-changed', payload: { winback: 1 } })
    expect(await listener.next('winback-changed')).toEqual({ winback: 1 })
    expect(listener.unread()).toEqual([])
  })

  it('sends the named events with their named fields, and what is emitted as it is', async () => {
    const { hash, login } = await sandbox.player({ balance: 500 })
    const listener = await listenTo(sandbox.app)
    listener.send('register', { hash })
    await expect.poll(async () => (await sandbox.get('/__sandbox/sockets')).json).toMatchObject([{ hash }])
    await sandbox.post(`/__sandbox/players/${login}/money`, { real: 250 })
    expect(await listener.next('balance-changed')).toEqual({ type: 'real', balance: 750, bonus: 0, wagering: 0 })
    sandbox.platform.live.toAll('limits-changed', {})
    await sandbox.post('/__sandbox/emit', { to: 'all', type: 'balance-changed', payload: { updated_at: 1 } })
    expect(await listener.next('balance-changed')).toEqual({ updated_at: 1 })
    expect(listener.unread()).not.toContain('limits-changed')
  })
})
