/**
 * @promise Errors: a request that cannot be read (bytes that are no text, a head that is too large) gets a page of
 *   its status, and so does a path that no page can have; one of two hosts is refused
 * @journey none
 *
 * @promise Design tokens: a brand's manifest has its name and colours, its icons are served
 * @journey none
 */

import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { brands } from '@croupier/brands'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toBrand } from './settings/brands.ts'
import { startSite, testBrand } from './testing/site.ts'

const BRANDS_FOLDER = path.join(import.meta.dirname, '../../../packages/brands')

/** A folder with these files, removed with the test. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  return folder
}

describe('hosts', () => {
  it.each(['evil.test', 'casino.test.evil.test', 'casino.test:81', 'casino.test@evil.test', ''])(
    "'%s' is not answered",
    async (host) => {
      const site = await startSite()
      for (const url of ['/', '/json-api/serverdata', '/manifest.webmanifest']) {
        const answer = await site.get(url, { headers: { host } })
        expect(answer.statusCode).toBe(421)
        expect(answer.body).not.toContain('evil')
      }
      expect(site.platform.calls).toEqual([])
    },
  )

  it('of forwarding headers are ignored unless a proxy is configured', async () => {
    const forwarded = { host: 'inner', 'x-forwarded-host': 'casino.test', 'x-forwarded-for': '9.9.9.9' }
    const direct = await startSite()
    expect((await direct.get('/', { headers: forwarded })).statusCode).toBe(421)
    await direct.get('/api/winners', { headers: { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-host': 'evil.test' } })
    expect(direct.platform.calls[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'casino.test',
    })

    const proxied = await startSite({ config: { trustProxy: ['loopback'] } })
    expect((await proxied.get('/', { headers: forwarded })).statusCode).toBe(200)
    await proxied.get('/api/winners', { headers: forwarded })
    expect(proxied.platform.calls[0]?.headers).toMatchObject({ 'x-forwarded-for': '9.9.9.9' })
    expect((await proxied.get('/', { headers: { ...forwarded, 'x-forwarded-host': 'evil.test' } })).statusCode).toBe(
      421,
    )
  })

  it('are told to the platform with the scheme of the public origin, whatever a request says of it', async () => {
    const config = { publicOrigins: ['https://casino.test'], tls: true, trustProxy: ['loopback'] }
    const site = await startSite({ config })
    for (const forwarded of [{}, { 'x-forwarded-proto': 'http' }, { 'x-forwarded-proto': 'https' }])
      await site.get('/api/winners', { headers: forwarded })
    expect(site.platform.calls.map(({ headers }) => headers['x-forwarded-proto'])).toEqual(['https', 'https', 'https'])
  })

  it('do not matter to who asks whether the server lives', async () => {
    const site = await startSite()
    const answer = await site.get('/healthz', { headers: { host: '10.0.0.7' } })
    expect(answer.json()).toEqual({ status: 'ok' })
  })
})

describe('an address that cannot be decoded', () => {
  it.each([
    ['/%3Cscript%3E%', '/%253Cscript%253E%25'],
    ['/games/%ff?page=2', '/games/%25ff?page=2'],
    ['/%ED%A0%BD', '/%25ED%25A0%25BD'],
    ['/%', '/%25'],
  ])('of a page (%s) leads to the page of what is written', async (url, written) => {
    const site = await startSite()
    const answer = await site.get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([308, written])
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect((await site.get(written)).headers['content-type']).toContain('text/html')
  })

  it('of a call is refused', async () => {
    const site = await startSite()
    const answer = await site.get('/json-api/%')
    expect([answer.statusCode, answer.json()]).toEqual([400, { errors: [{ code: 'bad_path' }] }])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('a request that cannot be read', () => {
  /** All that comes back for these bytes. */
  async function answerTo(port: number, request: string): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.write(request, 'latin1')
    return text(socket)
  }
  const head = 'Host: casino.test\r\nAccept-Language: en\r\nConnection: close\r\n'

  it.each([
    [
      'half an emoji in its address',
      `GET /\xed\xa0\xbd HTTP/1.1\r\n${head}\r\n`,
      400,
      'This request could not be read',
    ],
    ['a method that nobody knows', `FOO / HTTP/1.1\r\n${head}\r\n`, 400, 'This request could not be read'],
    ['a head of 40 kB', `GET / HTTP/1.1\r\n${head}Cookie: a=${'x'.repeat(40_000)}\r\n\r\n`, 431, 'Too many cookies'],
  ])('for %s gets a page of its status with the policies of every answer', async (_what, request, status, title) => {
    const site = await startSite()
    const answer = await answerTo(await site.listen(), request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toContain('content-type: text/html')
    expect(answer).toContain('x-content-type-options: nosniff')
    expect(answer).toContain(`<title>${title}</title>`)
  })

  it('gets its page on a connection that has had an answer, as a balancer keeps them', async () => {
    const site = await startSite()
    const socket = connect(await site.listen(), '127.0.0.1')
    const answers = text(socket)
    socket.write('GET /livez HTTP/1.1\r\nHost: casino.test\r\n\r\n')
    await once(socket, 'readable')
    socket.write(`GET / HTTP/1.1\r\n${head}Cookie: a=${'x'.repeat(40_000)}\r\n\r\n`)
    const [first, second] = (await answers).split('{"status":"ok"}')
    expect(first).toMatch(/^HTTP\/1\.1 200 /)
    expect(second).toMatch(/^HTTP\/1\.1 431 /)
  })

  it('is not told in place of the answer that the request before it waits for', async () => {
    const site = await startSite()
    site.platform.on('POST /json-api/treasury/open', () => ({ body: { paid: true } }))
    const post = `POST /json-api/treasury/open HTTP/1.1\r\nHost: casino.test\r\n`
    const own = 'X-Requested-With: XMLHttpRequest\r\nContent-Type: application/json\r\n'
    const answer = await answerTo(
      await site.listen(),
      `${post}${own}Content-Length: 2\r\n\r\n{}, and more than was said`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('{"paid":true}')
    expect(answer).not.toContain('HTTP/1.1 400')
  })

  it('is one whose own body cannot be read', async () => {
    const site = await startSite()
    const chunked = 'X-Requested-With: XMLHttpRequest\r\nTransfer-Encoding: chunked\r\n'
    const request = `POST /json-api/login HTTP/1.1\r\nHost: casino.test\r\n${chunked}\r\n2\r\nabXX0\r\n\r\n`
    expect(await answerTo(await site.listen(), request)).toMatch(/^HTTP\/1\.1 400 /)
    expect(site.platform.calls).toEqual([])
  })

  it('is not one with 17 kB of cookies', async () => {
    const site = await startSite()
    const request = `GET / HTTP/1.1\r\n${head}Cookie: a=${'x'.repeat(17_000)}\r\n\r\n`
    expect(await answerTo(await site.listen(), request)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('is one whose path no page can have: it gets a page of its status, and is not rendered', async () => {
    const site = await startSite()
    const answer = await site.get(`/promo/${'x'.repeat(2_000)}`, { headers: { 'accept-language': 'en' } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([414, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('<title>This request could not be read</title>')
    expect((await site.get(`/promo/x?refcode=${'x'.repeat(2_000)}`)).statusCode).toBe(200)
  })

  it('is not one whose target is a whole address: the host in it counts', async () => {
    const site = await startSite()
    const port = await site.listen()
    const own = await answerTo(port, `GET http://casino.test/promo?page=2 HTTP/1.1\r\n${head}\r\n`)
    expect(own).toMatch(/^HTTP\/1\.1 200 /)
    expect(own).toContain('/promo')
    const lobby = `GET http://CASINO.test HTTP/1.1\r\n${head.replace('casino.test', 'evil.test')}\r\n`
    expect(await answerTo(port, lobby)).toMatch(/^HTTP\/1\.1 200 /)
    for (const other of ['http://evil.test/', 'http://casino.test@evil.test/', 'https://evil.test'])
      expect(await answerTo(port, `GET ${other} HTTP/1.1\r\n${head}\r\n`)).toMatch(/^HTTP\/1\.1 421 /)
  })

  it('is not one that asks for a protocol that this server does not speak', async () => {
    const site = await startSite()
    const asking = head.replace('Connection: close', 'Connection: Upgrade, HTTP2-Settings, close')
    const request = `GET /promo HTTP/1.1\r\n${asking}Upgrade: h2c\r\nHTTP2-Settings: AA\r\n\r\n`
    expect(await answerTo(await site.listen(), request)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('is one that names two hosts', async () => {
    const site = await startSite()
    const request = `GET / HTTP/1.1\r\n${head}Host: evil.test\r\n\r\n`
    expect(await answerTo(await site.listen(), request)).toMatch(/^HTTP\/1\.1 400 /)
    expect(site.platform.calls).toEqual([])
  })
})

describe('files of the client', () => {
  const files = {
    'assets/app-1.js': 'export {}',
    'assets/app-1.js.br': 'brotli',
    'assets/app-1.js.gz': 'gzip',
    'secret.txt': 'x',
  }

  it('under /assets never change, and come compressed where they lie so', async () => {
    const site = await startSite({ clientRoot: folderOf(files) })
    const answer = await site.get('/assets/app-1.js', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(answer.body).toBe('brotli')
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.headers['content-type']).toContain('javascript')
    expect((await site.get('/assets/app-1.js')).body).toBe('export {}')
  })

  it('that are missing are a plain 404, never a page', async () => {
    const site = await startSite({ clientRoot: folderOf(files) })
    for (const url of ['/assets/app-0.js', '/assets/', '/assets/no/such', '/assets/..%2fsecret.txt']) {
      const answer = await site.get(url, { headers: { accept: 'text/html' } })
      expect([403, 404], url).toContain(answer.statusCode)
      expect(answer.headers['content-type'] ?? 'text/plain', url).not.toContain('html')
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
    }
  })

  it.each(['/assets/../secret.txt', '/secret.txt', '/.vite/manifest.json'])(
    'that lie beside them are not served: %s',
    async (url) => {
      const site = await startSite({ clientRoot: folderOf({ ...files, '.vite/manifest.json': '{"secret":"x"}' }) })
      const [file, page] = await Promise.all([site.get(url), site.get(url, { headers: { accept: 'text/html' } })])
      expect([file.statusCode, file.body]).toEqual([404, 'Not found'])
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    },
  )
})

describe('files of the brand', () => {
  it.each(Object.values(brands))('are for $id the icons of its manifest', async (brand) => {
    const [host = ''] = brand.hosts
    const all = Object.values(brands).map((each) => toBrand(each, BRANDS_FOLDER))
    const site = await startSite({ brands: all, config: { publicOrigins: [`http://${host}`] } })
    for (const { src, type } of brand.webManifest.icons) {
      const icon = await site.get(`/brands/${src}`, { headers: { host } })
      expect([icon.statusCode, icon.headers['content-type']], src).toEqual([200, type])
    }
  })

  it('are those of the brand of the host', async () => {
    const aurora = { ...testBrand, assetsRoot: folderOf({ 'logo.svg': '<svg id="aurora"/>', 'icon-32.png': 'icon' }) }
    const boreal = {
      ...testBrand,
      id: 'boreal',
      hosts: ['boreal.test'],
      assetsRoot: folderOf({ 'logo.svg': '<svg id="boreal"/>' }),
      locales: ['ru' as const, 'br' as const],
    }
    const site = await startSite({
      brands: [aurora, boreal],
      config: { publicOrigins: ['http://casino.test', 'http://boreal.test'] },
    })
    const host = { headers: { host: 'boreal.test' } }
    expect((await site.get('/brands/aurora/assets/logo.svg')).body).toContain('aurora')
    expect((await site.get('/brands/boreal/assets/logo.svg', host)).body).toContain('boreal')
    const manifestOf = async (address: string, options = {}) => (await site.get(address, options)).json<unknown>()
    expect(await manifestOf('/manifest.webmanifest', host)).toEqual({ name: 'boreal', lang: 'ru' })
    expect(await manifestOf('/manifest.webmanifest?lang=br', host)).toEqual({ name: 'boreal', lang: 'br' })
    expect(await manifestOf('/manifest.webmanifest?lang=en')).toEqual({ name: 'aurora', lang: 'en' })
    for (const unknown of ['lang=en', 'lang=xx', 'lang=br&lang=ru', 'lang='])
      expect(await manifestOf(`/manifest.webmanifest?${unknown}`, host)).toEqual({ name: 'boreal', lang: 'ru' })
    expect((await site.get('/manifest.webmanifest')).headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect((await site.get('/favicon.ico')).body).toBe('icon')
    for (const url of [
      '/brands/aurora/assets/none.svg',
      '/brands/aurora/assets/..%2f..%2fbrand.json',
      '/brands/boreal/assets/logo.svg',
    ])
      expect((await site.get(url)).statusCode, url).toBe(404)
    expect((await site.get('/favicon.ico', host)).statusCode).toBe(404)
  })
})

describe('everything else', () => {
  it('leads a player whom a payment system sends back by a posted form to the page', async () => {
    const site = await startSite()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.test' }
    const answer = await site.call('POST', '/cashbox/success?order=7', { payload: 'PaRes=abc', headers })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/cashbox/success?order=7'])
    expect((await site.call('POST', '/cashbox/fail')).statusCode).toBe(303)
    // The site's own forms are posted where their script did not load.
    const login = await site.call('POST', '/login?redirect=%2Fpromo', { payload: 'password=x', headers })
    expect([login.statusCode, login.headers.location]).toEqual([303, '/login?redirect=%2Fpromo'])
    expect((await site.call('POST', '//evil.test', { payload: 'a=b', headers })).headers.location).toBe('/evil.test')
  })

  it('names the methods of a page to who uses another', async () => {
    const site = await startSite()
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)
      for (const url of ['/promo', '/nowhere', '/assets/none.js']) {
        // oxlint-disable-next-line no-await-in-loop -- one after another
        const answer = await site.get(url, { method, payload: 'x' })
        expect([method, url, answer.statusCode]).toEqual([method, url, 405])
        expect(answer.headers).toMatchObject({ allow: 'GET, HEAD, POST', 'cache-control': 'no-store' })
        expect(answer.body).toBe('Method not allowed')
      }
    const [head, page] = await Promise.all([site.get('/promo', { method: 'HEAD' }), site.get('/promo')])
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers['content-length']).toBe(page.headers['content-length'])
    expect(page.statusCode).toBe(200)
  })

  it('reveals nothing of the inside', async () => {
    const site = await startSite()
    const broken = await site.call('POST', '/csp-reports', { payload: 'x', headers: { 'content-type': 'text/plain' } })
    expect(broken.statusCode).toBe(415)
    expect(broken.json()).toEqual({ errors: [{ code: 'bad_request' }] })
  })

  it('takes reports of the policy from browsers, as they send them', async () => {
    const site = await startSite()
    const report = [
      { type: 'csp-violation', body: { effectiveDirective: 'script-src', blockedURL: 'http://evil.test/x.js' } },
    ]
    const headers = { 'content-type': 'application/reports+json' }
    const answer = await site.get('/csp-reports', { method: 'POST', headers, payload: JSON.stringify(report) })
    expect(answer.statusCode).toBe(204)
    for (const payload of ['not json', 'null', '[null, 1]', '{"body":1}']) {
      expect((await site.get('/csp-reports', { method: 'POST', headers, payload })).statusCode).toBe(204)
    }
    expect((await site.get('/csp-reports', { method: 'POST', headers, payload: 'x'.repeat(20_000) })).statusCode).toBe(
      413,
    )
  })
})
