import { LOG_PATH, PERFORMANCE_PATH, VISITS_PATH } from '@croupier/contract/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Load } from './load.ts'
import { PROBE_PATHS } from './readiness.ts'
import { errorBody, RETRY_SECONDS } from './refusals.ts'
import type { RequestQuota } from './request-quota.ts'
import { REPORT_PATH } from './security-headers.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

/** Why a request is refused: the event loop is late, or its address has sent too many. */
export type Refusal = 'delay' | 'address'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for pages, which answer for themselves. */
    refusal: Refusal | null
  }
}

export interface AdmissionMeans {
  readonly load: Load
  readonly quota: RequestQuota
  readonly proxies: TrustedProxies
  readonly onRefused: (refusal: Refusal) => void
}

/** The route of pages. */
export const PAGE_ROUTE = '/*'
/** Calls: those that are passed on, and those that begin, refresh and end sessions. */
const CALLS = /^\/(?:json-api|api|session)\//
const REPORTS = [LOG_PATH, PERFORMANCE_PATH, VISITS_PATH, REPORT_PATH]
/** What the visitor's address is counted for, besides calls: of the site's own files and pictures a page has many. */
const COUNTED_ROUTES = new Set([PAGE_ROUTE, '/sitemap.xml', ...REPORTS])
/** Pictures and reports: a page works without. */
const EXTRA_ROUTES = new Set(['/cdn/*', ...REPORTS])
/** The site's own files: a page that was sent needs them to start. */
const FILE_ROUTES = new Set(['/assets/*', '/brands/:id/assets/*', '/favicon.ico'])
/** Calls about payments, reading ones too: what has become of a payment is read by them. */
const PAYMENTS = '/json-api/treasury/'

/**
 * Refuses what the server has no time for, before it costs anything: pictures and reports first, then pages and what they
 * read, last the site's own files and what changes something or is about a payment. And all of an address that has sent too many.
 */
export function admission(server: FastifyInstance, { load, quota, proxies, onRefused }: AdmissionMeans): void {
  server.decorateRequest('refusal', null)

  function lacksTime(request: FastifyRequest, route: string): boolean {
    const { isTurnFull } = load
    if (EXTRA_ROUTES.has(route)) return isTurnFull || load.isStrained
    if (FILE_ROUTES.has(route) || changesOrPays(request)) return load.isExhausted
    return isTurnFull || load.isOverloaded
  }

  /** Whether the request has been answered. */
  function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): boolean {
    if (request.routeOptions.url === PAGE_ROUTE) {
      request.refusal = refusal
      return false
    }
    onRefused(refusal)
    const [status, seconds, code] =
      refusal === 'delay' ? [503, RETRY_SECONDS, 'overloaded'] : [429, quota.secondsLeft, 'too_many_requests']
    void reply
      .code(status)
      .headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' })
      .send(errorBody(code))
    return true
  }

  server.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? PAGE_ROUTE
    if (PROBE_PATHS.has(route) || route === '/metrics') return done()
    if (lacksTime(request, route)) {
      if (!refuse('delay', request, reply)) done()
      return
    }
    if (!COUNTED_ROUTES.has(route) && !CALLS.test(route)) return done()
    const end = (isWithin: boolean) => {
      if (isWithin || !refuse('address', request, reply)) done()
    }
    const isTaken = quota.takes(proxies.countedAddress(request.raw))
    if (typeof isTaken === 'boolean') end(isTaken)
    else void isTaken.then(end)
  })
}

function changesOrPays({ method, url }: FastifyRequest): boolean {
  return (method !== 'GET' && method !== 'HEAD') || url.startsWith(PAYMENTS)
}
