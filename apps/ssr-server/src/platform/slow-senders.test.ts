import { once } from 'node:events'
import net, { type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { Limits } from '../config.ts'
import { startSite } from '../testing/site.ts'

const OTHER = 'PUT /json-api/users/profile'
const DOCUMENT = 'PUT /json-api/verifications/7?platform=mobile'

/** Announces a long body and sends one byte of it now and then. `held` is the server's end of the line. */
async function slowSender(call: string, limits: Partial<Limits>) {
  const site = await startSite({ limits })
  const accepted = once(site.server.server, 'connection') as Promise<[Socket]>
  const line = net.connect({ port: await site.listen(), host: '127.0.0.1' })
  line.on('error', () => {})
  line.resume()
  line.write(
    `${call} HTTP/1.1\r\nHost: casino.test\r\nOrigin: http://casino.test\r\nX-Requested-With: XMLHttpRequest\r\n` +
      'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
  )
  const drops = setInterval(() => line.write('x'), 5)
  const [held] = await accepted
  const end = () => {
    clearInterval(drops)
    line.destroy()
  }
  return { held, end }
}

describe('a sender', () => {
  it('of a body that never ends is cut off', async () => {
    const { held, end } = await slowSender(OTHER, { bodySending: 100 })
    await once(held, 'close')
    end()
  })

  it('of a document has its own time', async () => {
    const { held, end } = await slowSender(DOCUMENT, { bodySending: 1, uploadSending: 300 })
    const began = performance.now()
    await once(held, 'close')
    expect(performance.now() - began).toBeGreaterThan(250)
    end()
  })
})
