/**
 * @promise Live events: the live socket: frames both ways, pings on both sides, bounds for each address, a slow
 *   reader stops its sender
 * @proof live-bridge.test
 * @journey live/balance
 */

import { once } from 'node:events'
import http, { type IncomingHttpHeaders } from 'node:http'
import net, { type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer, type ClientOptions } from 'ws'
import { ORIGIN, startSite, type TestSite, type TestSiteOptions } from '../testing/site.ts'

interface PlatformSocket {
  url: string | undefined
  headers: IncomingHttpHeaders
  socket: WebSocket
  frames: Frames
}

/** The text frames of a socket, in order. */
class Frames {
  readonly all: string[] = []
  #onFrame: (() => void) | undefined

  constructor(socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.all.push(data.toString())
      this.#onFrame?.()
    })
  }

  async at(index: number): Promise<string> {
    while (this.all.length <= index) await new Promise<void>((resolve) => (this.#onFrame = resolve))
    return this.all[index]!
  }
}

/** A site whose platform takes every handshake. The connections it opened come in order. */
async function liveSite(options: TestSiteOptions = {}, platformOptions: { autoPong?: boolean } = {}) {
  const site = await startSite(options)
  const connections: PlatformSocket[] = []
  let onSocket: (() => void) | undefined
  const platform = new WebSocketServer({ server: site.platform.server, ...platformOptions })
  platform.on('headers', (headers) => headers.push('Set-Cookie: platform=1'))
  platform.on('connection', (socket, { url, headers }) => {
    connections.push({ url, headers, socket, frames: new Frames(socket) })
    onSocket?.()
  })
  const connection = async (index: number) => {
    while (connections.length <= index) await new Promise<void>((resolve) => (onSocket = resolve))
    return connections[index]!
  }
  return { site, connection, connections, port: await site.listen() }
}

interface Handshake {
  path?: string
  headers?: Record<string, string>
  options?: ClientOptions
}

/** A browser's socket before its handshake. */
function aBrowser(port: number, { path = '/ws', headers = {}, options = {} }: Handshake = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { host: 'casino.test', origin: ORIGIN, ...headers },
    ...options,
  })
  onTestFinished(() => socket.terminate())
  return socket.on('error', () => {})
}

async function openSocket(port: number, handshake: Handshake = {}) {
  const socket = aBrowser(port, handshake)
  const frames = new Frames(socket)
  await once(socket, 'open')
  return { socket, frames }
}

/** The status of a handshake: 101 when accepted. */
async function open(port: number, handshake: Handshake = {}): Promise<number> {
  const socket = aBrowser(port, handshake)
  return new Promise((resolve) => {
    socket.on('open', () => resolve(101))
    socket.on('unexpected-response', (_request, answer) => {
      resolve(answer.statusCode ?? 0)
      socket.terminate()
    })
  })
}

const REGISTER = '{"type":"register","payload":{"hash":"h"}}'
const JOIN = '{"type":"jointoroom","payload":{"rooms":["winners"]}}'
const PING = '{"type":"ping","payload":{}}'
const PONG = '{"type":"pong","payload":{}}'

describe('the live socket', () => {
  it('passes frames both ways, unchanged', async () => {
    const { connection, port } = await liveSite()
    const browser = await openSocket(port)
    const platform = await connection(0)
    browser.socket.send(REGISTER)
    browser.socket.send(JOIN)
    expect([await platform.frames.at(0), await platform.frames.at(1)]).toEqual([REGISTER, JOIN])
    platform.socket.send('{"type":"winback-changed","payload":{"winback":1}}')
    expect(await browser.frames.at(0)).toBe('{"type":"winback-changed","payload":{"winback":1}}')
  })

  it("answers the browser's ping itself and passes only frames that the platform knows", async () => {
    const { connection, port } = await liveSite()
    const browser = await openSocket(port)
    const platform = await connection(0)
    const unknown = ['{"type":"leaveroom","payload":{"rooms":["winners"]}}', '{"type":7}', 'null', '7', '{', '']
    for (const frame of [PING, ...unknown, JOIN]) browser.socket.send(frame)
    expect(await platform.frames.at(0)).toBe(JOIN)
    expect(await browser.frames.at(0)).toBe(PONG)
    expect([platform.frames.all.length, browser.frames.all.length]).toEqual([1, 1])
  })

  it('brings neither side cookies of the other', async () => {
    const { site, connection } = await liveSite()
    const port = (site.server.server.address() as net.AddressInfo).port
    const browser = aBrowser(port, { headers: { cookie: 'at=access-1', authorization: 'Bearer x' } })
    const [answer] = (await once(browser, 'upgrade')) as [http.IncomingMessage]
    expect(answer.headers).not.toHaveProperty('set-cookie')
    const { url, headers } = await connection(0)
    expect(url).toBe('/ws')
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('authorization')
  })

  it('is opened at the platform in a trace of its own', async () => {
    const { connection, port } = await liveSite()
    await openSocket(port)
    await openSocket(port)
    const traces = [await connection(0), await connection(1)].map(({ headers }) => String(headers['traceparent']))
    for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
    expect(new Set(traces.map((trace) => trace.slice(3, 35))).size).toBe(2)
  })

  it('closes on one side when the other closes', async () => {
    const { connection, port } = await liveSite()
    const one = await openSocket(port)
    const first = await connection(0)
    one.socket.close()
    await once(first.socket, 'close')
    const two = await openSocket(port)
    const second = await connection(1)
    second.socket.terminate()
    await once(two.socket, 'close')
  })

  it('may be silent for longer than a connection for requests', async () => {
    const { site, port } = await liveSite()
    const accepted = once(site.server.server, 'connection') as Promise<[Socket]>
    await openSocket(port)
    const [serverSocket] = await accepted
    expect(serverSocket.timeout).toBe(0)
  })

  it.each([
    ['binary', Buffer.from(REGISTER), 1003],
    ['longer than 16 KiB', REGISTER.padEnd(17 * 1024), 1009],
  ])("is closed by a browser's frame that is %s", async (_what, frame, code) => {
    const { connection, port } = await liveSite()
    const { socket } = await openSocket(port)
    const platform = await connection(0)
    socket.send(frame)
    expect((await once(socket, 'close'))[0]).toBe(code)
    if (platform.socket.readyState !== WebSocket.CLOSED) await once(platform.socket, 'close')
    expect(platform.frames.all).toEqual([])
  })

  it("drops the platform's binary frames, and closes on one that is longer than 2 MiB", async () => {
    const { connection, port } = await liveSite()
    const browser = await openSocket(port)
    const { socket } = await connection(0)
    socket.send(Buffer.from('bytes'))
    socket.send('x'.repeat(2 * 1024 * 1024))
    expect((await browser.frames.at(0)).length).toBe(2 * 1024 * 1024)
    socket.send('x'.repeat(2 * 1024 * 1024 + 1))
    await once(browser.socket, 'close')
    expect(browser.frames.all).toHaveLength(1)
  })

  it('is for our own pages only', async () => {
    const { connections, port } = await liveSite()
    for (const origin of ['http://evil.test', 'null', `${ORIGIN}.evil.test`]) {
      expect(await open(port, { headers: { origin } })).toBe(403)
    }
    expect(await open(port, { path: '/json-api/x' })).toBe(404)
    expect(await open(port, { headers: { host: 'evil.test' } })).toBe(421)
    expect(connections).toEqual([])
  })

  it.each([
    ['/ws', 'Connection: Upgrade', 400],
    ['/ws', 'Connection: Upgrade\r\nHost: evil.test', 400],
  ])('is refused for %s, %s, without a key: %i', async (path, line, status) => {
    const { site, connections, port } = await liveSite()
    const client = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const head = [`GET ${path} HTTP/1.1`, 'Host: casino.test', line, 'Upgrade: websocket']
    client.write(`${head.join('\r\n')}\r\n\r\n`)
    const [answer] = (await once(client, 'data')) as [Buffer]
    expect(answer.toString()).toContain(`HTTP/1.1 ${status}`)
    // Nor is it held half-open.
    await expect
      .poll(
        () =>
          new Promise((resolve) => {
            site.server.server.getConnections((_error, count) => resolve(count))
          }),
      )
      .toBe(0)
    for (const { socket } of connections) if (socket.readyState !== WebSocket.CLOSED) await once(socket, 'close')
    client.destroy()
  })

  it('is refused when the platform does not agree or is gone', async () => {
    const site = await startSite()
    site.platform.server.on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'),
    )
    const port = await site.listen()
    expect(await open(port)).toBe(502)
    await site.platform.stop()
    expect(await open(port)).toBe(502)
    await site.platform.start()
  })

  it('is refused when the platform keeps silent', async () => {
    const site: TestSite = await startSite({ limits: { liveHandshake: 20 } })
    site.platform.server.on('upgrade', (_request, socket) =>
      socket
        .resume()
        .on('error', () => {})
        .on('end', () => socket.destroy()),
    )
    expect(await open(await site.listen())).toBe(502)
  })

  it('keeps nothing open at the platform for a browser that has left', async () => {
    const site = await startSite()
    const port = await site.listen()
    const asked = once(site.platform.server, 'upgrade') as Promise<[unknown, Socket]>
    const browser = aBrowser(port)
    const [, serverSocket] = await asked
    browser.terminate()
    const closed = new Promise((resolve) => serverSocket.once('close', resolve))
    serverSocket
      .resume()
      .on('error', () => {})
      .on('end', () => serverSocket.destroy())
    await closed
  })

  it('is not opened for a browser that resets its connection at once, and the server goes on', async () => {
    const { site, port, connections } = await liveSite()
    const [line, asked] = [new net.Socket(), { host: 'casino.test', origin: ORIGIN, upgrade: 'websocket' }]
    const request = Object.assign(new http.IncomingMessage(line), { url: '/ws', headers: asked })
    site.server.server.emit('upgrade', request, line, Buffer.alloc(0))
    expect(line.destroyed).toBe(true)
    await openSocket(port)
    expect(connections).toHaveLength(1)
  })

  it('has a bound for an address and for all', async () => {
    for (const limits of [{ liveSockets: 1 }, { liveSocketsPerAddress: 1 }]) {
      const { connection, port } = await liveSite({ limits })
      const first = await openSocket(port)
      expect(await open(port)).toBe(503)
      first.socket.close()
      const { socket } = await connection(0)
      await once(socket, 'close')
      await openSocket(port)
    }
  })

  it('counts visitors behind a trusted proxy, not the proxy', async () => {
    const { port, connection } = await liveSite({
      config: { trustProxy: ['loopback'] },
      limits: { liveSocketsPerAddress: 1 },
    })
    const by = (address: string) => open(port, { headers: { 'x-forwarded-for': address } })
    expect(await by('198.51.100.1')).toBe(101)
    expect((await connection(0)).headers['x-forwarded-for']).toBe('198.51.100.1')
    expect(await by('198.51.100.1')).toBe(503)
    // Entries before the proxy's own come from the visitor and prove nothing.
    expect(await by('203.0.113.9, 198.51.100.1')).toBe(503)
    expect(await by('198.51.100.2')).toBe(101)
  })

  it('counts all addresses of one IPv6 network as one visitor, who can choose among them', async () => {
    const { port } = await liveSite({
      config: { trustProxy: ['loopback'] },
      limits: { liveSocketsPerAddress: 1 },
    })
    const by = (address: string) => open(port, { headers: { 'x-forwarded-for': address } })
    expect(await by('2001:db8:0:1::1')).toBe(101)
    expect(await by('2001:db8:0:1:ffff::2')).toBe(503)
    expect(await by('2001:db8:0:2::1')).toBe(101)
  })

  it('counts one address where the proxy writes the port of each connection beside it', async () => {
    const { port, connection } = await liveSite({
      config: { trustProxy: ['loopback', '10.0.0.0/8'] },
      limits: { liveSocketsPerAddress: 1 },
    })
    const by = (address: string) => open(port, { headers: { 'x-forwarded-for': address } })
    expect(await by('198.51.100.1:4711, 10.0.0.4:80')).toBe(101)
    expect((await connection(0)).headers['x-forwarded-for']).toBe('198.51.100.1')
    expect(await by('198.51.100.1:4712')).toBe(503)
    expect(await by('[2001:db8::1]:4711')).toBe(101)
    expect(await by('[2001:db8::1]:4712')).toBe(503)
  })

  it('counts no address where TLS ends in a proxy that is not named', async () => {
    const { port } = await liveSite({
      config: { tls: true, publicOrigins: [ORIGIN] },
      limits: { liveSocketsPerAddress: 1, liveSockets: 3 },
    })
    const opened = []
    for (let at = 0; at < 4; at += 1) opened.push(await open(port))
    expect(opened).toEqual([101, 101, 101, 503])
  })

  it("limits connections by the real address, not by the visitor's headers", async () => {
    const { port } = await liveSite({ limits: { liveSocketsPerAddress: 1 } })
    await openSocket(port, { headers: { 'x-forwarded-for': '198.51.100.1' } })
    expect(await open(port, { headers: { 'x-forwarded-for': '198.51.100.2' } })).toBe(503)
  })

  it('ends when the platform leaves a ping unanswered', async () => {
    const { port } = await liveSite({ limits: { livePing: 20 } }, { autoPong: false })
    const { socket } = await openSocket(port)
    await once(socket, 'close')
  })

  it('ends when the browser leaves a ping unanswered', async () => {
    const { connection, port } = await liveSite({ limits: { livePing: 20 } })
    await openSocket(port, { options: { autoPong: false } })
    const { socket } = await connection(0)
    await once(socket, 'close')
  })

  it('is closed when the server stops, with a code that makes browsers connect again, and none is opened', async () => {
    const { site, port } = await liveSite({ limits: { liveSpread: 10 } })
    const sockets = [await openSocket(port), await openSocket(port)]
    const closed = sockets.map(({ socket }) => once(socket, 'close'))
    site.server.draining.abort()
    expect((await Promise.all(closed)).map(([code]) => code as number)).toEqual([1012, 1012])
    expect(await open(port)).toBe(503)
  })

  it('is closed one by one, so that browsers do not all connect elsewhere at once', async () => {
    const { site, port } = await liveSite({ limits: { liveSpread: 600_000 } })
    const [first, second] = [await openSocket(port), await openSocket(port)]
    const closed = once(first.socket, 'close')
    site.server.draining.abort()
    await closed
    second.socket.send(PING)
    expect(await second.frames.at(0)).toBe(PONG)
  })

  it('does not hold the server back when it stops', async () => {
    const { site, port } = await liveSite()
    const { socket } = await openSocket(port)
    const closed = once(socket, 'close')
    await site.server.close()
    await closed
  })
})
