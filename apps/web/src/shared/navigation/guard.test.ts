/**
 * @promise Session and tokens: recovery pages are for guests
 * @journey navigation/guards
 *
 * @promise Profile: the profile: served whole, balances live, a guest comes through the login
 * @proof balance-page.stories (MoneyMoves, Failed)
 * @journey accounts/profile
 *
 * @promise Navigation and guards: who may see a page, and a closed region (451)
 * @proof pages/pages.test
 * @journey navigation/guards
 */

import { brands } from '@croupier/brands'
import type { Site } from '@croupier/domain'
import { DomainError } from '@croupier/domain/core'
import { partOf } from '@croupier/platform-fixtures/fakes'
import { describe, expect, test } from 'vitest'
import { guardInView, guardOnArrival, pathAfterLogout } from './guard.ts'
import { testPage } from '#testing/test-page.ts'
import type { PageContext } from './page-route.ts'

interface Visitor {
  readonly isSignedIn: boolean
  readonly endedBy?: 'logout' | 'expired' | 'elsewhere' | null
}

const GUEST: Visitor = { isSignedIn: false, endedBy: null }
const PLAYER: Visitor = { isSignedIn: true, endedBy: null }

const at = (visitor: Visitor, path = '/cashbox?tab=history'): PageContext => ({
  site: partOf<Site>({ session: visitor, content: { serverData: { value: undefined } } }),
  params: {},
  url: new URL(path, 'https://casino.example'),
})
const LOGIN = '/login?redirect=%2Fcashbox%3Ftab%3Dhistory'

describe('a visitor who asks for', () => {
  test('a public page gets it', () => {
    expect([GUEST, PLAYER].map((visitor) => guardOnArrival(testPage(), at(visitor)))).toEqual([null, null])
  })

  test("a player's page as a guest goes to Login, which knows the whole address", () => {
    expect(guardOnArrival(testPage({ access: 'player' }), at(GUEST))).toBe(LOGIN)
    expect(guardOnArrival(testPage({ access: 'player' }), at(GUEST), '#row-3')).toBe(`${LOGIN}%23row-3`)
    expect(guardOnArrival(testPage({ access: 'player' }), at(PLAYER))).toBeNull()
  })

  test('a page that replaces another one gets there, as a guest after Login', () => {
    const moved = testPage({ access: 'player', redirectTo: '/cashbox/limits' })
    expect(guardOnArrival(moved, at(PLAYER))).toBe('/cashbox/limits')
    expect(guardOnArrival(moved, at(GUEST))).toBe(LOGIN)
  })

  test("a guest's page as a player goes to Main, whatever it would have led to", () => {
    expect(guardOnArrival(testPage({ access: 'guest' }), at(PLAYER, '/login?redirect=/games'))).toBe('/')
    expect(guardOnArrival(testPage({ access: 'guest' }), at(GUEST))).toBeNull()
  })
})

describe('with the page in view', () => {
  test('signing in leads to where it was asked for', () => {
    const guestPage = testPage({ access: 'guest' })
    expect(guardInView(guestPage, at(GUEST, '/login?redirect=%2Fgames%3Fpage%3D2'))).toBeNull()
    expect(guardInView(guestPage, at(PLAYER, '/login?redirect=%2Fgames%3Fpage%3D2'))).toBe('/games?page=2')
    expect(guardInView(guestPage, at(PLAYER, '/login'))).toBe('/')
  })

  test('a fragment that the server left in the address bar is not lost', () => {
    const guestPage = testPage({ access: 'guest' })
    expect(guardInView(guestPage, at(PLAYER, '/login?redirect=/rules'), '#bonus')).toBe('/rules#bonus')
    expect(guardInView(guestPage, at(PLAYER, '/login?redirect=/rules%23wager'), '#bonus')).toBe('/rules#wager')
  })

  test.each([
    ['logout', '/'],
    ['elsewhere', '/'],
    ['expired', LOGIN],
    [null, LOGIN],
  ] as const)("a session of a player's page that ended by %s leads to %s", (endedBy, target) => {
    expect(guardInView(testPage({ access: 'player' }), at({ isSignedIn: false, endedBy }))).toBe(target)
  })

  test("a logout leads to the brand's page", () => {
    const ended = at({ isSignedIn: false, endedBy: 'logout' })
    expect(guardInView(testPage({ access: 'player' }), ended, '', '/login')).toBe('/login')
    expect([pathAfterLogout(brands.gold), pathAfterLogout(brands.bulvar)]).toEqual(['/', '/login'])
  })

  test('data that is refused with 401 sends a guest to Login; a player could do nothing there', () => {
    const refused = testPage({}, { failure: () => new DomainError('unauthorized', { status: 401 }) })
    expect(guardInView(refused, at(GUEST))).toBe(LOGIN)
    expect(guardInView(refused, at(PLAYER))).toBeNull()
  })
})
