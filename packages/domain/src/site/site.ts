import { action, computed, makeObservable, observable } from 'mobx'

import { BannersStore } from '../banners/index.ts'
import { ContentStore, PromoPopupStore } from '../content/index.ts'
import {
  CallOwner,
  createHttp,
  createLogger,
  createPlayerHttp,
  createTokenExchange,
  createTransport,
  DomainError,
  isLocale,
  LiveConnection,
  TokenRefresh,
  type Clock,
  type Http,
  type KeyValueStorage,
  type Locale,
  type Logger,
} from '../core/index.ts'
import { Experiments } from '../experiments/index.ts'
import { GameRunStore } from '../game-run/index.ts'
import { GamesStore, type Game } from '../games/index.ts'
import { Player as PlayerOf, type PlayerPart } from '../player/index.ts'
import { CurrentPlayer } from './current-player.ts'
import { createSessionApi, PasswordRecovery, SessionStore, type SessionApi } from '../session/index.ts'
import type { Player, PlayerMeans } from './site-player.ts'
import type { SitePorts } from './site-ports.ts'
import type { OwnSnapshot, PublicSnapshot, SiteSnapshot } from './site-snapshot.ts'
import { WinnersStore } from '../winners/index.ts'

const LOCALE_COOKIE = 'locale'
/** A day (spec section 9). */
const LOCALE_SECONDS = 86_400

/**
 * What every visitor has, and the seat of the one who is signed in. Composition only: what happens is in the slices.
 */
export class Site {
  locale: Locale

  readonly clock: Clock
  readonly log: Logger
  readonly http: Http
  /** What is kept on the device. */
  readonly storage: KeyValueStorage
  readonly live: LiveConnection
  readonly content: ContentStore
  readonly promoPopup: PromoPopupStore
  /** What is tried on visitors. */
  readonly experiments: Experiments
  readonly banners: BannersStore
  readonly games: GamesStore
  readonly winners: WinnersStore
  readonly gameRun: GameRunStore
  readonly session: SessionStore
  readonly passwordRecovery: PasswordRecovery

  readonly #ports: SitePorts
  readonly #sessionApi: SessionApi
  readonly #current: CurrentPlayer<Game>
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
    this.content = new ContentStore({ http })
    this.promoPopup = new PromoPopupStore({ serverData: this.content.serverData, cookies: ports.cookies, clock })
    this.experiments = new Experiments({
      running: () => this.content.serverData.value?.abTests ?? {},
      group: ports.experiments?.group ?? null,
      tell: (exposure) => ports.experiments?.tell(exposure),
    })
    this.banners = new BannersStore({ http })
    this.games = new GamesStore({ http, live, timers })
    this.winners = new WinnersStore({ http, timers })

    this.#current = new CurrentPlayer({ timers, make: (isCurrent) => this.#makePlayer(isCurrent) })
    const { logoutPath } = ports
    this.#sessionApi = createSessionApi(http)
    this.session = new SessionStore({
      api: this.#sessionApi,
      session,
      refresh,
      signals: ports.sessionSignals,
      player: this.#current,
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
      game: (slug) => this.games.game(slug).ensure(),
      leave: ports.leave,
    })
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
  playerPart<T extends PlayerPart>(make: (means: PlayerMeans) => T): T | null {
    return this.player && this.#partOf(this.player, make)
  }

  /** Begins to live: socket, other tabs, session. In the browser only. The answered stop ends it. */
  start(): () => void {
    const { deviceSignals } = this.#ports
    const check = (): void => void this.session.check()
    this.#joinLocaleRoom()
    const stops = [
      this.#current.start(),
      this.live.start(),
      this.content.start(this.live),
      this.games.start(),
      this.gameRun.start(),
      this.session.start(),
      this.live.onReconnect(() => this.#reread()),
      deviceSignals.onOnline(check),
      deviceSignals.onVisible(check),
      () => this.#leaveLocaleRoom(),
    ]
    void this.session.resume()
    return () => stops.forEach((stop) => stop())
  }

  /**
   * All that was read is forgotten and the basics are read again in
   * the other language (spec section 4). A running game goes on.
   */
  async switchLocale(locale: Locale): Promise<void> {
    if (!isLocale(locale))
      throw new DomainError('rejected', { codes: ['language_not_supported'], message: 'language not supported' })
    if (locale === this.locale) return
    this.speak(locale)
    this.#ports.cookies.set(LOCALE_COOKIE, locale, { maxAgeSeconds: LOCALE_SECONDS })
    this.#joinLocaleRoom()
    const { content, games, player } = this
    for (const store of [content, this.banners, games, this.winners, this.session]) store.clear()
    player?.clear()
    const { run } = this.gameRun
    const basics = [
      content.serverData,
      content.staticPages,
      content.footer,
      games.categories,
      games.producers,
      // The window of a game that goes on says whose it is.
      ...(run.status === 'idle' ? [] : [games.game(run.slug)]),
    ]
    await Promise.allSettled([...basics.map((resource) => resource.ensure()), player?.loadBase()])
  }

  /** Plain data, for the page's own state. */
  snapshot(): SiteSnapshot {
    return { ...this.publicSnapshot(), ...this.ownSnapshot() }
  }

  publicSnapshot(): PublicSnapshot {
    return {
      content: this.content.snapshot(),
      banners: this.banners.snapshot(),
      games: this.games.snapshot(),
      winners: this.winners.snapshot(),
    }
  }

  ownSnapshot(): OwnSnapshot {
    return { session: this.session.snapshot(), player: this.#current.snapshot() }
  }

  /** Takes up what the server has read. Before `start()`. */
  restore(snapshot: SiteSnapshot): void {
    this.restorePublic(snapshot)
    this.#current.restore(snapshot.player)
    this.session.restore(snapshot.session)
  }

  /** Takes up what was read for another visitor. */
  restorePublic({ content, banners, games, winners }: PublicSnapshot): void {
    this.content.restore(content)
    this.banners.restore(banners)
    this.games.restore(games)
    this.winners.restore(winners)
  }

  /** Ends whatever is under way; nothing is loaded any more. */
  dispose(): void {
    this.#current.leave()
    for (const store of [this.session, this.gameRun, this.content, this.banners, this.games, this.winners])
      store.dispose()
  }

  #partOf<T extends PlayerPart>(player: Player, make: (means: PlayerMeans) => T): T {
    const { live, log } = this
    const part: PlayerMeans['part'] = (other) => this.#partOf(player, other)
    return player.part(make, () => make({ ...this.#ports, http: player.http, live, log, player, part }))
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
    const loadRecent = (signal: AbortSignal) => this.games.loadRecent(http, signal)
    const player: Player = new PlayerOf<Game>({ timers, http, live, log, loadRecent })
    return player
  }

  /** Someone signed in or out: guests and players have other banners, and a game is one visitor's. */
  #turned(): void {
    this.gameRun.close()
    this.banners.reload()
    this.content.turn()
  }

  /** Events may have been missed. Slices reread what they follow themselves. */
  #reread(): void {
    void this.session.check()
    if (this.winners.feed.state.status !== 'idle') void this.winners.feed.reload()
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
  return new Site(ports)
}
