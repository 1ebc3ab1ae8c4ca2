// Loads axios, the calls and the reader of live frames with the test: all is ready when promises are settled.
import '../core/http/axios-instance.ts'
import '../core/live/live-frame.ts'
import '../site/calls.ts'
import { createAxiosClient, createClock, createServedSession, type Locale } from '../core/index.ts'
import { createSite, type Site, type SitePorts } from '../site/index.ts'
import {
  CookieJar,
  FakeDevice,
  FakeLocks,
  FakeSockets,
  FakeStorage,
  FakeTabs,
  hostTimers,
} from '@croupier/platform-fixtures/fakes'
import {
  type PlatformAnswer,
  createPlatformFetch,
  type PlatformFetch,
  type PlatformRequest,
  wireBalance,
  wireLevel,
  wireMessage,
  wireProfile,
} from '@croupier/platform-fixtures'

/** One tab with its own site, network and live connection. */
export interface FakeTab {
  readonly site: Site
  readonly net: PlatformFetch
  readonly sockets: FakeSockets
  readonly device: FakeDevice
  readonly stop: () => void
}

const refusal = (status: number, code: string): PlatformAnswer => ({ status, body: { errors: [{ code }] } })
const unauthorized = refusal(401, 'unauthorized')

/**
 * A browser whose tokens our server keeps: the tabs see only the companion cookies. Any login succeeds; the player's hash
 * is the login.
 */
export class FakeBrowser {
  readonly jar = new CookieJar()
  readonly tabs = new FakeTabs()
  readonly storage = new FakeStorage()
  /** Paths whose requests wait for the test. */
  readonly held = new Set<string>()
  /** Paths of personal calls that our server passed on to the platform. */
  readonly passedOn: string[] = []
  /** False: the platform does not tell our server the owner of the tokens. */
  knowsOwners = true
  #owner: string | null = null
  #hasAccess = false
  #stamps = 0
  #ids = 0

  /** Opens a tab on a page that came with `page`, or with nothing. */
  open({
    page,
    ports = {},
    locale = 'en',
  }: { page?: string; ports?: Partial<SitePorts>; locale?: Locale } = {}): FakeTab {
    const net = createPlatformFetch().reply('*', (request) =>
      this.held.has(request.path) ? 'waits' : this.#answer(request),
    )
    const sockets = new FakeSockets()
    const device = new FakeDevice()
    const site = createSite({
      openClient: () => createAxiosClient({ baseUrl: '', fetch: net.port, timers: hostTimers }),
      timeoutMs: 30_000,
      timers: hostTimers,
      random: () => 0.5,
      clock: createClock(Date.now),
      locale,
      device: () => 'desktop',
      session: createServedSession(this.jar),
      locks: this.#locks,
      sessionSignals: this.tabs.tab(),
      logoutPath: '/session/logout',
      cookies: this.jar,
      storage: this.storage,
      createId: () => `id-${(this.#ids += 1)}`,
      openSocket: sockets.factory,
      socketUrl: 'ws://site.test/ws',
      deviceSignals: device,
      sendLog: () => {},
      rid: 'r-1',
      brand: 'gold',
      gameOrigins: ['https://games.test'],
      paymentOrigins: ['https://pay.test'],
      siteOrigin: 'https://site.test',
      leave: () => {},
      ...ports,
    })
    if (page !== undefined) site.restore(JSON.parse(page) as ReturnType<Site['snapshot']>)
    return { site, net, sockets, device, stop: site.start() }
  }

  readonly #locks = new FakeLocks()

  /** Sets tokens of this player, as after a login in another tab. */
  giveTokens(owner: string): void {
    this.#owner = owner
    this.#hasAccess = true
    this.#stamps += 1
    this.jar.set('at_live', this.#stamp, { maxAgeSeconds: 895 })
    this.jar.set('rt_live', '1', { maxAgeSeconds: 1000 })
  }

  get #stamp(): string {
    return `stamp-${this.#stamps}`
  }

  /** The access token has run out. */
  expireAccess(): void {
    this.#hasAccess = false
    this.jar.remove('at_live')
  }

  /** Ends the session at the platform: both tokens are refused, the cookies stay. */
  revoke(): void {
    this.#owner = null
    this.#hasAccess = false
  }

  #answer(request: PlatformRequest): PlatformAnswer {
    const path = request.path
    if (path === '/json-api/login') return this.#login(request)
    if (path === '/json-api/token/refresh') return this.#refresh()
    if (path === '/session/logout') return this.#logout()
    const open = OPEN[path]
    if (open) return { body: open }
    if (!this.#hasAccess || this.#owner === null) return unauthorized
    const refused = this.#refuse(request, this.#owner)
    if (refused) return refused
    this.passedOn.push(path)
    return this.#personal(path, this.#owner)
  }

  /** As apps/ssr-server/src/session/player-check.ts. */
  #refuse({ headers }: PlatformRequest, owner: string): PlatformAnswer | null {
    const { 'X-Player': player, 'X-Session': stamp } = headers
    if (player !== undefined && !this.knowsOwners) return refusal(503, 'owner_unknown')
    const isOwn = (player ?? owner) === owner && (stamp ?? this.#stamp) === this.#stamp
    return isOwn ? null : refusal(409, 'other_player')
  }

  #login(request: PlatformRequest): PlatformAnswer {
    const { login } = JSON.parse(request.body ?? '{}') as { login: string }
    this.giveTokens(login)
    return { body: { success: true, expiresIn: 900 } }
  }

  #refresh(): PlatformAnswer {
    if (this.#owner === null) {
      this.#logout()
      return { status: 400, body: { errors: [{ code: 'refresh_token_required' }] } }
    }
    this.giveTokens(this.#owner)
    return { body: { success: true, expiresIn: 900 } }
  }

  #logout(): PlatformAnswer {
    this.revoke()
    this.jar.remove('at_live')
    this.jar.remove('rt_live')
    return { body: { success: true } }
  }

  #personal(path: string, owner: string): PlatformAnswer {
    const personal: Record<string, unknown> = {
      '/json-api/users/profile': wireProfile({ nick_name: owner, info: { hash: owner } }),
      '/json-api/users/balance': wireBalance(),
      '/json-api/levels/user-level': wireLevel(),
      '/json-api/user-notifications': [wireMessage(1)],
      '/json-api/players/contacts/onverification': [],
      '/json-api/v2/games/recent': [],
    }
    return path in personal
      ? { body: { data: personal[path] } }
      : { status: 404, body: { errors: [{ code: 'not_found' }] } }
  }
}

const OPEN: Readonly<Record<string, unknown>> = {
  '/json-api/banners': { data: [] },
  '/json-api/static-pages': { data: [{ slug: 'rules', url: '/rules', title: 'Rules' }] },
  '/json-api/seo/footer': { data: { text: '<p>18+</p>' } },
  '/json-api/blocks/footer': { data: [] },
  '/json-api/v2/categories': { data: [] },
  '/api/winners': { data: [], options: { currency: 'RUB' } },
}
