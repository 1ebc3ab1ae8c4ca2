import type { Http, LiveConnection, Logger, OnStart, Reads } from '../core/index.ts'
import type { Game, GamesStore } from '../games/index.ts'
import type { Player as PlayerOf } from '../player/index.ts'
import type { SitePorts } from './site-ports.ts'

/** What is one player's: the recent games are those of the catalogue. */
export type Player = PlayerOf<Game>

/** What a part of a player may be made of. */
export interface PlayerMeans extends Pick<
  SitePorts,
  | 'timers'
  | 'random'
  | 'clock'
  | 'locks'
  | 'storage'
  | 'createId'
  | 'cookies'
  | 'deviceSignals'
  | 'gameOrigins'
  | 'siteOrigin'
  | 'leave'
> {
  /** Calls in the player's name. */
  readonly http: Http
  readonly live: LiveConnection
  readonly log: Logger
  /** Registers what the part reads. */
  readonly reads: Reads
  /** Registers what runs while the player is followed. */
  readonly onStart: OnStart
  readonly player: Player
  readonly loadFavourites: GamesStore['loadFavourites']
  /** Another part of the same player, as `site.playerPart`. */
  readonly part: <T>(make: (means: PlayerMeans) => T) => T
}
