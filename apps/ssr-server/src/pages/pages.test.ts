/**
 * @promise Locale: the locale cookie lives 86,400 s
 * @proof site.test
 * @journey none
 */

import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import type { RenderDocument } from './document.ts'
import { countedRenders, FRESH, heldRenders, player } from '../testing/renders.ts'
import { noParties } from '../testing/config.ts'
import { cookiesOf, deferred, documentOf, startSite, testBrand } from '../testing/site.ts'

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

  it('is in the language asked for, which is remembered for a day', async () => {
    const site = await startSite()
    const answer = await site.get('/?lang=en')
    expect(answer.body).toContain('/ | en')
    expect(cookiesOf(answer)['locale']).toBe('en; Path=/; Max-Age=86400; SameSite=Lax')
    expect(answer.headers['cache-control']).toBe('private, no-cache')
    const remembered = await site.get('/', { headers: { cookie: 'locale=en', 'accept-language': 'ru' } })
    expect(remembered.body).toContain('/ | en')
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
      expect(answer.headers.vary).toMatch(/, Accept$/)
    }
    expect(seen).toEqual([])
  })

  it.each(['/play/x.js', '/x.css', '/promo/x.json', '/wp-login.php'])(
    'answers %s where a browser opens it, which is no file',
    async (url) => {
      const { seen, render } = countedRenders()
      const site = await startSite({ renderDocument: render })
      const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
      const answer = await site.get(url, { headers: { accept } })
      expect(answer.headers['content-type']).toContain('text/html')
      expect(seen.map(({ visit }) => visit.url)).toEqual([url])
      const file = await site.get(url)
      expect([file.statusCode, file.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    },
  )

  it('that cannot be rendered is a short one, with an error status', async () => {
    const site = await startSite({ renderDocument: async () => Promise.reject(new Error('secret detail')) })
    for (const headers of [{}, player('one')]) {
      const answer = await site.get('/', { headers })
      expect(answer.statusCode).toBe(500)
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.body).not.toContain('secret')
    }
  })

  it('leaves one log line for each read that failed while it was rendered, with the name of the read', async () => {
    const entry = { datetime: '', type: 'unavailable', rid: '', context: { status: 503 }, message: '', stack: '' }
    const site = await startSite({
      renderDocument: async (request) => {
        for (const label of ['content.footer', 'content.seo']) {
          const { status } = await request.fetch(`${request.platformUrl}/${label}`, {
            method: 'GET',
            headers: {},
            signal: request.signal,
          })
          request.sendLog({ ...entry, label, level_name: status === 404 ? 'warning' : 'error' })
        }
        return documentOf(request)
      },
    })
    site.platform.on('GET /content.footer', () => ({ status: 503 }))
    const lines: unknown[] = []
    site.server.addHook('onRequest', (request, _reply, done) => {
      for (const level of ['error', 'warn'] as const)
        vi.spyOn(request.log, level).mockImplementation((line: unknown) => void lines.push({ level, line }))
      done()
    })
    for (const headers of [{}, player('one')]) {
      await site.get('/', { headers })
      const line = (label: string) => ({
        entry: expect.objectContaining({ label, context: { status: 503 } }) as unknown,
      })
      expect(lines.splice(0)).toEqual([
        { level: 'error', line: line('content.footer') },
        { level: 'warn', line: line('content.seo') },
      ])
    }
  })

  it('has one address, to which a request by another spelling is led', async () => {
    const { seen, render } = countedRenders()
    const site = await startSite({ renderDocument: render })
    // Sent unchanged, where a client would normalize it.
    const port = await site.listen()
    const path = '//evil.test/games?page=2'
    const answer = await new Promise<IncomingMessage>(
      (resolve) => void http.get({ port, host: '127.0.0.1', path, headers: { host: 'casino.test' } }, resolve),
    )
    const { location, 'cache-control': cacheControl } = answer.headers
    expect([answer.statusCode, location, cacheControl]).toEqual([308, '/evil.test/games?page=2', 'private, no-store'])
    expect(seen).toEqual([])
    answer.destroy()
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

  it('is distinguished by every cache on the way', async () => {
    const { site } = await flaggedSite(behindProxy)
    expect((await site.get('/login')).headers.vary).toContain('cf-ipcountry')
  })

  it('is named by a trusted proxy or not at all', async () => {
    expect(await (await flaggedSite(behindProxy)).from('FR', '198.51.100.1')).toBe('open')
    expect(await (await flaggedSite({ trustProxy: ['loopback'] })).from('FR')).toBe('open')
  })

  it('is sent to the platform with the calls of the page, never as the visitor sent it', async () => {
    const { site } = await flaggedSite(behindProxy)
    const headers = { 'cf-ipcountry': 'FR', 'x-country': 'it' }
    expect((await site.call('GET', '/json-api/serverdata', { headers })).json()).toEqual({ restricted: true })
    const stranger = { remoteAddress: '198.51.100.1', headers: { ...headers, 'x-country': 'fr' } }
    expect((await site.call('GET', '/json-api/serverdata', stranger)).json()).toEqual({ restricted: false })
  })
})

describe('a market of the brand', () => {
  const config = { trustProxy: ['loopback'], countryHeader: 'cf-ipcountry' }
  const brands = [{ ...testBrand, markets: [{ market: 'default' }, { market: 'br' }, { market: 'it' }] }]
  /** A page that names its market, and the one that the platform was told. */
  const render: RenderDocument = async (request) => {
    const init = { method: 'GET', headers: {}, signal: request.signal }
    const answer = await request.fetch(`${request.platformUrl}/json-api/banners`, init)
    return documentOf(request, { body: `${request.visit.market}, platform: ${await answer.text()}` })
  }
  async function siteOfMarkets() {
    const site = await startSite({ renderDocument: render, config, brands })
    site.platform.on('GET /json-api/banners', ({ headers }) => ({ body: String(headers['x-market']) }))
    return site
  }

  it('has pages and answers of its own, whoever comes first and whatever is kept', async () => {
    const site = await siteOfMarkets()
    const from = async (country: string) => (await site.get('/', { headers: { 'cf-ipcountry': country } })).body
    for (let visit = 0; visit < 2; visit += 1) {
      expect(await from('BR')).toBe('br, platform: br')
      expect(await from('IT')).toBe('it, platform: it')
      expect(await from('DE')).toBe('default, platform: undefined')
    }
    const { headers } = await site.get('/', { headers: { 'cf-ipcountry': 'BR' } })
    expect(headers['x-cache']).toBe('hit')
    expect(headers.vary).toContain('cf-ipcountry')
  })

  it('is told to the platform with the calls of the page, never as the visitor sent it', async () => {
    const site = await siteOfMarkets()
    const call = async (headers: Record<string, string>) =>
      (await site.call('GET', '/json-api/banners', { headers: { 'x-market': 'gb', ...headers } })).body
    expect(await call({ 'cf-ipcountry': 'BR' })).toBe('br')
    expect(await call({ 'cf-ipcountry': 'DE' })).toBe('undefined')
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
    expect(refused.headers).toMatchObject({ 'retry-after': '4', 'cache-control': 'private, no-store' })
    expect(refused.headers['content-type']).toContain('text/html')
    for (const { gate } of started) gate.resolve()
    await untilStarted(3)
    started[2]?.gate.resolve()
    for (const answer of await Promise.all([...running, waiting])) expect(answer.statusCode).toBe(200)
  })

  it('takes the time spent in the queue from the time for the data', async () => {
    const { started, render, untilStarted } = heldRenders()
    const site = await startSite({
      renderDocument: render,
      limits: { runningRenders: 1, renderBudget: 100_000, renderDeadline: 110_000 },
    })
    const running = site.get('/', { headers: player('one') })
    await untilStarted(1)
    const waiting = site.get('/', { headers: player('two') })
    // Requests are taken in their order: after this one the second waits for its place.
    await site.get('/healthz')
    const before = performance.now()
    while (performance.now() - before < 5) await new Promise(setImmediate)
    started[0]?.gate.resolve()
    await untilStarted(2)
    expect(started[1]?.request.budgetMs).toBeLessThanOrEqual(100_000 - 5)
    started[1]?.gate.resolve()
    await Promise.all([running, waiting])
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
    "font-src 'self'; media-src 'self'; connect-src 'self' ws://casino.test; frame-src http://games.test http://casino.test/game-exit; worker-src 'self'; manifest-src 'self'; " +
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; " +
    'trusted-types croupier; report-to csp; report-uri /csp-reports'

  it('are the same for guests and players, kept or not', async () => {
    const site = await startSite({ config: { parties: { ...noParties, games: ['http://games.test'] } } })
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
})
