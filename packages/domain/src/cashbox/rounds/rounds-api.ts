import type { Http } from '../../core/index.ts'
import type { PlayResults } from './play-results.ts'
import type { Round, RoundGame } from './round.ts'
import { resultsAnswer, RoundPageAnswer } from './rounds-wire.ts'

/** Filter and position of a list of rounds. */
export interface RoundsQuery {
  /** Slug of a game; null: all. */
  readonly game: string | null
  /** Milliseconds since 1970, `to` excluded; null: no bound. */
  readonly from: number | null
  readonly to: number | null
  readonly offset: number
  readonly limit: number
}

export interface RoundPage {
  readonly items: Round[]
  /** Rounds that came, with those that could not be read. */
  readonly received: number
  /** Null where the platform does not send it. */
  readonly total: number | null
  /** All games that the player has rounds of; none where the platform does not send them. */
  readonly games: readonly RoundGame[]
  /** When the first round was that the platform keeps; null: unknown. */
  readonly oldestAt: number | null
}

/** Reads what a player has played (docs/platform-api.md: History of play). */
export function createRoundsApi(http: Http) {
  return {
    async rounds({ from, to, ...query }: RoundsQuery, signal: AbortSignal): Promise<RoundPage> {
      const { oldest_at, ...page } = await http.read('/json-api/users/rounds', RoundPageAnswer, {
        label: 'rounds',
        auth: true,
        signal,
        query: { ...query, from: isoOf(from), to: isoOf(to) },
      })
      return { ...page, oldestAt: oldest_at }
    },
    /** What came of play between each two moments. */
    results: (bounds: readonly number[], signal: AbortSignal): Promise<PlayResults> =>
      http.read('/json-api/users/play-results', resultsAnswer(bounds), {
        label: 'results of play',
        auth: true,
        signal,
        query: { bound: bounds.map((at) => new Date(at).toISOString()) },
      }),
  }
}

const isoOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
