import * as v from 'valibot'
import type { Http, Query, Schema } from '../core/index.ts'
import {
  AddressSchema,
  AmountSchema,
  CountSchema,
  CurrencySchema,
  FlagSchema,
  IdSchema,
  NameSchema,
  NumberSchema,
  SlugSchema,
  TextSchema,
  askedSlug,
  dataOf,
  listOf,
  nameOfSlug,
  objectOf,
  ownDataOf,
} from '../core/index.ts'
import { ALL_GAMES, type GameCategory } from './category.ts'
import type { Game, GameDetails } from './game.ts'
import {
  bySlug,
  figureEntries,
  FiguredGamesSchema,
  gameEntries,
  GameSchema,
  GamesPageSchema,
  toGame,
  type GamesPage,
} from './games-wire.ts'
import type { GameProducer } from './producer.ts'

/** What names a game or producer that the site asks for by its slug: an answer without it does not cost the page. */
const namesFor = (slug: string) => ({ slug: askedSlug(slug), name: v.nullish(NameSchema, nameOfSlug(slug)) })

const StakesSchema = v.object({ currency: CurrencySchema, min: AmountSchema, max: AmountSchema })

const detailsOf = (slug: string) =>
  v.pipe(
    objectOf({
      ...gameEntries,
      ...namesFor(slug),
      description: TextSchema,
      lines: v.nullish(NumberSchema, null),
      ...figureEntries,
      stakes: v.nullish(listOf(StakesSchema, { keyOf: ({ currency }) => currency }), []),
    }),
    v.transform((wire): GameDetails => ({
      ...toGame(wire),
      description: wire.description,
      lines: wire.lines,
      rtp: wire.rtp,
      volatility: wire.volatility,
      stakes: wire.stakes,
    })),
  )

const pageType = v.nullish(v.string(), null)

const categoryEntries = {
  pageType,
  slug: SlugSchema,
  name: NameSchema,
  image: AddressSchema,
  url: AddressSchema,
  position: v.nullish(NumberSchema, 0),
  showInLobby: FlagSchema,
  gamesCount: v.nullish(CountSchema, null),
}
/** A category's own answer. One without a readable name has one in the site's texts, or in the list of categories. */
const ownCategoryOf = (slug: string) =>
  objectOf({ ...categoryEntries, slug: askedSlug(slug), name: v.nullish(NameSchema, null) })

const toCategory = (wire: v.InferOutput<ReturnType<typeof ownCategoryOf>>): GameCategory => ({
  kind: 'category',
  slug: wire.slug,
  name: wire.name,
  image: wire.image,
  url: wire.url ?? `/games/${wire.slug}`,
  position: wire.position,
  showInLobby: wire.showInLobby,
  gamesCount: wire.gamesCount,
})

const CategorySchema = v.pipe(
  objectOf(categoryEntries),
  v.transform((wire) => toCategory(wire)),
)

const producerEntries = {
  pageType,
  id: v.nullish(IdSchema, null),
  slug: SlugSchema,
  name: NameSchema,
  url: AddressSchema,
  position: v.nullish(NumberSchema, 0),
  image: AddressSchema,
  playersOnline: v.nullish(CountSchema, 0),
  gamesCount: v.nullish(CountSchema, null),
}
const ProducerEntriesSchema = objectOf(producerEntries)

const toProducer = (wire: v.InferOutput<typeof ProducerEntriesSchema>): GameProducer => ({
  kind: 'producer',
  id: wire.id ?? wire.slug,
  slug: wire.slug,
  name: wire.name,
  url: wire.url ?? `/producers/${wire.slug}`,
  position: wire.position,
  image: wire.image,
  playersOnline: wire.playersOnline,
  gamesCount: wire.gamesCount,
})

const ProducerSchema = v.pipe(ProducerEntriesSchema, v.transform(toProducer))

function sectionOf(slug: string) {
  const OwnProducer = v.pipe(objectOf({ ...producerEntries, ...namesFor(slug) }), v.transform(toProducer))
  const OwnCategory = v.pipe(ownCategoryOf(slug), v.transform(toCategory))
  return v.lazy((input) => (isProducer(input) ? OwnProducer : OwnCategory))
}

/** By its type; where that is missing or unknown, by a field that only producers have. */
function isProducer(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false
  const type = 'pageType' in input ? input.pageType : null
  return type === 'gameProducer' || (type !== 'gameCategory' && 'playersOnline' in input)
}

const Categories = dataOf(listOf(CategorySchema, { ...bySlug, max: 100 }))
const Producers = dataOf(listOf(ProducerSchema, { ...bySlug, max: 500 }))
const Games = dataOf(listOf(GameSchema, bySlug))

export type WireGameDetails = v.InferInput<ReturnType<typeof detailsOf>>
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

export interface FiguredQuery {
  readonly category: string
  readonly page: number
  readonly limit: number
}

export interface SearchQuery {
  readonly q: string
  readonly limit: number
}

export function createGamesApi(http: Http) {
  const path = (...parts: string[]) => `/json-api/v2/${parts.map(encodeURIComponent).join('/')}`
  const page = (
    label: string,
    query: Query,
    signal: AbortSignal,
    schema: Schema<GamesPage> = GamesPageSchema,
  ): Promise<GamesPage> => http.read(path('games'), schema, { label, auth: false, query, signal })
  const sections = <T>(type: string, schema: Schema<T>, label: string, signal: AbortSignal): Promise<T> =>
    http.read(path('categories'), schema, { label, auth: false, query: { 'filter[type]': type }, signal })
  return {
    categories: (signal: AbortSignal): Promise<GameCategory[]> =>
      sections('category', Categories, 'game categories', signal),
    producers: (signal: AbortSignal): Promise<GameProducer[]> =>
      sections('producer', Producers, 'game producers', signal),
    section: (slug: string, signal: AbortSignal): Promise<GameSection> =>
      http.read(path('categories', slug), ownDataOf(sectionOf(slug)), { label: 'game section', auth: false, signal }),
    games({ categories = [], producer, page: number, limit }: GamesQuery, signal: AbortSignal): Promise<GamesPage> {
      // A producer is a category of its own type.
      const slugs = producer === undefined ? categories : [producer, ...categories]
      return page('games', { ...(slugs.length > 0 && { 'filter[category][]': slugs }), page: number, limit }, signal)
    },
    /** A page of all games, or of a category's, with what filters ask of them. */
    figured: ({ category, page: number, limit }: FiguredQuery, signal: AbortSignal): Promise<GamesPage> =>
      page('whole catalogue', { 'filter[category][]': [category], page: number, limit }, signal, FiguredGamesSchema),
    /** All matches in one answer; without a category, among all games. */
    search: ({ q, limit }: SearchQuery, signal: AbortSignal): Promise<GamesPage> =>
      page('game search', { q, page: 1, limit, 'filter[category]': [ALL_GAMES] }, signal),
    game: (slug: string, signal: AbortSignal): Promise<GameDetails> =>
      http.read(path('games', slug), ownDataOf(detailsOf(slug)), { label: 'game', auth: false, signal }),
    favourites: (signal: AbortSignal): Promise<Game[]> =>
      http.read(path('games', 'favourites'), Games, { label: 'favourite games', auth: true, signal }),
    recent: (signal: AbortSignal): Promise<Game[]> =>
      http.read(path('games', 'recent'), Games, { label: 'recent games', auth: true, signal }),
  }
}
export type GamesApi = ReturnType<typeof createGamesApi>
