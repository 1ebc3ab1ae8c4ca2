import type { Http, Means, Pages, Resource } from '../core/index.ts'
import { type Game, GamesPageSchema } from '../games/index.ts'

/** The first games of an event, and the number of all; null: unknown. */
export interface FirstGames {
  readonly games: readonly Game[]
  readonly total: number | null
}

/** The games in which bets count for promotions or tournaments. */
export interface EventGames {
  /** Games of an event that match a search, by the event's slug; no search matches all. */
  list(slug: string, search?: string): Pages<Game>
  /** Those that the event's own page shows. */
  first(slug: string): Resource<FirstGames>
}

export interface TournamentGames extends EventGames {
  /** Whether bets in a game count, by the search of the tournament's games for its name. */
  counts(slug: string, game: Pick<Game, 'slug' | 'name'>): Resource<boolean>
}

type EventGamesMeans = Pick<Means, 'http' | 'reads'>

interface EventGamesOptions {
  /** First part of the names of its reads. */
  readonly kind: string
  /** Path of the call. */
  readonly pathOf: (slug: string) => string
  /** Games on a page of the list. */
  readonly pageSize: number
  /** Games that the event's own page shows. */
  readonly firstCount: number
}

/** Games on a page of a promotion's games. */
export const PROMOTION_GAMES_PAGE_SIZE = 50

/** Games that a promotion's page shows: a row of six, two or three. */
export const FIRST_PROMOTION_GAMES = 6

/** Games on a page of a tournament's games. */
export const TOURNAMENT_GAMES_PAGE_SIZE = 40

/** Games that a tournament's page shows. */
export const FIRST_TOURNAMENT_GAMES = 5

type GamesQuery = { readonly q?: string; readonly page: number; readonly limit: number }

/** A page of the games of an event. */
export const loadEventGames = (http: Http, path: string, query: GamesQuery, signal: AbortSignal) =>
  http.read(path, GamesPageSchema, { label: 'games', auth: false, query, signal })

/** Games of a promotion. */
export const promotionGamesPath = (slug: string): string => `/json-api/actions/${encodeURIComponent(slug)}/games`

/** Games of a tournament. */
export const tournamentGamesPath = (slug: string): string =>
  `/json-api/v2/tournaments/${encodeURIComponent(slug)}/games`

function createEventGames({ http, reads }: EventGamesMeans, options: EventGamesOptions) {
  const { kind, pathOf, pageSize, firstCount } = options
  const load = (slug: string, query: GamesQuery, signal: AbortSignal) =>
    loadEventGames(http, pathOf(slug), query, signal)
  const lists = reads.pages<Game>(
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
      const { items, total } = await load(slug, { page: 1, limit: firstCount }, signal)
      return { games: items.slice(0, firstCount), total }
    },
    { max: 20 },
  )
  const games: EventGames = {
    list: (slug, search = '') => lists.get(JSON.stringify([slug, search.trim()])),
    first: (slug) => first.get(slug),
  }
  return { games, load }
}

/** The games of promotions: `site.part(createPromotionGames)`. */
export const createPromotionGames = (means: EventGamesMeans): EventGames =>
  createEventGames(means, {
    kind: 'promotions',
    pathOf: promotionGamesPath,
    pageSize: PROMOTION_GAMES_PAGE_SIZE,
    firstCount: FIRST_PROMOTION_GAMES,
  }).games

/** The games of tournaments: `site.part(createTournamentGames)`. */
export function createTournamentGames(means: EventGamesMeans): TournamentGames {
  const { games, load } = createEventGames(means, {
    kind: 'tournaments',
    pathOf: tournamentGamesPath,
    pageSize: TOURNAMENT_GAMES_PAGE_SIZE,
    firstCount: FIRST_TOURNAMENT_GAMES,
  })
  const counting = means.reads.keyed(
    'tournaments.counts',
    async (key, signal) => {
      const [slug, game, q] = JSON.parse(key) as [string, string, string]
      const { items } = await load(slug, { q, page: 1, limit: TOURNAMENT_GAMES_PAGE_SIZE }, signal)
      return items.some((item) => item.slug === game)
    },
    { max: 20 },
  )
  return { ...games, counts: (slug, game) => counting.get(JSON.stringify([slug, game.slug, game.name])) }
}
