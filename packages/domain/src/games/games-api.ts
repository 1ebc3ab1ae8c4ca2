import * as v from 'valibot'
import type { Http } from '../core/index.ts'
import { AddressSchema, CountSchema, FlagSchema, IdSchema, TextSchema, dataOf, pageOf, read } from '../core/index.ts'
import { ALL_GAMES, type GameCategory } from './category.ts'
import type { Game, GameBadge, GameDetails } from './game.ts'
import { GAME_BADGES } from './game-filter.ts'
import type { GameProducer } from './producer.ts'

const isBadge = (text: string): text is GameBadge => GAME_BADGES.some((badge) => badge === text)

const gameEntries = {
  id: IdSchema,
  slug: v.string(),
  name: v.string(),
  preview: AddressSchema,
  tall_preview: AddressSchema,
  active: v.optional(v.boolean(), true),
  disabled: FlagSchema,
  badges: v.optional(v.array(v.string()), []),
  has_demo_mode: FlagSchema,
  allow_bonus_balance: FlagSchema,
  producer: v.object({ slug: v.string(), name: v.string() }),
  categories: v.optional(v.array(v.string()), []),
}
const GameEntriesSchema = v.object(gameEntries)

const toGame = (wire: v.InferOutput<typeof GameEntriesSchema>): Game => ({
  id: wire.id,
  slug: wire.slug,
  name: wire.name,
  preview: wire.preview,
  tallPreview: wire.tall_preview,
  badges: wire.badges.filter(isBadge),
  isDisabled: wire.disabled || !wire.active,
  hasDemo: wire.has_demo_mode,
  allowsBonusBalance: wire.allow_bonus_balance,
  producer: wire.producer,
  categories: wire.categories,
})

const GameSchema = v.pipe(GameEntriesSchema, v.transform(toGame))

const GameDetailsSchema = v.pipe(
  v.object({
    ...gameEntries,
    description: TextSchema,
    lines: v.nullish(v.number(), null),
    rtp: v.nullish(v.number(), null),
  }),
  v.transform((wire): GameDetails => ({
    ...toGame(wire),
    description: wire.description,
    lines: wire.lines,
    rtp: wire.rtp,
  })),
)

const CategorySchema = v.pipe(
  v.object({
    slug: v.string(),
    name: v.string(),
    image: AddressSchema,
    url: AddressSchema,
    position: v.optional(v.number(), 0),
    showInLobby: FlagSchema,
    gamesCount: v.nullish(CountSchema, null),
  }),
  v.transform((wire): GameCategory => ({
    kind: 'category',
    slug: wire.slug,
    name: wire.name,
    image: wire.image,
    url: wire.url ?? `/games/${wire.slug}`,
    position: wire.position,
    showInLobby: wire.showInLobby,
    gamesCount: wire.gamesCount,
  })),
)

const ProducerSchema = v.pipe(
  v.object({
    id: IdSchema,
    slug: v.string(),
    name: v.string(),
    url: AddressSchema,
    image: AddressSchema,
    playersOnline: v.optional(CountSchema, 0),
    gamesCount: v.nullish(CountSchema, null),
  }),
  v.transform((wire): GameProducer => ({
    kind: 'producer',
    id: wire.id,
    slug: wire.slug,
    name: wire.name,
    url: wire.url ?? `/producers/${wire.slug}`,
    image: wire.image,
    playersOnline: wire.playersOnline,
    gamesCount: wire.gamesCount,
  })),
)

const SectionSchema = v.lazy((input) => (isProducer(input) ? ProducerSchema : CategorySchema))
const isProducer = (input: unknown) =>
  typeof input === 'object' && input !== null && 'pageType' in input && input.pageType === 'gameProducer'

const Categories = dataOf(v.array(CategorySchema))
const Producers = dataOf(v.array(ProducerSchema))
const Section = dataOf(SectionSchema)
const Games = dataOf(v.array(GameSchema))
const GamesPage = pageOf(GameSchema)
const Details = dataOf(GameDetailsSchema)

export type WireGame = v.InferInput<typeof GameSchema>
export type WireGameDetails = v.InferInput<typeof GameDetailsSchema>
export type WireCategory = v.InferInput<typeof CategorySchema>
export type WireProducer = v.InferInput<typeof ProducerSchema>

export type GameSection = GameCategory | GameProducer

/** Filter: categories (none means all) and producer. */
export interface GamesQuery {
  readonly categories?: readonly string[]
  readonly producer?: string
  readonly page: number
  readonly limit: number
}

export interface SearchQuery {
  readonly q: string
  readonly limit: number
}

export function createGamesApi(http: Http) {
  const path = (...parts: string[]) => `/json-api/v2/${parts.map(encodeURIComponent).join('/')}`
  return {
    async categories(signal: AbortSignal): Promise<GameCategory[]> {
      const answer = await http.get(path('categories'), { query: { 'filter[type]': 'category' }, signal })
      return read(Categories, answer, 'game categories').data
    },
    async producers(signal: AbortSignal): Promise<GameProducer[]> {
      const answer = await http.get(path('categories'), { query: { 'filter[type]': 'producer' }, signal })
      return read(Producers, answer, 'game producers').data
    },
    async section(slug: string, signal: AbortSignal): Promise<GameSection> {
      return read(Section, await http.get(path('categories', slug), { signal }), 'game section').data
    },
    async games(
      { categories = [], producer, page, limit }: GamesQuery,
      signal: AbortSignal,
    ): Promise<{ items: Game[]; total: number }> {
      const query = {
        ...(categories.length > 0 && { 'filter[category][]': categories }),
        ...(producer !== undefined && { 'filter[producer]': producer }),
        page,
        limit,
      }
      const { data, total } = read(GamesPage, await http.get(path('games'), { query, signal }), 'games')
      return { items: data, total }
    },
    /** All matches in one answer; without a category, among all games. */
    async search({ q, limit }: SearchQuery, signal: AbortSignal): Promise<{ items: Game[]; total: number }> {
      const query = { q, page: 1, limit, 'filter[category]': [ALL_GAMES] }
      const { data, total } = read(GamesPage, await http.get(path('games'), { query, signal }), 'game search')
      return { items: data, total }
    },
    async game(slug: string, signal: AbortSignal): Promise<GameDetails> {
      return read(Details, await http.get(path('games', slug), { signal }), 'game').data
    },
    async favourites(signal: AbortSignal): Promise<Game[]> {
      return read(Games, await http.get(path('games', 'favourites'), { signal, auth: true }), 'favourite games').data
    },
    async recent(signal: AbortSignal): Promise<Game[]> {
      return read(Games, await http.get(path('games', 'recent'), { signal, auth: true }), 'recent games').data
    },
  }
}
export type GamesApi = ReturnType<typeof createGamesApi>
