import type { FastifyRequest } from 'fastify'

/** The hosts and origins that are ours, as configured; all others are strangers whatever a header says. */
export class OwnOrigins {
  readonly #origins: ReadonlySet<string>
  readonly #byHost: ReadonlyMap<string, string>

  constructor(publicOrigins: readonly string[]) {
    this.#origins = new Set(publicOrigins)
    this.#byHost = new Map(publicOrigins.map((origin) => [new URL(origin).host, origin]))
  }

  /** The public origin of a request's host (fastify has put the forwarded one there where the proxy is trusted). */
  ofHost(host: string): string | null {
    return this.#byHost.get(host.toLowerCase()) ?? null
  }

  includes(origin: string): boolean {
    return this.#origins.has(origin)
  }

  /**
   * A call that changes something comes from our own page: it has the marker header, which no form and no foreign
   * page can send, and whatever the browser says of its origin agrees.
   */
  isOwnCall(request: FastifyRequest): boolean {
    return hasMarker(request) && !this.isForeign(request.headers)
  }

  /** True where the browser itself says that another site asks. */
  isForeign(headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined }): boolean {
    if (headers.origin !== undefined && !this.includes(headers.origin)) return true
    const site = headers['sec-fetch-site']
    return site === 'cross-site' || site === 'same-site'
  }
}

/** The header that only a script of our own pages can send without asking the browser first. */
export function hasMarker(request: FastifyRequest): boolean {
  return request.headers['x-requested-with'] === 'XMLHttpRequest'
}
