import type { Site } from '@croupier/domain'
import { redirect, type RouteObject } from 'react-router'
import { guardOnArrival } from '../../shared/navigation/guard.ts'
import type { PageContext, PageRoute } from '../../shared/navigation/page-route.ts'
import { pathIn, type SiteBase } from '../../shared/navigation/site-base.ts'
import { readAll } from '../../shared/loading/read-all.ts'
import type { NeedTexts } from '../../shared/texts/texts.ts'
import { PageGate } from './page-gate.tsx'
import { pages } from './pages.ts'
import { RootLayout } from './root-layout.tsx'
import { RenderFailure } from './render-failure.tsx'

/** A page's code, that of what it shows around itself, and what both say. */
export async function readPage(page: PageRoute, needTexts: NeedTexts): ReturnType<PageRoute['page']['load']> {
  const parts = (page.parts ?? []).map((part) => part.load())
  const [code] = await Promise.all([page.page.load(), needTexts(page.texts ?? []), ...parts])
  return code
}

export interface RoutesOptions {
  /** What all addresses begin with. */
  readonly base: SiteBase
  /**
   * Decides how long a navigation waits for data: the server gives it a budget, the browser does not wait at all, because a
   * page draws each state of what it reads.
   */
  readonly settle: (loading: Promise<unknown>) => Promise<unknown> | void
  readonly needTexts: NeedTexts
  /** What follows `#` in the address that is asked for; no server knows it. */
  readonly fragment?: () => string
}

/** The routes of one site (one tab, or one request of the server). */
export function createRoutes(
  site: Site,
  { base, settle, needTexts, fragment = () => '' }: RoutesOptions,
): RouteObject[] {
  const toRoute = (page: PageRoute): RouteObject => ({
    id: page.path,
    path: page.path,
    handle: page,
    // What breaks on a page leaves all around it standing, a running game too.
    errorElement: <RenderFailure />,
    hasErrorBoundary: true,
    loader: async ({ params, request }) => {
      const asked = new URL(request.url)
      // Whatever needs an account or gives one is found at the site's own address (decision 23).
      if (base !== '/' && page.access !== undefined && page.access !== 'public')
        throw redirect(asked.origin + pathIn(base, asked.pathname) + asked.search + fragment())
      const url = new URL(asked.origin + pathIn(base, asked.pathname) + asked.search)
      const context: PageContext = { site, params, url }
      const elsewhere = guardOnArrival(page, context, fragment())
      if (elsewhere !== null) throw redirect(elsewhere)
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
      // A script that does not come is told by the page's own error element; the router would show nothing at all.
      const { Page } = await readPage(page, needTexts).catch((error: unknown) => ({
        Page: (): never => {
          throw error
        },
      }))
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
        const loading = site.loadBase()
        loading.catch(() => undefined)
        await settle(loading)
        return null
      },
      // What did not come is asked for again with the next page.
      shouldRevalidate: () => site.reads.base.some(({ value }) => value === undefined),
      children: pages.map(toRoute),
    },
  ]
}
