/**
 * @promise Session and tokens: a logout ends the session at the platform, also one without a connection, and here
 *   over a restart
 * @proof ended-sessions.test, login.test
 * @journey none
 *
 * @promise Session and tokens: no script can read a token
 * @journey accounts/tokens
 *
 * @promise Session and tokens: the refresh cookie lives 32,140,800 s
 * @journey none
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cookiesOf, deferred, marker, ORIGIN, startSite, type TestSite } from '../testing/site.ts'
import type { PlatformCallSeen, PlatformReply } from '../testing/fake-platform.ts'
import { stampOf } from './session-cookies.ts'

const pair = { access: 'access-1', refresh: 'refresh-1', expiresIn: 900 }
const signedIn = { cookie: 'at=access-0; rt=refresh-0' }
/** As a page marks an offline logout. */
const marked = (...tokens: string[]) => `signed_out=${tokens.map(stampOf).join('.')}`

async function siteWith(route: string, reply: PlatformReply) {
  const site = await startSite()
  site.platform.on(route, () => reply)
  return site
}

describe('signing in', () => {
  it.each([
    ['/json-api/login', { login: 'a', password: 'b' }],
    ['/json-api/login/passkey', { credential: { id: 'a' } }],
    ['/json-api/login/second-factor', { challenge: 'a', code: '123456' }],
  ])('at %s keeps the tokens in cookies that no script reads, and answers without them', async (path, payload) => {
    const site = await siteWith(`POST ${path}`, { body: pair })
    const answer = await site.call('POST', path, { payload })
    expect(answer.json()).toEqual({ success: true, expiresIn: 900 })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(cookiesOf(answer)).toMatchObject({
      at: 'access-1; Path=/; Max-Age=895; SameSite=Lax; HttpOnly',
      rt: 'refresh-1; Path=/; Max-Age=32140800; SameSite=Strict; HttpOnly',
      rt_live: `${stampOf('refresh-1')}; Path=/; Max-Age=32140800; SameSite=Lax`,
      signed_out: '; Path=/; Max-Age=0; SameSite=Lax',
    })
    expect(cookiesOf(answer)['at_live']).toMatch(/^[\w-]{12}; Path=\/; Max-Age=895; SameSite=Lax$/)
    expect(site.platform.calls[0]?.body).toBe(JSON.stringify(payload))
  })

  it('is marked Secure and bound to the host under TLS', async () => {
    const site = await startSite({ config: { tls: true, publicOrigins: ['https://casino.test'] } })
    site.platform.on('POST /json-api/login', () => ({ body: pair }))
    const answer = await site.call('POST', '/json-api/login', {
      payload: {},
      headers: { origin: 'https://casino.test' },
    })
    const cookies = cookiesOf(answer)
    expect(cookies['__Host-at']).toContain('; Secure')
    expect(cookies['__Host-rt']).toContain('; Secure')
    expect(Object.keys(cookies).filter((name) => !name.startsWith('__Host-'))).toEqual([])
  })

  it.each(['/json-api/users/register', '/json-api/players/phones/confirm'])('works the same by %s', async (path) => {
    const site = await siteWith(`POST ${path}`, { body: { success: true, ...pair } })
    const answer = await site.call('POST', path, { payload: {} })
    expect(answer.json()).toEqual({ success: true, expiresIn: 900 })
    expect(cookiesOf(answer)['at']).toMatch(/^access-1;/)
  })

  it('passes on an answer without tokens as it is', async () => {
    const site = await siteWith('POST /json-api/users/register', { body: { success: true, confirm: 'phone' } })
    const answer = await site.call('POST', '/json-api/users/register', { payload: {} })
    expect(answer.json()).toEqual({ success: true, confirm: 'phone' })
    expect(cookiesOf(answer)).toEqual({})
  })

  it('never lets a token through in an answer of another shape', async () => {
    const site = await siteWith('POST /json-api/login', { body: { access: 'access-1', success: true } })
    const answer = await site.call('POST', '/json-api/login', { payload: {} })
    expect(answer.json()).toEqual({ success: true })
  })

  it.each([
    [{ data: pair }],
    [[{ tokens: [pair] }]],
    [{ ...pair, expiresIn: '900' }],
    [{ accessToken: pair.access, refresh_token: pair.refresh }],
  ])('never lets a token through in an answer of another shape, of a login or a refresh: %j', async (body) => {
    const site = await siteWith('POST /json-api/login', { body })
    site.platform.on('POST /json-api/token/refresh', () => ({ body }))
    const login = await site.call('POST', '/json-api/login', { payload: {} })
    const refresh = await site.call('POST', '/json-api/token/refresh', { headers: signedIn })
    for (const answer of [login, refresh]) expect(answer.body).not.toMatch(/(?:access|refresh)-1/)
  })

  it('reads an answer with a byte order mark, as browsers do', async () => {
    const site = await siteWith('POST /json-api/login', { body: `\uFEFF${JSON.stringify(pair)}` })
    expect(cookiesOf(await site.call('POST', '/json-api/login', { payload: {} }))['at']).toMatch(/^access-1;/)
  })

  it('passes on a refusal with its status, body and pause', async () => {
    const refusal = { message: 'No', errors: [{ code: 'too_many_attempts' }] }
    const site = await siteWith('POST /json-api/login', {
      status: 429,
      body: refusal,
      headers: { 'retry-after': '300' },
    })
    const answer = await site.call('POST', '/json-api/login', { payload: {}, headers: signedIn })
    expect(answer.statusCode).toBe(429)
    expect(answer.json()).toEqual(refusal)
    expect(answer.headers['retry-after']).toBe('300')
    expect(cookiesOf(answer)).toEqual({})
  })

  it('passes on the pause that a failed refresh asks for', async () => {
    const site = await siteWith('POST /json-api/token/refresh', { status: 503, headers: { 'retry-after': '7' } })
    const answer = await site.call('POST', '/json-api/token/refresh', { payload: {}, headers: signedIn })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '7'])
  })

  it('reports an unavailable platform', async () => {
    const site = await startSite()
    await site.platform.stop()
    const answer = await site.call('POST', '/json-api/login', { payload: {} })
    expect(answer.statusCode).toBe(502)
    expect(answer.json()).toEqual({ errors: [{ code: 'platform_unavailable' }] })
    await site.platform.start()
  })

  it('refuses a body that no sign-in has', async () => {
    const site = await startSite()
    const answer = await site.call('POST', '/json-api/login', { payload: { login: 'x'.repeat(70_000) } })
    expect(answer.statusCode).toBe(413)
    expect(site.platform.calls).toEqual([])
  })
})

describe('refresh', () => {
  it('uses the cookie and replaces both tokens', async () => {
    const site = await siteWith('POST /json-api/token/refresh', { body: pair })
    const answer = await site.call('POST', '/json-api/token/refresh', { headers: signedIn })
    expect(answer.json()).toEqual({ success: true, expiresIn: 900 })
    expect(cookiesOf(answer)['rt']).toMatch(/^refresh-1;/)
    expect(site.platform.calls[0]?.body).toBe('{"refreshToken":"refresh-0"}')
  })

  it('goes to the platform once for twenty calls at the same time, and for those that come a little later', async () => {
    const site = await startSite()
    const reply = deferred<PlatformReply>()
    site.platform.on('POST /json-api/token/refresh', () => reply.promise)
    const calls = Array.from({ length: 20 }, () => site.call('POST', '/json-api/token/refresh', { headers: signedIn }))
    reply.resolve({ body: pair })
    calls.push(site.call('POST', '/json-api/token/refresh', { headers: signedIn }))
    for (const answer of await Promise.all(calls)) expect(cookiesOf(answer)['at']).toMatch(/^access-1;/)
    const late = await site.call('POST', '/json-api/token/refresh', { headers: signedIn })
    expect(cookiesOf(late)['at']).toMatch(/^access-1;/)
    expect(site.platform.calls).toHaveLength(1)
  })

  it('exchanges nothing for a page that names older tokens than those it sends', async () => {
    const site = await siteWith('POST /json-api/token/refresh', { body: pair })
    const naming = (stamp: string) =>
      site.call('POST', '/json-api/token/refresh', {
        headers: { cookie: 'at=access-0; rt=refresh-0', 'x-session': stamp },
      })
    const newer = await naming('older')
    expect([newer.statusCode, newer.json(), cookiesOf(newer)]).toEqual([200, { success: true, expiresIn: 0 }, {}])
    expect(site.platform.calls).toEqual([])
    expect(cookiesOf(await naming(stampOf('access-0')))['at']).toMatch(/^access-1;/)
  })

  it('keeps two sessions apart', async () => {
    const site = await startSite()
    site.platform.on('POST /json-api/token/refresh', ({ body }) => {
      const { refreshToken } = JSON.parse(body) as { refreshToken: string }
      return { body: { ...pair, access: `access-of-${refreshToken}` } }
    })
    const refresh = (rt: string) => site.call('POST', '/json-api/token/refresh', { headers: { cookie: `rt=${rt}` } })
    const [one, other] = await Promise.all([refresh('one'), refresh('other')])
    expect(cookiesOf(one)['at']).toMatch(/^access-of-one;/)
    expect(cookiesOf(other)['at']).toMatch(/^access-of-other;/)
  })

  it.each([400, 401])('ends the session at %i', async (status) => {
    const body = { errors: [{ code: 'invalid_refresh_token' }] }
    const site = await siteWith('POST /json-api/token/refresh', { status, body })
    const answer = await site.call('POST', '/json-api/token/refresh', { headers: signedIn })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual(body)
    for (const name of ['at', 'rt', 'at_live', 'rt_live'])
      expect(cookiesOf(answer)[name]).toMatch(/^; Path=\/; Max-Age=0;/)
  })

  it('keeps the session at 500 and asks again next time', async () => {
    const site = await siteWith('POST /json-api/token/refresh', { status: 500, body: { errors: [{ code: 'oops' }] } })
    const answer = await site.call('POST', '/json-api/token/refresh', { headers: signedIn })
    expect(answer.statusCode).toBe(500)
    expect(cookiesOf(answer)).toEqual({})
    site.platform.on('POST /json-api/token/refresh', () => ({ body: pair }))
    expect((await site.call('POST', '/json-api/token/refresh', { headers: signedIn })).statusCode).toBe(200)
  })

  it('keeps the session when the connection is cut', async () => {
    const site = await startSite()
    site.platform.on('POST /json-api/token/refresh', () => null)
    const answer = await site.call('POST', '/json-api/token/refresh', { headers: signedIn })
    expect(answer.statusCode).toBe(502)
    expect(cookiesOf(answer)).toEqual({})
  })

  it('without a cookie removes what is left of a session, without a call', async () => {
    const site = await startSite()
    const answer = await site.call('POST', '/json-api/token/refresh', { headers: { cookie: 'rt_live=1' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ errors: [{ code: 'refresh_token_required' }] })
    expect(cookiesOf(answer)['rt_live']).toMatch(/Max-Age=0/)
    expect(site.platform.calls).toEqual([])
  })

  it('takes a player who logged out offline for a guest', async () => {
    const site = await startSite()
    const answer = await site.call('POST', '/json-api/token/refresh', {
      headers: { cookie: `rt=refresh-0; ${marked('refresh-0')}` },
    })
    expect(answer.statusCode).toBe(400)
    expect(cookiesOf(answer)['rt']).toMatch(/Max-Age=0/)
  })
})

describe('logging out', () => {
  it('clears every cookie of the session', async () => {
    const site = await startSite()
    const answer = await site.call('POST', '/session/logout', { headers: signedIn })
    expect(answer.json()).toEqual({ success: true })
    for (const name of ['at', 'rt', 'at_live', 'rt_live', 'signed_out'])
      expect(cookiesOf(answer)[name]).toMatch(/^; Path=\/; Max-Age=0;/)
  })
})

describe('logging out at the platform', () => {
  const refresh = '/json-api/token/refresh'
  const logoutCall = '/json-api/logout'

  /** Resolves with the body of the next call. */
  function nextCall(site: TestSite, path: string, reply: PlatformReply) {
    return new Promise<PlatformCallSeen>((resolve) => {
      site.platform.on(`POST ${path}`, (call) => {
        resolve(call)
        return reply
      })
    })
  }

  it('ends both tokens there', async () => {
    const site = await startSite()
    const asked = nextCall(site, logoutCall, { status: 204, body: '' })
    await site.call('POST', '/session/logout', { headers: signedIn })
    const { headers, body } = await asked
    expect([headers.authorization, body]).toEqual(['Bearer access-0', '{"refreshToken":"refresh-0"}'])
    expect(site.platform.callsTo(refresh)).toEqual([])
  })

  it('ends the pair that the presented one was exchanged for', async () => {
    const site = await siteWith(`POST ${refresh}`, { body: pair })
    await site.call('POST', refresh, { headers: signedIn })
    const asked = nextCall(site, logoutCall, {})
    await site.call('POST', '/session/logout', { headers: signedIn })
    const { headers, body } = await asked
    expect([headers.authorization, body]).toEqual(['Bearer access-1', '{"refreshToken":"refresh-1"}'])
  })

  it('uses up the refresh token where the platform has no such call', async () => {
    const site = await startSite()
    const used = nextCall(site, refresh, { body: pair })
    await site.call('POST', '/session/logout', { headers: signedIn })
    expect((await used).body).toBe('{"refreshToken":"refresh-0"}')
    expect(site.platform.callsTo(logoutCall)).toHaveLength(1)
  })

  it('gets a new access token to log out with where it has run out', async () => {
    const site = await siteWith(`POST ${refresh}`, { body: pair })
    const asked = nextCall(site, logoutCall, {})
    await site.call('POST', '/session/logout', { headers: { cookie: 'rt=refresh-0' } })
    const { headers, body } = await asked
    expect([headers.authorization, body]).toEqual(['Bearer access-1', '{"refreshToken":"refresh-1"}'])
  })

  it.each([
    ['a page', 'GET', '/'],
    ['a call', 'GET', '/json-api/serverdata'],
    ['a refresh', 'POST', refresh],
    ['a login', 'POST', '/json-api/login'],
  ] as const)('is made up for by %s, where no line was there', async (_what, method, url) => {
    const site = await startSite()
    const answered = deferred()
    site.platform.on(`POST ${logoutCall}`, () => answered.promise.then(() => ({})))
    const headers = { cookie: `${signedIn.cookie}; ${marked('access-0', 'refresh-0')}` }
    await Promise.all([1, 2, 3].map(() => site.call(method, url, { headers })))
    await expect.poll(() => site.platform.callsTo(logoutCall).length).toBe(1)
    const [call] = site.platform.callsTo(logoutCall)
    expect([call?.headers.authorization, call?.body]).toEqual(['Bearer access-0', '{"refreshToken":"refresh-0"}'])
    answered.resolve()
  })

  it('is made up for by a later request, where another site leads here and the refresh token is held back', async () => {
    const site = await startSite()
    const headers = { cookie: `at=access-0; ${marked('access-0', 'refresh-0')}`, 'sec-fetch-site': 'cross-site' }
    for (const url of ['/', '/json-api/serverdata']) {
      const answer = await site.get(url, { headers })
      expect(Object.keys(cookiesOf(answer))).not.toContain('rt')
    }
    expect(site.platform.callsTo(logoutCall)).toEqual([])
  })

  it('leaves the session alone that begins with the same request', async () => {
    const site = await siteWith('POST /json-api/login', { body: pair })
    site.platform.on(`POST ${refresh}`, () => ({ body: { ...pair, access: 'access-2' } }))
    const asked = nextCall(site, logoutCall, {})
    const cookie = `${signedIn.cookie}; ${marked('access-0', 'refresh-0')}`
    const login = await site.call('POST', '/json-api/login', { payload: {}, headers: { cookie } })
    await asked
    expect(cookiesOf(login)['rt']).toMatch(/^refresh-1;/)
    const answer = await site.call('POST', refresh, { headers: { cookie: 'at=access-1; rt=refresh-1' } })
    expect(answer.statusCode).toBe(200)
  })

  it('is over here, also after a restart, while the platform cannot be reached', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sessions-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const config = { endedSessionsFile: path.join(folder, 'data/ended') }
    const first = await startSite({ config })
    for (const route of [logoutCall, refresh]) first.platform.on(`POST ${route}`, () => null)
    await first.call('POST', '/session/logout', { headers: signedIn })
    const second = await startSite({ config })
    second.platform.on(`POST ${refresh}`, () => ({ body: pair }))
    const answer = await second.call('POST', refresh, { headers: signedIn })
    expect(answer.statusCode).toBe(401)
    expect(second.platform.calls).toEqual([])
    expect(readFileSync(config.endedSessionsFile, 'utf8')).not.toContain('refresh-0')
  })
})

describe('a refresh that meets a logout', () => {
  const refresh = '/json-api/token/refresh'

  it('restores no session when it was under way', async () => {
    const site = await startSite()
    const reply = deferred<PlatformReply>()
    const asked = deferred()
    site.platform.on(`POST ${refresh}`, () => {
      asked.resolve()
      return reply.promise
    })
    const late = site.call('POST', refresh, { headers: signedIn })
    await asked.promise
    await site.call('POST', '/session/logout', {
      headers: { cookie: `${signedIn.cookie}; ${marked('access-0', 'refresh-0')}` },
    })
    reply.resolve({ body: pair })
    expect((await late).statusCode).toBe(401)
    expect(cookiesOf(await late)['rt']).toMatch(/Max-Age=0/)
  })

  it('restores no session when it comes after, with the old token or the new', async () => {
    const site = await siteWith(`POST ${refresh}`, { body: pair })
    site.platform.on('POST /json-api/logout', () => ({}))
    await site.call('POST', refresh, { headers: signedIn })
    await site.call('POST', '/session/logout', { headers: signedIn })
    for (const token of ['refresh-0', 'refresh-1']) {
      const answer = await site.call('POST', refresh, { headers: { cookie: `rt=${token}` } })
      expect(answer.json()).toEqual({ errors: [{ code: 'invalid_refresh_token' }] })
    }
    expect(site.platform.callsTo(refresh)).toHaveLength(1)
  })

  it('restores no session by the old token where only the new one was logged out', async () => {
    const site = await siteWith(`POST ${refresh}`, { body: pair })
    site.platform.on('POST /json-api/logout', () => ({}))
    await site.call('POST', refresh, { headers: signedIn })
    await site.call('POST', '/session/logout', { headers: { cookie: 'rt=refresh-1' } })
    const answer = await site.call('POST', refresh, { headers: signedIn })
    expect(answer.json()).toEqual({ errors: [{ code: 'invalid_refresh_token' }] })
    expect(site.platform.callsTo(refresh)).toHaveLength(1)
  })
})

describe('calls that come from elsewhere', () => {
  const paths = [
    '/json-api/login',
    '/json-api/login/passkey',
    '/json-api/token/refresh',
    '/session/logout',
    '/json-api/eapi/game-run/slot',
  ]
  it.each(paths)('are refused by %s', async (url) => {
    const site = await startSite()
    const refused: Record<string, string>[] = [
      { origin: ORIGIN },
      { ...marker, origin: 'http://evil.test' },
      { ...marker, origin: 'null' },
      { ...marker, origin: `${ORIGIN}.evil.test` },
      { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'cross-site' },
      { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-site' },
      { 'content-type': 'text/plain' },
    ]
    for (const headers of refused) {
      const answer = await site.server.inject({
        method: 'POST',
        url,
        headers: { host: 'casino.test', ...signedIn, ...headers },
        payload: '{}',
      })
      expect(answer.statusCode).toBe(403)
      expect(cookiesOf(answer)).toEqual({})
    }
    expect(site.platform.calls).toEqual([])
  })

  it('are taken without an Origin, as browsers of old send them', async () => {
    const site = await siteWith('POST /json-api/login', { body: pair })
    const answer = await site.server.inject({
      method: 'POST',
      url: '/json-api/login',
      headers: { host: 'casino.test', 'x-requested-with': 'XMLHttpRequest' },
      payload: {},
    })
    expect(answer.statusCode).toBe(200)
  })
})
