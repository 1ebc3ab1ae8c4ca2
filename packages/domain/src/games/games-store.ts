import { untracked } from 'mobx'
import { DomainError, type Http, type KeyedReads, type Means, type Pages, type Resource } from '../core/index.ts'
import { type GameCategory, completeCategories, lobbyCategories } from './category.ts'
import type { Game, GameDetails, GameRow } from './game.ts'
import type { GameFilter } from './game-filter.ts'
import type { FilterCounts } from './catalogue/narrowing.ts'
import { GameLists, type ListFilter } from './catalogue/game-lists.ts'
import { GameSearch } from './catalogue/game-search.ts'
import type { GameSection, GamesApi } from './games-api.ts'
import { byPosition, type GameProducer, withPlayersOnline } from './producer.ts'
import { loadSection } from './catalogue/section.ts'

/** Games of a row in the lobby. */
export const ROW_SIZE = 12
/** Rows of the lobby whose games come with its page. The others are read when they come near the view. */
export const FIRST_ROWS = 3
/** Live room with the number of players per producer. */
const ONLINE_ROOM = 'online-producers'

export interface GamesMeans extends Pick<Means, 'http' | 'live' | 'timers' | 'reads' | 'onStart'> {
  /** Makes the calls over a site's or a player's `Http`. */
  readonly apiOf: (http: Http) => GamesApi
}

/** The catalogue: categories, producers, lists, rows, single games and search. */
export class GamesStore {
  /** By position, including the client's defaults. */
  readonly categories: Resource<GameCategory[]>
  /** By position. The number of players is live between `start()` and its stop. */
  readonly producers: Resource<GameProducer[]>
  readonly search: GameSearch
  readonly #live: GamesMeans['live']
  readonly #apiOf: GamesMeans['apiOf']
  readonly #sections: KeyedReads<Resource<GameSection>>
  readonly #rows: KeyedReads<Resource<GameRow>>
  readonly #games: KeyedReads<Resource<GameDetails>>
  readonly #chosen: KeyedReads<Resource<Game[]>>
  readonly #lists: GameLists
  /** Games read with a player's favourites, by slug. */
  readonly #own: Resource<ReadonlyMap<string, Game>>

  constructor({ http, apiOf, live, timers, reads, onStart }: GamesMeans) {
    const api = apiOf(http)
    this.#apiOf = apiOf
    this.#live = live
    this.categories = reads.one(
      'games.categories',
      async (signal) => completeCategories(await api.categories(signal)),
      {
        isBase: true,
      },
    )
    this.producers = reads.one('games.producers', async (signal) => byPosition(await api.producers(signal)), {
      isLive: true,
    })
    this.search = new GameSearch({ api, timers, reads })
    this.#sections = reads.keyed('games.sections', (slug, signal) => loadSection(api, slug, signal))
    const isFirst = (category: string) =>
      lobbyCategories(this.categories.value ?? [])
        .slice(0, FIRST_ROWS)
        .some(({ slug }) => slug === category)
    this.#rows = reads.keyed<GameRow>(
      'games.rows',
      async (category, signal) => {
        const { items, total } = await api.games({ categories: [category], page: 1, limit: ROW_SIZE }, signal)
        return { games: items.slice(0, ROW_SIZE), total }
      },
      { isInSnapshot: isFirst },
    )
    this.#games = reads.keyed('games.games', api.game)
    this.#chosen = reads.keyed('games.chosen', (key) => this.#loadChosen(key.split('/').map(decodeURIComponent)), {
      isInSnapshot: false,
    })
    this.#own = reads.one<ReadonlyMap<string, Game>>('games.own', () => Promise.resolve(new Map()), {
      loadsWhenShown: false,
      isInSnapshot: false,
    })
    this.#lists = new GameLists(api, reads, this.search.index)
    onStart(() => this.#follow())
  }

  /** The category or producer of a list page; `not-found` without one. */
  section(slug: string): Resource<GameSection> {
    return this.#sections.get(slug)
  }

  list(filter: ListFilter): Pages<Game> {
    return this.#lists.get(filter)
  }

  /** Games of a filter beyond category and producer. `own`: the visitor's favourites, the latest first. */
  narrowed(filter: GameFilter, own: readonly string[] = []): Pages<Game> {
    return this.#lists.narrowed(filter, own)
  }

  /** Number of games for each choice; undefined until the catalogue is loaded (`search.open`). */
  counts(filter: GameFilter, own: readonly string[] = []): FilterCounts | undefined {
    return this.search.index.value?.counts(filter, own)
  }

  /** Of the lobby; only the first rows (`FIRST_ROWS`) are part of a snapshot. */
  row(category: string): Resource<GameRow> {
    return this.#rows.get(category)
  }

  /** The games of a lobby row that is loaded already. Showing them loads nothing. */
  loadedRow(category: string): readonly Game[] | undefined {
    return untracked(() => this.row(category).value?.games)
  }

  game(slug: string): Resource<GameDetails> {
    return this.#games.get(slug)
  }

  loadRecent(http: Http, signal: AbortSignal): Promise<Game[]> {
    return this.#apiOf(http).recent(signal)
  }

  readonly loadFavourites = async (http: Http, signal: AbortSignal): Promise<string[]> => {
    const games = await this.#apiOf(http).favourites(signal)
    this.#own.set(new Map(games.map((game) => [game.slug, game])))
    return games.map(({ slug }) => slug)
  }

  /** Games by their slugs, in that order, without missing ones. Known games are not read again. */
  chosen(slugs: readonly string[]): Resource<Game[]> {
    const resource = this.#chosen.get(slugs.map(encodeURIComponent).join('/'))
    untracked(() => {
      const known = slugs.map((slug) => this.#known(slug))
      if (resource.isIdle && known.every((game) => game !== undefined)) resource.set(known)
    })
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

  #known(slug: string): Game | undefined {
    const isSame = (game: Game) => game.slug === slug
    return (
      this.#own.value?.get(slug) ??
      this.search.index.value?.game(slug) ??
      this.#rows
        .all()
        .flatMap(([, { value }]) => value?.games ?? [])
        .find(isSame)
    )
  }

  #follow(): () => void {
    const leave = this.#live.join(ONLINE_ROOM)
    const off = this.#live.on('online-producers', ({ producers: counts }) => {
      this.producers.change((known) => withPlayersOnline(known, counts))
      // A producer's page works without the list of producers.
      for (const [, section] of this.#sections.all())
        section.change((known) =>
          known.kind === 'producer' ? (withPlayersOnline([known], counts)[0] ?? known) : known,
        )
    })
    return () => {
      leave()
      off()
    }
  }
}
