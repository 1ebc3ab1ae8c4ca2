import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import { withoutPort } from './visitor-network.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the visitor; null where no proxy names it. */
    country: string | null
    /** Of the brand, by that country (docs/markets.md). */
    market: string
  }
}

/** The settings of `Config` that the warning depends on. */
interface ProxySettings {
  readonly tls: boolean
  readonly trustProxy: readonly string[]
  readonly publicOrigins: readonly string[]
}

const NAME_PROXY = 'TRUST_PROXY to the addresses of what ends TLS in front of this server'

/** What to tell an operator whose settings leave out what ends TLS in front of this server; null: nothing. */
export function proxyWarning({ tls, trustProxy, publicOrigins }: ProxySettings): string | null {
  const isNamed = trustProxy.length > 0
  if (tls)
    return isNamed
      ? null
      : `TLS is on and TRUST_PROXY is empty: the addresses of visitors are not known, so no limit by address applies. Set ${NAME_PROXY}`
  const secure = publicOrigins.find((origin) => origin.startsWith('https:'))
  if (secure === undefined) return null
  const unsafe = `PUBLIC_ORIGIN is ${secure}, but TLS is off: cookies are not Secure, and there is no HSTS`
  return isNamed
    ? `${unsafe}. Set TLS=on`
    : `${unsafe}; all visitors count as one, the proxy, in limits by address. Set TLS=on, and ${NAME_PROXY}`
}

/** The proxies in front of this server. Forwarding headers of all others are ignored. */
export class TrustedProxies {
  readonly trusts: (address: string, hop: number) => boolean
  readonly #countryHeader: string | null
  readonly #tls: boolean

  /** @param tls TLS ends in front of this server: whoever connects is a proxy, also one that is not named */
  constructor(ranges: readonly string[], countryHeader: string | null = null, tls = false) {
    const isWithin = proxyAddress.compile([...ranges])
    this.trusts = (address, hop) => isWithin(withoutPort(address), hop)
    this.#countryHeader = countryHeader
    this.#tls = tls
  }

  /** Whether the caller is a proxy that is not trusted: then nobody knows the visitor's address, only that of the proxy. */
  isUnnamedProxy({ socket }: IncomingMessage): boolean {
    return this.#tls && !this.trusts(socket.remoteAddress ?? '', 0)
  }

  /** The address to count a visitor's share by; null where it is not known. */
  countedAddress(request: IncomingMessage): string | null {
    return this.isUnnamedProxy(request) ? null : this.visitorOf(request) || null
  }

  /** The visitor's address: the last one in `X-Forwarded-For` that is no trusted proxy; empty once the connection is reset. */
  visitorOf(request: IncomingMessage): string {
    return request.socket.remoteAddress === undefined ? '' : withoutPort(proxyAddress(request, this.trusts))
  }

  /** The host that the visitor asked: as a trusted proxy names it, else as the request does. */
  hostOf({ socket, headers }: IncomingMessage): string {
    const forwarded = headers['x-forwarded-host']
    const isForwarded = typeof forwarded === 'string' && this.trusts(socket.remoteAddress ?? '', 0)
    return (isForwarded ? forwarded.split(',').at(-1)?.trim() : headers.host) ?? ''
  }

  countryOf({ socket, headers }: IncomingMessage): string | null {
    if (this.#countryHeader === null || !this.trusts(socket.remoteAddress ?? '', 0)) return null
    const named = headers[this.#countryHeader]
    return typeof named === 'string' && /^[a-z]{2}$/i.test(named) ? named.toLowerCase() : null
  }
}
