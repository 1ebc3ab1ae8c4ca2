import { once } from 'node:events'
import http from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import type { RenderDocument } from '../pages/document.ts'
import { player } from '../testing/renders.ts'
import { deferred, documentOf, marker, startSite, type TestSiteOptions } from '../testing/site.ts'

const entry = {
  datetime: '',
  type: 'network',
  rid: '',
  context: {},
  message: '',
  stack: '',
  label: 'content.footer',
  level_name: 'error',
} as const

/** A site that notes its log lines; the platform takes calls and never answers. */
async function silentSite(options: TestSiteOptions = {}) {
  const site = await startSite(options)
  const lines: string[] = []
  const written = deferred()
  site.server.addHook('onRequest', (request, _reply, done) => {
    for (const level of ['error', 'warn', 'debug'] as const)
      vi.spyOn(request.log, level).mockImplementation((_fields: unknown, message?: string) => {
        lines.push(`${level}: ${message}`)
        written.resolve()
      })
    done()
  })
  for (const route of ['GET /json-api/held', 'GET /cdn/held.png', 'GET /json-api/users/profile'])
    site.platform.on(route, () => new Promise(() => {}))
  return { site, lines, written: written.promise }
}

/** Starts a request; it is left unfinished when `body` is shorter than the length that it names. */
function visit(port: number, path: string, { headers = {}, body }: { headers?: object; body?: string } = {}) {
  const request = http.request({
    port,
    host: '127.0.0.1',
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers: { host: 'casino.test', ...headers },
  })
  request.on('error', () => {})
  if (body === undefined) request.end()
  else request.write(body)
  return request
}

describe('a visitor who leaves is no fault in the log', () => {
  it.each([
    ['a call', '/json-api/held', { headers: marker }],
    ['a picture', '/cdn/held.png', {}],
    ['an upload', '/json-api/held', { headers: { ...marker, 'content-length': 10 }, body: 'half' }],
  ])('during %s', async (_what, path, options) => {
    const { site, lines, written } = await silentSite()
    const port = await site.listen()
    const asked = once(site.platform.server, 'request')
    const request = visit(port, path, options)
    await asked
    request.destroy()
    await written
    expect(lines).toEqual(['debug: the visitor has left'])
  })

  it('before its work has begun, which then never does', async () => {
    const { site, lines, written } = await silentSite()
    const waiting = deferred()
    site.server.addHook('onRequest', async (_request, reply) => {
      waiting.resolve()
      await once(reply.raw, 'close')
    })
    const request = visit(await site.listen(), '/cdn/held.png')
    await waiting.promise
    request.destroy()
    await written
    expect(lines).toEqual(['debug: the visitor has left'])
    expect(site.platform.calls).toEqual([])
  })

  it.each([
    ['a guest', {}],
    ['a player', player('one')],
  ])('during the render of a page for %s, whose failed reads tell nothing', async (_who, headers) => {
    const begun = deferred()
    const { site, lines, written } = await silentSite({ renderDocument: failsWhenAborted(begun.resolve) })
    const request = visit(await site.listen(), '/', { headers })
    await begun.promise
    request.destroy()
    await written
    expect(lines).toEqual(['debug: a render reports'])
  })

  it('unlike a render that takes too long', async () => {
    const { site, lines } = await silentSite({
      limits: { renderDeadline: 50 },
      renderDocument: failsWhenAborted(() => {}),
    })
    expect((await site.get('/')).statusCode).toBe(503)
    expect(lines).toEqual(['error: a render reports'])
  })
})

function failsWhenAborted(onStart: () => void): RenderDocument {
  return async (request) => {
    onStart()
    await once(request.signal, 'abort')
    request.sendLog(entry)
    return documentOf(request)
  }
}
