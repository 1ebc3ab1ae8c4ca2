import type { BrandManifest } from '@croupier/brands'
import { LOBBY_PATH, LOGIN_PATH, redirectQuery } from './addresses.ts'
import { pageStatus } from './page-outcome.ts'
import { pageQuery } from '../site/page-parameters.ts'
import type { PageContext, PageRoute } from './page-route.ts'
import { redirectTarget } from './redirect-target.ts'

/** Redirect for a visitor who requests this page; null: show it (docs/product-rules.md, Navigation and guards). */
export function guardOnArrival(page: PageRoute, context: PageContext, fragment = ''): string | null {
  const { isSignedIn } = context.site.session
  if (page.access === 'guest' && isSignedIn) return '/'
  if (page.access === 'player' && !isSignedIn) return loginFor(context.url, fragment)
  return page.redirectTo ?? null
}

/**
 * Redirect for the page in view after a sign-in, a sign-out or a 401 of its data; null: stay.
 * @param afterLogout where the brand's logout leads
 */
export function guardInView(
  page: PageRoute,
  context: PageContext,
  fragment = '',
  afterLogout: string = LOBBY_PATH,
): string | null {
  const { session } = context.site
  const { url } = context
  if (page.access === 'guest') return session.isSignedIn ? intendedPath(url, fragment) : null
  if (session.isSignedIn) return null
  if (page.access === 'player')
    return session.endedBy === 'logout' || session.endedBy === 'elsewhere' ? afterLogout : loginFor(url, fragment)
  return pageStatus(page, context) === 401 ? loginFor(url, fragment) : null
}

function loginFor({ pathname, search }: URL, fragment: string): string {
  return `${LOGIN_PATH}${redirectQuery(pathname + search + fragment)}`
}

/** A server redirect keeps the fragment in the address bar only. */
function intendedPath(url: URL, fragment: string): string {
  const target = redirectTarget(pageQuery(url.search).get('redirect'))
  return target.includes('#') ? target : target + fragment
}

/** Where a logout leads from a player's page. */
export const pathAfterLogout = (brand: BrandManifest): string =>
  brand.afterLogout === 'login' ? LOGIN_PATH : LOBBY_PATH
