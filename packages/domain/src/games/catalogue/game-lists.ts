import { untracked } from 'mobx'
import type { KeyedReads, Page, Pages, Reads, Resource } from '../../core/index.ts'
import { type Catalogue, pagesOfSection } from './catalogue.ts'
import type { Game } from '../game.ts'
import type { GameFilter } from '../game-filter.ts'
import type { GamesApi } from '../games-api.ts'

export interface ListFilter {
  readonly category?: string | undefined
  readonly producer?: string | undefined
}

/** Games on a page of a list: divisible by 2, 3, 4 and 6 columns. */
export const LIST_PAGE_SIZE = 24
const MAX_LISTS = 20

export class GameLists {
  readonly #api: GamesApi
  readonly #catalogue: Resource<Catalogue>
  /** After a language change they stay on screen until they are read again. */
  readonly #lists: KeyedReads<Pages<Game>>
  /** Result of the last filter, for its next page. */
  #found: { key: string; catalogue: Catalogue; games: readonly Game[] } | null = null

  constructor(api: GamesApi, reads: Reads, catalogue: Resource<Catalogue>) {
    this.#api = api
    this.#catalogue = catalogue
    this.#lists = reads.pages<Game>('games.lists', (key, page, signal) => this.#load(key, page, signal), {
      pageSize: LIST_PAGE_SIZE,
      keyOf: ({ slug }) => slug,
      max: MAX_LISTS,
      language: 'expire',
      // A visitor's favourites are not shared through the snapshot.
      isInSnapshot: (key) => !('own' in narrowedOf(key)),
    })
  }

  get(filter: ListFilter): Pages<Game> {
    return this.#lists.get(keyOf(filter))
  }

  /** Games of a filter, found in the whole catalogue. `own`: the visitor's favourites, the latest first. */
  narrowed(filter: GameFilter, own: readonly string[]): Pages<Game> {
    const pages = this.#lists.get(JSON.stringify({ filter, ...(filter.favourites && { own }) }))
    untracked(() => {
      const catalogue = this.#catalogue.value
      // With the catalogue loaded, the first page is ready at once.
      if (catalogue && pages.isIdle && catalogue.unknownSections(filter).length === 0)
        pages.restore({ ...pageOf(catalogue.find(filter, own), 1), pages: 1 })
    })
    return pages
  }

  async #load(key: string, page: number, signal: AbortSignal): Promise<Page<Game>> {
    const { filter, own = [] } = narrowedOf(key)
    if (filter) {
      const catalogue = await this.#catalogue.ensure()
      await Promise.all(catalogue.unknownSections(filter).map((section) => this.#learn(catalogue, section, signal)))
      if (this.#found?.key !== key || this.#found.catalogue !== catalogue)
        this.#found = { key, catalogue, games: catalogue.find(filter, own) }
      return pageOf(this.#found.games, page)
    }
    const { category, producer } = filterOf(key)
    const query = { ...(category && { categories: [category] }), ...(producer && { producer }) }
    return this.#api.games({ ...query, page, limit: LIST_PAGE_SIZE }, signal)
  }

  async #learn(catalogue: Catalogue, section: string, signal: AbortSignal): Promise<void> {
    const games: Game[] = []
    for await (const page of pagesOfSection(this.#api, section, signal)) games.push(...page)
    catalogue.addSection(section, games)
  }
}

function pageOf(games: readonly Game[], page: number) {
  const end = page * LIST_PAGE_SIZE
  return { items: games.slice(end - LIST_PAGE_SIZE, end), total: games.length, isLoaded: games.length <= end }
}

/** Slugs contain no slash: `category/producer`, either may be empty. The key of a filtered list is JSON. */
const keyOf = ({ category = '', producer = '' }: ListFilter) =>
  `${encodeURIComponent(category)}/${encodeURIComponent(producer)}`

function filterOf(key: string): ListFilter {
  const [category = '', producer = ''] = key.split('/').map(decodeURIComponent)
  return { category, producer }
}

function narrowedOf(key: string): { filter?: GameFilter; own?: readonly string[] } {
  return key.startsWith('{') ? (JSON.parse(key) as { filter: GameFilter; own?: readonly string[] }) : {}
}
