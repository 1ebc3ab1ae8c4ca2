import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { countedRenders, heldRenders, player } from '../testing/renders.ts'
import { cookiesOf, deferred, documentOf, startSite } from '../testing/site.ts'
import { stampOf } from '../session/session-cookies.ts'

describe("a player's page", () => {
  it('is rendered for each request and cached nowhere', async () => {
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

  it.each(['br', 'gzip', 'identity'])('comes as %s, as text, parts or stream', async (encoding) => {
    const { render, become } = countedRenders()
    const site = await startSite({ renderDocument: render })
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }[encoding as 'br']
    const parts = ['<p>', 'hello', '</p>']
    for (const body of [parts.join(''), parts.map((part) => Buffer.from(part)), Readable.from(parts)]) {
      become(async (request) => documentOf(request, { body }))
      const answer = await site.get('/', { headers: { ...player('one'), 'accept-encoding': encoding } })
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(unpack(answer.rawPayload).toString()).toBe('<p>hello</p>')
    }
  })

  it('has its parts compressed once for all players where browsers accept gzip', async () => {
    const { render, become } = countedRenders()
    const site = await startSite({ renderDocument: render })
    const part = (name: string) => Buffer.from(`<p>${name}</p>`.repeat(10_000))
    const styles = part('styles')
    const rows = part('rows')
    become(async (request) =>
      documentOf(request, { body: [styles, Buffer.from(`<b>${request.session?.access()?.header}</b>`), rows] }),
    )
    const headers = (name: string) => ({ ...player(name), 'accept-encoding': 'gzip, deflate, br, zstd' })
    const encoding = async () => (await site.get('/', { headers: headers('one') })).headers['content-encoding']
    await expect.poll(encoding).toBe('gzip')
    for (const name of ['one', 'two']) {
      const answer = await site.get('/', { headers: headers(name) })
      expect(answer.headers['content-encoding']).toBe('gzip')
      const whole = `${String(styles)}<b>Bearer access-${name}</b>${String(rows)}`
      expect(gunzipSync(answer.rawPayload).toString() === whole).toBe(true)
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

  it('keeps the session when the platform does not answer', async () => {
    const site = await startSite()
    site.platform.on('POST /json-api/token/refresh', () => ({ status: 503 }))
    const answer = await site.get('/', { headers: { cookie: `rt=refresh-1; rt_live=${stampOf('refresh-1')}` } })
    expect(answer.statusCode).toBe(200)
    expect(cookiesOf(answer)).toEqual({})
  })

  it('restores no session that another tab ended while it was rendered', async () => {
    const { started, render, untilStarted } = heldRenders()
    const site = await startSite({ renderDocument: render })
    site.platform.on('POST /json-api/token/refresh', () => ({
      body: { access: 'access-2', refresh: 'refresh-2', expiresIn: 900 },
    }))
    const late = site.get('/', { headers: { cookie: 'rt=refresh-1' } })
    await untilStarted(1)
    await site.call('POST', '/session/logout', {
      headers: { cookie: `rt=refresh-1; signed_out=${stampOf('refresh-1')}` },
    })
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
