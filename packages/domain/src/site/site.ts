import { action, computed, makeObservable, observable } from 'mobx'

import {
  CallOwner,
  createHttp,
  createLogger,
  createPlayerHttp,
  createTokenExchange,
  createTransport,
  DomainError,
  isLocale,
  Lifetime,
  LiveConnection,
  Reads,
  TokenRefresh,
  type Clock,
  type Http,
  type KeyValueStorage,
  type Locale,
  type Logger,
  type ReadsSnapshot,
} from '../core/index.ts'
import { Experiments } from '../experiments/index.ts'
import { GameRunStore } from '../game-run/index.ts'
import type { Game } from '../games/index.ts'
import { Player as PlayerOf } from '../player/index.ts'
import { CurrentPlayer } from './current-player.ts'
import {
  createSessionApi,
  PasswordRecovery,
  SessionStore,
  type SessionApi,
  type SessionSnapshot,
} from '../session/index.ts'
import type { Player, PlayerMeans } from './site-player.ts'
import type { SitePorts } from './site-ports.ts'
import { createSlices, type Slices } from './slices.ts'

const LOCALE_COOKIE = 'locale'
/** A day (spec section 9). */
const LOCALE_SECONDS = 86_400

/** What one visitor has. A game's run is never part of it: it is one tab's, and its token is a secret. */
export interface OwnSnapshot {
  readonly session: SessionSnapshot
  readonly player: ReadsSnapshot | null
}

/** What the server has read, as plain data for the page's own state. */
export interface SiteSnapshot {
  /** What every visitor may see. */
  readonly public: ReadsSnapshot
  readonly own: OwnSnapshot
}

/** What every visitor has, and the seat of the one who is signed in. Composition only: what happens is in the slices. */
class SiteCore {
  locale: Locale

  readonly clock: Clock
  readonly log: Logger
  readonly http: Http
  /** What is kept on the device. */
  readonly storage: KeyValueStorage
  readonly live: LiveConnection
  /** All that is read for the visitor, signed in or not. */
  readonly reads: Reads
  readonly slices: Slices
  /** What is tried on visitors. */
  readonly experiments: Experiments
  readonly gameRun: GameRunStore
  readonly session: SessionStore
  readonly passwordRecovery: PasswordRecovery

  readonly #ports: SitePorts
  readonly #sessionApi: SessionApi
  readonly #current: CurrentPlayer<Game>
  readonly #lifetime: Lifetime
  #leaveLocaleRoom: () => void = () => {}

  constructor(ports: SitePorts) {
    const { baseUrl, fetch, timeoutMs, timers, clock, session, locks, device, deviceSignals: signals } = ports
    this.#ports = ports
    this.locale = ports.locale
    this.clock = clock
    this.storage = ports.storage
    this.log = createLogger({
      send: ports.sendLog,
      clock,
      rid: ports.rid,
      context: () => ({ locale: this.locale, device: device() }),
    })

    const transport = createTransport({ baseUrl, fetch, language: () => this.locale, device, timeoutMs, clock, timers })
    const exchange = ports.refreshSession ?? createTokenExchange(transport, session)
    const refresh = new TokenRefresh({ session, locks, timers, exchange, onSignedOut: () => this.session.expire() })
    const http = createHttp({ transport, session, sessionRefresh: refresh, timers })
    this.http = http

    const log = this.log
    const live = new LiveConnection({
      open: ports.openSocket,
      url: ports.socketUrl,
      random: ports.random,
      signals,
      timers,
      log,
    })
    this.live = live
    const reads = new Reads({ log, timers })
    this.reads = reads
    this.#lifetime = new Lifetime(reads)
    const { onStart } = this.#lifetime
    this.slices = createSlices({ ...ports, http, live, log, reads, onStart })
    const { content, games } = this.slices
    this.experiments = new Experiments({
      running: () => content.serverData.value?.abTests ?? {},
      group: ports.experiments?.group ?? null,
      tell: (exposure) => ports.experiments?.tell(exposure),
    })

    this.#current = new CurrentPlayer({ timers, make: (isCurrent) => this.#makePlayer(isCurrent) })
    const { logoutPath } = ports
    this.#sessionApi = createSessionApi(http)
    this.session = new SessionStore({
      api: this.#sessionApi,
      session,
      refresh,
      signals: ports.sessionSignals,
      player: this.#current,
      reads,
      clock,
      log,
      endSession: logoutPath === undefined ? null : () => http.post(logoutPath),
      onTurn: () => this.#turned(),
    })
    this.passwordRecovery = new PasswordRecovery(http)
    this.gameRun = new GameRunStore({
      // For money it is the player's own call.
      http: { post: (...call) => (this.player?.http ?? http).post(...call) },
      live,
      timers,
      log,
      device,
      gameOrigins: ports.gameOrigins,
      siteOrigin: ports.siteOrigin,
      visitor: this.session,
      game: (slug) => games.game(slug).ensure(),
      leave: ports.leave,
    })
    this.#startWith(onStart)
    makeObservable<this, 'speak'>(this, { locale: observable, player: computed, speak: action })
  }

  /** The signed-in player; null for guests. */
  get player(): Player | null {
    return this.#current.player
  }

  /**
   * A part of the signed-in player that only some pages need, made by code that comes with them; always the same one.
   * Null while nobody is signed in.
   */
  playerPart<T>(make: (means: PlayerMeans) => T): T | null {
    return this.player && this.#partOf(this.player, make)
  }

  /** Begins to live: socket, other tabs, session; from now on what is shown loads. In the browser only. The answered stop ends it. */
  start(): () => void {
    const stop = this.#lifetime.start()
    this.reads.start()
    void this.session.resume()
    return stop
  }

  /** All that was read is forgotten, and what every page needs is read again in the other language. A running game goes on. */
  async switchLocale(locale: Locale): Promise<void> {
    if (!isLocale(locale))
      throw new DomainError('rejected', { codes: ['language_not_supported'], message: 'language not supported' })
    if (locale === this.locale) return
    this.speak(locale)
    this.#ports.cookies.set(LOCALE_COOKIE, locale, { maxAgeSeconds: LOCALE_SECONDS })
    this.#joinLocaleRoom()
    this.reads.forget('language')
    await Promise.allSettled([this.loadBase(), this.player?.loadBase()])
  }

  /** What every page shows around its content. Waits for all of it, and rejects with the first failure if there was one. */
  async loadBase(): Promise<void> {
    const ends = await Promise.allSettled(this.reads.base.map((read) => read.ensure()))
    const failure = ends.find((end) => end.status === 'rejected')
    if (failure) throw failure.reason
  }

  /** Plain data, for the page's own state. */
  snapshot(): SiteSnapshot {
    return { public: this.reads.snapshot(), own: this.ownSnapshot() }
  }

  ownSnapshot(): OwnSnapshot {
    return { session: this.session.snapshot(), player: this.#current.snapshot() }
  }

  /** Takes what the server has read. Before `start()`. */
  restore({ public: all, own }: SiteSnapshot): void {
    this.reads.restore(all)
    this.#current.restore(own.player)
    this.session.restore(own.session)
  }

  /** Ends whatever is under way; nothing is loaded any more. */
  dispose(): void {
    this.#current.leave()
    this.session.dispose()
    this.gameRun.dispose()
    this.#lifetime.dispose()
  }

  #startWith(onStart: Lifetime['onStart']): void {
    const { live, session, gameRun } = this
    const { deviceSignals } = this.#ports
    const check = (): void => void session.check()
    onStart(() => this.#current.start())
    onStart(() => live.start())
    onStart(() => gameRun.start())
    onStart(() => session.start())
    onStart(() => deviceSignals.onOnline(check))
    onStart(() => deviceSignals.onVisible(check))
    // Events may have been missed.
    onStart(() => live.onReconnect(check))
    onStart(() => live.onReconnect(() => this.reads.reread()))
    onStart(() => {
      this.#joinLocaleRoom()
      return () => this.#leaveLocaleRoom()
    })
  }

  #partOf<T>(player: Player, make: (means: PlayerMeans) => T): T {
    const { live, log } = this
    const { reads, onStart } = player.lifetime
    const { loadFavourites } = this.slices.games
    const part: PlayerMeans['part'] = (other) => this.#partOf(player, other)
    return player.part(make, () =>
      make({ ...this.#ports, http: player.http, live, log, reads, onStart, player, part, loadFavourites }),
    )
  }

  #makePlayer(isCurrent: () => boolean): Player {
    const owner = new CallOwner(
      () => player.hash,
      (authorization) => this.#sessionApi.owner(authorization),
    )
    const http = createPlayerHttp(this.http, owner, () => {
      if (isCurrent()) void this.session.changeOver()
    })
    const { live, log } = this
    const { timers } = this.#ports
    const reads = this.reads.createChild()
    const loadRecent = (signal: AbortSignal) => this.slices.games.loadRecent(http, signal)
    const player: Player = new PlayerOf<Game>({ timers, http, live, log, reads, loadRecent })
    return player
  }

  /** Someone signed in or out: guests and players have other banners, and a game is one visitor's. */
  #turned(): void {
    this.gameRun.close()
    this.reads.forget('visitor')
  }

  #joinLocaleRoom(): void {
    this.#leaveLocaleRoom()
    this.#leaveLocaleRoom = this.live.join(`locale:${this.locale}`)
  }

  private speak(locale: Locale): void {
    this.locale = locale
  }
}

/** One for each tab and one for each request of the server; in a tab `start()` sets it going. */
export function createSite(ports: SitePorts): Site {
  const core = new SiteCore(ports)
  return Object.assign(core, core.slices)
}

export type Site = SiteCore & Slices
