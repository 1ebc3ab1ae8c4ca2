import { MARKER, MARKER_HEADER } from '@croupier/contract/calls'
import type { FastifyRequest } from 'fastify'

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

  /** From our own page: it has the marker header, which no foreign page can send, and fitting origin headers. */
  isOwnCall(request: FastifyRequest): boolean {
    return hasMarker(request) && !this.isForeign(request.headers)
  }

  isForeign(headers: { origin?: string | undefined; 'sec-fetch-site'?: string | string[] | undefined }): boolean {
    if (headers.origin !== undefined && !this.includes(headers.origin)) return true
    const site = headers['sec-fetch-site']
    return site === 'cross-site' || site === 'same-site'
  }
}

const MARKER_NAME = MARKER_HEADER.toLowerCase()

/** Whether a script of ours has sent it, or none: a foreign page would need a CORS preflight for this header, which fails. */
export function hasMarker(request: FastifyRequest): boolean {
  return request.headers[MARKER_NAME] === MARKER
}
