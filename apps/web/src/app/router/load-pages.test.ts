/**
 * @promise Navigation and guards: a page has one address, also where it is written in capitals or cannot be
 *   decoded
 * @proof page-request.test, create-server.test
 * @journey lobby/served-html
 */

import { expect, it } from 'vitest'
import { playerHeader } from '#features/shell/layout/player-parts.ts'
import { codeOf, matchPage, properPath } from './load-pages.ts'

it.each(['/x%0a/y', '/x%0D/y/z', '/x/%E2%80%A8', '/x%e2%80%a9/y'])(
  'an address that holds a line end is an unknown one: %s',
  (path) => {
    expect(matchPage('/', path)?.page.path).toBe('*')
    expect(matchPage('/guest/', `/guest${path}`)?.page.path).toBe('*')
  },
)

it('a line end in the name of a page or game is one of no page', () => {
  expect(matchPage('/', '/ru%0ales')).toMatchObject({ page: { path: '/:slug' }, params: { slug: 'ru\uFFFDles' } })
})

it('a path without parameters is found below its base only', () => {
  expect(matchPage('/', '/games')).toMatchObject({ page: { path: '/games' }, params: {} })
  expect(matchPage('/guest/', '/guest/games')).toMatchObject({ page: { path: '/games' }, params: {} })
  expect(matchPage('/guest/', '/guest/')).toMatchObject({ page: { path: '/' } })
  expect(matchPage('/guest/', '/games')).toBeNull()
})

it('a trailing slash and capital letters lead to the same page', () => {
  expect(matchPage('/', '/Games/')?.page.path).toBe('/games')
})

it.each([
  ['/games/:slug', '/GAMES/slots', '/games/slots'],
  ['/games/:slug', '/games/SLOTS', '/games/SLOTS'],
  ['/games/:slug', '/games/%D0%B8/', '/games/%D0%B8'],
  ['/producers/:slug/:category', '/Producers/X/y', '/producers/X/y'],
  ['/tournaments/series/:slug', '/tournaments/Series/summer', '/tournaments/series/summer'],
  ['/games', '/Games/', '/games'],
  ['/:slug', '/Rules/', '/Rules'],
  ['/', '/', '/'],
  ['*', '/a/B/c/', '/a/B/c/'],
])('the page %s has one address for %s: %s', (pattern, asked, proper) => {
  expect(properPath(pattern, asked)).toBe(proper)
  expect(properPath(pattern, proper)).toBe(proper)
})

it('other addresses are matched as they are', () => {
  expect(matchPage('/', '/a%20b')).toMatchObject({ params: { slug: 'a b' } })
})

it.each([
  ['/', false, false],
  ['/', true, true],
  ['/login', false, true],
])("the player's part of the header comes with %s (signed in: %s): %s", (path, isSignedIn, comes) => {
  const page = matchPage('/', path)?.page
  expect(page && codeOf(page, isSignedIn).includes(playerHeader)).toBe(comes)
})
