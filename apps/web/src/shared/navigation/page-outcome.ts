import type { DomainError } from '@croupier/domain/core'
import type { PageContext, PageRoute } from './page-route.ts'

const OWN_PAGES: ReadonlySet<number> = new Set([404, 429, 451, 500, 503])

/** HTTP status of a page. Statuses without an error page of their own become 500. */
export function httpStatus(status: number): number {
  return status === 200 || OWN_PAGES.has(status) ? status : 500
}

/** Page status for a failed read: the platform's status, if it answered. */
export function statusOfFailure(error: DomainError): number {
  switch (error.kind) {
    case 'not-found':
      return 404
    case 'forbidden':
      return error.status === 451 ? 451 : 403
    case 'unauthorized':
      return 401
    case 'unavailable':
      return error.status === null || GATEWAY.has(error.status) ? 503 : error.status
    case 'network':
    case 'timeout':
      return 503
    case 'rejected':
      return NO_SUCH_ADDRESS.has(error.status) ? 404 : (error.status ?? 400)
    case 'invalid-response':
    case 'unexpected':
      return error.status !== null && error.status >= 400 ? error.status : 500
  }
}

/** Gone (410) or URI too long (414): shown as 404. */
const NO_SUCH_ADDRESS: ReadonlySet<number | null> = new Set([410, 414])

/** Statuses of a proxy whose platform is down. */
const GATEWAY: ReadonlySet<number> = new Set([502, 504])

/**
 * Status of a page: 200, or that of the error page shown instead. The same on server and browser. A page whose code has
 * not loaded has no failure yet.
 */
export function pageStatus(page: PageRoute, context: PageContext): number {
  if (page.closedInRestrictedRegions && context.site.content.serverData.value?.restricted) return 451
  const failure = page.code.value?.failure?.(context)
  return failure ? statusOfFailure(failure) : 200
}
