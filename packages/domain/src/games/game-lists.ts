import { Pages, type PagesSnapshot, type Resource } from '../core/index.ts'
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

export type ListsSnapshot = Record<string, PagesSnapshot<Game>>

/** The lists of games a visitor went through lately. */
export class GameLists {
  readonly #api: GamesApi
  readonly #catalogue: Resource<Catalogue>
  /** By key, in order of use. */
  readonly #lists = new Map<string, Pages<Game>>()

  constructor(api: GamesApi, catalogue: Resource<Catalogue>) {
    this.#api = api
    this.#catalogue = catalogue
  }

  get(filter: ListFilter): Pages<Game> {
    return this.#used(keyOf(filter))
  }

  /**
   * Games of a filter, found in the whole catalogue: a platform tells categories and producers apart (core.md, 7), the rest is ours.
   * @param own the visitor's own choice, where the filter asks for it; the latest first
   */
  narrowed(filter: GameFilter, own: readonly string[]): Pages<Game> {
    const catalogue = this.#catalogue.value
    const pages = this.#used(JSON.stringify({ filter, ...(filter.favourites && { own }) }))
    // With the catalogue here nobody waits: a list that is new begins with its first page.
    if (catalogue && pages.state === 'idle') pages.restore({ ...pageOf(catalogue.find(filter, own), 1), pages: 1 })
    return pages
  }

  /** What all can see. */
  snapshot(): ListsSnapshot {
    const loaded = [...this.#lists].map(([key, pages]) => [key, pages.snapshot()] as const)
    return Object.fromEntries(loaded.filter(([key, { pages }]) => pages > 0 && !('own' in narrowedOf(key))))
  }

  restore(snapshot: ListsSnapshot): void {
    for (const [key, pages] of Object.entries(snapshot)) this.#used(key).restore(pages)
  }

  /** Another language has other names: the lists in view keep their place and are read anew by who asks for them. */
  expire(): void {
    // A copy: who shows one asks for it again, which puts it at the end of the very Map that is gone through.
    for (const pages of Array.from(this.#lists.values())) pages.expire()
  }

  clear(): void {
    for (const pages of Array.from(this.#lists.values())) pages.reset()
  }

  #used(key: string): Pages<Game> {
    const pages = this.#lists.get(key) ?? this.#create(key)
    this.#lists.delete(key)
    this.#lists.set(key, pages)
    for (const oldest of this.#lists.keys()) {
      if (this.#lists.size <= MAX_LISTS) break
      this.#lists.delete(oldest)
    }
    return pages
  }

  #create(key: string): Pages<Game> {
    return new Pages(this.#loaderOf(key), LIST_PAGE_SIZE, { keyOf: ({ slug }) => slug })
  }

  #loaderOf(key: string): (page: number, signal: AbortSignal) => Promise<{ items: Game[]; total: number }> {
    const { filter, own = [] } = narrowedOf(key)
    if (filter) {
      let found: { catalogue: Catalogue; games: readonly Game[] } | undefined
      return async (page) => {
        const catalogue = await this.#catalogue.ensure()
        if (found?.catalogue !== catalogue) found = { catalogue, games: catalogue.find(filter, own) }
        return pageOf(found.games, page)
      }
    }
    const { category, producer } = filterOf(key)
    const query = { ...(category && { categories: [category] }), ...(producer && { producer }) }
    return (page, signal) => this.#api.games({ ...query, page, limit: LIST_PAGE_SIZE }, signal)
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
