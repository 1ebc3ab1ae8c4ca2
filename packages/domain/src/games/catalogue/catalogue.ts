import type { Game } from '../game.ts'
import type { GameFilter } from '../game-filter.ts'
import type { FilterCounts } from './narrowing.ts'
import type { GamesApi } from '../games-api.ts'
import { SEARCH_LIMIT, type SearchResults } from '../search/search-results.ts'

/** All games, indexed for search and filters; loads with the games (whole-catalogue.ts). */
export interface Catalogue {
  game(slug: string): Game | undefined
  /** Best match first. */
  search(query: string): SearchResults
  /** @param own the visitor's favourites, the latest first */
  find(filter: GameFilter, own: readonly string[]): readonly Game[]
  /** Categories and producers of the filter whose games must be learnt before `find`. */
  unknownSections(filter: GameFilter): readonly string[]
  addSection(section: string, games: readonly Game[]): void
  /** Undefined where the platform does not send categories and producers with the games. */
  counts(filter: GameFilter, own: readonly string[]): FilterCounts | undefined
}

/** All games of a category or producer, each once, by the longest pages. */
export async function* pagesOfSection(
  api: Pick<GamesApi, 'figured'>,
  section: string,
  signal: AbortSignal,
): AsyncGenerator<readonly Game[]> {
  const known = new Set<string>()
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- where the list ends, only its page tells
    const { items, received, total } = await api.figured({ category: section, page, limit: SEARCH_LIMIT }, signal)
    const added = items.filter(({ slug }) => !known.has(slug))
    for (const { slug } of added) known.add(slug)
    yield added
    const isAllThere = total !== null && page * SEARCH_LIMIT >= total
    // Without a new game the platform ignores the number of the page.
    if (received < SEARCH_LIMIT || isAllThere || added.length === 0) return
  }
}
