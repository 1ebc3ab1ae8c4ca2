import type { Http } from '../http/http.ts'
import type { Schema } from '../wire/read.ts'
import type { Page, Pages } from './pages.ts'
import type { Reads } from './reads.ts'
import type { Resource } from './resource.ts'

/** The first games of an event, and the number of all; null: unknown. */
export interface FirstGames<G> {
  readonly games: readonly G[]
  readonly total: number | null
}

export interface EventGames<G> {
  /** Games of an event that match a search, by the event's slug; no search matches all. */
  list(slug: string, search?: string): Pages<G>
  /** Those that the event's own page shows. */
  first(slug: string): Resource<FirstGames<G>>
}

export interface EventGamesMeans<G> {
  readonly http: Http
  readonly reads: Reads
  /** Reads an answer that is a page of games. */
  readonly pageSchema: Schema<Page<G>>
}

export interface EventGamesOptions {
  /** First part of the names of its reads. */
  readonly kind: string
  /** Path of the call, by the encoded slug. */
  readonly pathOf: (slug: string) => string
  /** Games on a page of the list. */
  readonly pageSize: number
  /** Games that the event's own page shows. */
  readonly firstCount: number
}

/** Reads the games in which bets count for promotions or tournaments. */
export function createEventGames<G extends { readonly slug: string }>(
  { http, reads, pageSchema }: EventGamesMeans<G>,
  { kind, pathOf, pageSize, firstCount }: EventGamesOptions,
) {
  const load = (slug: string, query: { q?: string; page: number; limit: number }, signal: AbortSignal) =>
    http.read(pathOf(encodeURIComponent(slug)), pageSchema, { label: 'games', auth: false, query, signal })
  const lists = reads.pages<G>(
    `${kind}.games`,
    (key, page, signal) => {
      const [slug, q] = JSON.parse(key) as [string, string]
      return load(slug, { ...(q && { q }), page, limit: pageSize }, signal)
    },
    { pageSize, keyOf: ({ slug }) => slug, max: 10 },
  )
  const first = reads.keyed(
    `${kind}.firstGames`,
    async (slug, signal) => {
      const { items, total = null } = await load(slug, { page: 1, limit: firstCount }, signal)
      return { games: items.slice(0, firstCount), total }
    },
    { max: 20 },
  )
  const games: EventGames<G> = {
    list: (slug, search = '') => lists.get(JSON.stringify([slug, search.trim()])),
    first: (slug) => first.get(slug),
  }
  return { ...games, load }
}
