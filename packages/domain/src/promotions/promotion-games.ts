import type { Http, Page, Pages, Reads, Resource } from '../core/index.ts'

/** Games on a page of a promotion's games. */
export const PROMOTION_GAMES_PAGE_SIZE = 50

/** Games that a promotion's page shows: a row of six, two or three. */
export const FIRST_PROMOTION_GAMES = 6

export interface PromotionGames<G> {
  /** All games of a promotion, by its slug. */
  list(slug: string): Pages<G>
  /** Those that its page shows, with the number of all; null: the platform does not tell it. */
  first(slug: string): Resource<{ readonly games: readonly G[]; readonly total: number | null }>
}

export interface PromotionGamesMeans<G> {
  readonly http: Http
  readonly reads: Reads
  /** Reads an answer that is a page of games. */
  readonly readPage: (answer: unknown, http: Http) => Page<G>
}

/** The games in which bets count for a promotion. */
export function createPromotionGames<G extends { readonly slug: string }>({
  http,
  reads,
  readPage,
}: PromotionGamesMeans<G>): PromotionGames<G> {
  const load = async (slug: string, page: number, limit: number, signal: AbortSignal) => {
    const path = `/json-api/actions/${encodeURIComponent(slug)}/games`
    return readPage(await http.get(path, { query: { page, limit }, signal }), http)
  }
  const lists = reads.pages<G>(
    'promotions.games',
    (slug, page, signal) => load(slug, page, PROMOTION_GAMES_PAGE_SIZE, signal),
    { pageSize: PROMOTION_GAMES_PAGE_SIZE, keyOf: ({ slug }) => slug, max: 10 },
  )
  const first = reads.keyed(
    'promotions.firstGames',
    async (slug, signal) => {
      const { items, total = null } = await load(slug, 1, FIRST_PROMOTION_GAMES, signal)
      return { games: items.slice(0, FIRST_PROMOTION_GAMES), total }
    },
    { max: 20 },
  )
  return { list: (slug) => lists.get(slug), first: (slug) => first.get(slug) }
}
