/**
 * @promise Page of a promotion: a promotion's games, the first six and by fifty, from any answer
 * @journey none
 */

import { wireGame } from '@croupier/platform-fixtures'
import { FakeHttp } from '../testing/fake-http.ts'
import { expect, test } from 'vitest'
import { createLifetime } from '../testing/lifetime.ts'
import { testDamagedAnswers } from '../testing/damaged-answers.ts'
import type { Http } from '../core/index.ts'
import { createPromotionGames } from './event-games.ts'

const PATH = '/json-api/actions/sea/games'
const gamesOf = (http: Http) => createPromotionGames({ http, ...createLifetime() })

test('a promotion shows its first six games and the number of all', async () => {
  const http = new FakeHttp().reply(PATH, { data: 'abcdefgh'.split('').map((name) => wireGame(name)), total: 120 })
  const { games, total } = await gamesOf(http).first('sea').ensure()
  expect(http.last.query).toEqual({ page: 1, limit: 6 })
  expect(games.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(total).toBe(120)
})

test('all games come by pages of fifty', async () => {
  const names = Array.from({ length: 70 }, (_, index) => `game ${index}`)
  const http = new FakeHttp().serve(PATH, ({ query }) => {
    const end = Number(query['page']) * 50
    return { data: names.slice(end - 50, end).map((name) => wireGame(name)), total: 70 }
  })
  const list = gamesOf(http).list('sea')
  await list.loadNext()
  expect([list.items.length, list.isLoaded]).toEqual([50, false])
  await list.loadNext()
  expect([list.items.length, list.isLoaded, list.total]).toEqual([70, true, 70])
})

testDamagedAnswers(
  'games of a promotion',
  { data: [wireGame('a'), wireGame('b'), wireGame('c')], total: 3 },
  {
    read: async (http) => (await gamesOf(http).first('sea').ensure()).games,
  },
)
