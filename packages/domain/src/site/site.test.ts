/**
 * @promise Session and tokens: nothing of one player is visible to the next: frames, toasts, dialogs, search,
 *   codes, "back"
 * @proof pages.player.test
 * @journey accounts/next-player, hostile/players-apart
 */

import { autorun } from 'mobx'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { wireBalance } from '@croupier/platform-fixtures'
import { settled } from '@croupier/platform-fixtures/fakes'
import { DomainError, isAborted } from '../core/index.ts'
import type { Player, PlayerMeans } from './index.ts'
import { FakeBrowser, type FakeTab } from '../testing/fake-browser.ts'
import { rawPost } from '../testing/raw-calls.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))

/** Lets promises and timers due within `ms` run. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const paths = ({ net }: FakeTab) => net.requests.map(({ path }) => path)
const hashOf = ({ site }: FakeTab) => site.player?.profile.value?.hash ?? null
const PERSONAL = [
  '/json-api/users/profile',
  '/json-api/users/balance',
  '/json-api/levels/user-level',
  '/json-api/user-notifications',
]

async function login(tab: FakeTab, name = 'ann'): Promise<void> {
  void tab.site.session.login.run({ login: name, password: 'p' })
  await pass()
}

/** Opens the live connection, once the code that reads its frames is there. */
async function openLine({ sockets }: FakeTab): Promise<void> {
  await settled()
  sockets.last.open()
}

/** A tab with a player. */
async function signedIn({ hasLine = false } = {}) {
  const browser = new FakeBrowser()
  const tab = browser.open()
  if (hasLine) await openLine(tab)
  await login(tab)
  return { browser, tab }
}

/** A tab whose player was replaced by another one elsewhere. */
async function replacedByBob() {
  const { browser, tab } = await signedIn()
  const ann = tab.site.player
  browser.giveTokens('bob')
  return { browser, tab, ann }
}

/** A call that changes something of this player. */
const chooseNickname = async (player: Player | null) =>
  player && (await rawPost(player.http, '/json-api/users/nickname-choose', { nickname: 'ann the first' }))

/** What a tab would show of a player. */
function personal({ site }: FakeTab): unknown[] {
  const { player } = site
  return [player, site.session.isSignedIn, site.ownSnapshot().player]
}

describe('a guest', () => {
  it('makes no call that needs a login, and has a line without a name', async () => {
    const tab = new FakeBrowser().open()
    await openLine(tab)
    await pass(1000)
    expect(paths(tab)).toEqual([])
    expect(personal(tab)).toEqual([null, false, null])
    expect(tab.sockets.last.frames().map(({ type }) => type)).toEqual(['jointoroom'])
    expect(JSON.stringify(tab.sockets.last.frames())).toContain('locale:en')
  })
})

describe('signing in', () => {
  it('loads the base data in parallel, then shows the player and registers the hash', async () => {
    const browser = new FakeBrowser()
    const tab = browser.open()
    await openLine(tab)
    for (const path of PERSONAL) browser.held.add(path)
    await login(tab)
    expect(paths(tab)).toEqual(expect.arrayContaining(PERSONAL))
    expect(personal(tab)).toEqual([null, false, null])
    browser.held.clear()
    for (const request of tab.net.requests) if (request.path === PERSONAL[0]) request.answer({ status: 503 })
    await pass(5000)
    expect(tab.site.session.isSignedIn).toBe(true)
    expect(tab.site.player?.profile.state.status).toBe('failed')
  })

  it('reads on a page that came without it what the server could not have, and only that', async () => {
    const browser = new FakeBrowser()
    const first = browser.open()
    await login(first)
    const served = first.site.snapshot()
    const player = { ...served.own.player, balance: undefined, level: undefined }
    const page = JSON.stringify({ ...served, own: { ...served.own, player } })
    const { site, net, stop } = browser.open({ page })
    await pass()
    expect(net.requests.map(({ path }) => path)).toEqual(['/json-api/users/balance', '/json-api/levels/user-level'])
    expect(site.player?.balance.value).toBeDefined()
    stop()
  })

  it('registers the hash on the line there is', async () => {
    const { tab } = await signedIn({ hasLine: true })
    expect(hashOf(tab)).toBe('ann')
    expect(tab.sockets.last.frames()).toContainEqual({ type: 'register', payload: { hash: 'ann' } })
  })

  it('follows a player who was on the way in before the site was started', async () => {
    const browser = new FakeBrowser()
    const tab = browser.open()
    tab.stop()
    browser.held.add('/json-api/levels/user-level')
    await login(tab)
    const stop = tab.site.start()
    await openLine(tab)
    // The wait for the base data; answers keep the connection alive.
    for (let second = 0; second < 5; second += 1) {
      await pass(1000)
      tab.sockets.last.receive('pong')
    }
    expect(tab.sockets.last.frames()).toContainEqual({ type: 'register', payload: { hash: 'ann' } })
    stop()
  })

  it('waits no longer than 5 s for a part that hangs', async () => {
    const browser = new FakeBrowser()
    const tab = browser.open()
    browser.held.add('/json-api/levels/user-level')
    await login(tab)
    await pass(4900)
    expect(tab.site.session.isSignedIn).toBe(false)
    await pass(100)
    expect(tab.site.session.isSignedIn).toBe(true)
    expect(tab.site.player?.balance.value?.real).toBe(100_000)
    expect(tab.site.player?.level.state.status).toBe('loading')
  })

  it("ends a guest's game and reads the banners again", async () => {
    const tab = new FakeBrowser().open()
    const hide = autorun(() => tab.site.banners.startPage.value)
    await pass()
    tab.site.gameRun.open({ slug: 'book-of-sun', isDisabled: false, hasDemo: true })
    await login(tab)
    expect(tab.site.gameRun.slug).toBeNull()
    expect(paths(tab).filter((path) => path === '/json-api/banners')).toHaveLength(2)
    hide()
  })
})

describe('signing out', () => {
  it('leaves nothing of the player: no data, no line, no call', async () => {
    const { tab } = await signedIn({ hasLine: true })
    const { player } = tab.site
    const line = tab.sockets.last
    void tab.site.session.logout()
    expect(personal(tab)).toEqual([null, false, null])
    expect(line.isClosed).toBe(true)
    await pass()
    await openLine(tab)
    expect(tab.sockets.last.frames().map(({ type }) => type)).toEqual(['jointoroom'])
    const made = tab.net.requests.length
    await expect(player?.balance.reload()).rejects.toSatisfy(isAborted)
    await pass(1000)
    expect(tab.net.requests.slice(made).map(({ path }) => path)).not.toEqual(expect.arrayContaining(PERSONAL))
  })

  it('lets the next player see nothing of the first', async () => {
    const { tab } = await signedIn()
    void tab.site.player?.level.reload()
    void tab.site.session.logout()
    await pass()
    await login(tab, 'bob')
    expect(hashOf(tab)).toBe('bob')
    expect(JSON.stringify(tab.site.snapshot())).not.toContain('ann"')
  })

  it('while the base data is loading shows no player when that comes', async () => {
    const browser = new FakeBrowser()
    const tab = browser.open()
    browser.held.add('/json-api/users/balance')
    await login(tab)
    void tab.site.session.logout()
    for (const request of tab.net.requests) request.answer({ body: { data: {} } })
    await pass(10_000)
    expect(personal(tab)).toEqual([null, false, null])
  })

  it('happens in all tabs', async () => {
    const browser = new FakeBrowser()
    const [one, other] = [browser.open(), browser.open()]
    await login(one)
    expect(hashOf(other)).toBe('ann')
    void one.site.session.logout()
    expect(personal(other)).toEqual([null, false, null])
    expect(other.site.session.endedBy).toBe('elsewhere')
  })

  it('after inactivity keeps in all tabs what was typed, which a logout does not', async () => {
    for (const [by, isDropped] of [
      ['inactive', false],
      ['logout', true],
    ] as const) {
      const browser = new FakeBrowser()
      const tabs = [browser.open(), browser.open()]
      await login(tabs[0]!)
      for (const { site } of tabs) site.keptWork.keep('7', 'a form', { work: {}, drop: () => undefined })
      void tabs[0]!.site.session.logout(by)
      expect(tabs.map(({ site }) => site.keptWork.isEmpty)).toEqual([isDropped, isDropped])
      expect(tabs.map(({ site }) => site.session.endedBy)).toEqual(isDropped ? ['logout', 'elsewhere'] : [by, by])
    }
  })

  it('works while nothing can be reached', async () => {
    const { browser, tab } = await signedIn()
    tab.net.reply('*', () => 'cut')
    void tab.site.session.logout()
    await pass(60_000)
    expect(personal(tab)).toEqual([null, false, null])
    expect([browser.jar.get('at_live'), browser.jar.get('rt_live')]).toEqual([null, null])
    expect(browser.tabs.marks).toBeGreaterThan(0)
  })
})

describe('a part of a player that only some pages need', () => {
  const parts: { owner: string | undefined; isGone: boolean }[] = []
  const part = ({ player, onStart }: PlayerMeans) => {
    const made = { owner: player.profile.value?.hash, isGone: false }
    onStart(() => () => void (made.isGone = true))
    parts.push(made)
    return made
  }

  it('is made once for each player, goes with them, and a guest has none', async () => {
    const tab = new FakeBrowser().open()
    expect(tab.site.playerPart(part)).toBeNull()
    await login(tab)
    expect(tab.site.playerPart(part)).toBe(tab.site.playerPart(part))
    void tab.site.session.logout()
    await pass()
    expect(tab.site.playerPart(part)).toBeNull()
    await login(tab, 'bob')
    tab.site.playerPart(part)
    expect(parts).toMatchObject([
      { owner: 'ann', isGone: true },
      { owner: 'bob', isGone: false },
    ])
  })
})

describe('tokens', () => {
  it('that ran out are renewed once for all that is asked at once', async () => {
    const { browser, tab } = await signedIn()
    browser.expireAccess()
    const { player } = tab.site
    await Promise.all([
      player?.balance.reload(),
      player?.level.reload(),
      player?.recent.load(),
      player?.profile.reload(),
    ])
    expect(paths(tab).filter((path) => path === '/json-api/token/refresh')).toHaveLength(1)
    expect(tab.site.session.isSignedIn).toBe(true)
  })

  it('that are no good any more sign out once, in all tabs', async () => {
    const browser = new FakeBrowser()
    const [one, other] = [browser.open(), browser.open()]
    await login(one)
    browser.revoke()
    const { player } = one.site
    await Promise.allSettled([player?.balance.reload(), player?.level.reload(), player?.recent.load()])
    await pass()
    expect(personal(one)).toEqual([null, false, null])
    expect(personal(other)).toEqual([null, false, null])
    expect(one.site.session.endedBy).toBe('expired')
    expect(browser.tabs.heard.filter(({ type }) => type === 'signed-out')).toHaveLength(1)
  })

  it('that cannot be renewed now leave the player signed in', async () => {
    const { browser, tab } = await signedIn()
    browser.expireAccess()
    tab.net.reply('*', () => ({ status: 503 }))
    await expect(tab.site.player?.balance.reload()).rejects.toMatchObject({ kind: 'unavailable' })
    expect(tab.site.session.isSignedIn).toBe(true)
    expect(tab.site.player?.balance.value?.real).toBe(100_000)
  })
})

describe('a half-open line', () => {
  it.each(['comeOnline', 'comeIntoView'] as const)('does not delay the balance on %s', async (signal) => {
    const { tab } = await signedIn({ hasLine: true })
    const made = tab.net.requests.length
    tab.net.reply('/json-api/users/balance', { body: { data: wireBalance({ balance: 62_345, updated_at: 2000 }) } })
    tab.device[signal]()
    await pass()
    expect(paths(tab).slice(made)).toContain('/json-api/users/balance')
    expect(tab.site.player?.balance.value?.real).toBe(62_345)
    expect(tab.site.live.state).toBe('open')
  })
})

describe('another player who signed in elsewhere', () => {
  it('takes the place of the first, whose data goes', async () => {
    const { browser, tab } = await signedIn()
    browser.giveTokens('bob')
    tab.device.comeIntoView()
    await pass()
    expect(hashOf(tab)).toBe('bob')
    expect(tab.site.session.isSignedIn).toBe(true)
  })

  it("never sees an answer in the first one's place: the tab changes over before it shows one", async () => {
    const { tab, ann } = await replacedByBob()
    await expect(ann?.profile.reload()).rejects.toSatisfy(isAborted)
    await pass()
    expect(ann?.profile.value?.hash).toBe('ann')
    expect(hashOf(tab)).toBe('bob')
  })

  it('who came while a call was on its way to the server does not get it mixed up', async () => {
    const { browser, tab } = await signedIn()
    const ann = tab.site.player
    browser.held.add('/json-api/levels/user-level')
    const level = ann?.level.reload()
    await pass()
    browser.giveTokens('bob')
    browser.held.clear()
    tab.net.last.answer({ status: 409, body: { errors: [{ code: 'other_player' }] } })
    await expect(level).rejects.toSatisfy(isAborted)
    await pass()
    expect(ann?.level.value?.index).toBe(2)
    expect(hashOf(tab)).toBe('bob')
  })

  it("has nothing done in the first one's name", async () => {
    const { browser, tab, ann } = await replacedByBob()
    await chooseNickname(ann).catch(() => undefined)
    expect(browser.passedOn).not.toContain('/json-api/users/nickname-choose')
    await pass()
    expect(hashOf(tab)).toBe('bob')
  })

  it("has nothing done in the first one's name with tokens that were only renewed for it", async () => {
    const { browser, tab, ann } = await replacedByBob()
    browser.expireAccess()
    await chooseNickname(ann).catch(() => undefined)
    expect(paths(tab)).toContain('/json-api/token/refresh')
    expect(browser.passedOn).not.toContain('/json-api/users/nickname-choose')
  })

  it('plays for no money of theirs', async () => {
    const { browser, tab } = await signedIn()
    browser.giveTokens('bob')
    tab.site.gameRun.open({ slug: 'fever', isDisabled: false, hasDemo: true })
    await pass()
    expect(hashOf(tab)).toBe('bob')
    expect(browser.passedOn).not.toContain('/json-api/eapi/game-run/fever')
  })

  it('or might have come: where the owner is unknown, nothing is done', async () => {
    const { browser, tab, ann } = await replacedByBob()
    browser.knowsOwners = false
    await expect(chooseNickname(ann)).rejects.toBeInstanceOf(DomainError)
    expect(hashOf(tab)).toBe('ann')
    expect(browser.passedOn).not.toContain('/json-api/users/nickname-choose')
  })

  it('in another language the player stays who they are, also with renewed tokens', async () => {
    const { browser, tab } = await signedIn()
    const ann = tab.site.player
    browser.expireAccess()
    await tab.site.switchLocale('br')
    await pass()
    expect(tab.site.player).toBe(ann)
    expect(hashOf(tab)).toBe('ann')
  })

  it("is distinguished from a renewal of the same player's tokens by one call", async () => {
    const { browser, tab } = await signedIn()
    const { player } = tab.site
    browser.giveTokens('ann')
    tab.device.comeOnline()
    tab.device.comeIntoView()
    await pass()
    expect(tab.site.player).toBe(player)
    expect(paths(tab).filter((path) => path === '/json-api/users/profile')).toHaveLength(2)
  })
})

describe('a page the server made', () => {
  it('goes on where the server stopped: same data, no call for it', async () => {
    const browser = new FakeBrowser()
    browser.giveTokens('ann')
    const server = browser.open()
    await server.site.content.staticPages.ensure()
    await pass()
    const page = JSON.stringify(server.site.snapshot())
    server.site.dispose()
    const tab = browser.open({ page })
    await pass()
    expect(hashOf(tab)).toBe('ann')
    expect(tab.site.session.isSignedIn).toBe(true)
    expect(tab.site.content.staticPages.value).toHaveLength(1)
    expect(JSON.stringify(tab.site.snapshot())).toBe(page)
    expect(paths(tab)).not.toContain('/json-api/users/profile')
  })

  it("has its visitor's own banners, apart from what is the same for all, and does not read them again", async () => {
    for (const isPlayer of [false, true]) {
      const browser = new FakeBrowser()
      if (isPlayer) browser.giveTokens('ann')
      const server = browser.open()
      await server.site.banners.startPage.ensure()
      await pass()
      const snapshot = server.site.snapshot()
      expect([Object.keys(snapshot.own.reads), Object.keys(snapshot.public)]).toEqual([['banners.startPage'], []])
      const page = JSON.stringify(snapshot)
      server.site.dispose()
      const tab = browser.open({ page })
      const before = tab.site.banners.startPage.value
      expect(before).toBeDefined()
      const hide = autorun(() => tab.site.banners.startPage.state)
      await pass()
      expect(paths(tab).filter((path) => path === '/json-api/banners')).toEqual([])
      hide()
    }
  })

  it('of a player whose tokens are gone by now shows a guest', async () => {
    const browser = new FakeBrowser()
    browser.giveTokens('ann')
    const server = browser.open()
    await pass()
    const page = JSON.stringify(server.site.snapshot())
    void server.site.session.logout()
    await pass()
    const tab = browser.open({ page })
    await pass()
    expect(personal(tab)).toEqual([null, false, null])
  })

  it("of a guest, in a browser that is signed in, becomes the player's", async () => {
    const browser = new FakeBrowser()
    const page = JSON.stringify(browser.open().site.snapshot())
    browser.giveTokens('ann')
    browser.expireAccess()
    const tab = browser.open({ page })
    await pass()
    expect(hashOf(tab)).toBe('ann')
    expect(paths(tab)[0]).toBe('/json-api/token/refresh')
  })

  it('whose tokens could only be renewed at the second try makes one player, not two', async () => {
    const browser = new FakeBrowser()
    browser.giveTokens('ann')
    browser.expireAccess()
    browser.held.add('/json-api/token/refresh')
    const tab = browser.open()
    await pass()
    browser.held.clear()
    tab.net.last.answer({ status: 503 })
    await pass()
    expect(hashOf(tab)).toBe('ann')
    expect(paths(tab).filter((path) => path === '/json-api/users/profile')).toHaveLength(1)
  })

  it('holds nothing of the player in its public part', async () => {
    const { tab } = await signedIn()
    await Promise.all([tab.site.content.promoWidget.load().catch(() => undefined), tab.site.player?.recent.load()])
    const { public: all, own } = tab.site.snapshot()
    expect(Object.keys(own.player ?? {})).toEqual(
      expect.arrayContaining(['profile', 'balance', 'level', 'messages', 'recent']),
    )
    expect(JSON.stringify(all)).not.toContain('ann')
    for (const name of Object.keys(own.player ?? {})) expect(all).not.toHaveProperty(name)
    expect(Object.keys(all).filter((name) => !/^(content|games|banners|winners|session)\b/.test(name))).toEqual([])
  })

  it('holds no token', async () => {
    const { tab } = await signedIn()
    expect(JSON.stringify(tab.site.snapshot())).not.toMatch(/token|Bearer|"(access|refresh)"/i)
  })
})

describe('the live connection', () => {
  it('opened again has what may have been missed read again', async () => {
    const { tab } = await signedIn({ hasLine: true })
    await tab.site.winners.feed.ensure()
    const made = tab.net.requests.length
    tab.sockets.last.handlers.onClose()
    await pass(1000)
    await openLine(tab)
    tab.sockets.last.receive('pong')
    await pass()
    const reread = tab.net.requests.slice(made).map(({ path }) => path)
    expect(reread).toEqual(
      expect.arrayContaining(['/json-api/users/balance', '/json-api/user-notifications', '/api/winners']),
    )
  })
})

describe('another language', () => {
  it('is used from then on, and all that was read is read again', async () => {
    const { browser, tab } = await signedIn({ hasLine: true })
    await tab.site.content.staticPages.ensure()
    const made = tab.net.requests.length
    await tab.site.switchLocale('br')
    const asked = tab.net.requests.slice(made)
    expect(new Set(asked.map(({ headers }) => headers['X-Language']))).toEqual(new Set(['br']))
    expect(asked.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/json-api/static-pages',
        '/json-api/serverdata',
        '/json-api/v2/categories',
        ...PERSONAL,
      ]),
    )
    expect(tab.site.locale).toBe('br')
    expect([browser.jar.get('locale'), browser.jar.lifetime('locale')]).toEqual(['br', 86_400])
    expect(hashOf(tab)).toBe('ann')
  })

  it('ends the live events of the first language', async () => {
    const tab = new FakeBrowser().open()
    await openLine(tab)
    const first = tab.sockets.last
    await tab.site.switchLocale('br')
    expect(first.isClosed).toBe(true)
    await openLine(tab)
    expect(tab.sockets.last.frames()).toEqual([
      { type: 'jointoroom', payload: { rooms: ['online-producers', 'locale:br'] } },
    ])
  })

  it('is spoken by the window of a game that goes on', async () => {
    const tab = new FakeBrowser().open()
    tab.site.gameRun.open({ slug: 'book-of-sun', isDisabled: false, hasDemo: true })
    const hide = autorun(() => tab.site.games.game('book-of-sun').value)
    await pass()
    await tab.site.switchLocale('br')
    await pass()
    const asked = tab.net.requests.filter((request) => request.path === '/json-api/v2/games/book-of-sun')
    expect(asked.at(-1)?.headers['X-Language']).toBe('br')
    hide()
  })

  it('drops an answer of the old one that comes late', async () => {
    const browser = new FakeBrowser()
    const tab = browser.open()
    browser.held.add('/json-api/static-pages')
    const old = tab.site.content.staticPages.load()
    await pass()
    const late = tab.net.last
    browser.held.clear()
    await tab.site.switchLocale('it')
    late.answer({ body: { data: [] } })
    await expect(old).rejects.toSatisfy(isAborted)
    expect(tab.site.content.staticPages.value).toHaveLength(1)
  })

  it("must be one of the site's", async () => {
    const tab = new FakeBrowser().open()
    await expect(tab.site.switchLocale('de' as 'en')).rejects.toMatchObject({
      kind: 'rejected',
      message: 'language not supported',
    })
    expect(tab.site.locale).toBe('en')
  })
})

describe('the end of a tab', () => {
  it('leaves no timer, no socket and no call behind', async () => {
    const { tab } = await signedIn({ hasLine: true })
    tab.stop()
    tab.site.dispose()
    await pass()
    expect([tab.sockets.alive, tab.device.listeners, vi.getTimerCount()]).toEqual([0, 0, 0])
  })
})
