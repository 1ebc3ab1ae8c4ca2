import type { FastifyRequest } from 'fastify'

/** The configured hosts and origins of the site. */
export class OwnOrigins {
  readonly #origins: ReadonlySet<string>
  readonly #byHost: ReadonlyMap<string, string>

  constructor(publicOrigins: readonly string[]) {
    this.#origins = new Set(publicOrigins)
    this.#byHost = new Map(publicOrigins.map((origin) => [new URL(origin).host, origin]))
  }

  /** The public origin of a request's host (Fastify takes the forwarded host from trusted proxies). */
  ofHost(host: string): string | null {
    return this.#byHost.get(host.toLowerCase()) ?? null
  }

  includes(origin: string): boolean {
    return this.#origins.has(origin)
  }

  /**
   * Whether a call comes from our own page: it has the marker header, which no form or foreign page can send, and the
   * browser's origin headers agree.
   */
  isOwnCall(request: FastifyRequest): boolean {
    return hasMarker(request) && !this.isForeign(request.headers)
  }

  /** Whether the browser names another site as the origin. */
  isForeign(headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined }): boolean {
    if (headers.origin !== undefined && !this.includes(headers.origin)) return true
    const site = headers['sec-fetch-site']
    return site === 'cross-site' || site === 'same-site'
  }
}

/** A header that a foreign page can only send after a CORS preflight, which fails. */
export function hasMarker(request: FastifyRequest): boolean {
  return request.headers['x-requested-with'] === 'XMLHttpRequest'
}
