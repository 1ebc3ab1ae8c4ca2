import { describe, expect, it } from 'vitest'
import { listenTo } from '../testing/live-listener.ts'
import { aSandbox, openTestSandbox } from '../testing/test-sandbox.ts'

const LEVELS = '/json-api/levels'

describe('the control calls', () => {
  const sandbox = aSandbox()

  const fault = (order: Record<string, unknown>) => sandbox.post('/__sandbox/faults', order)
  const statusOf = async (path: string) => (await sandbox.get(path)).status

  describe('faults', () => {
    it('affect the next matching calls only', async () => {
      const { body } = await fault({
        method: 'GET',
        path: LEVELS,
        status: 503,
        body: { errors: [{ code: 'maintenance' }] },
        times: 2,
      })
      expect(body).toEqual({ id: 1 })
      expect((await sandbox.post(LEVELS)).status).toBe(404)
      const first = await sandbox.get(`${LEVELS}?platform=mobile`)
      expect([first.status, first.body]).toEqual([503, { errors: [{ code: 'maintenance' }] }])
      expect([await statusOf(LEVELS), await statusOf(LEVELS)]).toEqual([503, 200])
    })

    it('match by the beginning of a path, also of pictures, until they are cleared', async () => {
      await fault({ path: '/json-api/*', status: 500 })
      await fault({ path: '/cdn/games/*', status: 404 })
      expect([await statusOf(LEVELS), await statusOf('/json-api/nothing'), await statusOf('/api/winners')]).toEqual([
        500, 500, 200,
      ])
      expect([await statusOf('/cdn/games/x.png'), await statusOf('/cdn/levels/1.png')]).toEqual([404, 200])
      await sandbox.delete('/__sandbox/faults')
      expect([await statusOf(LEVELS), await statusOf('/cdn/games/x.png')]).toEqual([200, 200])
    })

    it('damage the data of an answer, and spare a path with a fault set before', async () => {
      const dataOf = () => sandbox.list(LEVELS)
      const [first = {}, second] = await dataOf()
      const damagedBy = async (damage: string) => {
        await sandbox.delete('/__sandbox/faults')
        await fault({ path: '/json-api/*', damage })
        return dataOf()
      }
      const fields = Object.keys(first)
      expect((await damagedBy('null-fields')).slice(0, 2)).toEqual([
        Object.fromEntries(fields.map((name) => [name, null])),
        second,
      ])
      const missing = await damagedBy('missing-fields')
      expect(missing.slice(0, fields.length).map((entry) => fields.filter((name) => !(name in entry)))).toEqual(
        fields.map((name) => [name]),
      )
      expect(missing[fields.length]).toEqual(second)
      expect((await damagedBy('wrong-types'))[0]).toMatchObject({ index: 'text', name: 7 })
      expect((await damagedBy('unknown-words'))[0]).toMatchObject({ index: first['index'], name: 'unknown' })
      expect((await damagedBy('long-texts'))[0]?.['name']).toHaveLength(100_000)
      expect(await damagedBy('empty-lists')).toEqual([])
      const many = await damagedBy('many-entries')
      expect(many.length).toBeGreaterThan(10_000)
      expect(new Set(many.map(({ index }) => index)).size).toBeGreaterThan(9990)

      await sandbox.delete('/__sandbox/faults')
      await fault({ path: LEVELS })
      await fault({ path: '/json-api/*', damage: 'empty-lists' })
      expect(await dataOf()).not.toEqual([])
      expect((await fault({ path: LEVELS, damage: 'none' })).status).toBe(400)
    })

    it('are cleared one by one, too', async () => {
      const { body } = await fault({ path: LEVELS, status: 500 })
      await fault({ path: '/api/winners', status: 500 })
      await sandbox.delete(`/__sandbox/faults/${String(body['id'])}`)
      expect([await statusOf(LEVELS), await statusOf('/api/winners')]).toEqual([200, 500])
    })

    it('send a text unchanged', async () => {
      await fault({ path: LEVELS, status: 502, body: '<html>Bad gateway</html>' })
      const answer = await sandbox.app.inject(LEVELS)
      expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
        502,
        '<html>Bad gateway</html>',
        'text/html; charset=utf-8',
      ])
    })

    it('can change the answer of work that was done', async () => {
      const { token } = await sandbox.player()
      await fault({ path: '/json-api/users/nickname-choose', status: 504, after: true, times: 1 })
      await fault({ path: '/json-api/users/profile', method: 'PUT', status: 504, after: true, times: 1 })
      const { status } = await sandbox.put('/json-api/users/profile', { firstname: 'Ada' }, { token })
      expect(status).toBe(504)
      expect((await sandbox.get('/json-api/users/profile', { token })).body['data']).toMatchObject({ firstname: 'Ada' })
    })

    it('can delay the answer of work that was done, and let it go as it is', async () => {
      const { token } = await sandbox.player()
      const order = { path: '/json-api/users/profile', method: 'PUT', after: true, times: 1 }
      await fault({ ...order, delayMs: 60_000 })
      const late = sandbox.put('/json-api/users/profile', { firstname: 'Ada' }, { token })
      const saved = async () => (await sandbox.get('/json-api/users/profile', { token })).body['data']
      await expect.poll(saved).toMatchObject({ firstname: 'Ada' })
      await sandbox.delete('/__sandbox/faults')
      expect((await late).status).toBe(200)
      await fault({ ...order, delayMs: 1, status: 504 })
      expect((await sandbox.put('/json-api/users/profile', { firstname: 'Eve' }, { token })).status).toBe(504)
      expect(await saved()).toMatchObject({ firstname: 'Eve' })
    })

    it('can only delay the answer', async () => {
      await fault({ path: LEVELS, delayMs: 30 })
      const began = performance.now()
      expect(await statusOf(LEVELS)).toBe(200)
      expect(performance.now() - began).toBeGreaterThan(25)
    })

    it('let go of the calls that they delay when they are cleared', async () => {
      await fault({ path: LEVELS, delayMs: 60_000 })
      const delayed = statusOf(LEVELS)
      await expect.poll(async () => (await sandbox.get(`/__sandbox/requests?path=${LEVELS}`)).json).toHaveLength(1)
      await sandbox.delete('/__sandbox/faults')
      expect(await delayed).toBe(200)
    })

    it('never affect the control calls', async () => {
      await fault({ path: '*', status: 500 })
      await fault({ path: '/*', status: 500 })
      expect([await statusOf(LEVELS), await statusOf('/__sandbox/faults')]).toEqual([500, 200])
    })
  })

  it('move the clock, with the Date header and the winners', async () => {
    const before = (await sandbox.get('/api/winners')).body
    const { body } = await sandbox.post('/__sandbox/clock', { now: '2031-02-03T04:05:06.000Z' })
    expect(String(body['now'])).toMatch(/^2031-02-03T04:05:0/)
    const after = await sandbox.get('/api/winners')
    expect(String(after.headers['date'])).toMatch(/^Mon, 03 Feb 2031 04:05:/)
    expect(after.body).not.toEqual(before)
    await sandbox.post('/__sandbox/clock', { advanceMs: 3_600_000 })
    expect(String((await sandbox.get(LEVELS)).headers['date'])).toContain('05:05:')
    expect((await sandbox.post('/__sandbox/clock', {})).status).toBe(400)
  })

  it('reset everything', async () => {
    const { login, token } = await sandbox.player()
    await sandbox.post('/__sandbox/players/demo@croupier.test/money', { real: -1000 })
    await sandbox.post('/__sandbox/clock', { advanceMs: 86_400_000 })
    await sandbox.post('/__sandbox/serverdata', { restricted: true })
    await fault({ path: LEVELS, status: 500 })
    const { body } = await sandbox.post('/__sandbox/reset')
    expect(body).toEqual({ success: true, seed: sandbox.platform.catalogue.seed })
    expect((await sandbox.get(`/__sandbox/players/${login}`)).status).toBe(404)
    expect((await sandbox.get('/json-api/users/profile', { token })).status).toBe(401)
    expect(sandbox.platform.ledger.balances(1)).toEqual({
      real: 1_245_650,
      bonus: 150_000,
      wagering: 360_000,
      winback: 12_500,
      compoints: 340,
    })
    expect((await sandbox.get('/json-api/serverdata')).body['data']).toMatchObject({ restricted: false })
    expect(await statusOf(LEVELS)).toBe(200)
    expect(Math.abs(sandbox.platform.clock.now() - Date.now())).toBeLessThan(5000)
  })

  it('restore settings, limits and promo codes, and keep players', async () => {
    const { login, token } = await sandbox.player()
    const { token: other } = await sandbox.player()
    const take = async (by: string) =>
      (await sandbox.post('/json-api/coupon-codes/activate', { code: 'ONLYONE' }, { token: by })).status
    const wrongPassword = async () => (await sandbox.post('/json-api/login', { login, password: 'wrong' })).status
    expect([await take(token), await take(other)]).toEqual([200, 422])
    for (let attempt = 0; attempt < 10; attempt += 1) await wrongPassword()
    expect(await wrongPassword()).toBe(429)
    await sandbox.post('/__sandbox/treasury', { payoutCancel: false })
    await sandbox.post('/__sandbox/serverdata', { restricted: true })
    await sandbox.post('/__sandbox/promo-popup')
    await sandbox.post('/__sandbox/clock', { advanceMs: 60_000 })
    await fault({ path: LEVELS, status: 500 })
    const line = await listenTo(sandbox.app)
    await line.register('somebody')

    await sandbox.delete('/__sandbox/settings')
    expect((await sandbox.get('/__sandbox/requests')).json).toEqual([])
    expect((await sandbox.get('/__sandbox/sockets')).json).toEqual([])
    await line.closed
    expect((await sandbox.get('/json-api/serverdata')).body['data']).toMatchObject({
      restricted: false,
      promoPopup: null,
    })
    expect(sandbox.platform.treasury.settings.now.payoutCancel).toBe(true)
    expect(Math.abs(sandbox.platform.clock.now() - Date.now())).toBeLessThan(5000)
    expect([await statusOf(LEVELS), await wrongPassword(), await take(other)]).toEqual([200, 401, 200])
    expect((await sandbox.get('/json-api/users/profile', { token })).status).toBe(200)
  })
})

describe('unknown calls', () => {
  it('answer 404', async () => {
    const sandbox = openTestSandbox()
    expect((await sandbox.get('/json-api/actionz')).body).toEqual({ errors: [{ code: 'not_found' }] })
    await sandbox.app.close()
  })
})
