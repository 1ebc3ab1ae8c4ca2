/**
 * @promise Session and tokens: a blocked account finds support
 * @journey accounts/login
 */

import { describe, expect, it } from 'vitest'
import { aSandbox } from '../testing/test-sandbox.ts'
import { textOf } from '../ground/wire/fields.ts'
import { ACCESS_LIFETIME, REFRESH_LIFETIME } from './sessions.ts'

const PROFILE = '/json-api/users/profile'
const credentials = { login: 'demo@croupier.test', password: 'demo-player-1' }

describe('signing in', () => {
  const sandbox = aSandbox()

  const refresh = (refreshToken: unknown) => sandbox.post('/json-api/token/refresh', { refreshToken })

  it('finds a player by phone in any notation', async () => {
    const { status } = await sandbox.post('/json-api/login', { ...credentials, login: '+7 (900) 123-45-67' })
    expect(status).toBe(200)
  })

  it('refuses a wrong password and an unknown login alike, in the language asked for', async () => {
    for (const login of ['demo@croupier.test', 'nobody@croupier.test', '']) {
      const { status, body } = await sandbox.post('/json-api/login', { login, password: 'wrong' }, { locale: 'ru' })
      expect(status).toBe(401)
      expect(body).toMatchObject({ errors: [{ code: 'invalid_credentials' }], message: 'Неверный логин или пароль.' })
    }
  })

  it('refuses sign-in for five minutes after ten wrong tries', async () => {
    const writings = ['DEMO@croupier.test', 'demo@croupier.test ']
    for (let count = 0; count < 10; count += 1)
      await sandbox.post('/json-api/login', { login: writings[count % 2], password: 'wrong' })
    const locked = await sandbox.post('/json-api/login', credentials)
    expect(locked.status).toBe(429)
    expect(locked.body['errors']).toEqual([{ code: 'too_many_attempts' }])
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(290)
    await sandbox.post('/__sandbox/clock', { advanceMs: 5 * 60_000 })
    expect((await sandbox.post('/json-api/login', credentials)).status).toBe(200)
  })

  it('ends both tokens of a logout, and no other session', async () => {
    const [one, other] = [
      await sandbox.post('/json-api/login', credentials),
      await sandbox.post('/json-api/login', credentials),
    ]
    const token = textOf(one.body, 'access')
    const leave = (as: string | null) =>
      sandbox.post('/json-api/logout', { refreshToken: one.body['refresh'] }, as === null ? {} : { token: as })
    expect((await leave(null)).status).toBe(401)
    expect(await leave(token)).toMatchObject({ status: 200, body: { success: true } })
    expect((await sandbox.get(PROFILE, { token })).status).toBe(401)
    expect((await refresh(one.body['refresh'])).status).toBe(401)
    expect((await sandbox.get(PROFILE, { token: textOf(other.body, 'access') })).status).toBe(200)
    expect((await refresh(other.body['refresh'])).status).toBe(200)
  })

  it('refuses a blocked player and ends the sessions that are open', async () => {
    const { token, login } = await sandbox.player()
    await sandbox.post(`/__sandbox/players/${login}/flags`, { flags: ['blocked'] })
    expect((await sandbox.get(PROFILE, { token })).status).toBe(401)
    const { status, body } = await sandbox.post('/json-api/login', { login, password: 'a-password' })
    expect([status, body['errors']]).toEqual([403, [{ code: 'user_blocked' }]])
  })

  it('rotates: a refresh token works once', async () => {
    const first = (await sandbox.post('/json-api/login', credentials)).body
    const second = await refresh(first['refresh'])
    expect(second.status).toBe(200)
    expect(second.body['access']).not.toBe(first['access'])
    const again = await refresh(first['refresh'])
    expect([again.status, again.body['errors']]).toEqual([401, [{ code: 'invalid_refresh_token' }]])
    expect((await refresh(second.body['refresh'])).status).toBe(200)
  })

  it('accepts one of many simultaneous refreshes', async () => {
    const { body } = await sandbox.post('/json-api/login', credentials)
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(body['refresh'])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('refuses a call without a token', async () => {
    const { status, body } = await refresh(undefined)
    expect([status, body['errors']]).toEqual([400, [{ code: 'refresh_token_required' }]])
  })

  it('lets tokens expire by the platform’s clock', async () => {
    const { body } = await sandbox.post('/json-api/login', credentials)
    sandbox.platform.clock.advance(ACCESS_LIFETIME * 1000)
    expect((await sandbox.get(PROFILE, { token: textOf(body, 'access') })).status).toBe(401)
    sandbox.platform.clock.advance(REFRESH_LIFETIME * 1000)
    expect((await refresh(body['refresh'])).status).toBe(401)
  })

  it('ends a session without a call for half an hour, where the market demands it', async () => {
    const open = async (market: string) => {
      const { body } = await sandbox.post('/json-api/login', credentials)
      let { access, refresh: last } = body
      return async (minutes: number) => {
        sandbox.platform.clock.advance(minutes * 60_000)
        const tokens = await refresh(last)
        access = tokens.body['access'] ?? access
        last = tokens.body['refresh'] ?? last
        return (await sandbox.get(PROFILE, { token: String(access), headers: { 'x-market': market } })).status
      }
    }
    const brazilian = await open('br')
    expect([await brazilian(29), await brazilian(29), await brazilian(31), await brazilian(0)]).toEqual([
      200, 200, 401, 401,
    ])
    const elsewhere = await open('default')
    expect(await elsewhere(31)).toBe(200)
  })

  it.each(['', 'x.y.z', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])('takes %j for no token', async (token) => {
    const { status, body } = await sandbox.get(PROFILE, { headers: { authorization: `Bearer ${token}` } })
    expect([status, body['errors']]).toEqual([401, [{ code: 'unauthorized' }]])
  })

  it('refuses a token whose content was changed', async () => {
    const token = await sandbox.signIn()
    const [header, , signature] = token.split('.')
    const forged = Buffer.from(JSON.stringify({ sub: '2', sid: 'x', exp: 9_999_999_999 })).toString('base64url')
    expect((await sandbox.get(PROFILE, { token: `${header}.${forged}.${signature}` })).status).toBe(401)
  })

  it('signs a player out by a control call', async () => {
    const { body } = await sandbox.post('/json-api/login', credentials)
    await sandbox.post('/__sandbox/players/demo@croupier.test/sign-out')
    expect((await sandbox.get(PROFILE, { token: textOf(body, 'access') })).status).toBe(401)
    expect((await refresh(body['refresh'])).status).toBe(401)
  })
})
