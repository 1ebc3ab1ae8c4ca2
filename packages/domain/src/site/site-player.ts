import { CallOwner, createHttp, createPlayerSend, lateApi, type KeptWork } from '../core/index.ts'
import type { Http, LiveConnection, Logger, Maker, OnStart, Reads, Resource, Send } from '../core/index.ts'
import type { Game, GamesStore } from '../games/index.ts'
import { Player as PlayerOf } from '../player/index.ts'
import type { SessionApi } from '../session/index.ts'
import type { CallsCode } from './calls-code.ts'
import type { SitePorts } from './site-ports.ts'
import type { SliceMeans } from './slices.ts'

/** The signed-in player, with the games that were played last. */
export interface Player extends PlayerOf {
  readonly recent: Resource<Game[]>
}

/** What a part of a player may be made of. */
export interface PlayerMeans extends Pick<
  SitePorts,
  | 'timers'
  | 'timeoutMs'
  | 'random'
  | 'clock'
  | 'locks'
  | 'storage'
  | 'tabStorage'
  | 'createId'
  | 'cookies'
  | 'consent'
  | 'deviceSignals'
  | 'paymentOrigins'
  | 'siteOrigin'
  | 'leave'
  | 'openPush'
> {
  readonly http: Http
  readonly live: LiveConnection
  readonly log: Logger
  readonly reads: Reads
  /** Registers what runs while the player's live events are followed. */
  readonly onStart: OnStart
  readonly player: Player
  readonly loadFavourites: GamesStore['loadFavourites']
  /** The operator's key of web push; null: none. */
  readonly webPushKey: () => string | null
  readonly keptWork: KeptWork
  /** Another part of the same player, as `site.playerPart`. */
  readonly part: <T>(maker: Maker<PlayerMeans, T>) => T
}

/** What a part of every visitor is made of for a guest. */
export interface GuestMeans extends SliceMeans {
  readonly player: null
}

/** What a part that keeps things by player may be made of. */
export interface KnownPlayerMeans extends PlayerMeans {
  readonly playerId: string
}

export interface PlayerSource {
  readonly ports: SitePorts
  readonly code: CallsCode
  readonly send: Send
  readonly http: Http
  readonly live: LiveConnection
  readonly log: Logger
  readonly reads: Reads
  readonly games: GamesStore
  readonly webPushKey: () => string | null
  readonly keptWork: KeptWork
  readonly sessionApi: SessionApi
}

/** Makes the player of the current tokens. `onOwnerChanged`: a call found that the tokens belong to another player. */
export function createPlayer(source: PlayerSource, onOwnerChanged: () => void): Player {
  const { ports, code, live, log, games, sessionApi } = source
  const owner = new CallOwner(
    () => player.hash,
    (authorization) => sessionApi.owner(authorization),
    ports.session,
  )
  const http = createHttp(createPlayerSend(source.send, owner, onOwnerChanged), source.http)
  const reads = source.reads.createChild()
  const player: Player = Object.assign(
    new PlayerOf({
      clock: ports.clock,
      timers: ports.timers,
      http,
      // The tokens are those of the moment of the call, not of its code.
      api: lateApi({ code, make: (calls) => calls.createPlayerApi(http), onCall: () => owner.bind() }),
      readMessage: async (payload) => (await code()).readLiveMessage(payload, http),
      live,
      log,
      reads,
    }),
    { recent: reads.one('recent', (signal) => games.loadRecent(http, signal), { currency: 'keep' }) },
  )
  return player
}

export const partOfPlayer = <T>(source: PlayerSource, player: Player, maker: Maker<PlayerMeans, T>): T =>
  player.parts.of(maker, () => meansOf(source, player))

/** Null until the player's id is known. */
export function partOfKnownPlayer<T>(
  source: PlayerSource,
  player: Player,
  maker: Maker<KnownPlayerMeans, T>,
): T | null {
  const { id } = player
  return id === null ? null : player.parts.of(maker, () => ({ ...meansOf(source, player), playerId: id }))
}

function meansOf(source: PlayerSource, player: Player): PlayerMeans {
  const { ports, live, log, games, webPushKey, keptWork } = source
  const { reads, onStart } = player.lifetime
  return {
    ...ports,
    http: player.http,
    live,
    log,
    reads,
    onStart,
    player,
    part: (other) => partOfPlayer(source, player, other),
    loadFavourites: games.loadFavourites,
    webPushKey,
    keptWork,
  }
}
