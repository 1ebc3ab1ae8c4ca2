/**
 * @promise Security promises: whatever visitors send, and whenever they reset a connection, the server lives, serves others
 *   and keeps nothing of them
 * @proof live-proxy.test, trusted-proxies.test, create-server.test
 * @journey none
 */

import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { startSite } from '../testing/site.ts'

const VISITORS = 300
const SIDE_BY_SIDE = 20
/** Time enough for a busy machine to end what has been left. */
const SOON = { timeout: 15_000 }

const METHODS = ['GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'CONNECT', 'TRACE', 'M-SEARCH', 'NONE']
const PATHS =
  '/ /ws /% * // http://other/ /new-password/key /json-api/v2/games /json-api/login /session/logout /log /csp-reports /metrics'
    .split(' ')
    .concat('/cdn/picture.png', `/${'long'.repeat(5_000)}`)
const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='
const LINES = [
  UPGRADE,
  'Connection: Upgrade\r\nUpgrade: h2c',
  'Expect: 100-continue',
  'Expect: other',
  'Host: other',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Content-Type: a/b;;;',
  'Trailer: x',
  'Range: bytes=5-1',
  'X-Requested-With: XMLHttpRequest',
  'X-Forwarded-For: , ,x:1:',
  'X-Forwarded-Host: [',
  'Cookie: signed_out=1; rt=other',
  `Cookie: ${'a=%; '.repeat(2_000)}`,
  `${'a: b\r\n'.repeat(300)}a: b`,
  'no colon',
  'a: \u0001',
]
const BODIES = [
  'hello',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  'ffffffffffffffff\r\n',
  '5\r\nhelloX',
  '0\r\na: b\r\n\r\n',
  '{}',
]
const FRAMES = [
  frame(0x81, '{"type":"ping","payload":{}}'),
  frame(0x81, '{"type":"jointoroom","payload":{"rooms":["winners"]}}'),
  frame(0x81, 'no JSON'),
  frame(0x82, 'bytes'),
  frame(0x01, 'a part'),
  frame(0x80, 'the rest of none'),
  frame(0x83, 'an unknown kind'),
  frame(0xf1, 'reserved bits'),
  frame(0x88, '\u0000\u0007'),
  frame(0x88, 'x'),
  Buffer.concat(Array.from({ length: 300 }, () => frame(0x89, 'ping'))),
  Buffer.from([0x81, 0x05, 1, 2, 3]),
  Buffer.from([0x81, 0xff, 255, 255, 255, 255, 255, 255, 255, 255]),
]

/** Masked with zeros. */
function frame(firstByte: number, text: string): Buffer {
  return Buffer.concat([Buffer.from([firstByte, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text, 'latin1')])
}

/** The same choices for the same number. */
class Choices {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** By Mulberry32: neighbouring seeds have nothing in common. */
  below(most: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }

  oneOf<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }

  /** Up to `most`. */
  some<T>(list: readonly T[], most: number): T[] {
    return Array.from({ length: this.below(most + 1) }, () => this.oneOf(list))
  }
}

function aRequest(choices: Choices): Buffer {
  const head = [
    `${choices.oneOf(METHODS)} ${choices.oneOf(PATHS)} HTTP/1.${choices.below(2)}`,
    'Host: casino.test',
    ...choices.some(LINES, 3),
  ]
  return Buffer.from([...head, '', choices.some(BODIES, 2).join('')].join('\r\n'), 'latin1')
}

const SOCKET = Buffer.from(`GET /ws HTTP/1.1\r\nHost: casino.test\r\n${UPGRADE}\r\n\r\n`)
const CALL = Buffer.from('GET /json-api/v2/games HTTP/1.1\r\nHost: casino.test\r\n\r\n')

/**
 * A visitor who asks for a socket or calls, perhaps waits for the answer, sends frames or requests, the last of them in part
 * only, and leaves in some way at some time.
 */
async function visit(port: number, seed: number): Promise<void> {
  const choices = new Choices(seed)
  const line = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  const closed = new Promise((resolve) => void line.once('close', resolve))
  const answered = new Promise((resolve) => void line.once('data', resolve))
  line.on('error', () => {})
  const hasSocket = choices.below(3) === 0
  line.write(hasSocket ? SOCKET : CALL)
  if (choices.below(3) === 0) await Promise.race([answered, closed])
  const parts = Array.from({ length: 1 + choices.below(4) }, () =>
    hasSocket ? choices.oneOf(FRAMES) : aRequest(choices),
  )
  const last = parts.at(-1) ?? CALL
  for (const part of [...parts, last.subarray(0, choices.below(last.length))]) {
    if (line.writable) line.write(part)
    // oxlint-disable-next-line no-await-in-loop -- one after another
    if (choices.below(2) === 0) await pause(choices.below(8))
  }
  await pause(choices.oneOf([0, 0, 2, 20]))
  choices.oneOf([() => line.resetAndDestroy(), () => line.resetAndDestroy(), () => line.destroy(), () => line.end()])()
  await Promise.race([closed, pause(50)])
  line.destroy()
}

it.each([
  ['without a proxy', {}],
  ['behind a proxy', { trustProxy: ['loopback'] }],
])('visitors who send anything and leave at any time cost nobody an answer, %s', async (_name, config) => {
  const site = await startSite({ config })
  let calls = 0
  // Now and then the platform cuts a connection, too.
  for (const route of ['GET /json-api/v2/games', 'POST /json-api/login', 'GET /cdn/picture.png'])
    site.platform.on(route, () => ((calls += 1) % 3 === 0 ? null : {}))
  let opened = 0
  const sockets = new WebSocketServer({ server: site.platform.server })
  sockets.on('connection', (socket) => {
    opened += 1
    if (opened % 3 === 0) socket.terminate()
  })
  const port = await site.listen()
  let visits = 0
  const visitSome = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    while (visits < VISITORS) await visit(port, (visits += 1))
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, visitSome))
  // Some have waited for what the platform answers.
  expect([calls > 0, opened > 0]).toEqual([true, true])
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200)
  const left = async () =>
    (await site.get('/metrics')).body.match(/^croupier_(?:live_sockets|platform_calls_running) .*$/gm)
  await expect.poll(left, SOON).toEqual(['croupier_platform_calls_running 0', 'croupier_live_sockets 0'])
  await expect.poll(() => sockets.clients.size, SOON).toBe(0)
})
