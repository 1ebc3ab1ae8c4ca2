import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

declare module 'fastify' {
  interface FastifyRequest {
    country: string | null
  }
}

const NAMED = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whether an entry of `TRUST_PROXY` is an address, a range (`10.0.0.0/8`) or a named range. */
export function isProxyRange(text: string): boolean {
  // proxy-addr also takes shortened addresses, such as `10`: here they can only be a mistake.
  if (!NAMED.has(text) && isIP(text.split('/', 1)[0] ?? '') === 0) return false
  try {
    proxyAddress.compile(text)
    return true
  } catch {
    return false
  }
}

/** The proxies in front of this server. Forwarding headers of all others are ignored. */
export class TrustedProxies {
  readonly trusts: (address: string, hop: number) => boolean
  readonly #countryHeader: string | null

  constructor(ranges: readonly string[], countryHeader: string | null = null) {
    this.trusts = proxyAddress.compile([...ranges])
    this.#countryHeader = countryHeader
  }

  /** The visitor's address: the last one in `X-Forwarded-For` that is no trusted proxy. */
  visitorOf(request: IncomingMessage): string {
    return proxyAddress(request, this.trusts)
  }

  countryOf({ socket, headers }: IncomingMessage): string | null {
    if (this.#countryHeader === null || !this.trusts(socket.remoteAddress ?? '', 0)) return null
    const named = headers[this.#countryHeader]
    return typeof named === 'string' && /^[a-z]{2}$/i.test(named) ? named.toLowerCase() : null
  }
}
