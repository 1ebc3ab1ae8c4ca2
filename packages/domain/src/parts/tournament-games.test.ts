/**
 * @promise Tournaments: a player in a tournament's game sees the place, which bets count and time left, a game
 *   that does not count is named, and the prize comes as a message
 * @proof game-frame.stories (PlayingATournament)
 * @journey tournaments/playing
 */

import { wireGame } from '@croupier/platform-fixtures'
import { FakeHttp } from '../testing/fake-http.ts'
import { beforeEach, expect, test } from 'vitest'
import { createLifetime } from '../testing/lifetime.ts'
import { createTournamentGames, type TournamentGames } from './event-games.ts'

const PATH = '/json-api/v2/tournaments/a%20cup/games'

let http: FakeHttp
let games: TournamentGames

beforeEach(() => {
  http = new FakeHttp()
  games = createTournamentGames({ http, ...createLifetime() })
})

test('a search asks for its words, by pages of forty; without one all are asked for', async () => {
  http.reply(PATH, { data: [wireGame('Gold')], total: 1 })
  await games.list('a cup', ' book of  gold ').ensure()
  await games.list('a cup', '').ensure()
  expect(http.calls.map(({ query }) => query)).toEqual([
    { q: 'book of  gold', page: 1, limit: 40 },
    { page: 1, limit: 40 },
  ])
})

test('its page shows five games and the number of all', async () => {
  http.reply(PATH, { data: ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => wireGame(name)), total: 60 })
  const first = games.first('a cup')
  await first.load()
  expect(first.value?.games).toHaveLength(5)
  expect(first.value?.total).toBe(60)
})

test.each([
  ['among those found by its name counts', 'book-of-gold', true],
  ['that is not among them does not', 'gold', false],
])('a game %s', async (_name, slug, expected) => {
  http.reply(PATH, { data: [{ ...wireGame('Book of gold'), slug: 'book-of-gold' }] })
  const counts = games.counts('a cup', { slug, name: 'Book of gold' })
  await counts.load()
  expect(counts.value).toBe(expected)
  expect(http.calls[0]?.query).toMatchObject({ q: 'Book of gold' })
})
