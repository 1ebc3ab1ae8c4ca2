import { once } from 'node:events'
import net, { type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { Limits } from '../config.ts'
import { documentOf, startSite } from '../testing/site.ts'

/** More than the buffers of both systems hold, so that the rest waits for the reader. */
const LONG = '.'.repeat(32 * 1024 * 1024)

/** Asks for a long page and takes what comes only when `read` is called. `held` is the server's end of the line. */
async function slowReader(limits: Partial<Limits> = {}) {
  const site = await startSite({ limits, renderDocument: async (request) => documentOf(request, { body: LONG }) })
  const accepted = once(site.server.server, 'connection') as Promise<[Socket]>
  const line = net.connect({ port: await site.listen(), host: '127.0.0.1' })
  line.on('error', () => {})
  line.pause()
  line.write('GET / HTTP/1.1\r\nHost: casino.test\r\nCookie: at=access-1; rt=refresh-1\r\n\r\n')
  const [held] = await accepted
  return { line, held }
}

describe('a reader', () => {
  it('who reads nothing is cut off', async () => {
    const { line, held } = await slowReader({ lineSilence: 50 })
    await once(held, 'close')
    line.destroy()
  })

  it('who reads too slowly is cut off', async () => {
    const { line, held } = await slowReader({ answerTaking: 100 })
    const sips = setInterval(() => line.read(1), 5)
    await once(held, 'close')
    clearInterval(sips)
    line.destroy()
  })

  it('who reads gets the whole page', async () => {
    const { line } = await slowReader()
    let taken = 0
    for await (const chunk of line as AsyncIterable<Buffer>) {
      taken += chunk.length
      if (taken > LONG.length) break
    }
    expect(taken).toBeGreaterThan(LONG.length)
  })
})
