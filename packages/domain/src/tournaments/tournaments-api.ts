import { dataOf, listOf, ownDataOf, type Http, type Query, type Schema } from '../core/index.ts'
import { ownSeriesOf, ownTournamentOf, SeriesSchema, TournamentSchema } from './tournament-wire.ts'
import type { Series, Tournament } from './tournament.ts'

const options = { keyOf: ({ slug }: { readonly slug: string }) => slug, max: 500 }
const ListAnswer = dataOf(listOf(TournamentSchema, options))
const SeriesListAnswer = dataOf(listOf(SeriesSchema, options))

const TOURNAMENTS = '/json-api/v2/tournaments'
const SERIES = '/json-api/tournament-series'

/** @param isPlayer whether the answers hold the marks of the signed-in player */
export function createTournamentsApi(http: Http, isPlayer: boolean) {
  const get = <T>(path: string, schema: Schema<T>, label: string, signal: AbortSignal, query: Query = {}): Promise<T> =>
    http.read(path, schema, { label, auth: isPlayer, signal, query })
  return {
    /** @param seriesId only those of a series; null: all */
    list: (seriesId: string | null, signal: AbortSignal): Promise<readonly Tournament[]> =>
      get(TOURNAMENTS, ListAnswer, 'tournaments', signal, { seriesId }),
    /** @throws DomainError `not-found` */
    tournament: (slug: string, signal: AbortSignal): Promise<Tournament> =>
      get(`${TOURNAMENTS}/${encodeURIComponent(slug)}`, ownDataOf(ownTournamentOf(slug)), 'tournament', signal),
    seriesList: (signal: AbortSignal): Promise<readonly Series[]> =>
      get(SERIES, SeriesListAnswer, 'series of tournaments', signal),
    /** @throws DomainError `not-found` */
    series: (slug: string, signal: AbortSignal): Promise<Series> =>
      get(`${SERIES}/${encodeURIComponent(slug)}`, ownDataOf(ownSeriesOf(slug)), 'series of tournaments', signal),
  }
}
