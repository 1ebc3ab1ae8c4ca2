import { MARKER, MARKER_HEADER } from '@croupier/contract/calls'
import type { FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'

declare module 'fastify' {
  interface FastifyRequest {
    /** The public origin of its host; null for what asks whether the server lives. */
    siteOrigin: string | null
  }
}

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

/** Whether a request names its host more than once: a proxy in front may read another one than this server. */
export function namesTwoHosts({ rawHeaders }: { readonly rawHeaders: readonly string[] }): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count > 1
}

/** The path of a request. One whose target is a whole address is of the host in it (RFC 9112, 3.2.2). */
export function pathOf(request: IncomingMessage): string {
  const { url = '/' } = request
  const [, host, path] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? []
  if (host === undefined || path === undefined) return url
  request.headers.host = host
  return path.startsWith('/') ? path : `/${path}`
}
