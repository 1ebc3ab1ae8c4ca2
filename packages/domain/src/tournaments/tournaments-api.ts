import { dataOf, listOf, read, type Http } from '../core/index.ts'
import { SeriesSchema, TournamentSchema } from './tournament-schema.ts'
import type { Series, Tournament } from './tournament.ts'

const options = { keyOf: ({ slug }: { readonly slug: string }) => slug, max: 500 }
const ListAnswer = dataOf(listOf(TournamentSchema, options))
const TournamentAnswer = dataOf(TournamentSchema)
const SeriesListAnswer = dataOf(listOf(SeriesSchema, options))
const SeriesAnswer = dataOf(SeriesSchema)

const TOURNAMENTS = '/json-api/v2/tournaments'
const SERIES = '/json-api/tournament-series'

/** @param isPlayer whether the answers hold the marks of the signed-in player */
export function createTournamentsApi(http: Http, isPlayer: boolean) {
  return {
    /** @param seriesId only those of a series; null: all */
    list: async (seriesId: string | null, signal: AbortSignal): Promise<readonly Tournament[]> => {
      const query = seriesId === null ? {} : { seriesId }
      const answer = await http.get(TOURNAMENTS, { query, signal, auth: isPlayer })
      return read(ListAnswer, answer, 'tournaments', http).data
    },
    /** @throws DomainError `not-found` */
    tournament: async (slug: string, signal: AbortSignal): Promise<Tournament> => {
      const answer = await http.get(`${TOURNAMENTS}/${encodeURIComponent(slug)}`, { signal, auth: isPlayer })
      return read(TournamentAnswer, answer, 'tournament', http).data
    },
    seriesList: async (signal: AbortSignal): Promise<readonly Series[]> =>
      read(SeriesListAnswer, await http.get(SERIES, { signal, auth: isPlayer }), 'series of tournaments', http).data,
    /** @throws DomainError `not-found` */
    series: async (slug: string, signal: AbortSignal): Promise<Series> => {
      const answer = await http.get(`${SERIES}/${encodeURIComponent(slug)}`, { signal, auth: isPlayer })
      return read(SeriesAnswer, answer, 'series of tournaments', http).data
    },
  }
}
