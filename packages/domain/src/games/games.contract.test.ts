import { when } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { HandTimers } from '@croupier/platform-fixtures/fakes'
import { openSandbox } from '../testing/open-sandbox.ts'
import { type Visitor, guestOf, playerOf } from '../testing/visitor.ts'
import { lobbyCategories } from './category.ts'
import { WHOLE_CATALOGUE } from './game-filter.ts'
import { SEARCH_DEBOUNCE_MS } from './catalogue/game-search.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { createGamesApi } from './games-api.ts'
import { GamesStore } from './games-store.ts'
import { rawGet } from '../testing/raw-calls.ts'

const sandbox = await openSandbox()
let visitor: Visitor
let timers: HandTimers
let lifetime: ReturnType<typeof createLifetime>
let games: GamesStore
beforeEach(() => {
  visitor = guestOf(sandbox)
  timers = new HandTimers()
  lifetime = createLifetime({ timers })
  games = new GamesStore({ ...visitor, apiOf: createGamesApi, ...lifetime })
})

describe("the platform's catalogue", () => {
  test('has the categories of the specification, and ours are added', async () => {
    const categories = await games.categories.load()
    const slugs = categories.map(({ slug }) => slug)
    expect(slugs).toEqual(
      expect.arrayContaining([
        'slots',
        'otygrat_bonus',
        'crash_games',
        'buy_games',
        'jackpot_games',
        'table',
        'wagering',
      ]),
    )
    expect(lobbyCategories(categories).length).toBeGreaterThanOrEqual(8)
    expect(categories.filter(({ name }) => name === null).map(({ slug }) => slug)).toEqual(['wagering'])
  })

  test("answers in the visitor's language", async () => {
    const names = async (locale: 'ru' | 'it') =>
      (
        await new GamesStore({
          ...guestOf(sandbox, locale),
          apiOf: createGamesApi,
          ...createLifetime(),
        }).categories.load()
      ).map(({ name }) => name)
    expect(await names('ru')).not.toEqual(await names('it'))
  })

  test('distinguishes categories, producers and unknown sections', async () => {
    const [producer] = await games.producers.load()
    expect(await games.section(producer?.slug ?? '').load()).toMatchObject({ kind: 'producer', name: producer?.name })
    expect(await games.section('slots').load()).toMatchObject({ kind: 'category', slug: 'slots' })
    expect(await games.section('wagering').load()).toMatchObject({ kind: 'category', name: null })
    await expect(games.section('no-such-thing').load()).rejects.toMatchObject({ kind: 'not-found', status: 404 })
  })

  /** The slugs of a filter in one answer of the platform. */
  const slugsOf = async (...categories: string[]): Promise<string[]> => {
    const answer = await rawGet(visitor.http, '/json-api/v2/games', {
      auth: false,
      query: { 'filter[category][]': categories, limit: 1000 },
    })
    return (answer as { data: { slug: string }[] }).data.map(({ slug }) => slug)
  }
  const firstProducer = async (): Promise<string> => (await games.producers.load())[0]?.slug ?? ''
  const allOf = async (filter: Parameters<GamesStore['list']>[0]): Promise<string[]> => {
    const list = games.list(filter)
    while (!list.isLoaded) await list.loadNext()
    return list.items.map(({ slug }) => slug)
  }

  test('lists by pages, each game once, to the end', async () => {
    const producer = await firstProducer()
    const listed = await allOf({ producer })
    expect(listed.length).toBeGreaterThan(24)
    expect(listed).toEqual(await slugsOf(producer))
    expect(new Set(listed).size).toBe(listed.length)
  })

  test('filters by category and producer together', async () => {
    const producer = await firstProducer()
    const slots = new Set(await slugsOf('slots'))
    const both = await allOf({ category: 'slots', producer })
    expect(both.length).toBeGreaterThan(0)
    expect(both).toEqual((await slugsOf(producer)).filter((slug) => slots.has(slug)))
  })

  test('filters further within a category and a producer', async () => {
    const producer = await firstProducer()
    const both = await allOf({ category: 'slots', producer })
    const list = games.narrowed({ ...WHOLE_CATALOGUE, category: 'slots', producers: [producer], demo: true })
    while (!list.isLoaded) await list.loadNext()
    expect(list.items.length).toBeGreaterThan(0)
    expect(both).toEqual(expect.arrayContaining(list.items.map(({ slug }) => slug)))
    expect(list.items.every(({ hasDemo }) => hasDemo)).toBe(true)
  })

  test('gives a row its twelve games and a game its details', async () => {
    const row = await games.row('slots').load()
    expect(row.games).toHaveLength(12)
    const [first] = row.games
    const details = await games.game(first?.slug ?? '').load()
    expect(details).toMatchObject({ ...first })
    await expect(games.game('no-such-game').load()).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('keeps recent games for players only', async () => {
    const signal = new AbortController().signal
    await expect(games.loadRecent(visitor.http, signal)).rejects.toMatchObject({ kind: 'unauthorized' })
    const player = await playerOf(sandbox, { login: 'recent@example.test', password: 'password-1' })
    expect(await games.loadRecent(player.http, signal)).toEqual([])
  })
})

describe('search', () => {
  test('here finds what the platform finds', async () => {
    const [game] = (await games.row('slots').load()).games
    const typing = new HandTimers()
    const asked = new GamesStore({ ...visitor, apiOf: createGamesApi, ...createLifetime({ timers: typing }) })
    games.search.open()
    for (const { search } of [games, asked]) search.setQuery(game?.name ?? '')
    typing.advance(SEARCH_DEBOUNCE_MS)
    const found = async ({ search }: GamesStore) => {
      await when(() => search.results.status === 'ready', { timeout: 10_000 })
      return search.results.status === 'ready' ? search.results.value.games.map(({ slug }) => slug).sort() : []
    }
    expect(await found(asked)).toContain(game?.slug)
    expect(await found(games)).toEqual(await found(asked))
  })
})

describe('players online', () => {
  test('come by the live room', async () => {
    const [producer] = await games.producers.load()
    const stops = [lifetime.lifetime.start(), visitor.live.start()]
    await when(() => visitor.live.state === 'open', { timeout: 10_000 })
    await expect
      .poll(
        async () => {
          await sandbox.control.emit({ room: 'online-producers' }, 'online-producers', {
            producers: [{ slug: producer?.slug, playersOnline: 987_654 }],
          })
          return games.producers.value?.[0]?.playersOnline
        },
        { timeout: 10_000 },
      )
      .toBe(987_654)
    stops.forEach((stop) => stop())
  })
})
