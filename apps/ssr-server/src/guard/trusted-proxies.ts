import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the visitor is, as a proxy of ours says: ISO 3166 in lower case; null where none says. */
    country: string | null
  }
}

/** Ranges that have a name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Whether an entry of `TRUST_PROXY` is an address, a range (`10.0.0.0/8`) or a name of ours. */
export function isProxyRange(text: string): boolean {
  if (Object.hasOwn(NAMED, text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/** The proxies in front of us whose word about the visitor counts. What anybody else says of himself does not. */
export class TrustedProxies {
  readonly #ranges = new BlockList()
  readonly #countryHeader: string | null

  /** `countryHeader`: the header, in lower case, in which they name the visitor's country. */
  constructor(ranges: readonly string[], countryHeader: string | null = null) {
    this.#countryHeader = countryHeader
    for (const range of ranges.flatMap((name) => NAMED[name] ?? [name])) {
      const [address = '', bits] = range.split('/')
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
      if (bits === undefined) this.#ranges.addAddress(address, family)
      else this.#ranges.addSubnet(address, Number(bits), family)
    }
  }

  trusts(address: string): boolean {
    const version = isIP(address)
    return version !== 0 && this.#ranges.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }

  /** The visitor's address: the last one in `X-Forwarded-For` that is no proxy of ours. */
  visitorOf({ socket, headers }: IncomingMessage): string {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== '')
    let visitor = socket.remoteAddress ?? ''
    while (this.trusts(visitor)) {
      const before = forwarded.pop()
      if (before === undefined) break
      visitor = before
    }
    return visitor
  }

  /** ISO 3166 in lower case; null where no proxy of ours says. */
  countryOf({ socket, headers }: IncomingMessage): string | null {
    if (this.#countryHeader === null || !this.trusts(socket.remoteAddress ?? '')) return null
    const said = headers[this.#countryHeader]
    return typeof said === 'string' && /^[a-z]{2}$/i.test(said) ? said.toLowerCase() : null
  }
}
