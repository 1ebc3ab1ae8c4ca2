import type { Game } from '../game.ts'

/** Result of a search: ranked games, at most `limit`, and the total. */
export interface SearchResults {
  readonly games: readonly Game[]
  readonly total: number
}

/** Maximum length of an answer (docs/product-rules.md, Lobby, games and search). */
export const SEARCH_LIMIT = 1000
