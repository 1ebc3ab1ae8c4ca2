import type { Site } from '@croupier/domain'
import { redirect, type RouteObject } from 'react-router'
import { redirectQuery } from '../shared/addresses.ts'
import type { PageContext, PageRoute } from '../shared/page-route.ts'
import { readAll } from '../shared/read-all.ts'
import { PageGate } from './page-gate.tsx'
import { pages } from './pages.ts'
import { RootLayout } from './root-layout.tsx'
import { RenderFailure } from './render-failure.tsx'

/** Reads what every page shows around its content: categories of the rail, footer, settings. */
function loadShell(site: Site): Promise<unknown> {
  const { content, games } = site
  return readAll([
    content.serverData.ensure(),
    content.staticPages.ensure(),
    content.footer.ensure(),
    games.categories.ensure(),
  ])
}

/** Sends the visitor to where this page lets them be, if it is not here (core.md 2, guards). */
function guard(page: PageRoute, { site, url }: PageContext): void {
  if (page.access === 'guest' && site.session.isSignedIn) throw redirect('/')
  if (page.access === 'player' && !site.session.isSignedIn) {
    throw redirect(`/login${redirectQuery(url.pathname + url.search)}`)
  }
}

/**
 * The routes of one site (one tab, or one request of the server).
 * `settle` decides how long a navigation waits for data: the server gives it a budget, the browser does not wait at all,
 * because a page draws each state of what it reads.
 */
export function createRoutes(
  site: Site,
  settle: (loading: Promise<unknown>) => Promise<unknown> | void,
): RouteObject[] {
  const toRoute = (page: PageRoute): RouteObject => ({
    id: page.path,
    path: page.path,
    handle: page,
    loader: async ({ params, request }) => {
      const url = new URL(request.url)
      const context: PageContext = { site, params, url }
      guard(page, context)
      // The platform's own words for the head are a wish: without them the page is whole.
      const seo = site.content
        .seo(url.pathname)
        .ensure()
        .catch(() => undefined)
      const loading = readAll([page.load?.(context), seo])
      loading.catch(() => undefined)
      await settle(loading)
      return null
    },
    lazy: async () => {
      const { Page } = await page.page()
      return {
        Component: () => (
          <PageGate page={page}>
            <Page />
          </PageGate>
        ),
      }
    },
  })
  return [
    {
      id: 'root',
      element: <RootLayout />,
      errorElement: <RenderFailure />,
      hasErrorBoundary: true,
      loader: async () => {
        const loading = loadShell(site)
        loading.catch(() => undefined)
        await settle(loading)
        return null
      },
      shouldRevalidate: () => !site.content.serverData.value,
      children: pages.map(toRoute),
    },
  ]
}
