/**
 * @promise Lobby, games and search: filters where the platform does not tell categories and studios with the games
 * @proof games.additions.test
 * @journey games/lists
 */

import { autorun } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { DomainError } from '../core/index.ts'
import { FakeLive, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../testing/fake-http.ts'
import { aGame, wireGame } from '@croupier/platform-fixtures'
import { defaultCategory } from './category.ts'
import { WHOLE_CATALOGUE } from './game-filter.ts'
import { createLifetime } from '../testing/lifetime.ts'
import { createGamesApi } from './games-api.ts'
import { GamesStore } from './games-store.ts'

const CATEGORIES = '/json-api/v2/categories'
const GAMES = '/json-api/v2/games'
const wireProducer = (slug: string, playersOnline = 1) => ({
  id: 1,
  slug,
  name: slug,
  url: `/producers/${slug}`,
  image: `/cdn/producers/${slug}.svg`,
  playersOnline,
  pageType: 'gameProducer',
  gamesCount: 3,
})
const wireCategory = (slug: string, position: number) => ({
  slug,
  name: slug,
  image: '/cdn/categories/x.svg',
  url: `/games/${slug}`,
  position,
  showInLobby: true,
  pageType: 'gameCategory',
  gamesCount: 3,
})

let http: FakeHttp
let live: FakeLive
let games: GamesStore
let lifetime: ReturnType<typeof createLifetime>
beforeEach(() => {
  http = new FakeHttp()
  live = new FakeLive()
  lifetime = createLifetime()
  games = new GamesStore({ http, apiOf: createGamesApi, live, ...lifetime })
})

describe('categories', () => {
  test('come by position with the defaults added', async () => {
    http.reply(CATEGORIES, { data: [wireCategory('table', 2), wireCategory('slots', 1)] })
    const categories = await games.categories.load()
    expect(http.last).toMatchObject({ query: { 'filter[type]': 'category' }, auth: false })
    expect(categories.map(({ slug }) => slug)).toEqual([
      'slots',
      'table',
      'crash_games',
      'buy_games',
      'jackpot_games',
      'wagering',
    ])
  })

  test('addresses that leave the web are not taken', async () => {
    http.reply(CATEGORIES, {
      data: [{ ...wireCategory('slots', 1), url: 'javascript:alert(1)', image: 'data:text/html,x' }],
    })
    expect((await games.categories.load())[0]).toMatchObject({ url: '/games/slots', image: null })
  })
})

describe('a section', () => {
  test('is a category or a producer, by the page type', async () => {
    http
      .reply(`${CATEGORIES}/slots`, { data: wireCategory('slots', 1) })
      .reply(`${CATEGORIES}/amber`, { data: wireProducer('amber') })
    expect(await games.section('slots').load()).toMatchObject({ kind: 'category', slug: 'slots' })
    expect(await games.section('amber').load()).toMatchObject({ kind: 'producer', slug: 'amber', id: '1' })
  })

  test('without its name keeps its page: a producer is named by its address, a category by the site', async () => {
    const { name: _, ...category } = wireCategory('otygrat_bonus', 1)
    const { name: __, ...producer } = wireProducer('amber-line')
    http.reply(`${CATEGORIES}/otygrat_bonus`, { data: category }).reply(`${CATEGORIES}/amber-line`, { data: producer })
    expect(await games.section('otygrat_bonus').load()).toMatchObject({ kind: 'category', name: null })
    expect(await games.section('amber-line').load()).toMatchObject({ kind: 'producer', name: 'Amber line' })
  })

  test('without its slug keeps its page, with that of its address', async () => {
    http
      .reply(`${CATEGORIES}/slots`, { data: { ...wireCategory('x', 1), slug: undefined } })
      .reply(`${CATEGORIES}/amber`, { data: { ...wireProducer('x'), slug: undefined } })
    expect(await games.section('slots').load()).toMatchObject({ kind: 'category', slug: 'slots' })
    expect(await games.section('amber').load()).toMatchObject({ kind: 'producer', slug: 'amber' })
  })

  test('that the server does not know is not found, but for our own', async () => {
    const notFound = new DomainError('not-found', { status: 404 })
    const unknown = games.section('nothing').load()
    await http.last.fail(notFound)
    await expect(unknown).rejects.toBe(notFound)
    const own = games.section('wagering').load()
    await http.last.fail(notFound)
    expect(await own).toMatchObject({ kind: 'category', slug: 'wagering', name: null, url: '/games/wagering' })
    const down = games.section('wagering').reload()
    await http.last.fail(new DomainError('unavailable', { status: 503 }))
    await expect(down).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('a slug cannot leave its place in the path', () => {
    void games.section('../users/profile').load()
    expect(http.last.path).toBe(`${CATEGORIES}/..%2Fusers%2Fprofile`)
  })
})

describe('producers online', () => {
  beforeEach(() => http.reply(CATEGORIES, { data: [wireProducer('amber', 5), wireProducer('cobalt', 7)] }))
  const online = () => games.producers.value?.map(({ playersOnline }) => playersOnline)

  test('are followed between start and stop', async () => {
    await games.producers.load()
    const stop = lifetime.lifetime.start()
    expect(live.rooms).toEqual(['online-producers'])
    live.emit('online-producers', { producers: [{ slug: 'cobalt', playersOnline: 70 }] })
    expect(online()).toEqual([5, 70])
    stop()
    live.emit('online-producers', { producers: [{ slug: 'cobalt', playersOnline: 1 }] })
    expect(online()).toEqual([5, 70])
    expect([live.rooms, live.listening]).toEqual([[], 0])
  })

  test('are live on the page of one, which works without the list of all', async () => {
    http.reply(`${CATEGORIES}/cobalt`, { data: wireProducer('cobalt', 7) })
    await games.section('cobalt').load()
    lifetime.lifetime.start()
    live.emit('online-producers', { producers: [{ slug: 'cobalt', playersOnline: 70 }] })
    expect(games.section('cobalt').value).toMatchObject({ playersOnline: 70 })
    expect(games.producers.value).toBeUndefined()
  })
})

describe('lists', () => {
  test('come by pages of 24, by category and producer', async () => {
    const many = Array.from({ length: 24 }, (_, at) => wireGame(`Game ${at}`))
    const list = games.list({ category: 'slots', producer: 'amber' })
    const first = list.loadNext()
    expect(http.last.query).toEqual({
      'filter[category][]': ['amber', 'slots'],
      page: 1,
      limit: 24,
    })
    await http.last.answer({ data: many, total: 26 })
    await first
    expect([list.items.length, list.total, list.isLoaded]).toEqual([24, 26, false])
    const second = list.loadNext()
    expect(http.last.query).toMatchObject({ page: 2 })
    await http.last.answer({ data: [wireGame('Game 23'), wireGame('Late')], total: 26 })
    await second
    expect(list.items.map(({ name }) => name).slice(-2)).toEqual(['Game 23', 'Late'])
    expect(list.isLoaded).toBe(true)
  })

  test('take games that name only slug and name', async () => {
    const list = games.list({})
    const first = list.loadNext()
    await http.last.answer({ data: [{ slug: 'bare', name: 'Bare' }] })
    await first
    expect(list.items).toMatchObject([{ id: 'bare', slug: 'bare', producer: null, categories: [], preview: null }])
  })

  test('without a filter are all games', () => {
    void games.list({}).loadNext()
    expect(http.last.query).toEqual({ page: 1, limit: 24 })
  })

  test('are the same list for the same filter, until twenty others were asked for', () => {
    const list = games.list({ category: 'slots' })
    expect(games.list({ category: 'slots' })).toBe(list)
    expect(games.list({ producer: 'slots' })).not.toBe(list)
    for (let at = 0; at < 18; at += 1) games.list({ category: `c${at}` })
    expect(games.list({ category: 'slots' })).toBe(list)
    for (let at = 0; at < 20; at += 1) games.list({ category: `d${at}` })
    expect(games.list({ category: 'slots' })).not.toBe(list)
  })
})

test('the games of a loaded row are there for another page, which loads nothing by showing them', async () => {
  lifetime.reads.start()
  const hide = autorun(() => games.loadedRow('slots'))
  await settled()
  expect(games.loadedRow('slots')).toBeUndefined()
  expect(http.calls).toEqual([])
  hide()
  http.reply(GAMES, { data: [wireGame('Fever')], total: 300 })
  await games.row('slots').load()
  expect(games.loadedRow('slots')).toEqual([aGame('Fever')])
})

test('a snapshot has only the first rows of the lobby', async () => {
  const slugs = ['a', 'b', 'hidden', 'c', 'd']
  games.categories.set(slugs.map((slug) => ({ ...defaultCategory(slug), showInLobby: slug !== 'hidden' })))
  http.reply(GAMES, { data: [wireGame('Fever')], total: 300 })
  await Promise.all(slugs.map((slug) => games.row(slug).load()))
  expect(Object.keys(lifetime.reads.snapshot()['games.rows'] as object)).toEqual(['a', 'b', 'c'])
})

describe('a narrowed list', () => {
  const gold = (at: number) => wireGame(`Gold ${at}`, { badges: at % 2 === 0 ? ['new'] : [] })
  const filter = { ...WHOLE_CATALOGUE, query: 'gold', badges: ['new'] as const }
  beforeEach(() => http.reply(GAMES, { data: Array.from({ length: 60 }, (_, at) => gold(at)), total: 60 }))

  test('counts the games of each choice, once the catalogue is loaded', async () => {
    expect(games.counts(filter)).toBeUndefined()
    await games.narrowed(filter).ensure()
    expect(games.counts(filter)).toMatchObject({ total: 30, demo: 30 })
  })

  test('is found by the games of its category and producers where the platform does not name them', async () => {
    const untold = { producer: null, categories: [] }
    const [one, other, third] = ['One', 'Other', 'Third'].map((name) => wireGame(name, untold))
    const bySection: Record<string, unknown[]> = {
      allgames: [one, other, third],
      slots: [one, other],
      amber: [other, third],
    }
    http.serve(GAMES, ({ query }) => {
      const section = String(query['filter[category][]'])
      return Promise.resolve({ data: bySection[section] })
    })
    const list = games.narrowed({ ...WHOLE_CATALOGUE, category: 'slots', producers: ['amber'] })
    await list.ensure()
    expect(list.items.map(({ name }) => name)).toEqual(['Other'])
    const again = games.narrowed({ ...WHOLE_CATALOGUE, category: 'slots', demo: true })
    expect(again.items.map(({ name }) => name)).toEqual(['One', 'Other'])
    expect(http.calls).toHaveLength(3)
    expect(games.counts(filter)).toBeUndefined()
  })

  test("of the visitor's own choice is in their order and no part of what all can see", async () => {
    const own = { ...WHOLE_CATALOGUE, favourites: true }
    const list = games.narrowed(own, ['gold-7', 'gold-3', 'gone'])
    await list.ensure()
    await games.narrowed(filter).ensure()
    expect(list.items.map(({ slug }) => slug)).toEqual(['gold-7', 'gold-3'])
    expect(Object.keys(lifetime.reads.snapshot()['games.lists'] ?? {})).toEqual([JSON.stringify({ filter })])
  })
})

describe('a game', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['disabled', { disabled: true }, { isDisabled: true }],
    ['not active', { active: false }, { isDisabled: true }],
    ['with a number as id', { id: 7 }, { id: '7' }],
    ['with badges of tomorrow', { badges: ['new', 'quantum', 'top'] }, { badges: ['new', 'top'] }],
    [
      'with a picture from nowhere',
      { preview: 'javascript:1', tall_preview: 'https://cdn.example/a.png' },
      { preview: null, tallPreview: 'https://cdn.example/a.png' },
    ],
    [
      'with little said of it',
      { badges: undefined, categories: undefined, has_demo_mode: undefined, preview: undefined },
      { badges: [], categories: [], hasDemo: false, preview: null },
    ],
    ['without details', {}, { description: '', lines: null, rtp: null, volatility: null, stakes: [] }],
    ['with a volatility of tomorrow', { volatility: 'wild' }, { volatility: null }],
    [
      'with its stakes, without a bad one',
      {
        volatility: 'high',
        stakes: [
          { currency: 'EUR', min: 10, max: 5000 },
          { currency: 'USD', min: -1, max: 2 },
        ],
      },
      { volatility: 'high', stakes: [{ currency: 'EUR', min: 10, max: 5000 }] },
    ],
    ['with unknown fields', { mood: 'high' }, {}],
  ])('%s', async (_, wire, expected) => {
    http.reply(`${GAMES}/fever`, { data: wireGame('Fever', wire) })
    const game = await games.game('fever').load()
    expect(game).toMatchObject(expected)
    expect(game).not.toHaveProperty('mood')
  })
})

describe('a few games by name', () => {
  test('come in that order, without those that are gone, and what is known is not asked for', async () => {
    http.reply(GAMES, { data: [wireGame('Fever')], total: 1 }).reply(`${GAMES}/garden`, { data: wireGame('Garden') })
    await games.row('slots').load()
    const few = games.chosen(['garden', 'gone', 'fever'])
    const loading = few.load()
    expect(http.paths().slice(1)).toEqual([`${GAMES}/garden`, `${GAMES}/gone`])
    await http.last.fail(new DomainError('not-found', { status: 404 }))
    expect((await loading).map(({ name }) => name)).toEqual(['Garden', 'Fever'])
    expect(games.chosen(['fever']).value).toEqual([aGame('Fever')])
  })

  test("a player's favourites are known as soon as they are read", async () => {
    const own = new FakeHttp().reply(`${GAMES}/favourites`, { data: [wireGame('Fever')] })
    expect(await games.loadFavourites(own, new AbortController().signal)).toEqual(['fever'])
    expect(own.last.auth).toBe(true)
    expect(games.chosen(['fever']).value).toEqual([aGame('Fever')])
    expect(http.calls).toHaveLength(0)
  })
})

test('in another language rows are forgotten, and a list keeps its place until it is read again', async () => {
  http.reply(GAMES, { data: [wireGame('Fever')], total: 1 })
  const list = games.list({ category: 'slots' })
  await Promise.all([list.ensure(), games.row('slots').load()])
  const seen: string[] = []
  const off = autorun(() => seen.push(list.items.map(({ name }) => name).join()))
  lifetime.reads.forget('language')
  expect(games.row('slots').state.status).toBe('idle')
  http.reply(GAMES, { data: [wireGame('Febbre')], total: 1 })
  await list.ensure()
  expect(seen).toEqual(['Fever', 'Febbre'])
  off()
})
