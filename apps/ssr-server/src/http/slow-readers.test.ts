import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'
import fastify from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Limits } from '../settings/config.ts'
import { deferred, documentOf, startSite } from '../testing/site.ts'
import { boundSlowReaders } from './slow-readers.ts'
import { boundSlowSenders } from './slow-senders.ts'

/** More than the buffers of both systems hold, so that the rest waits for the reader. */
const LONG = '.'.repeat(32 * 1024 * 1024)

/** Asks for a long page and takes what comes only when `read` is called. `serverSocket` is the server's end of the connection. */
async function slowReader(limits: Partial<Limits> = {}) {
  const site = await startSite({ limits, renderDocument: async (request) => documentOf(request, { body: LONG }) })
  const accepted = once(site.server.server, 'connection') as Promise<[Socket]>
  const client = net.connect({ port: await site.listen(), host: '127.0.0.1' })
  client.on('error', () => {})
  client.pause()
  client.write('GET / HTTP/1.1\r\nHost: casino.test\r\nCookie: at=access-1; rt=refresh-1\r\n\r\n')
  const [serverSocket] = await accepted
  return { client, serverSocket }
}

describe('a reader', () => {
  it('who reads nothing is cut off', async () => {
    const { client, serverSocket } = await slowReader({ connectionIdle: 50 })
    await once(serverSocket, 'close')
    client.destroy()
  })

  it('who reads too slowly is cut off', async () => {
    const { client, serverSocket } = await slowReader({ answerReading: 100 })
    const reads = setInterval(() => client.read(1), 5)
    await once(serverSocket, 'close')
    clearInterval(reads)
    client.destroy()
  })

  it('who reads gets the whole page', async () => {
    const { client } = await slowReader()
    let taken = 0
    for await (const chunk of client as AsyncIterable<Buffer>) {
      taken += chunk.length
      if (taken > LONG.length) break
    }
    expect(taken).toBeGreaterThan(LONG.length)
  })
})

it('nothing is kept for one who has left before it is waited for', async () => {
  const server = fastify()
  onTestFinished(() => server.close())
  const [hasCome, isBounded] = [deferred(), deferred()]
  server.addHook('onRequest', async (_request, reply) => {
    hasCome.resolve()
    await once(reply.raw, 'close')
  })
  boundSlowReaders(server, 123_456)
  boundSlowSenders(server, { bodySending: 123_456, uploadSending: 123_456 })
  server.addHook('onRequest', async () => isBounded.resolve())
  await server.listen({ port: 0, host: '127.0.0.1' })
  const setTimer = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => setTimer.mockRestore())
  const client = net.connect({ port: (server.server.address() as AddressInfo).port, host: '127.0.0.1' })
  client.write('POST / HTTP/1.1\r\nHost: casino.test\r\nContent-Length: 5\r\n\r\n')
  await hasCome.promise
  client.resetAndDestroy()
  await isBounded.promise
  expect(setTimer.mock.calls.filter(([, ms]) => ms === 123_456)).toEqual([])
})
