import type { Game } from '../game.ts'
import type { SearchResults } from '../search/search-results.ts'
import type { Catalogue } from './catalogue.ts'
import { type GameFilter, WHOLE_CATALOGUE } from '../game-filter.ts'
import { countChoices, type FilterCounts, isOfSection, type IsOfSection, passes, sorted } from './narrowing.ts'
import { type GameIndex, createGameIndex, joinIndexes, searchGames } from '../search/game-index.ts'

/** Indexes the catalogue page by page as it loads, to avoid one long task. */
export class WholeCatalogue implements Catalogue {
  #index: GameIndex = { entries: [] }
  readonly #bySlug = new Map<string, Game>()
  /** Whether the platform sends categories and producers with the games. */
  #tellsSections = false
  /** Slugs of the games of a category or producer, read where the platform does not send them with the games. */
  readonly #sections = new Map<string, ReadonlySet<string>>()

  add(games: readonly Game[]): void {
    this.#tellsSections ||= games.some(({ producer, categories }) => producer !== null || categories.length > 0)
    this.#index = joinIndexes([this.#index, createGameIndex(games)])
    for (const game of games) this.#bySlug.set(game.slug, game)
  }

  game(slug: string): Game | undefined {
    return this.#bySlug.get(slug)
  }

  search(query: string): SearchResults {
    return searchGames(this.#index, query)
  }

  unknownSections({ category, producers }: GameFilter): readonly string[] {
    if (this.#tellsSections) return []
    return [...(category === null ? [] : [category]), ...producers].filter((slug) => !this.#sections.has(slug))
  }

  addSection(section: string, games: readonly Game[]): void {
    this.#sections.set(section, new Set(games.map(({ slug }) => slug)))
  }

  find(filter: GameFilter, own: readonly string[]): readonly Game[] {
    const isOf: IsOfSection = (game, section) =>
      isOfSection(game, section) || this.#sections.get(section)?.has(game.slug) === true
    return findGames(this.#index, filter, { own, isOf })
  }

  counts(filter: GameFilter, own: readonly string[]): FilterCounts | undefined {
    if (!this.#tellsSections) return undefined
    const { query, favourites } = filter
    return countChoices(this.find({ ...WHOLE_CATALOGUE, query, favourites }, own), filter)
  }
}

/** Games of a filter, in its order. `own`: the visitor's favourites, the latest first; they keep that order. */
export function findGames(
  index: GameIndex,
  filter: GameFilter,
  { own, isOf = isOfSection }: { readonly own: readonly string[]; readonly isOf?: IsOfSection },
): readonly Game[] {
  const { query, favourites, sort } = filter
  const asked =
    query.trim() === ''
      ? index.entries.map(({ game }) => game)
      : searchGames(index, query, { limit: Number.MAX_SAFE_INTEGER }).games
  const chosen = favourites ? inOrderOf(own, asked) : asked
  return sorted(
    chosen.filter((game) => passes(game, filter, isOf)),
    sort,
  )
}

function inOrderOf(slugs: readonly string[], games: readonly Game[]): Game[] {
  const places = new Map(slugs.map((slug, place) => [slug, place]))
  const placeOf = (game: Game) => places.get(game.slug) ?? slugs.length
  return games.filter(({ slug }) => places.has(slug)).toSorted((a, b) => placeOf(a) - placeOf(b))
}
