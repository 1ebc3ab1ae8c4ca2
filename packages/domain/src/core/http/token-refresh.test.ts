/**
 * @promise Session and tokens: one refresh for all callers, tabs and requests, also where a page brings new tokens
 *   meanwhile
 * @proof session-calls.test, pages.player.test
 * @journey accounts/tokens
 *
 * @promise Session and tokens: a refused refresh logs out, one that fails does not; a tab that slept refreshes
 *   once
 * @proof site.test
 * @journey accounts/tokens
 */

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { CookieJar, FakeLocks, hostTimers } from '@croupier/platform-fixtures/fakes'
import { type PlatformAnswer, createPlatformFetch, type PlatformRequest } from '@croupier/platform-fixtures'
import { createClock } from '../value/clock.ts'
import { createCookieSession } from '../session/cookie-session.ts'
import { createServedSession } from '../session/served-session.ts'
import { createHttp } from './http.ts'
import { createTokenExchange } from './token-exchange.ts'
import { TokenRefresh } from './token-refresh.ts'
import { axiosSend } from '../../testing/axios-send.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))

/** A platform whose refresh tokens rotate: a used one is refused. */
class Platform {
  readonly net = createPlatformFetch()
  valid = 'r0'
  #count = 0

  /** What the platform does with a refresh call, the answer apart. */
  exchange(request: PlatformRequest): PlatformAnswer {
    const { refreshToken } = JSON.parse(request.body ?? '{}') as { refreshToken?: string }
    if (refreshToken === undefined) return { status: 400, body: { errors: [{ code: 'refresh_token_required' }] } }
    if (refreshToken !== this.valid) return { status: 401, body: { errors: [{ code: 'invalid_refresh_token' }] } }
    this.#count += 1
    this.valid = `r${this.#count}`
    return { body: { access: `access.of.a${this.#count}`, refresh: this.valid, expiresIn: 900 } }
  }
}

function aBrowser() {
  const jar = new CookieJar()
  const locks = new FakeLocks()
  const platform = new Platform()
  jar.set('rt', 'r0', { maxAgeSeconds: 1000 })
  const tab = () => {
    const clock = createClock(Date.now)
    const session = createCookieSession(jar, clock)
    const http = createHttp(axiosSend({ fetch: platform.net.port, clock }))
    const onSignedOut = vi.fn()
    const refresh = new TokenRefresh({
      session,
      locks,
      timers: hostTimers,
      exchange: createTokenExchange(http, session),
      onSignedOut,
    })
    return { session, refresh, onSignedOut }
  }
  return { jar, locks, platform, tab }
}

const outcomes = (calls: Promise<void>[]) => Promise.allSettled(calls).then((all) => all.map(({ status }) => status))
const refused = { kind: 'unauthorized', status: 401 }

describe('callers of one tab', () => {
  it('share one refresh, twenty at once', async () => {
    const { platform, tab } = aBrowser()
    platform.net.reply('*', (request) => platform.exchange(request))
    const { refresh, session } = tab()
    const calls = Array.from({ length: 20 }, () => refresh.refresh(null))
    expect(await outcomes(calls)).toEqual(Array.from({ length: 20 }, () => 'fulfilled'))
    expect(platform.net.urls()).toEqual(['/json-api/token/refresh?platform=desktop'])
    expect(platform.net.last).toMatchObject({ method: 'POST', body: '{"refreshToken":"r0"}' })
    expect(platform.net.last.headers).not.toHaveProperty('Authorization')
    expect(session.access()?.stamp).toBe('a1')
  })

  it('send nothing when there is a newer token than the one they had', async () => {
    const { platform, tab } = aBrowser()
    platform.net.reply('*', (request) => platform.exchange(request))
    const { refresh, session } = tab()
    await refresh.refresh(null)
    await refresh.refresh(null)
    await refresh.refresh('an older stamp')
    expect(platform.net.requests).toHaveLength(1)
    await refresh.refresh(session.access()?.stamp ?? null)
    expect(platform.net.requests).toHaveLength(2)
    expect(session.access()?.stamp).toBe('a2')
  })
})

describe('tabs of one browser', () => {
  it('share one refresh', async () => {
    const { platform, tab } = aBrowser()
    platform.net.reply('*', (request) => platform.exchange(request))
    const [one, other] = [tab(), tab()]
    expect(
      await outcomes([one.refresh.refresh(null), other.refresh.refresh(null), one.refresh.refresh(null)]),
    ).not.toContain('rejected')
    expect(platform.net.requests).toHaveLength(1)
    expect(other.session.access()?.stamp).toBe('a1')
  })

  it('share one refresh of a token both were refused with', async () => {
    const { platform, tab } = aBrowser()
    platform.net.reply('*', (request) => platform.exchange(request))
    const [one, other] = [tab(), tab()]
    await one.refresh.refresh(null)
    expect(await outcomes([one.refresh.refresh('a1'), other.refresh.refresh('a1')])).not.toContain('rejected')
    expect(platform.net.requests).toHaveLength(2)
  })

  it('are all signed out when one of them is refused, each once, by one call', async () => {
    const { platform, tab } = aBrowser()
    platform.valid = 'other'
    platform.net.reply('*', (request) => platform.exchange(request))
    const [one, other] = [tab(), tab()]
    expect(await outcomes([one.refresh.refresh(null), other.refresh.refresh(null)])).toEqual(['rejected', 'rejected'])
    expect(platform.net.requests).toHaveLength(1)
    expect(one.onSignedOut).toHaveBeenCalledOnce()
    expect(other.onSignedOut).toHaveBeenCalledOnce()
  })

  it('do not wait for one that died with the lock: within 10 s all is settled', async () => {
    const { platform, locks, tab } = aBrowser()
    platform.net.reply('*', (request) => platform.exchange(request))
    locks.holdForever('croupier-session')
    const { refresh } = tab()
    const call = refresh.refresh(null)
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(call).resolves.toBeUndefined()
    expect(platform.net.requests).toHaveLength(1)
  })

  it('give up within 10 s when the lock is held and the platform is silent', async () => {
    const { locks, tab } = aBrowser()
    locks.holdForever('croupier-session')
    const { refresh, onSignedOut } = tab()
    const call = refresh.refresh(null)
    call.catch(() => {})
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
    expect(onSignedOut).not.toHaveBeenCalled()
    // Run whatever the call still does after it has failed.
    await vi.runAllTimersAsync()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('use what the dead tab had still saved', async () => {
    const { jar, locks, platform, tab } = aBrowser()
    locks.holdForever('croupier-session')
    const { refresh } = tab()
    const call = refresh.refresh(null)
    jar.set('at', 'access.of.a9', { maxAgeSeconds: 895 })
    await vi.advanceTimersByTimeAsync(5000)
    await expect(call).resolves.toBeUndefined()
    expect(platform.net.requests).toHaveLength(0)
  })

  it('go on without locks where the browser refuses them', async () => {
    const { platform, tab, locks } = aBrowser()
    platform.net.reply('*', (request) => platform.exchange(request))
    vi.spyOn(locks, 'withLock').mockRejectedValue(new Error('no locks here'))
    await expect(tab().refresh.refresh(null)).resolves.toBeUndefined()
    expect(platform.net.requests).toHaveLength(1)
  })
})

describe('a refusal', () => {
  it.each([400, 401])('of status %i signs out once, however many wait', async (status) => {
    const { platform, tab } = aBrowser()
    platform.net.reply('*', () => ({ status }))
    const { refresh, session, onSignedOut } = tab()
    const calls = Array.from({ length: 20 }, () => refresh.refresh(null))
    await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject(refused)))
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect([session.access(), session.hasRefresh()]).toEqual([null, false])
    await expect(refresh.refresh(null)).rejects.toMatchObject(refused)
    expect(onSignedOut).toHaveBeenCalledOnce()
    expect(platform.net.requests).toHaveLength(1)
  })

  it('ends only that session: a new sign-in works', async () => {
    const { platform, tab } = aBrowser()
    platform.net.reply('*', () => ({ status: 401 }))
    const { refresh, session, onSignedOut } = tab()
    await expect(refresh.refresh(null)).rejects.toMatchObject(refused)
    session.save({ access: 'access.of.new', refresh: 'n1', expiresIn: 900 })
    platform.valid = 'n1'
    platform.net.reply('*', (request) => platform.exchange(request))
    await expect(refresh.refresh('new')).resolves.toBeUndefined()
    platform.net.reply('*', () => ({ status: 401 }))
    await expect(refresh.refresh(session.access()?.stamp ?? null)).rejects.toMatchObject(refused)
    expect(onSignedOut).toHaveBeenCalledTimes(2)
  })

  it('is asked for once where both tokens are absent', async () => {
    const { jar, platform, tab } = aBrowser()
    jar.remove('rt')
    platform.net.reply('*', (request) => platform.exchange(request))
    const { refresh } = tab()
    await expect(refresh.refresh(null)).rejects.toMatchObject(refused)
    await expect(refresh.refresh(null)).rejects.toMatchObject(refused)
    expect(platform.net.requests.map(({ body }) => body)).toEqual(['{}'])
  })
})

describe('a failure', () => {
  it.each<[string, PlatformAnswer | 'cut', object]>([
    ['500', { status: 500 }, { kind: 'unavailable', status: 500 }],
    ['503', { status: 503 }, { kind: 'unavailable', status: 503 }],
    ['429', { status: 429 }, { kind: 'rejected', status: 429 }],
    ['garbage', { body: '<html>' }, { kind: 'invalid-response' }],
    ['a wrong shape', { body: { ok: true } }, { kind: 'invalid-response' }],
    ['no network', 'cut', { kind: 'network' }],
  ])('(%s) is an error to the callers, who are still signed in', async (_what, answer, error) => {
    const { platform, tab } = aBrowser()
    platform.net.reply('*', () => answer)
    const { refresh, session, onSignedOut } = tab()
    await expect(refresh.refresh(null)).rejects.toMatchObject(error)
    expect(session.hasRefresh()).toBe(true)
    expect(onSignedOut).not.toHaveBeenCalled()
    platform.net.reply('*', (request) => platform.exchange(request))
    await expect(refresh.refresh(null)).resolves.toBeUndefined()
  })

  it('when the answer is lost: an error now; only a refusal of the platform ends the session', async () => {
    const { platform, tab } = aBrowser()
    platform.net.reply('*', (request) => {
      platform.exchange(request)
      return 'cut'
    })
    const { refresh, onSignedOut } = tab()
    await expect(refresh.refresh(null)).rejects.toMatchObject({ kind: 'network' })
    expect(onSignedOut).not.toHaveBeenCalled()
    platform.net.reply('*', (request) => platform.exchange(request))
    await expect(refresh.refresh(null)).rejects.toMatchObject(refused)
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  it('frees the other tabs when the platform hangs', async () => {
    const { platform, tab } = aBrowser()
    const [one, other] = [tab(), tab()]
    const first = one.refresh.refresh(null)
    first.catch(() => {})
    await vi.advanceTimersByTimeAsync(4500)
    await expect(first).rejects.toMatchObject({ kind: 'timeout' })
    platform.net.reply('*', (request) => platform.exchange(request))
    await expect(other.refresh.refresh(null)).resolves.toBeUndefined()
  })
})

describe('signing out meanwhile', () => {
  it('here: a late answer restores no session', async () => {
    const { jar, platform, tab } = aBrowser()
    const { refresh, session, onSignedOut } = tab()
    const call = refresh.refresh(null)
    await vi.advanceTimersByTimeAsync(0)
    session.clear()
    refresh.abandon()
    await expect(call).rejects.toMatchObject(refused)
    expect(platform.net.last.signal.aborted).toBe(true)
    platform.net.last.answer({ body: { access: 'access.of.zombie', refresh: 'z', expiresIn: 900 } })
    await vi.advanceTimersByTimeAsync(0)
    expect([jar.get('at'), jar.get('rt')]).toEqual([null, null])
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('in another tab: a late answer restores no session', async () => {
    const { jar, platform, tab } = aBrowser()
    const call = tab().refresh.refresh(null)
    call.catch(() => {})
    await vi.advanceTimersByTimeAsync(0)
    jar.remove('rt')
    platform.net.last.answer({ body: { access: 'access.of.zombie', refresh: 'z', expiresIn: 900 } })
    await expect(call).rejects.toMatchObject({ kind: 'unauthorized' })
    expect([jar.get('at'), jar.get('rt')]).toEqual([null, null])
  })

  it('in another tab, while this one waits for the lock: signed out, and nothing is sent', async () => {
    const { jar, locks, platform, tab } = aBrowser()
    locks.holdForever('croupier-session')
    const { refresh, onSignedOut } = tab()
    const call = refresh.refresh(null)
    call.catch(() => {})
    jar.remove('rt')
    await vi.advanceTimersByTimeAsync(5000)
    await expect(call).rejects.toMatchObject(refused)
    expect(platform.net.requests).toHaveLength(0)
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  it('waits its turn: what must be alone runs after the refresh of another tab', async () => {
    const { platform, tab } = aBrowser()
    const [one, other] = [tab(), tab()]
    const call = one.refresh.refresh(null)
    const run = vi.fn(() => Promise.resolve('done'))
    const alone = other.refresh.alone(run)
    await vi.advanceTimersByTimeAsync(100)
    expect(run).not.toHaveBeenCalled()
    platform.net.last.answer(platform.exchange(platform.net.last))
    await call
    expect(await alone).toBe('done')
  })
})

describe('tokens that the server keeps', () => {
  it('are refreshed by an empty call; the new companion cookie shows it', async () => {
    const jar = new CookieJar()
    jar.set('rt_live', '1', { maxAgeSeconds: 1000 })
    const session = createServedSession(jar)
    const net = createPlatformFetch().reply('*', () => {
      jar.set('at_live', 'new', { maxAgeSeconds: 895 })
      return { body: { success: true, expiresIn: 900 } }
    })
    const http = createHttp(axiosSend({ fetch: net.port, timeoutMs: 1000 }))
    const exchange = createTokenExchange(http, session)
    const refresh = new TokenRefresh({
      session,
      locks: new FakeLocks(),
      timers: hostTimers,
      exchange,
      onSignedOut: vi.fn(),
    })
    await refresh.refresh(null)
    expect(net.last.body).toBe('{}')
    expect(net.last.headers).not.toHaveProperty('X-Session')
    expect(session.access()?.stamp).toBe('new')
    jar.set('at_live', 'stale', { maxAgeSeconds: 895 })
    await refresh.refresh('stale')
    expect(net.last.headers).toMatchObject({ 'X-Session': 'stale' })
  })
})
