import { createBanners, createContent } from '../content/index.ts'
import type { Http, LiveConnection, Logger, OnStart, Reads } from '../core/index.ts'
import { createGames, createWinners } from '../games/index.ts'
import type { SitePorts } from './site-ports.ts'

/** What a public slice, or a part that loads with its pages, may be made of. */
export interface SliceMeans extends SitePorts {
  readonly http: Http
  readonly live: LiveConnection
  readonly log: Logger
  readonly reads: Reads
  readonly onStart: OnStart
}

/** The public slices of a site, by their names on it. A new one is a line here. */
export const createSlices = (means: SliceMeans) => ({
  banners: createBanners(means),
  content: createContent(means),
  games: createGames(means),
  winners: createWinners(means),
})

export type Slices = ReturnType<typeof createSlices>
