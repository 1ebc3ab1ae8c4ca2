import * as v from 'valibot'
import {
  AmountSchema,
  CurrencySchema,
  dataOf,
  listOf,
  orNull,
  type Http,
  type Means,
  type Resource,
} from '../../core/index.ts'

/** How often a jackpot is read again while it is shown, ms. */
export const JACKPOT_RELOAD_MS = 10_000

/** What a jackpot holds, minor units. */
export interface Jackpot {
  readonly currency: string
  readonly amount: number
}

const JackpotAnswer = dataOf(
  listOf(v.object({ currency: CurrencySchema, amount: AmountSchema }), { keyOf: ({ currency }) => currency, max: 50 }),
)

export type WireJackpots = v.InferInput<typeof JackpotAnswer>

/** The call of a game's jackpot (docs/platform-api.md, Games). */
export function createJackpotsApi(http: Pick<Http, 'read'>) {
  return {
    /** By currency; none where the platform tells none of this game. */
    jackpot: async (slug: string, signal: AbortSignal): Promise<readonly Jackpot[]> =>
      (await orNull(
        http.read(`/json-api/v2/games/${encodeURIComponent(slug)}/jackpot`, JackpotAnswer, {
          label: 'jackpot',
          auth: false,
          signal,
        }),
      )) ?? [],
  }
}

export type JackpotsMeans = Pick<Means, 'http' | 'reads'>

/** Jackpots of games, live while they are shown: `site.part(createJackpots)`. */
export function createJackpots({ http, reads }: JackpotsMeans): {
  readonly of: (slug: string) => Resource<readonly Jackpot[]>
} {
  const jackpots = reads.keyed('games.jackpots', createJackpotsApi(http).jackpot, {
    max: 10,
    language: 'keep',
    isLive: true,
    refreshMs: JACKPOT_RELOAD_MS,
  })
  return { of: (slug) => jackpots.get(slug) }
}
