import { GAME_BADGES, GAME_SORTS, GAME_TRAITS, WHOLE_CATALOGUE } from '@croupier/domain/games'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gamesPath, pagePath, readFilter, readPage, withKnownProducers } from './games-address.ts'

const at = (path: string) => {
  const { pathname, search } = new URL(path, 'https://site.invalid')
  const slug = pathname.split('/')[2]
  return readFilter(slug === undefined ? undefined : decodeURIComponent(slug), search)
}

describe('the address of a filter', () => {
  test('lists its parts in one fixed order', () => {
    const filter = {
      query: 'gold  rush',
      category: 'slots',
      producers: ['nordlicht', 'amberline'],
      badges: ['jackpot', 'new'],
      traits: ['volatility-low', 'rtp-96'],
      demo: true,
      favourites: true,
      sort: 'name',
    } as const
    expect(gamesPath(filter)).toBe(
      '/games/slots?q=gold++rush&producer=amberline,nordlicht&feature=new,jackpot,rtp-96,volatility-low&demo&favourites&sort=name',
    )
    expect(gamesPath(WHOLE_CATALOGUE)).toBe('/games')
    expect(gamesPath({ ...WHOLE_CATALOGUE, category: 'top' })).toBe('/games/top')
  })

  test.each([
    ['/games', WHOLE_CATALOGUE],
    ['/games/allgames', WHOLE_CATALOGUE],
    ['/games?sort=random&feature=cheap&page=2&demo', { ...WHOLE_CATALOGUE, demo: true }],
    ['/games?feature=new&feature=top', { ...WHOLE_CATALOGUE, badges: ['new', 'top'] }],
    ['/games?feature=rtp-96,no-jackpot', { ...WHOLE_CATALOGUE, traits: ['rtp-96', 'no-jackpot'] }],
    ['/games?producer=b,a,,b', { ...WHOLE_CATALOGUE, producers: ['a', 'b'] }],
    ['/games?q=%20%D0%B1%D1%83%D0%BA+%D0%BE%D1%84', { ...WHOLE_CATALOGUE, query: 'бук оф' }],
    [`/games?q=${'a'.repeat(99)}😀`, { ...WHOLE_CATALOGUE, query: 'a'.repeat(99) }],
  ])('%s is understood', (path, filter) => expect(at(path)).toEqual(filter))

  test('parses back to the same filter, which has no other address', () => {
    const filter = fc.record({
      query: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
      category: fc.option(fc.constantFrom('slots', 'a b', 'ümlaut')),
      producers: fc.uniqueArray(fc.stringMatching(/^[a-zä &?]{1,8}$/), { maxLength: 4 }),
      badges: fc.subarray([...GAME_BADGES]),
      traits: fc.subarray([...GAME_TRAITS]),
      demo: fc.boolean(),
      favourites: fc.boolean(),
      sort: fc.constantFrom(...GAME_SORTS),
    })
    fc.assert(
      fc.property(filter, (chosen) => {
        const read = at(gamesPath(chosen))
        expect(read).toEqual({ ...chosen, producers: chosen.producers.toSorted() })
        expect(gamesPath(read)).toBe(gamesPath(chosen))
      }),
    )
  })

  test('unknown producers are dropped once the known ones are loaded', () => {
    const filter = { ...WHOLE_CATALOGUE, producers: ['amberline', 'nobody'] }
    expect(withKnownProducers(filter, undefined)).toBe(filter)
    expect(withKnownProducers(filter, []).producers).toEqual([])
  })
})

describe('the address of a longer list', () => {
  test.each([
    ['', 1],
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=2.5', 1],
    ['?page=all', 1],
    ['?page=1e9', 10],
  ])('%j shows it up to page %i', (search, page) => expect(readPage(search)).toBe(page))

  test('keeps the filter and ends at the last page the server renders', () => {
    expect(pagePath('/games/slots', 2)).toBe('/games/slots?page=2')
    expect(pagePath('/games?demo', 3)).toBe('/games?demo&page=3')
    expect(pagePath('/games', 11)).toBeNull()
  })
})
