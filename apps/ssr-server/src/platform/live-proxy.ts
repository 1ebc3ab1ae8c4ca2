import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Config } from '../config.ts'
import type { OwnOrigins } from '../guard/own-origins.ts'
import { COUNTRY_HEADER, pick } from './passed-headers.ts'
import { withDeadline } from './deadline.ts'
import { PlatformUnavailable, type Platform, type PlatformSocket } from './platform.ts'
import type { TrustedProxies } from '../guard/trusted-proxies.ts'

interface LiveParts {
  config: Config
  platform: Platform
  origins: OwnOrigins
  proxies: TrustedProxies
}

export interface LiveProxy {
  close(): void
}

// No cookies either way.
const HANDSHAKE_HEADERS = [
  'sec-websocket-extensions',
  'sec-websocket-key',
  'sec-websocket-protocol',
  'sec-websocket-version',
  'user-agent',
]
const ANSWER_HEADERS = ['sec-websocket-accept', 'sec-websocket-extensions', 'sec-websocket-protocol']

/** Passes WebSockets at `/ws` on: makes its own handshake, then pipes bytes both ways. */
export function liveProxy(server: Server, { config, platform, origins, proxies }: LiveParts): LiveProxy {
  const { limits } = config
  const open = new Set<Duplex>()
  const perAddress = new Map<string, number>()

  server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on('error', () => client.destroy())
    const refusal = refuse(request)
    if (refusal === null) void connect(request, client, head)
    else sendRefusal(client, refusal)
  })

  function refuse(request: IncomingMessage): string | null {
    const path = request.url?.split('?', 1)[0]
    if (path !== '/ws' || request.headers.upgrade?.toLowerCase() !== 'websocket') return '404 Not Found'
    if (origins.isForeign(request.headers)) return '403 Forbidden'
    const ofAddress = perAddress.get(proxies.visitorOf(request)) ?? 0
    const isFull = open.size >= limits.liveSockets || ofAddress >= limits.liveSocketsPerAddress
    return isFull ? '503 Service Unavailable' : null
  }

  async function connect(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    const gone = new AbortController()
    client.on('close', () => gone.abort())
    const address = proxies.visitorOf(request)
    track(address, client)
    try {
      const country = proxies.countryOf(request)
      const headers = {
        ...pick(request.headers, HANDSHAKE_HEADERS),
        'x-forwarded-for': address,
        ...(country === null ? {} : { [COUNTRY_HEADER]: country }),
      }
      const deadline = {
        ms: limits.liveHandshake,
        timeout: () => new PlatformUnavailable('timeout'),
        leaving: gone.signal,
      }
      join(client, head, await withDeadline(deadline, (signal) => platform.openSocket('/ws', headers, signal)))
    } catch {
      sendRefusal(client, '502 Bad Gateway')
    }
  }

  function join(client: Duplex, head: Buffer, { answer, socket, head: firstBytes }: PlatformSocket): void {
    const lines = Object.entries(pick(answer.headers, ANSWER_HEADERS)).map(([name, value]) => `${name}: ${value}`)
    client.write(
      ['HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: websocket', ...lines, '', ''].join('\r\n'),
    )
    // The timeout for requests does not apply to a live connection.
    ;(client as Socket).setTimeout(0)
    client.write(firstBytes)
    socket.write(head)
    socket.setNoDelay(true)
    socket.setTimeout(limits.liveSilence, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    socket.on('close', () => client.destroy())
    client.on('close', () => socket.destroy())
    socket.pipe(client)
    client.pipe(socket)
  }

  function track(address: string, client: Duplex): void {
    open.add(client)
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
    client.on('close', () => {
      open.delete(client)
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
  }

  return { close: () => open.forEach((client) => client.destroy()) }
}

function sendRefusal(client: Duplex, status: string): void {
  // Does not wait for the other side to close.
  client.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => client.destroy())
}
