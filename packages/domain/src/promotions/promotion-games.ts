import { createEventGames, type EventGames, type EventGamesMeans } from '../core/index.ts'

/** Games on a page of a promotion's games. */
export const PROMOTION_GAMES_PAGE_SIZE = 50

/** Games that a promotion's page shows: a row of six, two or three. */
export const FIRST_PROMOTION_GAMES = 6

/** The games in which bets count for a promotion. */
export const createPromotionGames = <G extends { readonly slug: string }>(means: EventGamesMeans<G>): EventGames<G> =>
  createEventGames(means, {
    kind: 'promotions',
    pathOf: (slug) => `/json-api/actions/${slug}/games`,
    pageSize: PROMOTION_GAMES_PAGE_SIZE,
    firstCount: FIRST_PROMOTION_GAMES,
  })
