import { createEventGames, type EventGames, type EventGamesMeans, type Resource } from '../core/index.ts'

/** Games on a page of a tournament's games. */
export const TOURNAMENT_GAMES_PAGE_SIZE = 40

/** Games that a tournament's page shows. */
export const FIRST_TOURNAMENT_GAMES = 5

export interface TournamentGames<G> extends EventGames<G> {
  /** Whether bets in a game count, by the search of the tournament's games for its name. */
  counts(slug: string, game: { readonly slug: string; readonly name: string }): Resource<boolean>
}

/** The games in which bets count for a tournament. */
export function createTournamentGames<G extends { readonly slug: string }>(
  means: EventGamesMeans<G>,
): TournamentGames<G> {
  const { list, first, load } = createEventGames(means, {
    kind: 'tournaments',
    pathOf: (slug) => `/json-api/v2/tournaments/${slug}/games`,
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
  return { list, first, counts: (slug, game) => counting.get(JSON.stringify([slug, game.slug, game.name])) }
}
