/**
 * @promise Security promises: who sends or reads too slowly is cut off
 * @proof slow-readers.test
 * @journey none
 */

import { once } from 'node:events'
import net, { type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { Limits } from '../settings/config.ts'
import { startSite } from '../testing/site.ts'

const OTHER = 'PUT /json-api/users/profile'
const DOCUMENT = 'PUT /json-api/verifications/7?platform=mobile'

/** Announces a long body and sends one byte of it now and then. `serverSocket` is the server's end of the connection. */
async function slowSender(call: string, limits: Partial<Limits>) {
  const site = await startSite({ limits })
  const accepted = once(site.server.server, 'connection') as Promise<[Socket]>
  const client = net.connect({ port: await site.listen(), host: '127.0.0.1' })
  client.on('error', () => {})
  client.resume()
  client.write(
    `${call} HTTP/1.1\r\nHost: casino.test\r\nOrigin: http://casino.test\r\nX-Requested-With: XMLHttpRequest\r\n` +
      'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
  )
  const writes = setInterval(() => client.write('x'), 5)
  const [serverSocket] = await accepted
  const end = () => {
    clearInterval(writes)
    client.destroy()
  }
  return { serverSocket, end }
}

describe('a sender', () => {
  it('of a body that never ends is cut off', async () => {
    const { serverSocket, end } = await slowSender(OTHER, { bodySending: 100 })
    await once(serverSocket, 'close')
    end()
  })

  it('of a document has its own time', async () => {
    const { serverSocket, end } = await slowSender(DOCUMENT, { bodySending: 1, uploadSending: 300 })
    const began = performance.now()
    await once(serverSocket, 'close')
    expect(performance.now() - began).toBeGreaterThan(250)
    end()
  })
})
