import type { Game } from './game.ts'
import type { FilterCounts, GameFilter } from './game-filter.ts'

/** Result of a search: ranked games, at most `limit`, and the total. */
export interface SearchResults {
  readonly games: readonly Game[]
  readonly total: number
}

/** Maximum length of an answer (docs/product-rules.md: Lobby, games and search). */
export const SEARCH_LIMIT = 1000

/** All games, indexed for search and filters; loads with the games (whole-catalogue.ts). */
export interface Catalogue {
  game(slug: string): Game | undefined
  /** Best match first. */
  search(query: string): SearchResults
  /** @param own the visitor's favourites, the latest first */
  find(filter: GameFilter, own: readonly string[]): readonly Game[]
  counts(filter: GameFilter, own: readonly string[]): FilterCounts
}
