import type { Http } from '../core/index.ts'
import { GamesPageSchema } from '../games/index.ts'

export type GamesQuery = { readonly q?: string; readonly page: number; readonly limit: number }

/** Games of a promotion. */
export const promotionGamesPath = (slug: string): string => `/json-api/actions/${encodeURIComponent(slug)}/games`

/** Games of a tournament. */
export const tournamentGamesPath = (slug: string): string =>
  `/json-api/v2/tournaments/${encodeURIComponent(slug)}/games`

/** @param pathOf path of the call, by the event's slug */
export function createEventGamesApi(http: Http, pathOf: (slug: string) => string) {
  return {
    /** A page of the games of an event. */
    games: (slug: string, query: GamesQuery, signal: AbortSignal) =>
      http.read(pathOf(slug), GamesPageSchema, { label: 'games', auth: false, query, signal }),
  }
}
