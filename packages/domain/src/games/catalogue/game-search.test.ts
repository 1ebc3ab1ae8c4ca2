/**
 * @promise Lobby, games and search: a search and a page of the catalogue ask for 1000 games
 * @journey none
 */

import { autorun } from 'mobx'
import { beforeEach, describe, expect, test } from 'vitest'
import { DomainError, type Reads } from '../../core/index.ts'
import { HandTimers, settled } from '@croupier/platform-fixtures/fakes'
import { FakeHttp } from '../../testing/fake-http.ts'
import { wireGame } from '@croupier/platform-fixtures'
import { GameSearch, SEARCH_DEBOUNCE_MS } from './game-search.ts'
import { createGamesApi } from '../games-api.ts'
import { createLifetime } from '../../testing/lifetime.ts'

const GAMES = '/json-api/v2/games'
const down = new DomainError('unavailable', { status: 503 })

let http: FakeHttp
let timers: HandTimers
let search: GameSearch
let reads: Reads
beforeEach(() => {
  http = new FakeHttp()
  timers = new HandTimers()
  reads = createLifetime({ timers }).reads
  search = new GameSearch({ api: createGamesApi(http), timers, reads })
})
const names = () => {
  const { results } = search
  return results.status === 'ready' ? results.value.games.map(({ name }) => name) : results.status
}
const answer = (...found: string[]) => ({ data: found.map((name) => wireGame(name)), total: found.length })

describe('with the index', () => {
  const fever = wireGame('Fever Book')
  const garden = wireGame('Garden', { categories: ['table'] })

  test('each keystroke is answered at once, without a call', async () => {
    http.reply(GAMES, { data: [fever, garden], total: 2 })
    search.open()
    await search.index.ensure()
    expect(http.last.query).toEqual({ 'filter[category][]': ['allgames'], page: 1, limit: 1000 })
    const seen: unknown[] = []
    const off = autorun(() => seen.push(names()))
    for (const text of ['b', 'bo', 'bo fe', 'xyz', '']) search.setQuery(text)
    off()
    expect(seen).toEqual(['idle', ['Fever Book'], ['Fever Book'], ['Fever Book'], [], 'idle'])
    expect(http.calls).toHaveLength(1)
    expect(timers.pending).toBe(0)
  })

  const pageOf = (number: unknown) =>
    Array.from({ length: 1000 }, (_, at) => wireGame(`Game ${at}`, { slug: `g${Number(number)}-${at}` }))
  const pagesAsked = () => http.calls.map(({ query }) => query['page'])

  test('is read page by page until all games are there', async () => {
    http.serve(GAMES, ({ query }) => ({ data: query['page'] === 3 ? [garden] : pageOf(query['page']), total: 2001 }))
    search.open()
    await search.index.ensure()
    expect(pagesAsked()).toEqual([1, 2, 3])
    search.setQuery('garden')
    expect(names()).toEqual(['Garden'])
  })

  test('holds a game once that moved to the next page while the pages were read', async () => {
    const first = pageOf(1)
    http.serve(GAMES, ({ query }) => ({ data: query['page'] === 1 ? first : [...first.slice(-1), garden] }))
    search.open()
    await search.index.ensure()
    search.setQuery('game 999')
    expect(names()).toEqual(['Game 999'])
  })

  test('ends where the platform answers the same page for ever', async () => {
    http.reply(GAMES, { data: pageOf(1) })
    search.open()
    await search.index.ensure()
    expect(pagesAsked()).toEqual([1, 2])
  })

  test('is fetched once, however often search opens', async () => {
    http.reply(GAMES, answer('Fever'))
    search.open()
    search.open()
    await search.index.ensure()
    search.close()
    search.open()
    expect(http.calls).toHaveLength(1)
  })

  test('answers what was typed while it was on its way', async () => {
    search.open()
    search.setQuery('fever')
    expect(names()).toBe('loading')
    await http.last.answer({ data: [fever], total: 1 })
    await search.index.ensure()
    expect(names()).toEqual(['Fever Book'])
    timers.advance(SEARCH_DEBOUNCE_MS)
    expect(http.calls).toHaveLength(1)
  })
})

describe('when the index comes after the answer of the server', () => {
  const fever = wireGame('Fever Book')
  const catalogue = { data: [fever, wireGame('Book Fever')], total: 2 }
  const typed = async () => {
    const indexLoads = search.index.ensure()
    const index = http.last
    search.setQuery('fever')
    timers.advance(SEARCH_DEBOUNCE_MS)
    const server = http.last
    const withIndex = async () => {
      await index.answer(catalogue)
      await indexLoads
    }
    return { server, withIndex }
  }

  test('games that were found stay, and the next keystroke is answered by the index', async () => {
    const { server, withIndex } = await typed()
    await server.answer({ data: [fever], total: 1 })
    await withIndex()
    expect(names()).toEqual(['Fever Book'])
    search.setQuery('feve')
    expect(names()).toHaveLength(2)
    search.setQuery('fever')
    expect(names()).toHaveLength(2)
  })

  test('nothing found is answered by the index', async () => {
    const { server, withIndex } = await typed()
    await server.answer(answer())
    await withIndex()
    expect(names()).toHaveLength(2)
  })

  test('a failure is answered by the index', async () => {
    const { server, withIndex } = await typed()
    await server.fail(down)
    await withIndex()
    expect(names()).toHaveLength(2)
  })

  test('an answer after the index changes nothing', async () => {
    const { server, withIndex } = await typed()
    await withIndex()
    const found = search.results
    await server.answer({ data: [fever], total: 1 })
    expect(search.results).toEqual(found)
    expect(names()).toHaveLength(2)
  })
})

describe('in another language', () => {
  test('the query is searched again, in the catalogue of that language', async () => {
    reads.start()
    const hide = autorun(() => search.results)
    http.reply(GAMES, answer('Fever Book'))
    search.setQuery('fever')
    await search.index.ensure()
    http.reply(GAMES, answer('Fever in other words'))
    reads.forget('language')
    expect([search.query, names()]).toEqual(['fever', 'loading'])
    await search.index.ensure()
    expect(names()).toEqual(['Fever in other words'])
    hide()
  })

  test('what the server was asked is asked again where there is no catalogue', async () => {
    reads.start()
    http.serve(GAMES, () => Promise.reject(down))
    const hide = autorun(() => search.results)
    await settled()
    search.setQuery('fever')
    http.reply(GAMES, answer('Fever'))
    timers.advance(SEARCH_DEBOUNCE_MS)
    await settled()
    http.serve(GAMES, ({ query }) => (query['q'] === undefined ? Promise.reject(down) : answer('Febbre')))
    reads.forget('language')
    await settled()
    expect(names()).toEqual(['Febbre'])
    hide()
  })
})

describe('without the index', () => {
  test('the server is asked once the typing pauses', async () => {
    search.setQuery('fev')
    timers.advance(SEARCH_DEBOUNCE_MS - 1)
    search.setQuery('fever')
    timers.advance(SEARCH_DEBOUNCE_MS - 1)
    expect(http.calls).toHaveLength(0)
    timers.advance(1)
    expect(http.last.query).toEqual({ q: 'fever', page: 1, limit: 1000, 'filter[category]': ['allgames'] })
    await http.last.answer(answer('Fever Book', 'Book Fever'))
    expect(names()).toEqual(['Fever Book', 'Book Fever'])
  })

  test('the latest question wins, and an earlier one is given up', async () => {
    search.setQuery('fever')
    timers.advance(SEARCH_DEBOUNCE_MS)
    const first = http.last
    search.setQuery('garden')
    timers.advance(SEARCH_DEBOUNCE_MS)
    expect(first.signal?.aborted).toBe(true)
    await http.last.answer(answer('Garden'))
    await first.answer(answer('Fever'))
    expect(names()).toEqual(['Garden'])
  })

  test('what was found before stays in view while the next is on its way', async () => {
    search.setQuery('fever')
    timers.advance(SEARCH_DEBOUNCE_MS)
    await http.last.answer(answer('Fever'))
    search.setQuery('garden')
    expect(search.results).toMatchObject({ status: 'loading', previous: { total: 1 } })
    timers.advance(SEARCH_DEBOUNCE_MS)
    expect(search.results).toMatchObject({ status: 'loading', previous: { total: 1 } })
  })

  test("an answer to a question that changed meanwhile is not this one's", async () => {
    search.setQuery('fever')
    timers.advance(SEARCH_DEBOUNCE_MS)
    search.setQuery('garden')
    await http.last.answer(answer('Fever'))
    expect(names()).toBe('loading')
  })

  test('a failure is shown, and the next keystroke tries again', async () => {
    search.setQuery('fever')
    timers.advance(SEARCH_DEBOUNCE_MS)
    await http.last.fail(down)
    expect(search.results).toEqual({ status: 'failed', error: down })
    search.setQuery('fevers')
    expect(names()).toBe('loading')
  })

  test('an index that cannot be had leaves search to the server', async () => {
    search.open()
    search.setQuery('fever')
    await http.last.fail(down)
    timers.advance(SEARCH_DEBOUNCE_MS)
    expect(http.last.query).toMatchObject({ q: 'fever' })
    await http.last.answer(answer('Fever'))
    expect(names()).toEqual(['Fever'])
    search.open()
    expect(http.last.query).not.toHaveProperty('q')
  })

  test('nothing typed asks nothing', () => {
    for (const text of ['', '  ', '?!']) search.setQuery(text)
    expect([names(), timers.pending]).toEqual(['idle', 0])
  })

  test('closing forgets what was asked and found', async () => {
    search.setQuery('fever')
    timers.advance(SEARCH_DEBOUNCE_MS)
    await http.last.answer(answer('Fever'))
    search.setQuery('gar')
    search.close()
    expect([search.query, names(), timers.pending]).toEqual(['', 'idle', 0])
    search.setQuery('g')
    expect(search.results).toEqual({ status: 'loading' })
  })
})
