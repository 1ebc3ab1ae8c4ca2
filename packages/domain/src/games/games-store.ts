import { DomainError, type Http, KeyedResources, type Live, type Pages, Resource, type Timers } from '../core/index.ts'
import { type GameCategory, completeCategories } from './category.ts'
import type { Game, GameDetails, GameRow } from './game.ts'
import type { FilterCounts, GameFilter } from './game-filter.ts'
import { GameLists, type ListFilter, type ListsSnapshot } from './game-lists.ts'
import { GameSearch } from './search/game-search.ts'
import { type GameSection, createGamesApi } from './games-api.ts'
import { type GameProducer, withPlayersOnline } from './producer.ts'
import { loadSection } from './section.ts'

/** Games in a lobby row. */
export const ROW_SIZE = 12
/** The live room that tells how many play whose games. */
const ONLINE_ROOM = 'online-producers'

export interface GamesSnapshot {
  readonly categories?: GameCategory[] | undefined
  readonly producers?: GameProducer[] | undefined
  readonly sections: Record<string, GameSection>
  readonly rows: Record<string, GameRow>
  readonly games: Record<string, GameDetails>
  readonly lists: ListsSnapshot
}

/** The catalogue: categories, producers, lists, rows, single games and search (core.md, 2 and 3). */
export class GamesStore {
  /** By position, the client's defaults included. */
  readonly categories: Resource<GameCategory[]>
  /** Players online are kept live between `start()` and its stop. */
  readonly producers: Resource<GameProducer[]>
  readonly search: GameSearch
  readonly #live: Live
  readonly #sections: KeyedResources<GameSection>
  readonly #rows: KeyedResources<GameRow>
  readonly #games: KeyedResources<GameDetails>
  readonly #chosen: KeyedResources<Game[]>
  readonly #lists: GameLists
  /** Games that were read as somebody's own. */
  readonly #own = new Map<string, Game>()

  constructor({ http, live, timers }: { http: Http; live: Live; timers: Timers }) {
    const api = createGamesApi(http)
    this.#live = live
    this.categories = new Resource(async (signal) => completeCategories(await api.categories(signal)))
    this.producers = new Resource(api.producers)
    this.search = new GameSearch({ api, timers })
    this.#sections = new KeyedResources((slug, signal) => loadSection(api, slug, signal))
    this.#rows = new KeyedResources(async (category, signal) => {
      const { items, total } = await api.games({ categories: [category], page: 1, limit: ROW_SIZE }, signal)
      return { games: items, total }
    })
    this.#games = new KeyedResources(api.game)
    this.#chosen = new KeyedResources((key) => this.#loadChosen(key.split('/').map(decodeURIComponent)))
    this.#lists = new GameLists(api, this.search.index)
  }

  /** The category or producer whose page lists games; `not-found` where there is none. */
  section(slug: string): Resource<GameSection> {
    return this.#sections.get(slug)
  }

  list(filter: ListFilter): Pages<Game> {
    return this.#lists.get(filter)
  }

  /**
   * Games of a filter with more in it than a category or a producer.
   * @param own the visitor's favourites, the latest first
   */
  narrowed(filter: GameFilter, own: readonly string[] = []): Pages<Game> {
    return this.#lists.narrowed(filter, own)
  }

  /** How many games each choice would show; undefined until the whole catalogue is here (`search.open`). */
  counts(filter: GameFilter, own: readonly string[] = []): FilterCounts | undefined {
    return this.search.index.value?.counts(filter, own)
  }

  /** The first games of a category for the lobby, and how many there are. */
  row(category: string): Resource<GameRow> {
    return this.#rows.get(category)
  }

  game(slug: string): Resource<GameDetails> {
    return this.#games.get(slug)
  }

  /** What the player played lately; the player's own store keeps it. @param http speaks in the player's name */
  loadRecent(http: Http, signal: AbortSignal): Promise<Game[]> {
    return createGamesApi(http).recent(signal)
  }

  /** Slugs of a player's favourites, the latest first. @param http speaks in the player's name */
  async loadFavourites(http: Http, signal: AbortSignal): Promise<string[]> {
    const games = await createGamesApi(http).favourites(signal)
    for (const game of games) this.#own.set(game.slug, game)
    return games.map(({ slug }) => slug)
  }

  /** A few games by their slugs, in that order, without those that are gone. What is known already is not asked for. */
  chosen(slugs: readonly string[]): Resource<Game[]> {
    const resource = this.#chosen.get(slugs.map(encodeURIComponent).join('/'))
    const known = slugs.map((slug) => this.#known(slug))
    if (resource.state.status === 'idle' && known.every((game) => game !== undefined)) resource.set(known)
    return resource
  }

  async #loadChosen(slugs: readonly string[]): Promise<Game[]> {
    const games = await Promise.all(
      slugs.map(async (slug) => {
        try {
          return this.#known(slug) ?? (await this.game(slug).ensure())
        } catch (error) {
          if (error instanceof DomainError && error.kind === 'not-found') return null
          throw error
        }
      }),
    )
    return games.filter((game) => game !== null)
  }

  /** What is here of a game, whatever it was read for. */
  #known(slug: string): Game | undefined {
    const isIt = (game: Game) => game.slug === slug
    return (
      this.#own.get(slug) ??
      this.search.index.value?.game(slug) ??
      Object.values(this.#rows.snapshot())
        .flatMap(({ games }) => games)
        .find(isIt)
    )
  }

  start(): () => void {
    const leave = this.#live.join(ONLINE_ROOM)
    const off = this.#live.on('online-producers', ({ producers }) => {
      const known = this.producers.value
      if (known) this.producers.set(withPlayersOnline(known, producers))
      // A producer's own page stands without the list of all.
      for (const section of Object.values(this.#sections.snapshot())) {
        if (section.kind !== 'producer') continue
        const [current = section] = withPlayersOnline([section], producers)
        if (current !== section) this.#sections.get(section.slug).set(current)
      }
    })
    const offReconnect = this.#live.onReconnect(() => {
      if (this.producers.value) void this.producers.reload()
    })
    return () => {
      leave()
      off()
      offReconnect()
    }
  }

  snapshot(): GamesSnapshot {
    return {
      categories: this.categories.value,
      producers: this.producers.value,
      sections: this.#sections.snapshot(),
      rows: this.#rows.snapshot(),
      games: this.#games.snapshot(),
      lists: this.#lists.snapshot(),
    }
  }

  restore({ categories, producers, sections, rows, games, lists }: GamesSnapshot): void {
    if (categories !== undefined) this.categories.set(categories)
    if (producers !== undefined) this.producers.set(producers)
    this.#sections.restore(sections)
    this.#rows.restore(rows)
    this.#games.restore(games)
    this.#lists.restore(lists)
  }

  /** Another language has other names: forgets all but the lists, which keep their length until they are read anew. */
  clear(): void {
    this.categories.reset()
    this.producers.reset()
    for (const keyed of [this.#sections, this.#rows, this.#games, this.#chosen]) keyed.clear()
    this.#own.clear()
    this.#lists.expire()
    this.search.clear()
  }

  dispose(): void {
    this.categories.dispose()
    this.producers.dispose()
    for (const keyed of [this.#sections, this.#rows, this.#games, this.#chosen]) keyed.dispose()
    this.#lists.clear()
    this.search.dispose()
  }
}
