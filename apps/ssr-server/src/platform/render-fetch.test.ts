import { describe, expect, it } from 'vitest'
import type { RenderFetch } from '@croupier/contract/document'
import type { PlatformReply } from '../testing/fake-platform.ts'
import { deferred, documentOf, startSite, type TestSiteOptions } from '../testing/site.ts'

/** The `fetch` that a page's render is given. */
async function siteWithFetch(options: TestSiteOptions = {}) {
  let renderFetch: RenderFetch | undefined
  const site = await startSite({
    ...options,
    renderDocument: async (request) => {
      renderFetch = request.fetch
      return documentOf(request)
    },
  })
  await site.get('/')
  const read = async (path: string, headers: Record<string, string> = {}, signal = new AbortController().signal) => {
    const answer = await renderFetch!(`${site.platform.url}${path}`, {
      method: 'GET',
      headers: { 'X-Language': 'en', ...headers },
      signal,
    })
    return { status: answer.status, text: await answer.text(), date: answer.headers.get('Date') }
  }
  return { site, read }
}

describe('what renders read', () => {
  it('is asked once for all who wait for the same public answer, and serves those after them', async () => {
    const { site, read } = await siteWithFetch()
    const reply = deferred<PlatformReply>()
    site.platform.on('GET /json-api/v2/games', () => reply.promise)
    const reads = Array.from({ length: 20 }, () => read('/json-api/v2/games?page=1'))
    reply.resolve({ body: { data: ['game'] } })
    for (const { text } of await Promise.all(reads)) expect(text).toBe('{"data":["game"]}')
    await read('/json-api/v2/games?page=1')
    expect(site.platform.calls).toHaveLength(1)
  })

  it('is read without a byte order mark, as browsers do', async () => {
    const { site, read } = await siteWithFetch()
    site.platform.on('GET /json-api/actions', () => ({ body: '\uFEFF{"data":[]}' }))
    expect((await read('/json-api/actions')).text).toBe('{"data":[]}')
    expect((await read('/json-api/actions', { Authorization: 'Bearer x' })).text).toBe('{"data":[]}')
  })

  it('is kept apart by address and language', async () => {
    const { site, read } = await siteWithFetch()
    site.platform.on('GET /json-api/v2/games', ({ url, headers }) => ({
      body: `${url} ${String(headers['x-language'])}`,
    }))
    expect((await read('/json-api/v2/games?page=1')).text).toBe('/json-api/v2/games?page=1 en')
    expect((await read('/json-api/v2/games?page=2')).text).toBe('/json-api/v2/games?page=2 en')
    expect((await read('/json-api/v2/games?page=1', { 'X-Language': 'ru' })).text).toBe('/json-api/v2/games?page=1 ru')
  })

  it("of a player is asked each time, in the player's name", async () => {
    const { site, read } = await siteWithFetch()
    site.platform.on('GET /json-api/users/profile', ({ headers }) => ({
      body: String(headers.authorization),
      headers: { date: 'Thu, 01 Jan 2026 00:00:00 GMT' },
    }))
    for (const name of ['one', 'two', 'one']) {
      const answer = await read('/json-api/users/profile', { Authorization: `Bearer ${name}` })
      expect(answer).toEqual({ status: 200, text: `Bearer ${name}`, date: 'Thu, 01 Jan 2026 00:00:00 GMT' })
    }
    expect(site.platform.calls).toHaveLength(3)
  })

  it('that failed is asked again by the next', async () => {
    const { site, read } = await siteWithFetch()
    site.platform.on('GET /json-api/serverdata', () => ({ status: 503, body: 'busy' }))
    expect((await read('/json-api/serverdata')).status).toBe(503)
    site.platform.on('GET /json-api/serverdata', () => null)
    await expect(read('/json-api/serverdata')).rejects.toThrow('platform unreachable')
    site.platform.on('GET /json-api/serverdata', () => ({ body: 'here' }))
    expect((await read('/json-api/serverdata')).text).toBe('here')
  })

  it('is not waited for by those who leave, and still comes for those who stay', async () => {
    const { site, read } = await siteWithFetch()
    const reply = deferred<PlatformReply>()
    site.platform.on('GET /json-api/serverdata', () => reply.promise)
    const leaving = new AbortController()
    const left = read('/json-api/serverdata', {}, leaving.signal)
    const stayed = read('/json-api/serverdata')
    leaving.abort()
    await expect(left).rejects.toThrow()
    reply.resolve({ body: 'here' })
    expect((await stayed).text).toBe('here')
  })

  it('of a platform that hangs is given up, so that the next request asks again', async () => {
    const { site, read } = await siteWithFetch({ limits: { renderDeadline: 1000 } })
    site.platform.on('GET /json-api/serverdata', () => new Promise<PlatformReply>(() => {}))
    await expect(read('/json-api/serverdata')).rejects.toThrow()
    site.platform.on('GET /json-api/serverdata', () => ({ body: 'back' }))
    expect((await read('/json-api/serverdata')).text).toBe('back')
  })
})
