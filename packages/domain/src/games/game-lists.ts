import { untracked } from 'mobx'
import type { KeyedReads, Pages, Reads, Resource } from '../core/index.ts'
import type { Catalogue } from './catalogue.ts'
import type { Game } from './game.ts'
import type { GameFilter } from './game-filter.ts'
import type { GamesApi } from './games-api.ts'

/** Which list: of a category, of a producer, of both, or all games. */
export interface ListFilter {
  readonly category?: string | undefined
  readonly producer?: string | undefined
}

/** Games on a page of a list: divides by 2, 3, 4 and 6 columns (open-points). */
export const LIST_PAGE_SIZE = 24
/** Lists that are kept; the one not asked for the longest goes first. */
const MAX_LISTS = 20

/** The lists of games a visitor went through lately. */
export class GameLists {
  readonly #api: GamesApi
  readonly #catalogue: Resource<Catalogue>
  /** In another language they keep their place in view until they are read again. */
  readonly #lists: KeyedReads<Pages<Game>>
  /** What the last filter found, for its next page. */
  #found: { key: string; catalogue: Catalogue; games: readonly Game[] } | null = null

  constructor(api: GamesApi, reads: Reads, catalogue: Resource<Catalogue>) {
    this.#api = api
    this.#catalogue = catalogue
    this.#lists = reads.pages<Game>('games.lists', (key, page, signal) => this.#load(key, page, signal), {
      pageSize: LIST_PAGE_SIZE,
      keyOf: ({ slug }) => slug,
      max: MAX_LISTS,
      language: 'expire',
      // What a visitor chose is nobody else's.
      isInSnapshot: (key) => !('own' in narrowedOf(key)),
    })
  }

  get(filter: ListFilter): Pages<Game> {
    return this.#lists.get(keyOf(filter))
  }

  /**
   * Games of a filter, found in the whole catalogue: a platform tells categories and producers apart, the rest is ours.
   * @param own the visitor's own choice, where the filter asks for it; the latest first
   */
  narrowed(filter: GameFilter, own: readonly string[]): Pages<Game> {
    const pages = this.#lists.get(JSON.stringify({ filter, ...(filter.favourites && { own }) }))
    untracked(() => {
      const catalogue = this.#catalogue.value
      // With the catalogue here nobody waits: a list that is new begins with its first page.
      if (catalogue && pages.isIdle) pages.restore({ ...pageOf(catalogue.find(filter, own), 1), pages: 1 })
    })
    return pages
  }

  async #load(key: string, page: number, signal: AbortSignal): Promise<{ items: Game[]; total: number }> {
    const { filter, own = [] } = narrowedOf(key)
    if (filter) {
      const catalogue = await this.#catalogue.ensure()
      if (this.#found?.key !== key || this.#found.catalogue !== catalogue)
        this.#found = { key, catalogue, games: catalogue.find(filter, own) }
      return pageOf(this.#found.games, page)
    }
    const { category, producer } = filterOf(key)
    const query = { ...(category && { categories: [category] }), ...(producer && { producer }) }
    return this.#api.games({ ...query, page, limit: LIST_PAGE_SIZE }, signal)
  }
}

function pageOf(games: readonly Game[], page: number) {
  const end = page * LIST_PAGE_SIZE
  return { items: games.slice(end - LIST_PAGE_SIZE, end), total: games.length, isLoaded: games.length <= end }
}

/** Slugs hold no slash: `category/producer`, either may be empty. A narrowed list's key is JSON. */
const keyOf = ({ category = '', producer = '' }: ListFilter) =>
  `${encodeURIComponent(category)}/${encodeURIComponent(producer)}`

function filterOf(key: string): ListFilter {
  const [category = '', producer = ''] = key.split('/').map(decodeURIComponent)
  return { category, producer }
}

function narrowedOf(key: string): { filter?: GameFilter; own?: readonly string[] } {
  return key.startsWith('{') ? (JSON.parse(key) as { filter: GameFilter; own?: readonly string[] }) : {}
}
