import type { DomainError, Resource } from '@croupier/domain/core'
import type { PageContext, PageRoute } from './page-route.ts'

/** HTTP status of a page whose data failed with this error (core.md 2: the page of the response's status, else generic 500). */
export function statusOfFailure(error: DomainError): number {
  switch (error.kind) {
    case 'not-found':
      return 404
    case 'forbidden':
      return 403
    case 'unauthorized':
      return 401
    case 'unavailable':
      return error.status ?? 503
    case 'network':
    case 'timeout':
      return 503
    case 'rejected':
      return error.status ?? 400
    case 'invalid-response':
    case 'unexpected':
      return error.status !== null && error.status >= 400 ? error.status : 500
  }
}

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
