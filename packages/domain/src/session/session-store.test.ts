/**
 * @promise Session and tokens: a new code after 35 s, five times in five minutes
 * @proof phone-codes.test, registration-page.stories (PhoneCodeTooOften)
 * @journey accounts/registration
 *
 * @promise Session and tokens: a logout reaches the other tabs at once
 * @journey accounts/logout, live/toasts
 *
 * @promise Session and tokens: a logout takes effect whatever the outcome of its call
 * @journey accounts/login
 */

import { describe, expect, it, vi } from 'vitest'

import { createServedSession, DomainError } from '../core/index.ts'
import {
  CookieJar,
  createPending,
  FakeLog,
  FakeTabs,
  HandTimers,
  nth,
  settled,
} from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { createSessionApi } from './session-api.ts'
import type { PlayerLifetime } from './player-lifetime.ts'
import { SessionStore } from './session-store.ts'

const NOW = 1_000_000
const tokens = { success: true, expiresIn: 900 }

/** A player who comes when the test says so. */
class FakePlayer implements PlayerLifetime {
  isPresent = false
  hash: string | null = null
  entered = 0
  readonly coming = createPending<[], void>()

  async enter(): Promise<void> {
    this.leave()
    this.isPresent = true
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
    this.isPresent = true
  }

  leave(): void {
    this.isPresent = false
    this.hash = null
  }
}

/** One tab; those made with the same browser share cookies and receive each other's changes. */
function aTab(browser = { jar: new CookieJar(), tabs: new FakeTabs() }) {
  const { jar, tabs } = browser
  const http = new FakeHttp()
  const player = new FakePlayer()
  const refreshing = createPending<[string | null], void>()
  const refresh = { refresh: refreshing.call, abandon: vi.fn(), alone: <T>(run: () => Promise<T>) => run() }
  const log = new FakeLog()
  const timers = new HandTimers()
  const onVisitorChange = vi.fn()
  const onEnded = vi.fn()
  const store = new SessionStore({
    api: createSessionApi(http),
    session: createServedSession(jar),
    refresh,
    signals: tabs.tab(),
    player,
    timers,
    log,
    reads: createLifetime({ log }).reads,
    onVisitorChange,
    onEnded,
    clock: { now: () => NOW, sync: () => {}, set: () => {}, offset: 0 },
    endSession: () => http.send('post', '/session/logout'),
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
    await player.arrive(hash)
    await running
  }
  const isGuest = () =>
    !store.isSignedIn && !player.isPresent && jar.get('at_live') === null && jar.get('rt_live') === null
  return {
    store,
    http,
    player,
    jar,
    tabs,
    refresh,
    refreshes: refreshing.calls,
    log,
    /** Lets time go by in steps of a look at the cookies. */
    later: async (ms: number) => {
      for (let gone = 0; gone < ms; gone += 50) {
        timers.advance(50)
        await settled()
      }
    },
    onVisitorChange,
    onEnded,
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
    const { store, http, player, giveTokens, onVisitorChange, tabs } = aTab()
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
    expect([player.isPresent, store.isSignedIn]).toEqual([true, false])
    expect(onVisitorChange).toHaveBeenCalledOnce()
    expect(tabs.heard).toEqual([{ type: 'signed-in' }])
    await player.arrive('ann')
    expect(await running).toMatchObject({ status: 'done' })
    expect(store.snapshot()).toEqual({ isSignedIn: true, stamp: 'stamp-1' })
  })

  it('on a device that keeps no cookies fails, and makes no player', async () => {
    const { store, http, isGuest, tabs, later } = aTab()
    const running = store.login.run({ login: 'a@b.c', password: 'p' })
    await settled()
    await http.last.answer(tokens)
    await later(2000)
    expect(await running).toMatchObject({ status: 'refused', error: { codes: ['cookies_blocked'] } })
    expect(isGuest()).toBe(true)
    expect(tabs.heard).toEqual([])
  })

  it('waits for the cookies of its answer, which WebKit may show a moment later', async () => {
    const { store, http, player, giveTokens, later } = aTab()
    const running = store.login.run({ login: 'a@b.c', password: 'p' })
    await settled()
    await http.last.answer(tokens)
    await later(300)
    expect(player.isPresent).toBe(false)
    giveTokens('stamp-1')
    await later(50)
    await player.arrive('ann')
    expect(await running).toMatchObject({ status: 'done' })
    expect(store.snapshot()).toEqual({ isSignedIn: true, stamp: 'stamp-1' })
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
    const { store, http, player, giveTokens } = aTab()
    const running = store.register.run(registration)
    await settled()
    expect(http.last).toMatchObject({ path: '/json-api/users/register', body: registration })
    giveTokens('stamp-1')
    await http.last.answer(tokens)
    await player.arrive('ann')
    expect(await running).toMatchObject({ status: 'done', value: 'signed-in' })
    expect(store.isSignedIn).toBe(true)
  })

  it('by phone waits for the code, which can be sent again after 35 s', async () => {
    const { store, http, isGuest } = aTab()
    const running = store.register.run({ ...registration, phone: '79123456789' })
    await settled()
    await http.last.answer({ success: true, confirm: 'phone' })
    expect(await running).toMatchObject({ status: 'done', value: 'confirm-phone' })
    expect(store.confirmation).toMatchObject({ phone: '79123456789', nextCodeAt: NOW + 35_000 })
    expect(isGuest()).toBe(true)
    store.confirmation.giveUp()
    expect(store.confirmation.phone).toBeNull()
  })

  it('by phone goes on to the code where the answer of the registration was lost', async () => {
    const { store, http } = aTab()
    const register = async (phone: string, fail: DomainError) => {
      const running = store.register.run({ ...registration, phone })
      await settled()
      await http.last.fail(fail)
      return running
    }
    const tooOften = refused(429, 'too_many_sends', 20_000)
    expect(await register('79123456789', tooOften)).toMatchObject({ status: 'unclear' })
    expect(await register('79123456789', tooOften)).toMatchObject({ status: 'unclear' })
    expect(await register('79123456789', new DomainError('network'))).toMatchObject({ status: 'unclear' })
    expect(await register('79120000000', tooOften)).toMatchObject({ status: 'unclear' })
    expect(store.confirmation.phone).toBeNull()
    expect(await register('79123456789', tooOften)).toMatchObject({ status: 'done', value: 'confirm-phone' })
    expect(store.confirmation.phone).toBe('79123456789')
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
    expect(await running).toMatchObject({ status: 'refused', error: { codes, fields } })
  })
})

describe('phone codes', () => {
  it("are sent, and can be asked for again at the server's time", async () => {
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
    expect(await running).toMatchObject({ status: 'unclear', error: { codes: ['too_many_sends'] } })
    expect(store.confirmation.nextCodeAt).toBe(NOW + wait)
  })

  it.each([
    [422, 'invalid_code'],
    [429, 'code_attempts_exceeded'],
  ])('refused tell why: %i', async (status, code) => {
    const { store, http } = aTab()
    const running = store.confirmation.confirm.run({ phone: '79991234567', code: '1234' })
    await settled()
    await http.last.fail(refused(status, code))
    expect(await running).toMatchObject({ request: null, error: { codes: [code] } })
  })

  it('forgets the code while it is sent', () => {
    const { store } = aTab()
    void store.confirmation.confirm.run({ phone: '79991234567', code: '1234' })
    expect(store.confirmation.confirm.state).toEqual({ status: 'sending', request: null })
  })
})

describe('logout', () => {
  it('is complete before the server answers', async () => {
    const { store, http, signIn, isGuest, tabs, onVisitorChange, refresh } = aTab()
    await signIn()
    const out = store.logout()
    expect(isGuest()).toBe(true)
    expect(store.endedBy).toBe('logout')
    expect(tabs.marks).toBeGreaterThan(0)
    expect(tabs.heard.at(-1)).toEqual({ type: 'signed-out' })
    expect(refresh.abandon).toHaveBeenCalled()
    expect(onVisitorChange).toHaveBeenCalledTimes(2)
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

  it('removes tokens that a refresh of another tab brought back, before it calls the server', async () => {
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
    const { store, http, player, signIn, refresh, giveTokens, tabs, jar } = aTab()
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
    await player.arrive('bob')
    nth(turn.calls, 0).resolve()
    await out
    expect(http.paths()).not.toContain('/session/logout')
    expect([store.isSignedIn, jar.get('at_live')]).toEqual([true, 'stamp-2'])
  })

  it('while the base data is loading leaves no player signed in', async () => {
    const { store, http, player, giveTokens, isGuest } = aTab()
    const running = store.login.run({ login: 'a@b.c', password: 'p' })
    await settled()
    giveTokens('stamp-1')
    await http.last.answer(tokens)
    void store.logout()
    await player.arrive('ann')
    await running
    player.leave()
    expect(isGuest()).toBe(true)
  })
})

describe('tokens refused', () => {
  it('has ended once: a tab that comes back into view afterwards does not call it a logout', async () => {
    const { store, jar, signIn, onEnded } = aTab()
    await signIn()
    jar.remove('at_live')
    jar.remove('rt_live')
    store.expire()
    await store.check()
    await store.resume()
    expect(onEnded.mock.calls).toEqual([['expired']])
  })

  it('end the session once, here and elsewhere', async () => {
    const { store, player, signIn, jar, tabs, onVisitorChange } = aTab()
    await signIn()
    jar.remove('at_live')
    jar.remove('rt_live')
    store.expire()
    store.expire()
    expect([store.isSignedIn, player.isPresent, store.endedBy]).toEqual([false, false, 'expired'])
    expect(tabs.heard.filter(({ type }) => type === 'signed-out')).toHaveLength(1)
    expect(onVisitorChange).toHaveBeenCalledTimes(2)
  })

  it('of a guest end nothing', () => {
    const { store, tabs, onVisitorChange } = aTab()
    store.expire()
    expect([store.endedBy, tabs.heard, onVisitorChange.mock.calls]).toEqual([null, [], []])
  })
})

describe('at start', () => {
  it('a guest is asked for nothing', async () => {
    const { store, http, refreshes } = aTab()
    await store.resume()
    expect([http.calls, refreshes]).toEqual([[], []])
  })

  it('a session with a refresh token only gets a new one first', async () => {
    const { store, player, jar, refreshes, giveTokens } = aTab()
    jar.set('rt_live', '1', { maxAgeSeconds: 1000 })
    const resuming = store.resume()
    expect(player.isPresent).toBe(false)
    giveTokens('stamp-1')
    nth(refreshes, 0).resolve()
    await settled()
    await player.arrive('ann')
    await resuming
    expect(store.isSignedIn).toBe(true)
  })

  it('a session that is over by then is none', async () => {
    const { store, player, jar, refreshes } = aTab()
    jar.set('rt_live', '1', { maxAgeSeconds: 1000 })
    const resuming = store.resume()
    jar.remove('rt_live')
    nth(refreshes, 0).reject(refused(401, 'signed_out'))
    await resuming
    expect([store.isSignedIn, player.isPresent]).toEqual([false, false])
  })

  it('two who resume at once make one player', async () => {
    const { store, player, jar, refreshes, giveTokens } = aTab()
    jar.set('rt_live', '1', { maxAgeSeconds: 1000 })
    const both = [store.resume(), store.check()]
    giveTokens('stamp-1')
    for (const { resolve } of refreshes) resolve()
    await settled()
    await player.arrive('ann')
    await Promise.all(both)
    expect(player.entered).toBe(1)
  })

  it('a session whose tokens are renewed on the way in is taken up with the new ones before it counts as resumed', async () => {
    const { store, player, giveTokens } = aTab()
    giveTokens('stamp-1')
    const resuming = store.resume()
    giveTokens('stamp-2')
    // The server refuses the first calls, which name the tokens of before.
    const changing = store.changeOver()
    await settled()
    expect(player.entered).toBe(2)
    nth(player.coming.calls, 0).resolve()
    await settled()
    expect(store.isSignedIn).toBe(false)
    await player.arrive('ann')
    await Promise.all([resuming, changing])
    expect(store.isSignedIn).toBe(true)
  })

  describe('where there is no time to find out', () => {
    it('so it is while the tokens are being renewed', () => {
      const { store, player, jar } = aTab()
      jar.set('rt_live', '1', { maxAgeSeconds: 1000 })
      void store.resume()
      store.presume()
      expect([store.isSignedIn, player.isPresent]).toEqual([true, true])
    })

    it('a guest stays one, and so does whose tokens were refused', () => {
      const { store, player } = aTab()
      store.presume()
      expect([store.isSignedIn, player.isPresent]).toEqual([false, false])
    })
  })

  it('a player the page came with stays, unasked while the tokens are the same', async () => {
    const { store, player, http, giveTokens } = aTab()
    giveTokens('stamp-1')
    Object.assign(player, { isPresent: true, hash: 'ann' })
    store.restore(
      JSON.parse(JSON.stringify({ isSignedIn: true, stamp: 'stamp-1' })) as { isSignedIn: boolean; stamp: string },
    )
    await store.resume()
    expect([store.isSignedIn, http.calls]).toEqual([true, []])
    expect(store.snapshot()).toEqual({ isSignedIn: true, stamp: 'stamp-1' })
  })
})

describe('other tabs', () => {
  it('sign out with the one that does, at once', async () => {
    const one = aTab()
    const other = aTab(one.browser)
    await one.signIn()
    await other.player.arrive('ann')
    expect(other.store.isSignedIn).toBe(true)
    void one.store.logout()
    expect(other.isGuest()).toBe(true)
    expect(other.store.endedBy).toBe('elsewhere')
  })

  it('sign in with the one that does', async () => {
    const one = aTab()
    const other = aTab(one.browser)
    await one.signIn()
    await other.player.arrive('ann')
    expect(other.store.isSignedIn).toBe(true)
  })

  it('hear of no end they brought about themselves: one logout, one call', async () => {
    const one = aTab()
    const other = aTab(one.browser)
    await one.signIn()
    await other.player.arrive('ann')
    void one.store.logout()
    await settled()
    expect(other.http.paths()).not.toContain('/session/logout')
  })

  it('that hear of an old logout late keep the new session', async () => {
    const { store, player, signIn, jar, tabs } = aTab()
    await signIn()
    tabs.tab().announce({ type: 'signed-out' })
    expect(jar.get('at_live')).toBe('stamp-1')
    await settled()
    await player.arrive('ann')
    expect(store.isSignedIn).toBe(true)
  })
})

describe("another player's tokens", () => {
  const answerOwner = async ({ http }: ReturnType<typeof aTab>, hash: string) => {
    await settled()
    expect(http.last).toMatchObject({ path: '/json-api/users/profile', auth: true })
    await http.last.answer({ data: { info: { hash } } })
  }
  const questions = ({ http }: ReturnType<typeof aTab>) =>
    http.paths().filter((path) => path === '/json-api/users/profile').length

  it("make the tab drop the first one's data and take up the new one", async () => {
    const tab = aTab()
    const { store, player } = tab
    await tab.signIn('stamp-1', 'ann')
    tab.giveTokens('stamp-2')
    const checking = store.check()
    await answerOwner(tab, 'bob')
    expect([store.isSignedIn, store.endedBy, player.entered]).toEqual([false, 'elsewhere', 2])
    await player.arrive('bob')
    await checking
    expect(store.isSignedIn).toBe(true)
  })

  it('do so at once where the server has refused a call because of them', async () => {
    const { store, player, http, signIn, giveTokens } = aTab()
    await signIn('stamp-1', 'ann')
    giveTokens('stamp-2')
    const asked = http.calls.length
    const changing = store.changeOver()
    expect([store.isSignedIn, store.endedBy, player.entered]).toEqual([false, 'elsewhere', 2])
    await player.arrive('bob')
    await changing
    expect([store.isSignedIn, http.calls.length]).toEqual([true, asked])
  })

  it('are distinguished from newer ones of the same player, by one call', async () => {
    const tab = aTab()
    const { store, player } = tab
    await tab.signIn('stamp-1', 'ann')
    tab.giveTokens('stamp-2')
    const checks = [store.check(), store.check(), store.check()]
    await answerOwner(tab, 'ann')
    await Promise.all(checks)
    await store.check()
    expect(questions(tab)).toBe(1)
    expect([store.isSignedIn, player.entered]).toEqual([true, 1])
  })

  it('of a player who is not identified yet cause a reread of everything, and report no end of the session', async () => {
    const tab = aTab()
    const { store, player } = tab
    await tab.signIn('stamp-1', 'ann')
    player.hash = null
    tab.giveTokens('stamp-2')
    const checking = store.check()
    await answerOwner(tab, 'ann')
    expect([store.isSignedIn, store.endedBy, player.entered]).toEqual([true, null, 2])
    await player.arrive('ann')
    await checking
    expect(store.isSignedIn).toBe(true)
  })

  it('are checked again when their owner stayed unknown', async () => {
    const tab = aTab()
    const { store, http } = tab
    await tab.signIn('stamp-1', 'ann')
    tab.giveTokens('stamp-2')
    const checking = store.check()
    await settled()
    await http.last.fail(new DomainError('network'))
    await checking
    expect([store.isSignedIn, tab.log.labels]).toEqual([true, ['session-owner']])
    void store.check()
    await settled()
    expect(questions(tab)).toBe(2)
  })
})
