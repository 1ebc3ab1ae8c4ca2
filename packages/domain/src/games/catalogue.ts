import type { Game } from './game.ts'
import type { FilterCounts, GameFilter } from './game-filter.ts'

/** What a search found: ranked games, at most `limit`, and how many there were. */
export interface SearchResults {
  readonly games: readonly Game[]
  readonly total: number
}

/** No answer is longer than this (core.md, 9). */
export const SEARCH_LIMIT = 1000

/** All games, prepared to be searched and narrowed. What does it comes with the games, not with the first page (whole-catalogue.ts). */
export interface Catalogue {
  game(slug: string): Game | undefined
  /** Best first. */
  search(query: string): SearchResults
  /** @param own the visitor's favourites, the latest first */
  find(filter: GameFilter, own: readonly string[]): readonly Game[]
  counts(filter: GameFilter, own: readonly string[]): FilterCounts
}
