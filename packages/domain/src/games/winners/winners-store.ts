import type { Reads, Resource } from '../../core/index.ts'
import { type Winner, mergeWinners } from './winner.ts'
import type { WinnersApi } from './winners-api.ts'

/** How often the feed is read again while it is shown, in ms. */
export const WINNERS_RELOAD_MS = 20_000

export interface Winners {
  readonly feed: Resource<readonly Winner[]>
}

/** Reads the latest wins, live. */
export const createWinners = ({ api, reads }: { api: WinnersApi; reads: Reads }): Winners => ({
  feed: reads.one<readonly Winner[]>('winners', async (signal) => mergeWinners([], await api.winners(signal)), {
    merge: mergeWinners,
    isLive: true,
    refreshMs: WINNERS_RELOAD_MS,
  }),
})
