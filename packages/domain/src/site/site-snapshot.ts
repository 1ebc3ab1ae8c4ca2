import type { BannersSnapshot } from '../banners/index.ts'
import type { ContentSnapshot } from '../content/index.ts'
import type { Game, GamesSnapshot } from '../games/index.ts'
import type { PlayerSnapshot } from '../player/index.ts'
import type { SessionSnapshot } from '../session/index.ts'
import type { WinnersSnapshot } from '../winners/index.ts'

/** What the server has read, as plain data for the page's own state. */
export interface SiteSnapshot extends PublicSnapshot, OwnSnapshot {}

/** What every visitor may see. */
export interface PublicSnapshot {
  content: ContentSnapshot
  banners: BannersSnapshot
  games: GamesSnapshot
  winners: WinnersSnapshot
}

/** What is one visitor's. A game's run is never part of it: it is one tab's, and its token is a secret. */
export interface OwnSnapshot {
  session: SessionSnapshot
  player: PlayerSnapshot<Game> | null
}
