import type { LightMyRequestResponse } from 'fastify'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { DocumentRequest, RenderDocument } from './document.ts'
import { cookiesOf, deferred, documentOf, startSite, testBrand, type Deferred, type TestSite } from '../testing/site.ts'

/** Renders that a test lets go one by one. */
function heldRenders() {
  const started: { request: DocumentRequest; gate: Deferred }[] = []
  let onStart = deferred()
  const render: RenderDocument = async (request) => {
    const gate = deferred()
    started.push({ request, gate })
    onStart.resolve()
    onStart = deferred()
    await gate.promise
    return documentOf(request)
  }
  const untilStarted = async (count: number) => {
    while (started.length < count) await onStart.promise
  }
  return { started, render, untilStarted }
}

function countedRenders(make: RenderDocument = async (request) => documentOf(request)) {
  const seen: DocumentRequest[] = []
  let next = make
  const render: RenderDocument = (request) => {
    seen.push(request)
    return next(request)
  }
  return { seen, render, become: (other: RenderDocument) => (next = other) }
}

/** Asks for the lobby until it is what a render in the background will make it. */
async function untilAnswer(site: TestSite, isIt: (answer: LightMyRequestResponse) => boolean): Promise<void> {
  while (!isIt(await site.get('/'))) await new Promise(setImmediate)
}

const player = (name: string) => ({ cookie: `at=access-${name}; rt=refresh-${name}` })
const FRESH = 10_000

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
    const cookie = { cookie: 'signed_out=1; rt=refresh-ada' }
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

describe('a page', () => {
  it('is rendered for what the visitor brings', async () => {
    const { seen, render } = countedRenders()
    const site = await startSite({ renderDocument: render })
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148'
    const answer = await site.get('/games/top?page=2&utm_source=x', {
      headers: { 'user-agent': phone, 'accept-language': 'en-GB,en;q=0.9,ru;q=0.5' },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(seen[0]).toMatchObject({
      visit: {
        url: '/games/top?page=2',
        origin: 'http://casino.test',
        brand: 'aurora',
        locale: 'en',
        device: 'mobile',
      },
      session: null,
      platformUrl: site.platform.url,
    })
    expect(seen[0]?.budgetMs).toBeGreaterThan(2000)
    expect(seen[0]?.budgetMs).toBeLessThanOrEqual(3000)
  })

  it('speaks the language asked for and remembers it for a day', async () => {
    const site = await startSite()
    const answer = await site.get('/?lang=en')
    expect(answer.body).toContain('/ | en')
    expect(cookiesOf(answer)['locale']).toBe('en; Path=/; Max-Age=86400; SameSite=Lax')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    const remembered = await site.get('/', { headers: { cookie: 'locale=en', 'accept-language': 'ru' } })
    expect(remembered.body).toContain('/ | en')
  })

  it.each([
    ['pt-BR,pt;q=0.9', 'br'],
    ['it, en;q=0.8', 'en'],
    ['de', 'ru'],
    ['en;q=0, ru;q=0.1', 'ru'],
    ['', 'ru'],
  ])("for a browser that accepts '%s' is in %s", async (acceptLanguage, locale) => {
    const site = await startSite()
    expect((await site.get('/', { headers: { 'accept-language': acceptLanguage } })).body).toContain(`/ | ${locale}`)
  })

  it('ignores a language that the brand does not have', async () => {
    const site = await startSite()
    const answer = await site.get('/?lang=it')
    expect(answer.body).toContain('/ | ru')
    expect(cookiesOf(answer)).toEqual({})
  })

  it('is of the brand of its host', async () => {
    const other = { ...testBrand, id: 'boreal', hosts: ['boreal.test'] }
    const site = await startSite({
      brands: [testBrand, other],
      config: { publicOrigins: ['http://casino.test', 'http://boreal.test'] },
    })
    expect((await site.get('/')).body).toContain('aurora | http://casino.test')
    expect((await site.get('/', { headers: { host: 'boreal.test' } })).body).toContain('boreal | http://boreal.test')
  })

  it('tells where else to go, on this site only', async () => {
    const { render, become } = countedRenders(async (request) =>
      documentOf(request, { status: 302, redirect: '/login?redirect=%2Fcashbox', body: null }),
    )
    const site = await startSite({ renderDocument: render })
    for (const headers of [{}, player('one')]) {
      const answer = await site.get('/cashbox', { headers })
      expect(answer.statusCode).toBe(302)
      expect(answer.headers).toMatchObject({
        location: '/login?redirect=%2Fcashbox',
        'cache-control': 'private, no-store',
      })
    }
    for (const redirect of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
      become(async (request) => documentOf(request, { redirect, body: null }))
      expect((await site.get('/x')).statusCode).toBe(500)
    }
  })

  it('is never what a missing file is answered with', async () => {
    const { seen, render } = countedRenders()
    const site = await startSite({ renderDocument: render })
    for (const url of ['/app.js', '/wp-login.php', '/apple-touch-icon.png']) {
      const answer = await site.get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toContain('text/plain')
    }
    expect(seen).toEqual([])
  })

  it('that cannot be rendered is a short one, with a status that says so', async () => {
    const site = await startSite({ renderDocument: async () => Promise.reject(new Error('secret detail')) })
    for (const headers of [{}, player('one')]) {
      const answer = await site.get('/', { headers })
      expect(answer.statusCode).toBe(500)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.body).not.toContain('secret')
    }
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

  it('is kept apart by language, device, brand and address', async () => {
    const { seen, render } = countedRenders()
    const site = await startSite({ renderDocument: render })
    const visits = [{}, { 'accept-language': 'en' }, { 'sec-ch-ua-mobile': '?1' }]
    for (const headers of visits) for (const url of ['/', '/promo', '/?q=1']) await site.get(url, { headers })
    expect(seen).toHaveLength(9)
    for (const headers of visits) await site.get('/', { headers })
    expect(seen).toHaveLength(9)
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

  it('is not sent any more after a day', async () => {
    const { render, become } = countedRenders()
    const site = await startSite({ renderDocument: render })
    await site.get('/')
    become(troubles['cannot be made']!)
    site.advance(24 * 3600_000)
    expect((await site.get('/')).statusCode).toBe(200)
    site.advance(60_000)
    expect((await site.get('/')).statusCode).toBe(500)
  })

  it('with holes is sent to those who wait, and kept by nobody', async () => {
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

  it.each(['guess-', 'GAMES-', 'games%2', 'games/'])(
    'is not pushed out by addresses that anybody can invent: /%s…',
    async (guess) => {
      const status = guess === 'guess-' ? 404 : 200
      const { seen, render } = countedRenders(async (request) =>
        documentOf(request, { status: request.visit.url === '/' ? 200 : status }),
      )
      const site = await startSite({ renderDocument: render, limits: { pageCacheBytes: 20_000 } })
      await site.get('/')
      for (let i = 0; i < 50; i += 1) await site.get(`/${guess}${i}${guess.endsWith('/') ? '/' : ''}`)
      await site.get('/')
      expect(seen.filter((request) => request.visit.url === '/')).toHaveLength(1)
    },
  )

  it.each([
    ['//evil.test', '/evil.test'],
    ['//evil.test/games?page=2', '/evil.test/games?page=2'],
    ['//', '/'],
    ['/games//slots', '/games/slots'],
    ['/x/../games', '/games'],
    ['/x/..//evil.test', '/evil.test'],
    ['/%2e%2e/games', '/games'],
    ['/\\evil.test', '/evil.test'],
    ['/games#x', '/games'],
  ])('has one address: %s leads to %s', async (asked, led) => {
    const { seen, render } = countedRenders()
    const site = await startSite({ renderDocument: render })
    // Sent as it stands, where a client would tidy it.
    const port = await site.listen()
    const answer = await new Promise<IncomingMessage>(
      (resolve) => void http.get({ port, host: '127.0.0.1', path: asked, headers: { host: 'casino.test' } }, resolve),
    )
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      308,
      led,
      'private, no-store',
    ])
    expect(seen).toEqual([])
    answer.destroy()
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
    const answer = await site.get('/', { headers: { cookie: 'at=access-1; rt=refresh-1; signed_out=1' } })
    expect(answer.body).toContain('| guest')
    for (const name of ['at', 'rt', 'at_live', 'rt_live', 'signed_out'])
      expect(cookiesOf(answer)[name]).toMatch(/^; Path=\/; Max-Age=0;/)
    expect(cookiesOf(await site.get('/'))).toEqual({})
  })
})

describe("a player's page", () => {
  it('is rendered for each request and kept by nobody', async () => {
    const { seen, render } = countedRenders()
    const site = await startSite({ renderDocument: render })
    for (let i = 0; i < 2; i += 1) {
      const answer = await site.get('/', { headers: player('one') })
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers).not.toHaveProperty('etag')
      expect(answer.body).toContain('Bearer access-one')
    }
    expect(seen).toHaveLength(2)
  })

  it("never holds another's data, however they come", async () => {
    const { started, render, untilStarted } = heldRenders()
    const site = await startSite({ renderDocument: render })
    const names = ['one', 'two', null, 'three', null, 'two']
    const answers = names.map((name) => site.get('/', name === null ? {} : { headers: player(name) }))
    await untilStarted(5)
    for (const { gate } of started.toReversed()) gate.resolve()
    for (const [index, answer] of (await Promise.all(answers)).entries()) {
      const name = names[index]
      expect(answer.body).toContain(name === null ? '| guest<' : `| Bearer access-${name}<`)
    }
    expect((await site.get('/')).body).toContain('| guest<')
  })

  it.each(['br', 'gzip', 'identity'])('comes as %s, as text or stream', async (encoding) => {
    const { render, become } = countedRenders()
    const site = await startSite({ renderDocument: render })
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[encoding as 'br']
    for (const body of ['<p>hello</p>', () => Readable.from(['<p>', 'hello', '</p>'])]) {
      become(async (request) => documentOf(request, { body: typeof body === 'string' ? body : body() }))
      const answer = await site.get('/', { headers: { ...player('one'), 'accept-encoding': encoding } })
      expect(unpack(answer.rawPayload).toString()).toBe('<p>hello</p>')
    }
  })

  it('has new tokens where the old one has ended, with one refresh for all that come at once', async () => {
    const site = await startSite()
    site.platform.on('POST /json-api/token/refresh', () => ({
      body: { access: 'access-2', refresh: 'refresh-2', expiresIn: 900 },
    }))
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => site.get('/', { headers: { cookie: 'rt=refresh-1' } })),
    )
    for (const answer of answers) {
      expect(answer.body).toContain('Bearer access-2')
      expect(cookiesOf(answer)['rt']).toMatch(/^refresh-2;/)
    }
    expect(site.platform.calls).toHaveLength(1)
  })

  it('is a page without a player when the platform says that the session is over', async () => {
    const site = await startSite()
    site.platform.on('POST /json-api/token/refresh', () => ({ status: 401 }))
    const answer = await site.get('/', { headers: { cookie: 'rt=refresh-1' } })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(cookiesOf(answer)['rt']).toMatch(/Max-Age=0/)
  })

  it('keeps the session when the platform cannot tell', async () => {
    const site = await startSite()
    site.platform.on('POST /json-api/token/refresh', () => ({ status: 503 }))
    const answer = await site.get('/', { headers: { cookie: 'rt=refresh-1' } })
    expect(answer.statusCode).toBe(200)
    expect(cookiesOf(answer)).toEqual({})
  })

  it('brings nobody back who logged out in another tab while it was drawn', async () => {
    const { started, render, untilStarted } = heldRenders()
    const site = await startSite({ renderDocument: render })
    site.platform.on('POST /json-api/token/refresh', () => ({
      body: { access: 'access-2', refresh: 'refresh-2', expiresIn: 900 },
    }))
    const late = site.get('/', { headers: { cookie: 'rt=refresh-1' } })
    await untilStarted(1)
    await site.call('POST', '/session/logout', { headers: { cookie: 'rt=refresh-1; signed_out=1' } })
    started[0]?.gate.resolve()
    for (const name of ['at', 'rt', 'at_live', 'rt_live'])
      expect(cookiesOf(await late)[name]).toMatch(/^; Path=\/; Max-Age=0;/)
  })

  it('waits for a slow refresh no longer than half its time', async () => {
    const site = await startSite({ limits: { renderBudget: 20 } })
    const reply = deferred<{ status: number }>()
    site.platform.on('POST /json-api/token/refresh', () => reply.promise)
    expect((await site.get('/', { headers: { cookie: 'rt=refresh-1' } })).statusCode).toBe(200)
    reply.resolve({ status: 500 })
  })
})

describe('a country that is closed', () => {
  const behindProxy = { trustProxy: ['loopback'], countryHeader: 'cf-ipcountry' }
  /** As the site's own pages do: what the platform says of the visitor's region decides. */
  const render: RenderDocument = async (request) => {
    const init = { method: 'GET', headers: {}, signal: request.signal }
    const answer = await request.fetch(`${request.platformUrl}/json-api/serverdata`, init)
    const isClosed = (JSON.parse(await answer.text()) as { restricted: boolean }).restricted
    return documentOf(request, isClosed ? { status: 451, body: 'closed', cacheable: false } : { body: 'open' })
  }
  async function flaggedSite(config: { trustProxy?: string[]; countryHeader?: string }) {
    const site = await startSite({ renderDocument: render, config })
    site.platform.on('GET /json-api/serverdata', ({ headers }) => ({
      body: { restricted: headers['x-country'] === 'fr' },
    }))
    const from = async (country: string | null, remoteAddress = '127.0.0.1') =>
      (await site.get('/login', { remoteAddress, headers: country === null ? {} : { 'cf-ipcountry': country } })).body
    return { site, from }
  }

  it('is closed to its own visitors and to nobody else, whoever comes first', async () => {
    for (const visitors of [
      ['FR', 'IT', 'FR', 'IT'],
      ['IT', 'FR', 'IT', 'FR'],
    ]) {
      const { site, from } = await flaggedSite(behindProxy)
      for (const country of [...visitors, null])
        expect([country, await from(country)]).toEqual([country, country === 'FR' ? 'closed' : 'open'])
      site.advance(FRESH + 1)
      for (const country of visitors) expect(await from(country)).toBe(country === 'FR' ? 'closed' : 'open')
    }
  })

  it('is told apart by every cache on the way', async () => {
    const { site } = await flaggedSite(behindProxy)
    expect((await site.get('/login')).headers.vary).toContain('cf-ipcountry')
  })

  it('is named by a trusted proxy or not at all', async () => {
    expect(await (await flaggedSite(behindProxy)).from('FR', '198.51.100.1')).toBe('open')
    expect(await (await flaggedSite({ trustProxy: ['loopback'] })).from('FR')).toBe('open')
  })

  it('is told to the platform with the calls of the page, never as the visitor has it', async () => {
    const { site } = await flaggedSite(behindProxy)
    const headers = { 'cf-ipcountry': 'FR', 'x-country': 'it' }
    expect((await site.call('GET', '/json-api/serverdata', { headers })).json()).toEqual({ restricted: true })
    const stranger = { remoteAddress: '198.51.100.1', headers: { ...headers, 'x-country': 'fr' } }
    expect((await site.call('GET', '/json-api/serverdata', stranger)).json()).toEqual({ restricted: false })
  })
})

describe('a visitor who leaves', () => {
  const open = (port: number, headers: Record<string, string> = {}) =>
    http.get({ port, host: '127.0.0.1', path: '/', headers: { host: 'casino.test', ...headers } }).on('error', () => {})

  it('leaves no half of a page to those who come after', async () => {
    const begun = deferred()
    const decided = deferred()
    let looks = 0
    const { render, become } = countedRenders(async (request) => ({
      ...documentOf(request, { body: Readable.from(halfOf(request.signal)) }),
      // Looked at once to make the page of it, and again to decide whether it is kept.
      get status() {
        looks += 1
        if (looks === 2) decided.resolve()
        return 200
      },
    }))
    async function* halfOf(signal: AbortSignal) {
      yield '<p>half'
      begun.resolve()
      await once(signal, 'abort')
    }
    const site = await startSite({ renderDocument: render })
    const visit = open(await site.listen())
    await begun.promise
    visit.destroy()
    await decided.promise
    become(async (request) => documentOf(request, { body: '<p>whole' }))
    expect((await site.get('/')).body).toBe('<p>whole')
  })
  const aborted = (signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

  it('ends the render', async () => {
    for (const headers of [{}, player('one')]) {
      const { started, render, untilStarted } = heldRenders()
      const site = await startSite({ renderDocument: render })
      const visit = open(await site.listen(), headers)
      await untilStarted(1)
      const ended = aborted(started[0]!.request.signal)
      visit.destroy()
      await ended
    }
  })

  it('does not end it while another waits for the same page', async () => {
    const { started, render, untilStarted } = heldRenders()
    const site = await startSite({ renderDocument: render })
    const port = await site.listen()
    const visit = open(port)
    const closed = new Promise((resolve) =>
      site.server.server.once('connection', (socket) => socket.once('close', resolve)),
    )
    await untilStarted(1)
    const staying = site.get('/')
    visit.destroy()
    await closed
    started[0]?.gate.resolve()
    expect((await staying).statusCode).toBe(200)
    expect(started).toHaveLength(1)
  })
})

describe('too much at once', () => {
  it('is turned away at once and does not last', async () => {
    const { started, render, untilStarted } = heldRenders()
    const site = await startSite({ renderDocument: render, limits: { runningRenders: 2, waitingRenders: 1 } })
    const running = [site.get('/', { headers: player('one') }), site.get('/', { headers: player('two') })]
    await untilStarted(2)
    const waiting = site.get('/', { headers: player('three') })
    const refused = await site.get('/', { headers: player('four') })
    expect(refused.statusCode).toBe(503)
    expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'private, no-store' })
    expect(refused.headers['content-type']).toContain('text/html')
    for (const { gate } of started) gate.resolve()
    await untilStarted(3)
    started[2]?.gate.resolve()
    for (const answer of await Promise.all([...running, waiting])) expect(answer.statusCode).toBe(200)
  })

  it('takes the time that somebody waited for a place from the time for the data', async () => {
    const { started, render, untilStarted } = heldRenders()
    const site = await startSite({
      renderDocument: render,
      limits: { runningRenders: 1, renderBudget: 100_000, renderDeadline: 110_000 },
    })
    const running = site.get('/', { headers: player('one') })
    await untilStarted(1)
    const waiting = site.get('/', { headers: player('two') })
    const before = performance.now()
    while (performance.now() - before < 5) await new Promise(setImmediate)
    started[0]?.gate.resolve()
    await untilStarted(2)
    expect(started[1]?.request.budgetMs).toBeLessThanOrEqual(100_000 - 5)
    started[1]?.gate.resolve()
    await Promise.all([running, waiting])
  })

  it('lets nobody wait long for a place', async () => {
    const { started, render, untilStarted } = heldRenders()
    const site = await startSite({ renderDocument: render, limits: { runningRenders: 1, renderWait: 10 } })
    const running = site.get('/', { headers: player('one') })
    await untilStarted(1)
    expect((await site.get('/', { headers: player('two') })).statusCode).toBe(503)
    started[0]?.gate.resolve()
    expect((await running).statusCode).toBe(200)
  })

  it('never holds back a page that is kept', async () => {
    const { started, render, untilStarted } = heldRenders()
    const site = await startSite({ renderDocument: render, limits: { runningRenders: 1, waitingRenders: 0 } })
    const first = site.get('/')
    await untilStarted(1)
    started[0]?.gate.resolve()
    await first
    const busy = site.get('/', { headers: player('one') })
    await untilStarted(2)
    site.advance(FRESH)
    expect((await site.get('/')).headers['x-cache']).toBe('stale')
    started[1]?.gate.resolve()
    await busy
  })

  it('a render that never ends is given up and frees its place', async () => {
    const { started, render } = heldRenders()
    const site = await startSite({ renderDocument: render, limits: { renderDeadline: 20, runningRenders: 1 } })
    for (const headers of [{}, player('one'), player('two')])
      expect((await site.get('/', { headers })).statusCode).toBe(503)
    expect(started.every(({ request }) => request.signal.aborted)).toBe(true)
  })
})

describe('headers of a document', () => {
  const POLICY =
    "default-src 'none'; script-src 'sha256-script' 'strict-dynamic'; style-src 'self' 'sha256-style'; img-src 'self' data: blob:; " +
    "font-src 'self'; media-src 'self'; connect-src 'self' ws://casino.test; frame-src http://games.test; worker-src 'self'; manifest-src 'self'; " +
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; " +
    'trusted-types croupier dompurify; report-to csp'

  it('are the same for guests and players, kept or not', async () => {
    const site = await startSite()
    for (const headers of [{}, {}, player('one')]) {
      const answer = await site.get('/', { headers })
      expect(answer.headers).toMatchObject({
        'content-security-policy': POLICY,
        'reporting-endpoints': 'csp="/csp-reports"',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy':
          'camera=(), microphone=(), geolocation=(), usb=(), autoplay=(self "http://games.test"), fullscreen=(self "http://games.test")',
      })
      expect(answer.headers).not.toHaveProperty('strict-transport-security')
      expect(answer.headers).not.toHaveProperty('x-powered-by')
    }
  })

  it('insist on TLS when it is on', async () => {
    const site = await startSite({ config: { tls: true, publicOrigins: ['https://casino.test'] } })
    const answer = await site.get('/')
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(answer.headers['content-security-policy']).toContain('wss://casino.test')
  })

  it.each(['/new-password/1234', '/guest/new-password/1234'])('do not tell %s to anybody', async (address) => {
    const site = await startSite()
    expect((await site.get(address)).headers['referrer-policy']).toBe('no-referrer')
  })

  it('allow real hashes', async () => {
    const hash = `sha256-${createHash('sha256').update('1').digest('base64')}`
    const site = await startSite({
      renderDocument: async (request) =>
        documentOf(request, { inlineScriptHashes: [`'${hash}'`], inlineStyleHashes: [] }),
    })
    expect((await site.get('/')).headers['content-security-policy']).toContain(
      `script-src '${hash}' 'strict-dynamic'; style-src 'self';`,
    )
  })
})
