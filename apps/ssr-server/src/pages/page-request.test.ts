/**
 * @promise Performance goals: a guest's page is kept for those it is the same for, whatever advertisers add to its
 *   address
 * @proof page-cache.test, visitor.test, pages.guest.test, page-parameters.test
 * @journey hostile/players-apart, lobby/old-pages
 */

import { partOf } from '@croupier/platform-fixtures/fakes'
import type { BrandManifest } from '@croupier/brands'
import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { BrandChoice } from '../settings/brands.ts'
import { SessionCookies } from '../session/session-cookies.ts'
import { testBrand } from '../testing/site.ts'
import { cacheKey, normalizedAddress, readPageRequest } from './page-request.ts'
import { testConfig } from '../testing/config.ts'

const modes = {
  known: [
    { name: 'scheme', contexts: ['light', 'dark'], standard: 'light', asked: {} },
    { name: 'density', contexts: ['comfortable', 'compact'], standard: 'comfortable', asked: {} },
  ],
  grounds: [],
} satisfies BrandManifest['modes']
const means = {
  config: testConfig(),
  brands: new BrandChoice([testBrand, { ...testBrand, id: 'boreal', hosts: ['boreal.test'], modes }], null),
  cookies: new SessionCookies(false),
  meaningfulQuery: (search: string) => (search.includes('q=1') ? '?q=1' : ''),
  now: () => 1,
}

function keyOf(url: string, { host = 'casino.test', country = null, ...headers }: Record<string, string | null> = {}) {
  const request = partOf<FastifyRequest>({ url, hostname: host ?? '', siteOrigin: `http://${host}`, country, headers })
  return cacheKey(readPageRequest(request, means), false)
}

it.each([
  ['//evil.test', '/evil.test'],
  ['//evil.test/games?page=2', '/evil.test/games?page=2'],
  ['//', '/'],
  ['/games//slots', '/games/slots'],
  ['/x/../games', '/games'],
  ['/x/..//evil.test', '/evil.test'],
  ['/%2e%2e/games', '/games'],
  ['/\\evil.test', '/evil.test'],
  ['//games?q=\\', '/games?q=%5C'],
  ['/guest?q=\\\\evil.test', '/guest/?q=%5C%5Cevil.test'],
  ['/games#x', '/games'],
  ['/games/%', '/games/%25'],
  ['/%d0%b8/%ff', '/%d0%b8/%25ff'],
  ['/guest', '/guest/'],
  ['/GUEST', '/guest/'],
  ['/Guest/games/slots', '/guest/games/slots'],
  ['/guests/x', null],
  ['/games?page=2', null],
  ['/', null],
])('the plain address of %s is %s', (asked, plain) => {
  expect(normalizedAddress(asked)).toBe(plain)
})

it('keeps pages apart by language, device, country, open question of consent, brand and address', () => {
  const visits = [
    {},
    { 'accept-language': 'en' },
    { cookie: 'locale=br' },
    { 'sec-ch-ua-mobile': '?1' },
    { country: 'de' },
    { country: 'de', cookie: 'consent=1.20261123.' },
    { host: 'boreal.test' },
  ]
  const keys = visits.flatMap((visit) => ['/', '/promo', '/?q=1', '/guest/'].map((url) => keyOf(url, visit)))
  expect(new Set(keys).size).toBe(28)
})

it('shares a page of guests whatever else they bring', () => {
  const same = { cookie: 'theme=dark; group=3', 'user-agent': 'Firefox', referer: 'https://elsewhere.test/' }
  expect(keyOf('/?utm_source=x&gclid=1&refcode=r', same)).toBe(keyOf('/'))
  expect(keyOf('/?srsltid=x&q=1', same)).toBe(keyOf('/?q=1'))
  const answers = ['', 's', 'scm'].map((granted) => `consent=1.20261123.${granted}`)
  expect(new Set(answers.map((cookie) => keyOf('/', { country: 'de', cookie }))).size).toBe(1)
})

it('keeps pages of a brand with modes apart by what was chosen of them, and by nothing else', () => {
  const keyWith = (cookie: string, host = 'boreal.test') => keyOf('/', { host, cookie: `modes=${cookie}` })
  const keys = ['', 'light', 'dark', 'dark.compact', 'compact'].map((cookie) => keyWith(cookie))
  expect(new Set(keys).size).toBe(keys.length)
  expect(keyWith('compact.dark')).toBe(keyWith('dark.compact'))
  expect(keyWith('dusk.<b>.more')).toBe(keyWith(''))
  expect(keyWith('dark', 'casino.test')).toBe(keyOf('/'))
})
