import type { Game } from './game.ts'
import type { Catalogue, SearchResults } from './catalogue.ts'
import { type FilterCounts, type GameFilter, WHOLE_CATALOGUE, countChoices, passes, sorted } from './game-filter.ts'
import { type GameIndex, createGameIndex, joinIndexes, searchGames } from './search/game-index.ts'

/** Indexes the catalogue page by page as it loads, to avoid one long task. */
export class WholeCatalogue implements Catalogue {
  #index: GameIndex = { entries: [] }
  readonly #bySlug = new Map<string, Game>()

  add(games: readonly Game[]): void {
    this.#index = joinIndexes([this.#index, createGameIndex(games)])
    for (const game of games) this.#bySlug.set(game.slug, game)
  }

  game(slug: string): Game | undefined {
    return this.#bySlug.get(slug)
  }

  search(query: string): SearchResults {
    return searchGames(this.#index, query)
  }

  find(filter: GameFilter, own: readonly string[]): readonly Game[] {
    return findGames(this.#index, filter, own)
  }

  counts(filter: GameFilter, own: readonly string[]): FilterCounts {
    const { query, favourites } = filter
    return countChoices(this.find({ ...WHOLE_CATALOGUE, query, favourites }, own), filter)
  }
}

/** Games of a filter, in its order. `own`: the visitor's favourites, the latest first; they keep that order. */
export function findGames(index: GameIndex, filter: GameFilter, own: readonly string[]): readonly Game[] {
  const { query, favourites, sort } = filter
  const asked =
    query.trim() === ''
      ? index.entries.map(({ game }) => game)
      : searchGames(index, query, { limit: Number.MAX_SAFE_INTEGER }).games
  const chosen = favourites ? inOrderOf(own, asked) : asked
  return sorted(
    chosen.filter((game) => passes(game, filter)),
    sort,
  )
}

function inOrderOf(slugs: readonly string[], games: readonly Game[]): Game[] {
  const places = new Map(slugs.map((slug, place) => [slug, place]))
  const placeOf = (game: Game) => places.get(game.slug) ?? slugs.length
  return games.filter(({ slug }) => places.has(slug)).toSorted((a, b) => placeOf(a) - placeOf(b))
}
