import type { DomainError, Resource } from '@croupier/domain/core'
import type { PageContext, PageRoute } from './page-route.ts'

/** Statuses with a page of their own. */
const OWN_PAGES: ReadonlySet<number> = new Set([404, 429, 451, 500, 503])

/** The HTTP status of a page that ended so: what has no page of its own is the generic one with 500 (core.md 2, 8). */
export function httpStatus(status: number): number {
  return status === 200 || OWN_PAGES.has(status) ? status : 500
}

/** What stopped a page whose data failed with this error: the status of the platform's answer, where there was one. */
export function statusOfFailure(error: DomainError): number {
  switch (error.kind) {
    case 'not-found':
      return 404
    case 'forbidden':
      return 403
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

/** Gone, or longer than any address the platform has: anybody may type it, and nothing of ours has failed. */
const NO_SUCH_ADDRESS: ReadonlySet<number | null> = new Set([410, 414])

/** Said by what stands before a platform that is away: no other page than when nobody answers at all. */
const GATEWAY: ReadonlySet<number> = new Set([502, 504])

/** Why this reading leaves a page without what it is about; null while it is under way or anything of it is known. */
export function failureOf(resource: Resource<unknown>): DomainError | null {
  const { state, value } = resource
  return state.status === 'failed' && value === undefined ? state.error : null
}

/** What the visitor gets at this address: the page itself (200) or the page of a status. The same on the server and in the browser. */
export function pageStatus(page: PageRoute, context: PageContext): number {
  if (page.closedInRestrictedRegions && context.site.content.serverData.value?.restricted) return 451
  const failure = page.failure?.(context)
  return failure ? statusOfFailure(failure) : 200
}
