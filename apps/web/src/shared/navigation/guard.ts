import { redirectQuery } from './addresses.ts'
import { pageStatus } from './page-outcome.ts'
import type { PageContext, PageRoute } from './page-route.ts'
import { redirectTarget } from './redirect-target.ts'

/**
 * Where a visitor who asks for this page is sent instead; null when it is theirs to see (core.md 2, guards).
 * `fragment`: what stands after `#`, which no server gets to see.
 */
export function guardOnArrival(page: PageRoute, context: PageContext, fragment = ''): string | null {
  const { isSignedIn } = context.site.session
  if (page.access === 'guest' && isSignedIn) return '/'
  if (page.access === 'player' && !isSignedIn) return loginFor(context.url, fragment)
  return null
}

/**
 * Where a visitor who has the page in view is sent, when they came or went meanwhile or its data turned out to be for players.
 * Signing in leads back to where it was asked for, a session that ran out to Login, logging out to Main (core.md 4).
 */
export function guardInView(page: PageRoute, context: PageContext, fragment = ''): string | null {
  const { session } = context.site
  const { url } = context
  if (page.access === 'guest') return session.isSignedIn ? intendedPath(url, fragment) : null
  if (session.isSignedIn) return null
  if (page.access === 'player')
    return session.endedBy === 'logout' || session.endedBy === 'elsewhere' ? '/' : loginFor(url, fragment)
  // Open points: a page whose data is refused with 401 goes to Login.
  return pageStatus(page, context) === 401 ? loginFor(url, fragment) : null
}

function loginFor({ pathname, search }: URL, fragment: string): string {
  return `/login${redirectQuery(pathname + search + fragment)}`
}

/** A redirect of the server keeps the fragment in the address bar, and not in the query. */
function intendedPath(url: URL, fragment: string): string {
  const target = redirectTarget(url.searchParams.get('redirect'))
  return target.includes('#') ? target : target + fragment
}
