/**
 * @promise Navigation and guards: the guest build
 * @journey navigation/guest-build
 *
 * @promise Security promises: what is new is on a guest's page within 5 s; a copy that is older is sent only when
 *   a new one takes too long, and the browser corrects it; without scripts, one older than a minute says when it was made
 * @proof page-cache.test, reads.test, age-line.test
 * @journey lobby/old-pages
 */

import type { LightMyRequestResponse } from 'fastify'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { AGE_LINE } from '@croupier/contract/page-age'
import type { RenderDocument } from './document.ts'
import { countedRenders, FRESH, heldRenders, OLD, player, untilAnswer } from '../testing/renders.ts'
import { cookiesOf, documentOf, startSite } from '../testing/site.ts'
import { stampOf } from '../session/session-cookies.ts'

/** Without the name of the request, which differs each time. */
const timingOf = ({ headers }: LightMyRequestResponse) => String(headers['server-timing']).split(', traceparent')[0]

const ASKED = { method: 'GET', headers: {}, signal: new AbortController().signal }

describe('the guest build', () => {
  it('is drawn for a guest whoever asks, and is one kept page for all of them', async () => {
    const { seen, render } = countedRenders()
    const site = await startSite({ renderDocument: render })
    const answer = await site.get('/guest/games?page=2', { headers: player('ada') })
    expect(seen[0]).toMatchObject({ visit: { url: '/guest/games?page=2', base: '/guest/' }, session: null })
    expect(answer.headers['set-cookie']).toBeUndefined()
    await site.get('/guest/games?page=2')
    expect(seen).toHaveLength(1)
  })

  it('touches no session: who has logged out offline is logged out by the next page of the site itself', async () => {
    const site = await startSite({ renderDocument: countedRenders().render })
    const cookie = { cookie: `signed_out=${stampOf('refresh-ada')}; rt=refresh-ada` }
    expect((await site.get('/guest/', { headers: cookie })).headers['set-cookie']).toBeUndefined()
    expect((await site.get('/', { headers: cookie })).headers['set-cookie']).toBeDefined()
  })

  it('has one address for its lobby, and a page that only begins alike is not of it', async () => {
    const { seen, render } = countedRenders()
    const site = await startSite({ renderDocument: render })
    const short = await site.get('/guest?lang=en')
    expect([short.statusCode, short.headers['location']]).toEqual([308, '/guest/?lang=en'])
    await site.get('/guests')
    expect(seen[0]).toMatchObject({ visit: { url: '/guests', base: '/' } })
  })
})

describe("a guest's page", () => {
  it('is rendered once for all who wait for it cold', async () => {
    const { started, render, untilStarted } = heldRenders()
    const site = await startSite({ renderDocument: render })
    const waiting = Array.from({ length: 50 }, () => site.get('/'))
    await untilStarted(1)
    started[0]?.gate.resolve()
    const answers = await Promise.all(waiting)
    expect(started).toHaveLength(1)
    for (const answer of answers) expect(answer.headers['x-cache']).toBe('miss')
    expect((await site.get('/')).headers['x-cache']).toBe('hit')
  })

  it('is compressed as the browser likes it, and always the same page', async () => {
    const site = await startSite()
    const plain = await site.get('/')
    const br = await site.get('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    const gzip = await site.get('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers).not.toHaveProperty('content-encoding')
  })

  it('is asked for again by the browser, and answered 304 when it is the same', async () => {
    const site = await startSite()
    const first = await site.get('/')
    expect(first.headers['cache-control']).toBe('public, no-cache')
    expect(first.headers['vary']).toBe('Cookie, Accept-Language, Accept-Encoding, User-Agent, Sec-CH-UA-Mobile')
    const again = await site.get('/', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const other = await site.get('/promo', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(other.statusCode).toBe(200)
  })

  it.each([429, 503])('that failed with %i says when to come back, to guests and players', async (status) => {
    const site = await startSite({
      renderDocument: async (request) => documentOf(request, { status, cacheable: false }),
    })
    for (const headers of [{}, { cookie: 'at=a; rt=r' }]) {
      const answer = await site.get('/', { headers })
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, '30'])
    }
  })

  it('that does not exist is a 404 whatever the browser has kept', async () => {
    const site = await startSite({ renderDocument: async (request) => documentOf(request, { status: 404 }) })
    const { etag } = (await site.get('/nothing')).headers
    for (const kept of ['*', String(etag)])
      expect((await site.get('/nothing', { headers: { 'if-none-match': kept } })).statusCode).toBe(404)
  })

  it('is sent stale after some seconds, marked so, while one render makes it new', async () => {
    const { started, render, untilStarted } = heldRenders()
    const site = await startSite({ renderDocument: render })
    const first = site.get('/')
    await untilStarted(1)
    started[0]?.gate.resolve()
    await first
    site.advance(FRESH)
    const stale = await Promise.all(Array.from({ length: 10 }, () => site.get('/')))
    for (const answer of stale) expect(answer.headers['x-cache']).toBe('stale')
    await untilStarted(2)
    started[1]?.gate.resolve()
    await untilAnswer(site, (answer) => answer.headers['x-cache'] === 'hit')
    expect(started).toHaveLength(2)
  })

  it('that is too old to pass for a new one is made new first', async () => {
    const { seen, render, become } = countedRenders()
    const site = await startSite({ renderDocument: render, limits: { pageWait: 60_000 } })
    await site.get('/')
    become(async (request) => documentOf(request, { body: 'all is new' }))
    site.advance(OLD)
    const answers = await Promise.all(Array.from({ length: 5 }, () => site.get('/')))
    for (const answer of answers) expect(answer.body).toBe('all is new')
    expect(seen).toHaveLength(2)
  })

  it('that cannot be made new in time is sent old, and says so', async () => {
    const { started, render, untilStarted } = heldRenders()
    const site = await startSite({ renderDocument: render, limits: { pageWait: 1 } })
    const first = site.get('/')
    await untilStarted(1)
    started[0]?.gate.resolve()
    expect(timingOf(await first)).toBe('age;dur=0')
    site.advance(FRESH - 1)
    expect(timingOf(await site.get('/'))).toBe('age;dur=2499')
    site.advance(OLD - FRESH + 1)
    const old = await site.get('/')
    expect([old.headers['x-cache'], timingOf(old)]).toEqual(['stale', 'age;dur=5000;desc="old"'])
    started[1]?.gate.resolve()
    await untilAnswer(site, ({ headers }) => headers['x-cache'] === 'hit')
    expect(started).toHaveLength(2)
  })

  it('that has been old for a minute says so itself, in each encoding, until it is made new', async () => {
    const line = (tag: string, time: string) => `${tag}>made at ${time}</p></noscript>`
    const withLine: (time: string) => RenderDocument = (time) => async (request) =>
      documentOf(request, { body: `<main></main>${line(AGE_LINE.hidden, time)}` })
    const { render, become } = countedRenders(withLine('10:00'))
    const site = await startSite({ renderDocument: render })
    const first = await site.get('/')
    expect(first.body).toContain(line(AGE_LINE.hidden, '10:00'))
    become(async () => Promise.reject(new Error('platform gone')))
    site.advance(59_999)
    expect((await site.get('/')).body).toBe(first.body)
    site.advance(1)
    const [plain, br] = await Promise.all([site.get('/'), site.get('/', { headers: { 'accept-encoding': 'br' } })])
    expect(plain.body).toContain(line(AGE_LINE.shown, '10:00'))
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers.etag).not.toBe(first.headers.etag)
    expect((await site.get('/', { headers: { 'if-none-match': String(plain.headers.etag) } })).statusCode).toBe(304)
    become(withLine('10:02'))
    await untilAnswer(site, ({ body }) => {
      site.advance(FRESH)
      return body.includes(line(AGE_LINE.hidden, '10:02'))
    })
  })

  it.each([1, 5001])('is made new also where what is public is shared for %i ms', async (publicAnswerFresh) => {
    const { seen, render } = countedRenders()
    const site = await startSite({ renderDocument: render, limits: { publicAnswerFresh, pageWait: 60_000 } })
    await site.get('/')
    site.advance(publicAnswerFresh)
    expect((await site.get('/')).headers['x-cache']).toBe('miss')
    expect(seen).toHaveLength(2)
  })

  it('says how old it is also to a browser that has it', async () => {
    const site = await startSite()
    const { headers } = await site.get('/')
    site.advance(1_000)
    const again = await site.get('/', { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, timingOf(again)]).toEqual([304, 'age;dur=1000'])
  })

  it('is as old as the oldest answer in it, which may have been for another page', async () => {
    const { seen, render } = countedRenders(async (request) => {
      await (await request.fetch(`${request.platformUrl}/json-api/x`, ASKED)).text()
      return documentOf(request)
    })
    const site = await startSite({ renderDocument: render })
    site.platform.on('GET /json-api/x', () => ({ body: {} }))
    await site.get('/')
    site.advance(FRESH - 1)
    await site.get('/games')
    site.advance(1)
    expect((await site.get('/games')).headers['x-cache']).toBe('stale')
    expect(seen).toHaveLength(3)
    expect(site.platform.calls).toHaveLength(1)
  })

  it('whose address is a secret is rendered each time, and kept nowhere', async () => {
    const { seen, render } = countedRenders(async (request) => documentOf(request, { address: 'secret' }))
    const site = await startSite({ renderDocument: render })
    for (let i = 0; i < 2; i += 1)
      expect((await site.get('/new-password/abc')).headers['cache-control']).toBe('private, no-store')
    expect(seen).toHaveLength(2)
  })

  it('is one page whatever advertisers add to its address, which a redirect keeps', async () => {
    const { seen, render } = countedRenders()
    const site = await startSite({ renderDocument: render })
    for (const query of ['', '?gclid=1', '?_gl=1*a*b&btag=1_2', '?utm_source=x&ysclid=1']) await site.get(`/${query}`)
    expect(seen).toHaveLength(1)
    const led = await startSite({
      renderDocument: async (request) => documentOf(request, { redirect: '/login?redirect=%2Fprofile', status: 302 }),
    })
    const { headers } = await led.get('/profile?refcode=me&lang=en&clickid=a%20b')
    const target = encodeURIComponent('/profile?refcode=me&clickid=a+b')
    expect(headers['location']).toBe(`/login?redirect=${target}&refcode=me&clickid=a+b`)
  })

  const troubles: Record<string, RenderDocument> = {
    'cannot be made': async () => Promise.reject(new Error('platform gone')),
    'has holes': async (request) => documentOf(request, { body: 'a page with holes', cacheable: false }),
    'is an error': async (request) => documentOf(request, { body: 'oops', status: 500, cacheable: true }),
  }

  it.each(Object.keys(troubles))(
    'stays the last good one when the next %s, and trouble is not asked for again at once',
    async (name) => {
      const { seen, render, become } = countedRenders()
      const site = await startSite({ renderDocument: render })
      const good = await site.get('/')
      become(troubles[name]!)
      site.advance(FRESH)
      for (let i = 0; i < 5; i += 1) {
        const answer = await site.get('/')
        expect(answer.body).toBe(good.body)
        expect(answer.headers['x-cache']).toBe('stale')
        await new Promise(setImmediate)
      }
      expect(seen).toHaveLength(2)
      become(async (request) => documentOf(request, { body: 'all is well' }))
      await untilAnswer(site, (answer) => {
        site.advance(FRESH)
        return answer.body === 'all is well'
      })
    },
  )

  it('with missing data is sent to those who wait, and not cached', async () => {
    const { seen, render } = countedRenders(async (request) => documentOf(request, { cacheable: false }))
    const site = await startSite({ renderDocument: render })
    for (let i = 0; i < 2; i += 1) expect((await site.get('/')).headers['cache-control']).toBe('private, no-store')
    expect(seen).toHaveLength(2)
  })

  it('that is not there is kept too', async () => {
    const { seen, render } = countedRenders(async (request) => documentOf(request, { status: 404 }))
    const site = await startSite({ renderDocument: render })
    for (let i = 0; i < 2; i += 1) expect((await site.get('/nowhere')).statusCode).toBe(404)
    expect(seen).toHaveLength(1)
  })

  it('is no longer kept once it redirects', async () => {
    const { render, become } = countedRenders()
    const site = await startSite({ renderDocument: render })
    await site.get('/')
    become(async (request) => documentOf(request, { redirect: '/new', status: 301, body: null }))
    site.advance(FRESH)
    await untilAnswer(site, (answer) => answer.headers.location === '/new')
  })

  it('is no longer kept once the region is closed to it', async () => {
    const { render, become } = countedRenders()
    const site = await startSite({ renderDocument: render })
    await site.get('/')
    become(async (request) => documentOf(request, { status: 451, cacheable: false }))
    site.advance(FRESH)
    await untilAnswer(site, (answer) => answer.statusCode === 451)
  })

  it('may be asked for without its body', async () => {
    const site = await startSite()
    for (let i = 0; i < 2; i += 1) {
      const answer = await site.get('/', { method: 'HEAD' })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe('')
      expect(Number(answer.headers['content-length'])).toBeGreaterThan(1000)
    }
  })

  it('may come as a stream', async () => {
    const site = await startSite({
      renderDocument: async (request) => documentOf(request, { body: Readable.from(['<p>', 'whole', '</p>']) }),
    })
    expect((await site.get('/')).body).toBe('<p>whole</p>')
  })

  it('of a player who logged out offline sets the cookies of the session to nothing', async () => {
    const site = await startSite()
    const answer = await site.get('/', {
      headers: { cookie: `at=access-1; rt=refresh-1; signed_out=${stampOf('access-1')}` },
    })
    expect(answer.body).toContain('| guest')
    for (const name of ['at', 'rt', 'at_live', 'rt_live', 'signed_out'])
      expect(cookiesOf(answer)[name]).toMatch(/^; Path=\/; Max-Age=0;/)
    expect(cookiesOf(await site.get('/'))).toEqual({})
  })
})
