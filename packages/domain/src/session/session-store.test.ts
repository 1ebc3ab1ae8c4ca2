import { describe, expect, it, vi } from 'vitest'

import { createServedSession, DomainError } from '../core/index.ts'
import { CookieJar, createPending, FakeHttp, FakeLog, FakeTabs, nth, settled } from '@croupier/platform-fixtures/fakes'
import { createSessionApi } from './session-api.ts'
import type { PlayerPlace } from './player-place.ts'
import { SessionStore } from './session-store.ts'

const NOW = 1_000_000
const tokens = { success: true, expiresIn: 900 }

/** A place whose player comes when the test says so. */
class FakePlace implements PlayerPlace {
  isTaken = false
  hash: string | null = null
  entered = 0
  readonly coming = createPending<[], void>()

  async enter(): Promise<void> {
    this.leave()
    this.isTaken = true
    this.entered += 1
    await this.coming.call()
  }

  /** The base data of the last one who entered is here. */
  async arrive(hash: string): Promise<void> {
    this.hash = hash
    nth(this.coming.calls, -1).resolve()
    await settled()
  }

  enterNow(): void {
    this.isTaken = true
  }

  leave(): void {
    this.isTaken = false
    this.hash = null
  }
}

/** One tab; those made with the same browser share cookies and hear each other. */
function aTab(browser = { jar: new CookieJar(), tabs: new FakeTabs() }) {
  const { jar, tabs } = browser
  const http = new FakeHttp()
  const place = new FakePlace()
  const refreshing = createPending<[string | null], void>()
  const refresh = { refresh: refreshing.call, abandon: vi.fn(), alone: <T>(run: () => Promise<T>) => run() }
  const log = new FakeLog()
  const onTurn = vi.fn()
  const store = new SessionStore({
    api: createSessionApi(http),
    session: createServedSession(jar),
    refresh,
    signals: tabs.tab(),
    place,
    log,
    onTurn,
    clock: { now: () => NOW, sync: () => {}, offset: 0 },
    endSession: () => http.post('/session/logout'),
  })
  store.start()
  /** What our server does with an answer that carries tokens. */
  const giveTokens = (stamp: string) => {
    jar.set('at_live', stamp, { maxAgeSeconds: 895 })
    jar.set('rt_live', '1', { maxAgeSeconds: 1000 })
  }
  const signIn = async (stamp = 'stamp-1', hash = 'ann') => {
    const running = store.login.run({ login: 'a@b.c', password: 'p' })
    await settled()
    giveTokens(stamp)
    await http.last.answer(tokens)
    await place.arrive(hash)
    await running
  }
  const isGuest = () =>
    !store.isSignedIn && !place.isTaken && jar.get('at_live') === null && jar.get('rt_live') === null
  return {
    store,
    http,
    place,
    jar,
    tabs,
    refresh,
    refreshes: refreshing.calls,
    log,
    onTurn,
    giveTokens,
    signIn,
    isGuest,
    browser,
  }
}

const refused = (status: number, code: string, retryAfterMs: number | null = null) =>
  new DomainError(status === 401 ? 'unauthorized' : 'rejected', { status, codes: [code], retryAfterMs })

describe('login', () => {
  it('makes the player, and signs in when its base data is here', async () => {
    const { store, http, place, giveTokens, onTurn, tabs } = aTab()
    const running = store.login.run({ login: 'a@b.c', password: 'p' })
    await settled()
    expect(http.last).toMatchObject({
      method: 'POST',
      path: '/json-api/login',
      body: { login: 'a@b.c', password: 'p' },
      auth: false,
    })
    giveTokens('stamp-1')
    await http.last.answer(tokens)
    expect([place.isTaken, store.isSignedIn]).toEqual([true, false])
    expect(onTurn).toHaveBeenCalledOnce()
    expect(tabs.heard).toEqual([{ type: 'signed-in' }])
    await place.arrive('ann')
    expect(await running).toMatchObject({ status: 'done' })
    expect(store.snapshot()).toEqual({ isSignedIn: true, stamp: 'stamp-1' })
  })

  it('refused tells why, and nobody is signed in', async () => {
    const { store, http, isGuest } = aTab()
    const running = store.login.run({ login: 'a@b.c', password: 'p' })
    await settled()
    await http.last.fail(refused(401, 'invalid_credentials'))
    expect(await running).toMatchObject({ status: 'rejected', codes: ['invalid_credentials'] })
    expect(isGuest()).toBe(true)
  })

  it('on a device that keeps no cookies says so, and makes no player', async () => {
    const { store, http, isGuest, tabs } = aTab()
    const running = store.login.run({ login: 'a@b.c', password: 'p' })
    await settled()
    await http.last.answer(tokens)
    expect(await running).toMatchObject({ status: 'rejected', codes: ['cookies_blocked'] })
    expect(isGuest()).toBe(true)
    expect(tabs.heard).toEqual([])
  })

  it('without an answer is of unknown outcome', async () => {
    const { store, http } = aTab()
    const running = store.login.run({ login: 'a@b.c', password: 'p' })
    await settled()
    await http.last.fail(new DomainError('network'))
    expect(await running).toMatchObject({ status: 'unknown' })
  })

  it('waits for a logout on its way, which would end the new session', async () => {
    const { store, http, signIn } = aTab()
    await signIn()
    const out = store.logout()
    void store.login.run({ login: 'a@b.c', password: 'p' })
    await settled()
    expect(http.paths().at(-1)).toBe('/session/logout')
    await http.last.answer({ success: true })
    await out
    await settled()
    expect(http.paths().at(-1)).toBe('/json-api/login')
  })
})

describe('registration', () => {
  const registration = {
    email: 'a@b.c',
    password: 'p',
    currency: 'RUB',
    country: 'ru',
    birthday: '1990-01-02',
    consent: true,
  } as const

  it('by e-mail signs in', async () => {
    const { store, http, place, giveTokens } = aTab()
    const running = store.register.run(registration)
    await settled()
    expect(http.last).toMatchObject({ path: '/json-api/users/register', body: registration })
    giveTokens('stamp-1')
    await http.last.answer(tokens)
    await place.arrive('ann')
    expect(await running).toEqual({ status: 'done', value: 'signed-in' })
    expect(store.isSignedIn).toBe(true)
  })

  it('by phone waits for the code, which can be sent again after 35 s', async () => {
    const { store, http, isGuest } = aTab()
    const running = store.register.run({ ...registration, phone: '79123456789' })
    await settled()
    await http.last.answer({ success: true, confirm: 'phone' })
    expect(await running).toEqual({ status: 'done', value: 'confirm-phone' })
    expect(store.confirmation).toMatchObject({ phone: '79123456789', nextCodeAt: NOW + 35_000 })
    expect(isGuest()).toBe(true)
    store.confirmation.giveUp()
    expect(store.confirmation.phone).toBeNull()
  })

  it.each([
    [
      { success: false, errors: [{ code: 'email_taken', field: 'email' }] },
      ['email_taken'],
      { email: ['email_taken'] },
    ],
    [{ success: false }, [], {}],
  ])('is refused by an answer that tells of no success: %j', async (answer, codes, fields) => {
    const { store, http } = aTab()
    const running = store.register.run(registration)
    await settled()
    await http.last.answer(answer)
    expect(await running).toMatchObject({ status: 'rejected', codes, error: { fields } })
  })

  it.each([null, 'ok', [], { thanks: true }])(
    'is of unknown outcome when the answer tells nothing: %j',
    async (answer) => {
      const { store, http } = aTab()
      const running = store.register.run(registration)
      await settled()
      await http.last.answer(answer)
      expect(await running).toMatchObject({ status: 'unknown', error: { kind: 'invalid-response' } })
    },
  )
})

describe('phone codes', () => {
  it('are sent, and can be asked again when the server says', async () => {
    const { store, http } = aTab()
    const running = store.confirmation.sendCode.run('79991234567')
    expect(http.last).toMatchObject({ path: '/json-api/players/phones/verify', body: { phone: '79991234567' } })
    await http.last.answer({ success: true, retryAfter: 50 })
    expect(await running).toMatchObject({ status: 'done' })
    expect(store.confirmation.nextCodeAt).toBe(NOW + 50_000)
  })

  it.each([
    [20_000, 20_000],
    [null, 35_000],
  ])('asked too often wait %s ms more', async (retryAfterMs, wait) => {
    const { store, http } = aTab()
    const running = store.confirmation.sendCode.run('79991234567')
    await http.last.fail(refused(429, 'too_many_sends', retryAfterMs))
    expect(await running).toMatchObject({ status: 'rejected', codes: ['too_many_sends'] })
    expect(store.confirmation.nextCodeAt).toBe(NOW + wait)
  })

  it('confirmed sign in', async () => {
    const { store, http, place, giveTokens } = aTab()
    const running = store.confirmation.confirm.run({ phone: '79991234567', code: '1234' })
    await settled()
    expect(http.last).toMatchObject({
      path: '/json-api/players/phones/confirm',
      body: { phone: '79991234567', code: '1234' },
    })
    giveTokens('stamp-1')
    await http.last.answer(tokens)
    await place.arrive('ann')
    await running
    expect(store.isSignedIn).toBe(true)
  })

  it.each([
    [422, 'invalid_code'],
    [429, 'code_attempts_exceeded'],
  ])('refused tell why: %i', async (status, code) => {
    const { store, http } = aTab()
    const running = store.confirmation.confirm.run({ phone: '79991234567', code: '1234' })
    await settled()
    await http.last.fail(refused(status, code))
    expect(await running).toMatchObject({ status: 'rejected', codes: [code] })
  })
})

describe('logout', () => {
  it('is total before the server has said anything', async () => {
    const { store, http, signIn, isGuest, tabs, onTurn, refresh } = aTab()
    await signIn()
    const out = store.logout()
    expect(isGuest()).toBe(true)
    expect(store.endedBy).toBe('logout')
    expect(tabs.marks).toBeGreaterThan(0)
    expect(tabs.heard.at(-1)).toEqual({ type: 'signed-out' })
    expect(refresh.abandon).toHaveBeenCalled()
    expect(onTurn).toHaveBeenCalledTimes(2)
    await settled()
    expect(http.last).toMatchObject({ method: 'POST', path: '/session/logout' })
    await http.last.answer({ success: true })
    await out
  })

  it('works offline: word is left for the server', async () => {
    const { store, http, signIn, isGuest, tabs } = aTab()
    await signIn()
    const out = store.logout()
    await settled()
    await http.last.fail(new DomainError('network'))
    await expect(out).resolves.toBeUndefined()
    expect(isGuest()).toBe(true)
    expect(tabs.marks).toBeGreaterThan(0)
  })

  it('happens once, however often it is asked', async () => {
    const { store, http, signIn } = aTab()
    await signIn()
    const outs = [store.logout(), store.logout()]
    await settled()
    await http.last.answer({ success: true })
    await Promise.all(outs)
    expect(http.paths().filter((path) => path === '/session/logout')).toHaveLength(1)
  })

  it('undoes what a refresh of another tab brought back, before it tells the server', async () => {
    const { store, http, signIn, isGuest, refresh, giveTokens, tabs } = aTab()
    await signIn()
    const turn = createPending<[], void>()
    refresh.alone = async (run) => {
      await turn.call()
      return run()
    }
    const out = store.logout()
    giveTokens('zombie')
    const marks = tabs.marks
    nth(turn.calls, 0).resolve()
    await settled()
    expect(isGuest()).toBe(true)
    expect(tabs.marks).toBe(marks + 1)
    await http.last.answer({ success: true })
    await out
  })

  it('that waited its turn ends no session begun meanwhile in another tab', async () => {
    const { store, http, place, signIn, refresh, giveTokens, tabs, jar } = aTab()
    await signIn()
    const turn = createPending<[], void>()
    refresh.alone = async (run) => {
      await turn.call()
      return run()
    }
    const out = store.logout()
    giveTokens('stamp-2')
    tabs.tab().announce({ type: 'signed-in' })
    await settled()
    await place.arrive('bob')
    nth(turn.calls, 0).resolve()
    await out
    expect(http.paths()).not.toContain('/session/logout')
    expect([store.isSignedIn, jar.get('at_live')]).toEqual([true, 'stamp-2'])
  })

  it('while the base data is on its way leaves nobody signed in', async () => {
    const { store, http, place, giveTokens, isGuest } = aTab()
    const running = store.login.run({ login: 'a@b.c', password: 'p' })
    await settled()
    giveTokens('stamp-1')
    await http.last.answer(tokens)
    void store.logout()
    await place.arrive('ann')
    await running
    place.leave()
    expect(isGuest()).toBe(true)
  })
})

describe('tokens refused', () => {
  it('end the session once, here and elsewhere', async () => {
    const { store, place, signIn, jar, tabs, onTurn } = aTab()
    await signIn()
    jar.remove('at_live')
    jar.remove('rt_live')
    store.expire()
    store.expire()
    expect([store.isSignedIn, place.isTaken, store.endedBy]).toEqual([false, false, 'expired'])
    expect(tabs.heard.filter(({ type }) => type === 'signed-out')).toHaveLength(1)
    expect(onTurn).toHaveBeenCalledTimes(2)
  })

  it('of a guest end nothing', () => {
    const { store, tabs, onTurn } = aTab()
    store.expire()
    expect([store.endedBy, tabs.heard, onTurn.mock.calls]).toEqual([null, [], []])
  })
})

describe('at start', () => {
  it('a guest is asked for nothing', async () => {
    const { store, http, refreshes } = aTab()
    await store.resume()
    expect([http.calls, refreshes]).toEqual([[], []])
  })

  it('a session with a good token is taken up', async () => {
    const { store, place, giveTokens, onTurn } = aTab()
    giveTokens('stamp-1')
    const resuming = store.resume()
    await place.arrive('ann')
    await resuming
    expect(store.isSignedIn).toBe(true)
    expect(onTurn).not.toHaveBeenCalled()
  })

  it('a session with a refresh token only gets a new one first', async () => {
    const { store, place, jar, refreshes, giveTokens } = aTab()
    jar.set('rt_live', '1', { maxAgeSeconds: 1000 })
    const resuming = store.resume()
    expect(place.isTaken).toBe(false)
    giveTokens('stamp-1')
    nth(refreshes, 0).resolve()
    await settled()
    await place.arrive('ann')
    await resuming
    expect(store.isSignedIn).toBe(true)
  })

  it('a session that is over by then is none', async () => {
    const { store, place, jar, refreshes } = aTab()
    jar.set('rt_live', '1', { maxAgeSeconds: 1000 })
    const resuming = store.resume()
    jar.remove('rt_live')
    nth(refreshes, 0).reject(refused(401, 'signed_out'))
    await resuming
    expect([store.isSignedIn, place.isTaken]).toEqual([false, false])
  })

  it('a session nobody could renew now is still one', async () => {
    const { store, place, jar, refreshes } = aTab()
    jar.set('rt_live', '1', { maxAgeSeconds: 1000 })
    const resuming = store.resume()
    nth(refreshes, 0).reject(new DomainError('unavailable', { status: 503 }))
    await settled()
    await place.arrive('ann')
    await resuming
    expect(store.isSignedIn).toBe(true)
  })

  it('two who resume at once make one player', async () => {
    const { store, place, jar, refreshes, giveTokens } = aTab()
    jar.set('rt_live', '1', { maxAgeSeconds: 1000 })
    const both = [store.resume(), store.check()]
    giveTokens('stamp-1')
    for (const { resolve } of refreshes) resolve()
    await settled()
    await place.arrive('ann')
    await Promise.all(both)
    expect(place.entered).toBe(1)
  })

  it('a session whose tokens are renewed on the way in is taken up with the new ones before it counts as resumed', async () => {
    const { store, place, http, giveTokens } = aTab()
    giveTokens('stamp-1')
    const resuming = store.resume()
    // What the first call of the player learns.
    giveTokens('stamp-2')
    const verifying = store.verify()
    await settled()
    await http.last.answer({ data: { info: { hash: 'ann' } } })
    expect(place.entered).toBe(2)
    nth(place.coming.calls, 0).resolve()
    await settled()
    expect(store.isSignedIn).toBe(false)
    await place.arrive('ann')
    await Promise.all([resuming, verifying])
    expect(store.isSignedIn).toBe(true)
  })

  describe('where there is no time to find out', () => {
    it('whoever has tokens is signed in with what is known, and what comes later changes nothing of that', async () => {
      const { store, place, giveTokens } = aTab()
      giveTokens('stamp-1')
      const resuming = store.resume()
      store.presume()
      expect([store.isSignedIn, place.isTaken]).toEqual([true, true])
      await place.arrive('ann')
      await resuming
      expect(store.isSignedIn).toBe(true)
    })

    it('so it is while the tokens are being renewed', () => {
      const { store, place, jar } = aTab()
      jar.set('rt_live', '1', { maxAgeSeconds: 1000 })
      void store.resume()
      store.presume()
      expect([store.isSignedIn, place.isTaken]).toEqual([true, true])
    })

    it('a guest stays one, and so does whose tokens were refused', () => {
      const { store, place } = aTab()
      store.presume()
      expect([store.isSignedIn, place.isTaken]).toEqual([false, false])
    })
  })

  it('a player the page came with stays, unasked while the tokens are the same', async () => {
    const { store, place, http, giveTokens } = aTab()
    giveTokens('stamp-1')
    Object.assign(place, { isTaken: true, hash: 'ann' })
    store.restore(
      JSON.parse(JSON.stringify({ isSignedIn: true, stamp: 'stamp-1' })) as { isSignedIn: boolean; stamp: string },
    )
    await store.resume()
    expect([store.isSignedIn, http.calls]).toEqual([true, []])
    expect(store.snapshot()).toEqual({ isSignedIn: true, stamp: 'stamp-1' })
  })

  it('a player the page came with goes when there are no tokens', async () => {
    const { store, place } = aTab()
    Object.assign(place, { isTaken: true, hash: 'ann' })
    store.restore({ isSignedIn: true, stamp: 'stamp-1' })
    await store.resume()
    expect([store.isSignedIn, place.isTaken, store.endedBy]).toEqual([false, false, 'elsewhere'])
  })
})

describe('other tabs', () => {
  it('sign out with the one that does, at once', async () => {
    const one = aTab()
    const other = aTab(one.browser)
    await one.signIn()
    await other.place.arrive('ann')
    expect(other.store.isSignedIn).toBe(true)
    void one.store.logout()
    expect(other.isGuest()).toBe(true)
    expect(other.store.endedBy).toBe('elsewhere')
  })

  it('sign in with the one that does', async () => {
    const one = aTab()
    const other = aTab(one.browser)
    await one.signIn()
    await other.place.arrive('ann')
    expect(other.store.isSignedIn).toBe(true)
  })

  it('hear of no end they brought about themselves: one logout, one call', async () => {
    const one = aTab()
    const other = aTab(one.browser)
    await one.signIn()
    await other.place.arrive('ann')
    void one.store.logout()
    await settled()
    expect(other.http.paths()).not.toContain('/session/logout')
  })

  it('that hear of an old logout late keep the new session', async () => {
    const { store, place, signIn, jar, tabs } = aTab()
    await signIn()
    tabs.tab().announce({ type: 'signed-out' })
    expect(jar.get('at_live')).toBe('stamp-1')
    await settled()
    await place.arrive('ann')
    expect(store.isSignedIn).toBe(true)
  })
})

describe("another player's tokens", () => {
  it("make the tab drop the first one's data and take up the new one", async () => {
    const { store, place, http, signIn, giveTokens } = aTab()
    await signIn('stamp-1', 'ann')
    giveTokens('stamp-2')
    const checking = store.check()
    await settled()
    expect(http.last).toMatchObject({ path: '/json-api/users/profile', auth: true })
    await http.last.answer({ data: { info: { hash: 'bob' } } })
    expect([store.isSignedIn, place.entered]).toEqual([false, 2])
    await place.arrive('bob')
    await checking
    expect(store.isSignedIn).toBe(true)
  })

  it('are told from newer ones of the same player, by one call', async () => {
    const { store, place, http, signIn, giveTokens } = aTab()
    await signIn('stamp-1', 'ann')
    giveTokens('stamp-2')
    const checks = [store.check(), store.verify(), store.verify()]
    await settled()
    await http.last.answer({ data: { info: { hash: 'ann' } } })
    await Promise.all(checks)
    await store.verify()
    expect(http.paths().filter((path) => path === '/json-api/users/profile')).toHaveLength(1)
    expect([store.isSignedIn, place.entered]).toEqual([true, 1])
  })

  it('of one who is not known by name yet make everything be read anew, and nobody is told of an end', async () => {
    const { store, place, http, signIn, giveTokens } = aTab()
    await signIn('stamp-1', 'ann')
    place.hash = null
    giveTokens('stamp-2')
    const checking = store.check()
    await settled()
    await http.last.answer({ data: { info: { hash: 'ann' } } })
    expect([store.isSignedIn, store.endedBy, place.entered]).toEqual([true, null, 2])
    await place.arrive('ann')
    await checking
    expect(store.isSignedIn).toBe(true)
  })

  it('are asked about again when nobody could tell', async () => {
    const { store, http, signIn, giveTokens, log } = aTab()
    await signIn('stamp-1', 'ann')
    giveTokens('stamp-2')
    const checking = store.check()
    await settled()
    await http.last.fail(new DomainError('network'))
    await checking
    expect([store.isSignedIn, log.labels]).toEqual([true, ['session-owner']])
    void store.check()
    await settled()
    expect(http.paths().filter((path) => path === '/json-api/users/profile')).toHaveLength(2)
  })
})
