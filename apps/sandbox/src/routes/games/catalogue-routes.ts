import type { FastifyInstance } from 'fastify'
import { listEntry, type Catalogue } from '../../ground/catalogue/catalogue.ts'
import type { CatalogueGame } from '../../ground/catalogue/games.ts'
import { jackpotOf } from '../../ground/catalogue/jackpot.ts'
import type { Producer } from '../../ground/catalogue/producers.ts'
import type { Platform } from '../../platform/platform.ts'
import { ApiError, notFound } from '../../ground/wire/api-error.ts'
import { callLocale, callQuery, pathPart, queryInteger, queryValues } from '../../ground/wire/call.ts'
import type { Locale } from '../../ground/wire/locale.ts'
import { picturePath } from '../../ground/values/picture-address.ts'
import { CURRENCIES } from '../../ground/values/currencies.ts'
import { stakeRange } from '../../ground/values/stakes.ts'
import { describeGame } from '../../games/descriptions.ts'
import { playersOnline } from '../../games/players-online.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const DEFAULT_LIMIT = 24
const MAX_LIMIT = 1000

export function registerCatalogueRoutes(app: FastifyInstance, platform: Platform): void {
  const { sessions, runs, clock } = platform

  app.get('/json-api/v2/categories', (request) => {
    const type = queryValues(callQuery(request), 'filter[type]')[0] ?? 'category'
    if (type === 'category')
      return { data: platform.catalogue.categories.map((category) => categoryAnswer(category, callLocale(request))) }
    if (type === 'producer')
      return {
        data: platform.catalogue.producers.map((producer) => producerAnswer(platform.catalogue, producer, clock.now())),
      }
    throw new ApiError(400, [{ code: 'invalid', field: 'filter[type]' }])
  })

  app.get('/json-api/v2/categories/:slug', (request) => {
    const slug = pathPart(request, 'slug')
    const category = platform.catalogue.categories.find((one) => one.slug === slug)
    if (category) return { data: categoryAnswer(category, callLocale(request)) }
    const producer = platform.catalogue.producers.find((one) => one.slug === slug)
    if (producer) return { data: producerAnswer(platform.catalogue, producer, clock.now()) }
    throw notFound()
  })

  app.get('/json-api/v2/games', (request, reply) => {
    const query = callQuery(request)
    const slugs = filterOf(query, 'category')
    const isProducer = (slug: string) => platform.catalogue.producers.some((producer) => producer.slug === slug)
    const { games, total } = platform.catalogue.find({
      categories: slugs.filter((slug) => !isProducer(slug)),
      producers: slugs.filter(isProducer),
      q: queryValues(query, 'q')[0] ?? '',
      page: queryInteger(query, 'page', { min: 1, max: 100_000, otherwise: 1 }),
      limit: queryInteger(query, 'limit', { min: 1, max: MAX_LIMIT, otherwise: DEFAULT_LIMIT }),
    })
    return reply.type(JSON_TYPE).send(`{"data":${platform.catalogue.toJson(games, clock.now())},"total":${total}}`)
  })

  app.get('/json-api/v2/games/recent', (request) => {
    const player = sessions.player(request)
    const games = runs.recent.slugs(player.id).map((slug) => platform.catalogue.game(slug))
    return { data: games.filter((game): game is CatalogueGame => game !== null).map(listEntry) }
  })

  app.get('/json-api/v2/games/:slug/jackpot', (request) => {
    const game = platform.catalogue.game(pathPart(request, 'slug'))
    const jackpot = game && jackpotOf(game, clock.now())
    if (!jackpot) throw notFound()
    return { data: jackpot }
  })

  app.get('/json-api/v2/games/:slug', (request) => {
    const game = platform.catalogue.game(pathPart(request, 'slug'))
    if (!game) throw notFound()
    return {
      data: {
        ...listEntry(game),
        description: describeGame(game, callLocale(request)),
        lines: game.lines,
        stakes: CURRENCIES.map((currency) => ({ currency, ...stakeRange(currency, game.lines) })),
      },
    }
  })
}

/** Accepts `filter[category][]=a&filter[category][]=b` and `filter[category]=a`. */
const filterOf = (query: Record<string, unknown>, name: string): string[] => [
  ...queryValues(query, `filter[${name}][]`),
  ...queryValues(query, `filter[${name}]`),
]

const categoryAnswer = (category: Catalogue['categories'][number], locale: Locale) => ({
  slug: category.slug,
  name: category.name[locale],
  image: picturePath('category', category.slug),
  url: `/games/${category.slug}`,
  position: category.position,
  showInLobby: category.showInLobby,
  pageType: 'gameCategory',
  gamesCount: category.gamesCount,
})

const producerAnswer = (catalogue: Catalogue, producer: Producer, now: number) => ({
  id: producer.id,
  slug: producer.slug,
  name: producer.name,
  url: `/producers/${producer.slug}`,
  image: picturePath('producer', producer.slug),
  playersOnline: playersOnline(producer, now),
  pageType: 'gameProducer',
  gamesCount: catalogue.gamesOfProducer(producer.slug),
})
