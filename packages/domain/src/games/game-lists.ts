import { Pages, type PagesSnapshot } from '../core/index.ts'
import type { Game } from './game.ts'
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
  /** By key, in order of use. */
  readonly #lists = new Map<string, Pages<Game>>()

  constructor(api: GamesApi) {
    this.#api = api
  }

  get(filter: ListFilter): Pages<Game> {
    return this.#used(keyOf(filter))
  }

  snapshot(): ListsSnapshot {
    const loaded = [...this.#lists].map(([key, pages]) => [key, pages.snapshot()] as const)
    return Object.fromEntries(loaded.filter(([, { pages }]) => pages > 0))
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
    const { category, producer } = filterOf(key)
    const query = { ...(category && { categories: [category] }), ...(producer && { producer }) }
    const load = (page: number, signal: AbortSignal) =>
      this.#api.games({ ...query, page, limit: LIST_PAGE_SIZE }, signal)
    return new Pages(load, LIST_PAGE_SIZE, { keyOf: ({ slug }) => slug })
  }
}

/** Slugs hold no slash: `category/producer`, either may be empty. */
const keyOf = ({ category = '', producer = '' }: ListFilter) =>
  `${encodeURIComponent(category)}/${encodeURIComponent(producer)}`

function filterOf(key: string): ListFilter {
  const [category = '', producer = ''] = key.split('/').map(decodeURIComponent)
  return { category, producer }
}
