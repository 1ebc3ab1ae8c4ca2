import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '../wire/locale.ts'
import { openTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts'

interface Game {
  slug: string
  name: string
  producer: { slug: string; name: string }
  categories: string[]
}

describe('lists of games', () => {
  let sandbox: TestSandbox
  beforeAll(() => {
    sandbox = openTestSandbox()
  })
  afterAll(() => sandbox.app.close())

  const games = async (query: string) => {
    const { status, body } = await sandbox.get(`/json-api/v2/games?${query}`)
    return { status, games: body['data'] as Game[], total: Number(body['total']) }
  }

  it('have pages without gap or overlap', async () => {
    const all = await games('limit=1000&filter[category]=live')
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => games(`filter[category][]=live&page=${page}&limit=20`)),
    )
    expect(pages.flatMap((page) => page.games)).toEqual(all.games)
    expect(new Set(pages.map((page) => page.total))).toEqual(new Set([all.games.length]))
    expect((await games('page=100')).games).toEqual([])
  })

  it('have 24 games by default', async () => {
    expect((await games('')).games).toHaveLength(24)
  })

  it.each(['allgames', ''])('hold everything for the category %j', async (category) => {
    expect((await games(`filter[category]=${category}`)).total).toBe(sandbox.platform.catalogue.games.length)
  })

  it('keep to the categories and the producer', async () => {
    const both = await games(
      'filter[category][]=roulette&filter[category][]=blackjack&filter[category][]=grand-felt&limit=1000',
    )
    expect(both.games.length).toBeGreaterThan(5)
    for (const game of both.games) {
      expect(game.producer.slug).toBe('grand-felt')
      expect(game.categories.some((slug) => slug === 'roulette' || slug === 'blackjack')).toBe(true)
    }
    expect((await games('filter[category]=nothing-such')).total).toBe(0)
  })

  it('find words in any order and case, in the name and the producer’s name', async () => {
    const [game] = (await games('filter[category]=slots')).games
    const words = `${game?.producer.name} ${game?.name}`.toUpperCase().split(' ').toReversed().join(' ')
    const found = await games(`q=${encodeURIComponent(words)}`)
    expect(found.games.map(({ slug }) => slug)).toContain(game?.slug)
    const accented = await games('q=seance')
    expect(accented.games.every(({ name }) => name.includes('Séance'))).toBe(true)
    expect(accented.total).toBeGreaterThan(0)
    expect((await games('q=zzzzz')).total).toBe(0)
  })

  it.each(['page=0', 'page=x', 'limit=0', 'limit=1001', 'limit=1.5'])('refuse %s', async (query) => {
    expect((await games(query)).status).toBe(400)
  })

  it('give a game’s own data in every language', async () => {
    const [first] = (await games('filter[category]=buy_games')).games
    const texts = await Promise.all(
      LOCALES.map(async (locale) => {
        const { body } = await sandbox.get(`/json-api/v2/games/${first?.slug}`, { locale })
        const data = body['data'] as { description: string; lines: number; rtp: number; slug: string }
        expect(data.slug).toBe(first?.slug)
        expect(data.rtp).toBeGreaterThan(90)
        return data.description
      }),
    )
    expect(new Set(texts).size).toBe(LOCALES.length)
    const missing = await sandbox.get('/json-api/v2/games/no-such-game')
    expect([missing.status, missing.body['errors']]).toEqual([404, [{ code: 'not_found' }]])
  })

  it('come in twelve categories and forty studios, each to be had alone', async () => {
    const categories = (await sandbox.get('/json-api/v2/categories?filter[type]=category', { locale: 'ru' })).body[
      'data'
    ] as { slug: string; name: string }[]
    expect(categories.map(({ slug }) => slug).toSorted()).toEqual([
      'blackjack',
      'buy_games',
      'crash_games',
      'jackpot_games',
      'live',
      'newgames',
      'otygrat_bonus',
      'recommended',
      'roulette',
      'slots',
      'table',
      'top',
    ])
    expect(categories[0]?.name).toBe('Популярные')
    const producers = (await sandbox.get('/json-api/v2/categories?filter[type]=producer')).body['data'] as {
      slug: string
      playersOnline: number
    }[]
    expect(producers).toHaveLength(40)
    expect(producers.every(({ playersOnline }) => playersOnline > 0)).toBe(true)
    expect((await sandbox.get('/json-api/v2/categories/amberline')).body['data']).toMatchObject({
      slug: 'amberline',
      pageType: 'gameProducer',
    })
    expect((await sandbox.get('/json-api/v2/categories/slots')).body['data']).toMatchObject({
      slug: 'slots',
      pageType: 'gameCategory',
      gamesCount: 960,
    })
    expect((await sandbox.get('/json-api/v2/categories/none')).status).toBe(404)
  })
})
