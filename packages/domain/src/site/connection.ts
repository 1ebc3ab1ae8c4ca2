import {
  createHttp,
  createLeftOutLog,
  createLogger,
  createSend,
  lateCode,
  lateReadingSocket,
  LiveConnection,
  TokenRefresh,
  withDeadline,
  type Http,
  type Locale,
  type Logger,
  type Send,
  type TokenExchange,
} from '../core/index.ts'
import type { CallsCode } from './calls-code.ts'
import type { SitePorts } from './site-ports.ts'

export interface Connection {
  readonly send: Send
  readonly http: Http
  readonly live: LiveConnection
  readonly log: Logger
  readonly refresh: TokenRefresh
}

export interface ConnectionMeans {
  readonly ports: SitePorts
  readonly code: CallsCode
  readonly locale: () => Locale
  readonly onSignedOut: () => void
}

/** Connects a site to the platform: calls, refresh of the tokens, live events and the log. */
export function connect({ ports, code, locale, onSignedOut }: ConnectionMeans): Connection {
  const { clock, device, session, timers } = ports
  const log = createLogger({
    send: ports.sendLog,
    max: ports.maxLogEntries,
    clock,
    rid: ports.rid,
    context: () => ({
      brand: ports.brand,
      locale: locale(),
      device: device(),
      ...(ports.release !== undefined && { release: ports.release }),
    }),
  })
  const send = createSend({
    timeoutMs: ports.timeoutMs,
    timers,
    openClient: async () => {
      const [client, { addInterceptors }] = await Promise.all([
        ports.openClient(),
        import('../core/http/interceptors.ts'),
      ])
      const isOffline = () => ports.deviceSignals.isOffline?.() ?? false
      addInterceptors(client, { language: locale, device, session, refresh, timers, clock, log, isOffline })
      ports.addInterceptors?.(client)
      return client
    },
  })
  const http = createHttp(send, {
    onLeftOut: createLeftOutLog(log),
    onUnreadable: (error) => log.warn('call without an outcome', error),
  })
  const askPlatform: TokenExchange = async (call) => {
    const { createTokenExchange } = await withDeadline({ ...call, timers }, code)
    return createTokenExchange(http, session)(call)
  }
  const exchange = ports.refreshSession ?? askPlatform
  const refresh = new TokenRefresh({ session, locks: ports.locks, timers, exchange, onSignedOut })
  const live = new LiveConnection({
    open: lateReadingSocket(
      ports.openSocket,
      lateCode(ports, () => import('../core/live/live-frame.ts')),
    ),
    url: ports.socketUrl,
    random: ports.random,
    signals: ports.deviceSignals,
    timers,
    log,
  })
  return { send, http, live, log, refresh }
}
