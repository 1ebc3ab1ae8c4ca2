import { stakeRange } from '../values/stakes.ts'
import { picturePath } from '../values/picture-address.ts'
import { ALL_GAMES, CATEGORIES, type CategorySeed } from './categories.ts'
import { makeGames, type CatalogueGame } from './games.ts'
import { jackpotOf } from './jackpot.ts'
import { makeProducers, type Producer } from './producers.ts'
import { seededRandom } from '../values/seeded-random.ts'

export interface GameQuery {
  categories: readonly string[]
  producers: readonly string[]
  q: string
  page: number
  limit: number
}

/**
 * The games, made from a seed and never changed. Each list entry is serialised once, so that a list only joins
 * strings, and what jackpots hold now.
 */
export class Catalogue {
  readonly seed: number
  readonly games: readonly CatalogueGame[]
  readonly producers: readonly Producer[]
  readonly categories: readonly (CategorySeed & { position: number; gamesCount: number })[]
  readonly #bySlug: ReadonlyMap<string, CatalogueGame>
  readonly #entries: ReadonlyMap<CatalogueGame, string>
  readonly #searchTexts: ReadonlyMap<CatalogueGame, string>
  readonly #byCategory = new Map<string, CatalogueGame[]>()
  readonly #countByProducer = new Map<string, number>()

  constructor(seed: number) {
    this.seed = seed
    this.producers = makeProducers(seededRandom(`producers:${seed}`))
    this.games = makeGames(seed, this.producers)
    this.#bySlug = new Map(this.games.map((game) => [game.slug, game]))
    this.#entries = new Map(this.games.map((game) => [game, JSON.stringify(listEntry(game))]))
    this.#searchTexts = new Map(this.games.map((game) => [game, searchText(`${game.name} ${game.producer.name}`)]))
    for (const game of this.games) {
      this.#countByProducer.set(game.producer.slug, this.gamesOfProducer(game.producer.slug) + 1)
      for (const category of game.categories) {
        const games = this.#byCategory.get(category)
        if (games) games.push(game)
        else this.#byCategory.set(category, [game])
      }
    }
    this.categories = CATEGORIES.map((category, index) => ({
      ...category,
      position: index + 1,
      gamesCount: this.#byCategory.get(category.slug)?.length ?? 0,
    }))
  }

  game(slug: string): CatalogueGame | null {
    return this.#bySlug.get(slug) ?? null
  }

  gamesOfProducer(slug: string): number {
    return this.#countByProducer.get(slug) ?? 0
  }

  find(query: GameQuery): { games: CatalogueGame[]; total: number } {
    const words = searchText(query.q).split(/\s+/).filter(Boolean)
    const found = this.#inCategories(query.categories).filter((game) => {
      if (query.producers.length > 0 && !query.producers.includes(game.producer.slug)) return false
      const text = this.#searchTexts.get(game) ?? ''
      return words.every((word) => text.includes(word))
    })
    const start = (query.page - 1) * query.limit
    return { games: found.slice(start, start + query.limit), total: found.length }
  }

  toJson(games: readonly CatalogueGame[], now: number): string {
    return `[${games.map((game) => withJackpot(this.#entries.get(game) ?? '', euroJackpotOf(game, now))).join(',')}]`
  }

  #inCategories(slugs: readonly string[]): readonly CatalogueGame[] {
    if (slugs.length === 0 || slugs.includes(ALL_GAMES)) return this.games
    if (slugs.length === 1) return this.#byCategory.get(slugs[0] ?? '') ?? []
    return this.games.filter((game) => game.categories.some((category) => slugs.includes(category)))
  }
}

let last: Catalogue | null = null

/** The catalogue of a seed. The last one is kept: hundreds of platforms of a test run share it. */
export function catalogueOf(seed: number): Catalogue {
  if (last?.seed !== seed) last = new Catalogue(seed)
  return last
}

/** Ignores accents and typographic quotes. */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('’', "'")

export const listEntry = (game: CatalogueGame) => ({
  id: game.id,
  slug: game.slug,
  name: game.name,
  desktop_name: game.name,
  preview: picturePath('poster', game.slug),
  tall_preview: picturePath('tall-poster', game.slug),
  active: true,
  disabled: game.disabled,
  badges: game.badges,
  has_demo_mode: game.hasDemo,
  allow_bonus_balance: game.allowsBonusBalance,
  producer: { slug: game.producer.slug, name: game.producer.name },
  categories: game.categories,
  rtp: game.rtp,
  volatility: volatilityOf(game),
  euro_stakes: stakeRange('EUR', game.lines),
})

const euroJackpotOf = (game: CatalogueGame, now: number) =>
  jackpotOf(game, now)?.find(({ currency }) => currency === 'EUR')?.amount

const withJackpot = (entry: string, amount: number | undefined) =>
  amount === undefined ? entry : `${entry.slice(0, -1)},"euro_jackpot":${amount}}`

/** Invented, and always the same for a game. */
const volatilityOf = ({ id, lines }: CatalogueGame) =>
  lines === 1 ? 'low' : (['low', 'medium', 'high'] as const)[id % 3]
