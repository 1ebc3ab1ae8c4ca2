/**
 * @promise Offline: the service worker keeps no page, no call and nothing of anybody; cookies are never sent for
 *   what it keeps
 * @proof kept.test
 * @journey offline/offline
 */

import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { keep } from './keep.ts'
import { keepable, mayKeep } from './may-keep.ts'

const ORIGIN = 'https://casino.test'

it.each([
  '/assets/entry-client-BA2alh0b.js',
  '/assets/onest-cyrillic-wght-normal-DayYxulF.woff2',
  '/brands/gold/assets/logo.svg',
  '/cdn/games/captains-plunder.png?w=160',
  `${ORIGIN}/assets/shared-B-qn0YUO.js`,
])('%s may be kept', (address) => {
  expect(keepable(address, ORIGIN)?.href).toBe(new URL(address, ORIGIN).href)
})

it.each([
  '/',
  '/profile',
  '/json-api/user',
  '/json-api/files/cheque.png',
  '/assets/../json-api/user.js',
  '/assets/..%2fjson-api/user.js',
  '/assets/page.html',
  '/assets/data.json',
  '/brands/gold/assets/%2e%2e/%2e%2e/x.svg',
  '/session/refresh',
  '/sw.js',
  'https://elsewhere.test/assets/a.js',
  '//elsewhere.test/cdn/a.png',
  'https://casino.test:8443/cdn/a.png',
  'https://me:secret@casino.test/cdn/a.png',
  'data:image/png;base64,AA',
])('%s may not', (address) => {
  expect(keepable(address, ORIGIN)).toBeNull()
})

/** A cache that remembers what is put into it, and a network that gives one answer to every address. */
async function keptOf(address: string, answer: object): Promise<{ kept: string[]; asked: RequestInit[] }> {
  const kept: string[] = []
  const asked: RequestInit[] = []
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    asked.push(init)
    return Promise.resolve(answer)
  })
  const cache = {
    match: () => Promise.resolve(undefined),
    put: (url: string) => Promise.resolve(void kept.push(url)),
  } as unknown as Cache
  await keep(cache, address, { onlyLoaded: false, signal: new AbortController().signal })
  return { kept, asked }
}

const PATHS = fc.oneof(
  fc.webPath(),
  fc
    .constantFrom('/json-api/', '/profile/', '/session/', '/assets/', '/cdn/', '/live', '/captcha')
    .chain((start) => fc.webPath().map((end) => start + end)),
)
const ANSWERS = fc.record({
  status: fc.constantFrom(200, 206, 301, 404, 503),
  type: fc.constantFrom('basic', 'opaque', 'cors'),
  redirected: fc.boolean(),
  headers: fc
    .record(
      {
        'content-type': fc.constantFrom(
          'text/html; charset=utf-8',
          'application/json',
          'text/javascript',
          'image/webp',
        ),
        'cache-control': fc.constantFrom('private, no-store', 'no-store', 'public, max-age=3600', 'no-cache'),
        'set-cookie': fc.constant('at=1'),
      },
      { requiredKeys: [] },
    )
    .map((headers) => new Headers(headers)),
})

it('no page, no call and no answer of somebody ever enters a cache, and no cookie is sent for one that does', async () => {
  await fc.assert(
    fc.asyncProperty(PATHS, ANSWERS, async (address, answer) => {
      const { kept, asked } = await keptOf(address, answer)
      for (const { credentials } of asked) expect(credentials).toBe('omit')
      for (const url of kept) {
        expect(new URL(url).pathname).toMatch(/^\/(assets|brands|cdn)\//)
        expect([answer.status, answer.type, answer.redirected]).toEqual([200, 'basic', false])
        expect(answer.headers.get('content-type')).not.toMatch(/html|json/)
        expect(answer.headers.get('cache-control') ?? '').not.toMatch(/private|no-store/)
        expect(answer.headers.has('set-cookie')).toBe(false)
      }
    }),
    { numRuns: 2000 },
  )
})

it('a public file is kept, once it is whole', async () => {
  const headers = new Headers({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const file = { status: 200, type: 'basic', redirected: false, headers }
  expect(mayKeep(file)).toBe(true)
  expect((await keptOf('/assets/a-1.js', file)).kept).toEqual([`${ORIGIN}/assets/a-1.js`])
  expect(mayKeep({ ...file, status: 206 })).toBe(false)
})
