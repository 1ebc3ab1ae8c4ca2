import { TRACE_HEADER } from '@croupier/contract/calls'
import { MAX_LIVE_FRAME } from '@croupier/contract/limits'
import { LIVE_PATH } from '@croupier/contract/paths'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../settings/config.ts'
import { networkOf } from '../guard/visitor-network.ts'
import { RETRY_SECONDS } from '../guard/refusals.ts'
import { namesTwoHosts, type OwnOrigins } from '../guard/own-origins.ts'
import type { TrustedProxies } from '../guard/trusted-proxies.ts'
import { nameRequest } from '../http/request-trace.ts'
import { bridge } from './live-bridge.ts'
import { COUNTRY_HEADER, pick } from './passed-headers.ts'

interface LiveMeans {
  config: Config
  origins: OwnOrigins
  proxies: TrustedProxies
  /** Aborted when the server stops: sockets are closed one by one, so that browsers connect again elsewhere. */
  draining: AbortSignal
  log: FastifyBaseLogger
  /** Whether the server has no time for more sockets. */
  isBusy?: () => boolean
  onRefused?: () => void
}

export interface LiveProxy {
  /** How many sockets are open, those that are being opened included. */
  readonly open: number
  close(): void
}

/** Longest frame of a browser, in bytes: a longer one closes its socket. */
const MAX_BROWSER_FRAME = 16 * 1024
/** Longest frame of the platform, in bytes: room for what pages drop. A longer one closes the socket. */
const MAX_PLATFORM_FRAME = 2 * MAX_LIVE_FRAME
const CLOSE_SERVICE_RESTART = 1012
const UNAVAILABLE = '503 Service Unavailable'

/** Whether a request asks for a WebSocket at `/ws`. */
export function isLiveRequest({ url, headers }: IncomingMessage): boolean {
  return url?.split('?', 1)[0] === LIVE_PATH && headers.upgrade?.toLowerCase() === 'websocket'
}

/** Accepts WebSockets at `/ws` once the platform has accepted one for each. */
export function liveProxy(
  server: Server,
  { config, origins, proxies, draining, log, isBusy, onRefused }: LiveMeans,
): LiveProxy {
  const { limits } = config
  const url = new URL(LIVE_PATH, config.platformUrl.replace(/^http/, 'ws'))
  const browsers = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload: MAX_BROWSER_FRAME })
  const open = new Set<Duplex>()
  const bridged = new Set<WebSocket>()
  const perNetwork = new Map<string, number>()

  server.on('upgrade', (request: IncomingMessage, line: Duplex, head: Buffer) => {
    line.on('error', () => line.destroy())
    // The visitor has left or reset the connection: there is no address to count or to pass on.
    if (line.destroyed || request.socket.remoteAddress === undefined) return void line.destroy()
    const refusal = refuse(request)
    if (refusal === null) connect(request, line, head)
    else sendRefusal(line, refusal)
  })

  function refuse(request: IncomingMessage): string | null {
    if (namesTwoHosts(request)) return '400 Bad Request'
    if (origins.ofHost(proxies.hostOf(request)) === null) return '421 Misdirected Request'
    if (origins.isForeign(request.headers)) return '403 Forbidden'
    if (draining.aborted || isBusy?.()) return UNAVAILABLE
    const address = proxies.countedAddress(request)
    const ofAddress = address === null ? 0 : (perNetwork.get(networkOf(address)) ?? 0)
    const isFull = open.size >= limits.liveSockets || ofAddress >= limits.liveSocketsPerAddress
    if (!isFull) return null
    onRefused?.()
    log.warn({ open: open.size, ofAddress }, 'live socket refused: there are too many')
    return UNAVAILABLE
  }

  function connect(request: IncomingMessage, line: Duplex, head: Buffer): void {
    const address = proxies.visitorOf(request)
    track(address, line)
    const platform = openPlatform(request, address)
    const leave = () => {
      line.destroy()
      platform.terminate()
    }
    const giveUp = () => sendRefusal(line, '502 Bad Gateway')
    // Reading it detects when the visitor leaves. A browser sends nothing before the answer.
    line.on('end', leave).on('close', leave).resume()
    platform.on('close', giveUp)
    platform.on('open', () => {
      browsers.handleUpgrade(request, line, head, (browser) => {
        line.off('end', leave).off('close', leave)
        platform.off('close', giveUp)
        bridged.add(browser)
        browser.on('close', () => bridged.delete(browser))
        // It was opened while the server was told to stop.
        if (draining.aborted) browser.close(CLOSE_SERVICE_RESTART)
        bridge(browser, platform, limits.livePing)
      })
    })
  }

  /** Without cookies. */
  function openPlatform(request: IncomingMessage, address: string): WebSocket {
    const country = proxies.countryOf(request)
    const platform = new WebSocket(url, {
      headers: {
        ...pick(request.headers, ['user-agent']),
        [TRACE_HEADER]: nameRequest(request),
        'x-forwarded-for': address,
        ...(country === null ? {} : { [COUNTRY_HEADER]: country }),
      },
      perMessageDeflate: false,
      handshakeTimeout: limits.liveHandshake,
      maxPayload: MAX_PLATFORM_FRAME,
    })
    // `close` follows.
    return platform.on('error', () => {})
  }

  function track(address: string, line: Duplex): void {
    const network = networkOf(address)
    open.add(line)
    perNetwork.set(network, (perNetwork.get(network) ?? 0) + 1)
    line.on('close', () => {
      open.delete(line)
      const left = (perNetwork.get(network) ?? 1) - 1
      if (left > 0) perNetwork.set(network, left)
      else perNetwork.delete(network)
    })
  }

  // Evenly over a time: all at once would open as many connections at the other servers, and read as many players' data again.
  draining.addEventListener('abort', () => {
    for (const [at, browser] of [...bridged].entries())
      setTimeout(() => browser.close(CLOSE_SERVICE_RESTART), (at / bridged.size) * limits.liveSpread).unref()
  })

  return {
    get open() {
      return open.size
    },
    close: () => open.forEach((line) => line.destroy()),
  }
}

function sendRefusal(line: Duplex, status: string): void {
  const retry = status === UNAVAILABLE ? `Retry-After: ${RETRY_SECONDS}\r\n` : ''
  // Does not wait for the other side to close.
  line.end(`HTTP/1.1 ${status}\r\n${retry}Connection: close\r\nContent-Length: 0\r\n\r\n`, () => line.destroy())
}
