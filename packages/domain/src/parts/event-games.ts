import { importedApi, type Http, type Means, type Pages, type Resource } from '../core/index.ts'
import type { Game } from '../games/index.ts'

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

type EventGamesMeans = Pick<Means, 'http' | 'timers' | 'timeoutMs' | 'reads'>

type EventGamesApi = ReturnType<typeof import('./event-games-api.ts').createEventGamesApi>

interface EventGamesOptions {
  /** First part of the names of its reads. */
  readonly kind: string
  /** Makes its calls. */
  readonly apiOf: (code: typeof import('./event-games-api.ts'), http: Http) => EventGamesApi
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

function createEventGames({ http, reads, ...deadline }: EventGamesMeans, options: EventGamesOptions) {
  const { kind, apiOf, pageSize, firstCount } = options
  const { games: load } = importedApi(
    deadline,
    () => import('./event-games-api.ts'),
    (calls) => apiOf(calls, http),
  )
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
    apiOf: (calls, http) => calls.createEventGamesApi(http, calls.promotionGamesPath),
    pageSize: PROMOTION_GAMES_PAGE_SIZE,
    firstCount: FIRST_PROMOTION_GAMES,
  }).games

/** The games of tournaments: `site.part(createTournamentGames)`. */
export function createTournamentGames(means: EventGamesMeans): TournamentGames {
  const { games, load } = createEventGames(means, {
    kind: 'tournaments',
    apiOf: (calls, http) => calls.createEventGamesApi(http, calls.tournamentGamesPath),
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
