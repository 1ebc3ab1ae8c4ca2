/**
 * @promise Session and tokens: a device with a wrong clock, without storage, channels and locks between tabs, in
 *   another time zone
 * @proof storage.test, locks.test
 * @journey accounts/devices
 *
 * @promise Session and tokens: the access cookie lives 5 s less than its token
 * @journey none
 */

import { describe, expect, it } from 'vitest'

import { CookieJar } from '@croupier/platform-fixtures/fakes'
import { createClock } from '../value/clock.ts'
import { createCookieSession } from './cookie-session.ts'
import { createServedSession } from './served-session.ts'

const NOW = Date.UTC(2026, 0, 15, 12, 0, 0)
const HOUR = 3_600_000

/** A JWT of the platform; only its payload and its three parts matter here. */
function aToken(claims: object, signature = 'sig-1'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part(claims)}.${signature}`
}

const expiresAt = (ms: number, signature?: string) => aToken({ sub: 'юзер-1', exp: Math.floor(ms / 1000) }, signature)

function aCookieSession(deviceError = 0) {
  const jar = new CookieJar()
  const clock = createClock(() => NOW + deviceError)
  return { jar, clock, session: createCookieSession(jar, clock) }
}

describe('createCookieSession', () => {
  it('has nothing for a guest', () => {
    const { session } = aCookieSession()
    expect(session.access()).toBeNull()
    expect(session.hasRefresh()).toBe(false)
    expect(session.refreshBody()).toEqual({})
  })

  it('keeps the access token 5 s less than its lifetime and the refresh token 372 days', () => {
    const { session, jar } = aCookieSession()
    session.save({ access: expiresAt(NOW + 900_000), refresh: 'r1', expiresIn: 900 })
    expect(jar.lifetime('at')).toBe(895)
    expect(jar.lifetime('rt')).toBe(32_140_800)
    expect(session.access()?.header).toBe(`Bearer ${expiresAt(NOW + 900_000)}`)
    expect(session.refreshBody()).toEqual({ refreshToken: 'r1' })
  })

  it('distinguishes tokens by a stamp that is not the token', () => {
    const { session } = aCookieSession()
    session.save({ access: expiresAt(NOW + 900_000, 'one'), refresh: 'r1', expiresIn: 900 })
    const first = session.access()?.stamp
    session.save({ access: expiresAt(NOW + 900_000, 'two'), refresh: 'r2', expiresIn: 900 })
    expect([first, session.access()?.stamp]).toEqual(['one', 'two'])
  })

  it('has only the refresh token once the access cookie has gone', () => {
    const { session, jar } = aCookieSession()
    session.save({ access: expiresAt(NOW + 900_000), refresh: 'r1', expiresIn: 900 })
    jar.pass(895_000)
    expect(session.access()).toBeNull()
    expect(session.hasRefresh()).toBe(true)
  })

  it('does not use a token another tab left that has expired', () => {
    const { session, jar } = aCookieSession()
    jar.set('at', expiresAt(NOW - 1000), { maxAgeSeconds: 60 })
    expect(session.access()).toBeNull()
    jar.set('at', expiresAt(NOW + 60_000), { maxAgeSeconds: 60 })
    expect(session.access()).not.toBeNull()
  })

  it.each([
    ['an hour ahead', HOUR],
    ['a day ahead', 24 * HOUR],
    ['an hour behind', -HOUR],
    ['a day behind', -24 * HOUR],
  ])('trusts what this tab was just given on a device %s that no answer has corrected', (_how, error) => {
    const { session } = aCookieSession(error)
    session.save({ access: expiresAt(NOW + 900_000), refresh: 'r1', expiresIn: 900 })
    expect(session.access()).not.toBeNull()
  })

  it('uses server time once that is known', () => {
    const { session, clock, jar } = aCookieSession(24 * HOUR)
    jar.set('at', expiresAt(NOW + 60_000), { maxAgeSeconds: 60 })
    expect(session.access()).toBeNull()
    clock.sync(new Date(NOW).toUTCString(), 0)
    expect(session.access()).not.toBeNull()
  })

  it.each(['opaque', 'a.b.c', 'a.%%%.c', `a.${Buffer.from('{"exp":"soon"}').toString('base64url')}.c`])(
    'takes a token without an expiry as it is: %s',
    (token) => {
      const { session, jar } = aCookieSession()
      jar.set('at', token, { maxAgeSeconds: 60 })
      expect(session.access()?.header).toBe(`Bearer ${token}`)
    },
  )

  it('clears both', () => {
    const { session } = aCookieSession()
    session.save({ access: expiresAt(NOW + 900_000), refresh: 'r1', expiresIn: 900 })
    session.clear()
    expect([session.access(), session.hasRefresh()]).toEqual([null, false])
  })
})

describe('createServedSession', () => {
  it('knows by the companions alone, on a device of any time', () => {
    const jar = new CookieJar()
    const session = createServedSession(jar)
    expect([session.access(), session.hasRefresh()]).toEqual([null, false])
    jar.set('at_live', 'stamp-1', { maxAgeSeconds: 895 })
    jar.set('rt_live', '1', { maxAgeSeconds: 32_140_800 })
    expect(session.access()).toEqual({ stamp: 'stamp-1', header: null })
    expect(session.hasRefresh()).toBe(true)
    expect(session.refreshBody()).toEqual({})
    jar.pass(895_000)
    expect([session.access(), session.hasRefresh()]).toEqual([null, true])
  })

  it('saves no tokens: the server does', () => {
    const jar = new CookieJar()
    const session = createServedSession(jar)
    session.save({ access: 'a', refresh: 'r', expiresIn: 900 })
    expect([session.access(), jar.get('at'), jar.get('rt')]).toEqual([null, null, null])
  })

  it('clears the companions', () => {
    const jar = new CookieJar()
    jar.set('at_live', 'stamp-1', { maxAgeSeconds: 60 })
    jar.set('rt_live', '1', { maxAgeSeconds: 60 })
    const session = createServedSession(jar)
    session.clear()
    expect([session.access(), session.hasRefresh()]).toEqual([null, false])
  })
})
