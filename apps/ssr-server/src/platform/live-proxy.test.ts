import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import net, { type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ORIGIN, startSite, type TestSite, type TestSiteOptions } from '../testing/site.ts'

interface PlatformLine {
  request: IncomingMessage
  socket: Duplex
}

/** A site whose platform takes every handshake. The lines it opened come in order. */
async function liveSite(options: TestSiteOptions = {}) {
  const site = await startSite(options)
  const lines: PlatformLine[] = []
  let onLine: (() => void) | undefined
  site.platform.server.on('upgrade', (request, socket) => {
    const accept = [
      'HTTP/1.1 101 Switching Protocols',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Accept: yes',
      'Set-Cookie: platform=1',
    ]
    socket.write(`${accept.join('\r\n')}\r\n\r\nwelcome`)
    socket.on('error', () => {}).on('end', () => socket.destroy())
    lines.push({ request, socket })
    onLine?.()
  })
  const line = async (index: number) => {
    while (lines.length <= index) await new Promise<void>((resolve) => (onLine = resolve))
    return lines[index]!
  }
  return { site, line, lines, port: await site.listen() }
}

type Opened = { status: number } | { status: 101; answer: IncomingMessage; socket: Socket; head: Buffer }

function open(
  port: number,
  { path = '/ws', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const handshake = {
      host: 'casino.test',
      origin: ORIGIN,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'key',
      'sec-websocket-version': '13',
    }
    const request = http.get({ port, host: '127.0.0.1', path, headers: { ...handshake, ...headers } })
    request.on('upgrade', (answer, socket: Socket, head) => resolve({ status: 101, answer, socket, head }))
    request.on('response', (answer) => resolve({ status: answer.resume().statusCode ?? 0 }))
    request.on('error', reject)
  })
}

async function openLine(port: number) {
  const opened = await open(port)
  if (!('socket' in opened)) throw new Error(`refused with ${opened.status}`)
  return opened
}

async function readText(stream: Duplex, length: number, from = ''): Promise<string> {
  let text = from
  while (text.length < length) text += String((await once(stream, 'data'))[0])
  return text
}

describe('the live line', () => {
  it('carries bytes both ways once the platform has agreed', async () => {
    const { line, port } = await liveSite()
    const client = await openLine(port)
    expect(client.answer.headers['sec-websocket-accept']).toBe('yes')
    expect(client.answer.headers).not.toHaveProperty('set-cookie')
    expect(await readText(client.socket, 7, client.head.toString())).toBe('welcome')
    const upstream = await line(0)
    client.socket.write('ping')
    expect(await readText(upstream.socket, 4)).toBe('ping')
    upstream.socket.write('pong')
    expect(await readText(client.socket, 4)).toBe('pong')
    client.socket.destroy()
  })

  it('brings the platform no cookies', async () => {
    const { line, port } = await liveSite()
    const opened = await open(port, { headers: { cookie: 'at=access-1', authorization: 'Bearer x' } })
    const { request } = await line(0)
    expect(request.url).toBe('/ws')
    expect(request.headers).not.toHaveProperty('cookie')
    expect(request.headers).not.toHaveProperty('authorization')
    if ('socket' in opened) opened.socket.destroy()
  })

  it('ends on one side when the other ends', async () => {
    const { line, port } = await liveSite()
    const one = await openLine(port)
    const upstream = await line(0)
    one.socket.destroy()
    upstream.socket.resume()
    await once(upstream.socket, 'close')
    const two = await openLine(port)
    const secondUpstream = await line(1)
    secondUpstream.socket.destroy()
    two.socket.resume()
    await once(two.socket, 'close')
  })

  it('may stand still for longer than a line for requests', async () => {
    const { site, port } = await liveSite()
    const accepted = once(site.server.server, 'connection') as Promise<[Socket]>
    const client = await openLine(port)
    const [held] = await accepted
    expect(held.timeout).toBe(0)
    client.socket.destroy()
  })

  it('is for our own pages only', async () => {
    const { lines, port } = await liveSite()
    for (const origin of ['http://evil.test', 'null', `${ORIGIN}.evil.test`]) {
      expect(await open(port, { headers: { origin } })).toEqual({ status: 403 })
    }
    expect(await open(port, { path: '/ws/../__sandbox' })).toEqual({ status: 404 })
    expect(await open(port, { path: '/json-api/x' })).toEqual({ status: 404 })
    expect(lines).toEqual([])
  })

  it('is not held half-open by who was refused', async () => {
    const { site, port } = await liveSite()
    const client = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    client.write('GET /elsewhere HTTP/1.1\r\nHost: casino.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    expect(await readText(client, 12)).toContain('HTTP/1.1 404')
    await expect
      .poll(
        () =>
          new Promise((resolve) => {
            site.server.server.getConnections((_error, count) => resolve(count))
          }),
      )
      .toBe(0)
    client.destroy()
  })

  it('is refused when the platform does not agree or is gone, and nothing more passes', async () => {
    const site = await startSite()
    site.platform.server.on('upgrade', (_request, socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'),
    )
    const port = await site.listen()
    expect(await open(port)).toEqual({ status: 502 })
    await site.platform.stop()
    expect(await open(port)).toEqual({ status: 502 })
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
    expect(await open(await site.listen())).toEqual({ status: 502 })
  })

  it('has a bound for an address and for all', async () => {
    for (const limits of [{ liveSockets: 1 }, { liveSocketsPerAddress: 1 }]) {
      const { line, port } = await liveSite({ limits })
      const first = await openLine(port)
      expect(await open(port)).toEqual({ status: 503 })
      first.socket.destroy()
      const { socket } = await line(0)
      await once(socket.resume(), 'close')
      const next = await openLine(port)
      next.socket.destroy()
    }
  })

  it('counts visitors behind a trusted proxy, not the proxy', async () => {
    const { port, line } = await liveSite({
      config: { trustProxy: ['loopback'] },
      limits: { liveSocketsPerAddress: 1 },
    })
    const by = (address: string) => open(port, { headers: { 'x-forwarded-for': address } })
    const first = await by('198.51.100.1')
    expect(first.status).toBe(101)
    expect((await line(0)).request.headers['x-forwarded-for']).toBe('198.51.100.1')
    expect(await by('198.51.100.1')).toEqual({ status: 503 })
    // What stands before the proxy's own entry is the visitor's invention.
    expect(await by('203.0.113.9, 198.51.100.1')).toEqual({ status: 503 })
    const other = await by('198.51.100.2')
    expect(other.status).toBe(101)
    for (const opened of [first, other]) if ('socket' in opened) opened.socket.destroy()
  })

  it('counts nobody by what he says of himself', async () => {
    const { port } = await liveSite({ limits: { liveSocketsPerAddress: 1 } })
    const first = await open(port, { headers: { 'x-forwarded-for': '198.51.100.1' } })
    expect(await open(port, { headers: { 'x-forwarded-for': '198.51.100.2' } })).toEqual({ status: 503 })
    if ('socket' in first) first.socket.destroy()
  })

  it('that carries nothing for long is ended', async () => {
    const { port } = await liveSite({ limits: { liveSilence: 20 } })
    const { socket } = await openLine(port)
    socket.resume()
    await once(socket, 'close')
  })

  it('does not hold the server back when it stops', async () => {
    const { site, port } = await liveSite()
    const { socket } = await openLine(port)
    socket.resume()
    const closed = once(socket, 'close')
    await site.server.close()
    await closed
  })
})
