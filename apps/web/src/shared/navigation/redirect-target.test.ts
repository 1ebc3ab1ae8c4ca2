/**
 * @promise Session and tokens: the page asked for is reached by every way in
 * @journey accounts/recovery, accounts/registration
 *
 * @promise Calls: hostile addresses, markup and data
 * @proof sanitize-on-server.test, sanitize-in-browser.stories (Sanitised), plain-path.test, security-headers.test,
 *   create-server.test
 * @journey hostile/input
 */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

describe('redirectTarget', () => {
  test.each([
    ['/games/slots', '/games/slots'],
    ['/games/slots?page=2#row', '/games/slots?page=2#row'],
    ['/play/gold-of-the-nile', '/play/gold-of-the-nile'],
    [null, '/'],
    ['', '/'],
    ['games', '/'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['/\t/elsewhere.example', '/'],
    ['/./\\elsewhere.example', '/'],
    ['/..//elsewhere.example', '/'],
    ['https://elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['\\\\elsewhere.example', '/'],
    ['%2F%2Felsewhere.example', '/'],
    ['/login', '/'],
    ['/guest/games?page=2', '/games?page=2'],
    ['/guest/', '/'],
    ['/guest/login?redirect=%2Fgames', '/games'],
    ['/guest//elsewhere.example', '/elsewhere.example'],
    ['/Login/', '/'],
    ['/new-password/42', '/'],
    ['/logins', '/logins'],
    ['/login?redirect=%2Fgames', '/games'],
    ['/login?redirect=%2Flogin%3Fredirect%3D%252Fgames%252Fslots%253Fpage%253D2', '/games/slots?page=2'],
    ['/registration?redirect=%2F%2Felsewhere.example', '/'],
    ['/login?redirect=javascript:alert(1)', '/'],
  ])('%j leads to %s', (wanted, target) => {
    expect(redirectTarget(wanted)).toBe(target)
  })

  test('endlessly nested login redirects lead to the lobby', () => {
    const nested = Array.from({ length: 200 }).reduce<string>(
      (path) => `/login?redirect=${encodeURIComponent(path)}`,
      '/',
    )
    expect(redirectTarget(nested.slice(0, 4_000))).toBe('/')
  })

  test('whatever is asked, the browser stays on the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (wanted) => {
          expect(new URL(redirectTarget(wanted), 'https://croupier.example').origin).toBe('https://croupier.example')
        },
      ),
      { numRuns: 500 },
    )
  })
})
