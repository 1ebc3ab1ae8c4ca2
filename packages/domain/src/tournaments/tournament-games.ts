import type { Http, Page, Pages, Reads, Resource } from '../core/index.ts'

/** Games on a page of a tournament's games. */
export const TOURNAMENT_GAMES_PAGE_SIZE = 40

/** Games that a tournament's page shows. */
export const FIRST_TOURNAMENT_GAMES = 5

export interface TournamentGames<G> {
  /** Games of a tournament that match a search; an empty one matches all. */
  list(slug: string, search: string): Pages<G>
  /** Those that its page shows, with the number of all; null: the platform does not tell it. */
  first(slug: string): Resource<{ readonly games: readonly G[]; readonly total: number | null }>
  /** Whether bets in a game count, by the search of the tournament's games for its name. */
  counts(slug: string, game: { readonly slug: string; readonly name: string }): Resource<boolean>
}

export interface TournamentGamesMeans<G> {
  readonly http: Http
  readonly reads: Reads
  /** Reads an answer that is a page of games. */
  readonly readPage: (answer: unknown, http: Http) => Page<G>
}

/** The games in which bets count for a tournament. */
export function createTournamentGames<G extends { readonly slug: string }>({
  http,
  reads,
  readPage,
}: TournamentGamesMeans<G>): TournamentGames<G> {
  const load = async (slug: string, query: { q?: string; page: number; limit: number }, signal: AbortSignal) => {
    const path = `/json-api/v2/tournaments/${encodeURIComponent(slug)}/games`
    return readPage(await http.get(path, { query, signal }), http)
  }
  /** A slug holds no space. */
  const keyOf = (slug: string, search: string): string => `${encodeURIComponent(slug)} ${search.trim()}`
  const lists = reads.pages<G>(
    'tournaments.games',
    (key, page, signal) => {
      const [slug = '', ...words] = key.split(' ')
      const q = words.join(' ')
      const query = { ...(q && { q }), page, limit: TOURNAMENT_GAMES_PAGE_SIZE }
      return load(decodeURIComponent(slug), query, signal)
    },
    { pageSize: TOURNAMENT_GAMES_PAGE_SIZE, keyOf: ({ slug }) => slug, max: 10 },
  )
  const first = reads.keyed(
    'tournaments.firstGames',
    async (slug, signal) => {
      const { items, total = null } = await load(slug, { page: 1, limit: FIRST_TOURNAMENT_GAMES }, signal)
      return { games: items.slice(0, FIRST_TOURNAMENT_GAMES), total }
    },
    { max: 20 },
  )
  /** Slugs hold no space. */
  const counting = reads.keyed(
    'tournaments.counts',
    async (key, signal) => {
      const [slug = '', game = '', ...words] = key.split(' ')
      const query = { q: words.join(' '), page: 1, limit: TOURNAMENT_GAMES_PAGE_SIZE }
      const { items } = await load(decodeURIComponent(slug), query, signal)
      return items.some((item) => item.slug === decodeURIComponent(game))
    },
    { max: 20 },
  )
  return {
    counts: (slug, game) => counting.get(`${encodeURIComponent(slug)} ${encodeURIComponent(game.slug)} ${game.name}`),
    list: (slug, search) => lists.get(keyOf(slug, search)),
    first: (slug) => first.get(slug),
  }
}
