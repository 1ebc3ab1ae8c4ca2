import { computed, makeObservable } from 'mobx'

import {
  KeptWork,
  lateApi,
  Lifetime,
  Reads,
  WithoutLive,
  type Clock,
  type Device,
  type Http,
  type KeyValueStorage,
  type LiveConnection,
  type Locale,
  type Logger,
  type Maker,
  Parts,
  type ReadsSnapshot,
} from '../core/index.ts'
import { Experiments } from '../visit/index.ts'
import { GameRunStore } from '../games/index.ts'
import { SessionStore, type SessionSnapshot } from '../session/index.ts'
import { createCallsCode } from './calls-code.ts'
import { connect } from './connection.ts'
import { CurrentPlayer } from './current-player.ts'
import { SiteLocale } from './site-locale.ts'
import {
  createPlayer,
  type GuestMeans,
  type KnownPlayerMeans,
  partOfKnownPlayer,
  partOfPlayer,
  type Player,
  type PlayerMeans,
  type PlayerSource,
} from './site-player.ts'
import type { SitePorts } from './site-ports.ts'
import { createSlices, type SliceMeans, type Slices } from './slices.ts'

/** What belongs to one visitor. The run of a game is never part of it: it belongs to one tab, and its token is a secret. */
export interface OwnSnapshot {
  readonly session: SessionSnapshot
  readonly player: ReadsSnapshot | null
  /** What guests and players have each their own of, such as the banners. */
  readonly reads: ReadsSnapshot
}

/** What the server has read, as plain data for the page's state. */
export interface SiteSnapshot {
  /** What every visitor may see. */
  readonly public: ReadsSnapshot
  readonly own: OwnSnapshot
}

/** Composes what every visitor has, and the current player. The rules are in the slices. */
class SiteCore {
  readonly clock: Clock
  readonly device: () => Device
  readonly log: Logger
  readonly http: Http
  readonly storage: KeyValueStorage
  readonly live: LiveConnection
  readonly reads: Reads
  readonly slices: Slices
  readonly experiments: Experiments
  readonly gameRun: GameRunStore
  readonly session: SessionStore
  /** What a session that the platform ended has left unsent. */
  readonly keptWork = new KeptWork()
  readonly withoutLive: WithoutLive

  readonly #locale: SiteLocale
  readonly #playerSource: PlayerSource
  readonly #current: CurrentPlayer
  readonly #lifetime: Lifetime
  readonly #means: SliceMeans
  readonly #parts = new Parts()

  constructor(ports: SitePorts) {
    const { clock, timers, logoutPath } = ports
    const code = createCallsCode(ports)
    const connection = connect({ ports, code, locale: () => this.locale, onSignedOut: () => this.session.expire() })
    const { send, http, live, log } = connection
    this.clock = clock
    this.device = ports.device
    this.storage = ports.storage
    this.http = http
    this.live = live
    this.log = log
    this.#locale = new SiteLocale({ ...ports, live })
    const reads = new Reads({ log, timers, random: ports.random, isVisible: () => ports.deviceSignals.isVisible() })
    this.reads = reads
    this.#lifetime = new Lifetime(reads)
    const { onStart } = this.#lifetime
    this.#means = { ...ports, http, live, log, reads, onStart }
    this.slices = createSlices(this.#means, code)
    const { content, games } = this.slices
    this.experiments = new Experiments({
      running: () => content.serverData.value?.abTests ?? {},
      group: ports.experiments?.group ?? null,
      report: (exposure) => ports.experiments?.report(exposure),
    })

    const sessionApi = lateApi({ code, make: (calls) => calls.createSessionApi(http) })
    const webPushKey = () => content.serverData.value?.webPushKey ?? null
    this.#playerSource = {
      ports,
      code,
      send,
      http,
      live,
      log,
      reads,
      games,
      webPushKey,
      sessionApi,
      keptWork: this.keptWork,
    }
    this.#current = new CurrentPlayer({
      timers,
      make: (isCurrent) => createPlayer(this.#playerSource, () => void (isCurrent() && this.session.changeOver())),
    })
    this.session = new SessionStore({
      api: sessionApi,
      session: ports.session,
      refresh: connection.refresh,
      signals: ports.sessionSignals,
      player: this.#current,
      reads,
      clock,
      timers,
      log,
      endSession: async (tokens) =>
        logoutPath === undefined ? sessionApi.logOut(tokens) : (await code()).logOutBySite(http, logoutPath),
      onVisitorChange: () => this.#visitorChanged(),
      onEnded: (by) => void (by !== 'expired' && by !== 'inactive' && this.keptWork.drop()),
    })
    // A run for money is a call of the player.
    const ofVisitor: Pick<Http, 'change'> = {
      change: (method, path, schema, call) => (this.player?.http ?? http).change(method, path, schema, call),
    }
    this.gameRun = new GameRunStore({
      ...ports,
      api: lateApi({ code, make: (calls) => calls.createGameRunApi(ofVisitor) }),
      live,
      log,
      visitor: this.session,
      game: (slug) => games.game(slug).ensure(),
      onSpin: () => this.withoutLive.ask(),
    })
    this.withoutLive = new WithoutLive({
      live,
      timers,
      random: ports.random,
      signals: ports.deviceSignals,
      isPlaying: () => this.gameRun.isForMoney,
      read: () => {
        this.player?.distrustBalance()
        reads.rereadShown()
      },
    })
    this.#registerStarts(ports)
    makeObservable(this, { player: computed })
  }

  get locale(): Locale {
    return this.#locale.current
  }

  /** The signed-in player; null for guests. */
  get player(): Player | null {
    return this.#current.player
  }

  /** A part of the player that only some pages need, made once by code that loads with them; null for guests. */
  playerPart<T>(maker: Maker<PlayerMeans, T>): T | null {
    return this.player && partOfPlayer(this.#playerSource, this.player, maker)
  }

  /** A part that keeps things by player: null for guests, and until the player's id is known. */
  knownPlayerPart<T>(maker: Maker<KnownPlayerMeans, T>): T | null {
    return this.player && partOfKnownPlayer(this.#playerSource, this.player, maker)
  }

  /** What players have their own of: the player's, which is also `playerPart` of the maker, or what guests have. */
  visitorPart<T>(maker: Maker<PlayerMeans | GuestMeans, T>): T {
    return this.playerPart(maker) ?? this.#parts.of<GuestMeans, T>(maker, () => ({ ...this.#means, player: null }))
  }

  /** What every visitor may see on some pages only, made once by code that loads with them. */
  part<T>(maker: Maker<SliceMeans, T>): T {
    return this.#parts.of(maker, () => this.#means)
  }

  /** Starts the socket, the session and loading what is shown; in the browser only. Returns a function that stops them. */
  start(): () => void {
    if (this.session.isSignedIn) this.reads.expireForVisitor()
    const stop = this.#lifetime.start()
    this.reads.start()
    void this.session.resume()
    return stop
  }

  /** Forgets all reads and loads what every page needs in the other language. A running game goes on. */
  async switchLocale(locale: Locale): Promise<void> {
    if (!this.#locale.change(locale)) return
    this.reads.forget('language')
    await Promise.allSettled([this.loadBase(), this.player?.loadBase()])
  }

  /** Loads what every page shows around its content. Waits for all of it; rejects with the first failure. */
  async loadBase(): Promise<void> {
    const ends = await Promise.allSettled(this.reads.base.map((read) => read.ensure()))
    const failure = ends.find((end) => end.status === 'rejected')
    if (failure) throw failure.reason
  }

  snapshot(): SiteSnapshot {
    return { public: this.publicSnapshot(), own: this.ownSnapshot() }
  }

  publicSnapshot(): ReadsSnapshot {
    return this.reads.snapshot('common')
  }

  ownSnapshot(): OwnSnapshot {
    return { session: this.session.snapshot(), player: this.#current.snapshot(), reads: this.reads.snapshot('own') }
  }

  /** Takes what the server has read. Call it before `start()`. */
  restore({ public: all, own }: SiteSnapshot): void {
    this.reads.restore(all)
    this.reads.restore(own.reads)
    this.#current.restore(own.player)
    this.session.restore(own.session)
  }

  /** Ends all that runs; nothing loads any more. */
  dispose(): void {
    this.#current.leave()
    this.session.dispose()
    this.gameRun.dispose()
    this.#lifetime.dispose()
  }

  #registerStarts({ deviceSignals }: SitePorts): void {
    const { live, session, gameRun } = this
    const { onStart } = this.#lifetime
    const check = (): void => void session.check()
    const reread = (): void => {
      this.reads.reread()
      this.player?.lifetime.reads.reread()
    }
    onStart(() => this.#current.start())
    onStart(() => live.start())
    onStart(() => this.withoutLive.start())
    onStart(() => gameRun.start())
    onStart(() => session.start())
    onStart(() => deviceSignals.onOnline(check))
    onStart(() => deviceSignals.onVisible(check))
    // Does not wait until the live socket finds out that it is half-open.
    onStart(() => deviceSignals.onOnline(reread))
    onStart(() => deviceSignals.onVisible(reread))
    // Events may have been missed.
    onStart(() => live.onReconnect(check))
    onStart(() => live.onReconnect(() => this.reads.reread()))
    onStart(() => this.#locale.start())
  }

  /** Guests and players have other banners, and the run of a game belongs to one visitor. */
  #visitorChanged(): void {
    this.gameRun.close()
    this.reads.forget('visitor')
  }
}

/** Makes one site for a tab or for a request of the server; in a tab `start()` follows. */
export function createSite(ports: SitePorts): Site {
  const core = new SiteCore(ports)
  return Object.assign(core, core.slices)
}

export type Site = SiteCore & Slices
