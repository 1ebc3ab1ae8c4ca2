import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gamesSearchPath, readGamesSearch } from './games-search-address.ts'

test('a search is in the address, none leaves it bare', () => {
  expect(gamesSearchPath('race', ' book of ')).toBe('/tournaments/race/games?q=book+of')
  expect(gamesSearchPath('race', ' ')).toBe('/tournaments/race/games')
  expect(readGamesSearch('?q=book+of&page=2')).toBe('book of')
  expect(readGamesSearch('')).toBe('')
  expect(readGamesSearch(`?q=${'a'.repeat(99)}😀`)).toBe('a'.repeat(99))
  expect(gamesSearchPath('race', `${'a'.repeat(99)}😀`)).toBe(`/tournaments/race/games?q=${'a'.repeat(99)}`)
})

test('what is searched for is read back from the address', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100, unit: 'grapheme-ascii' }), (query) => {
      const path = gamesSearchPath('race', query)
      expect(readGamesSearch(path.slice(path.indexOf('games') + 5))).toBe(query.trim())
    }),
  )
})
