import { createBanners, ContentStore } from '../content/index.ts'
import { lateApi, type Http, type LiveConnection, type Logger, type OnStart, type Reads } from '../core/index.ts'
import { GamesStore, createWinners } from '../games/index.ts'
import type { CallsCode } from './calls-code.ts'
import type { SitePorts } from './site-ports.ts'

/** What a public slice, or a part that loads with its pages, may be made of. */
export interface SliceMeans extends SitePorts {
  readonly http: Http
  readonly live: LiveConnection
  readonly log: Logger
  readonly reads: Reads
  readonly onStart: OnStart
}

/** The public slices of a site, by their names on it. A new one is a line here. `code`: of their calls. */
export function createSlices(means: SliceMeans, code: CallsCode) {
  const { http } = means
  return {
    banners: createBanners({ ...means, api: lateApi({ code, make: (calls) => calls.createBannersApi(http) }) }),
    content: new ContentStore({
      ...means,
      api: lateApi({ code, make: (calls) => calls.createContentApi(http) }),
      readPopup: async (payload) => (await code()).readLivePopup(payload, http),
    }),
    games: new GamesStore({ ...means, apiOf: (of) => lateApi({ code, make: (calls) => calls.createGamesApi(of) }) }),
    winners: createWinners({ ...means, api: lateApi({ code, make: (calls) => calls.createWinnersApi(http) }) }),
  }
}

export type Slices = ReturnType<typeof createSlices>
