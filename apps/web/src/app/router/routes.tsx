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

export async function readPage(page: PageRoute, needTexts: NeedTexts): ReturnType<PageRoute['page']['load']> {
  const parts = (page.parts ?? []).map((part) => part.load())
  const [code] = await Promise.all([page.page.load(), needTexts(page.texts ?? []), ...parts])
  return code
}

export interface RoutesOptions {
  readonly base: SiteBase
  /** Limits the wait of a navigation for data: the server has a budget, the browser does not wait. */
  readonly settle: (loading: Promise<unknown>) => Promise<unknown> | void
  readonly needTexts: NeedTexts
  /** Fragment of the requested address; unknown to the server. */
  readonly fragment?: () => string
}

/** Routes of one tab or server request. */
export function createRoutes(
  site: Site,
  { base, settle, needTexts, fragment = () => '' }: RoutesOptions,
): RouteObject[] {
  const toRoute = (page: PageRoute): RouteObject => ({
    id: page.path,
    path: page.path,
    handle: page,
    // An error on a page keeps the layout and a running game.
    errorElement: <RenderFailure />,
    hasErrorBoundary: true,
    loader: async ({ params, request }) => {
      const asked = new URL(request.url)
      // Pages about accounts exist only outside the guest build (decision 23).
      if (base !== '/' && page.access !== undefined && page.access !== 'public')
        throw redirect(asked.origin + pathIn(base, asked.pathname) + asked.search + fragment())
      const url = new URL(asked.origin + pathIn(base, asked.pathname) + asked.search)
      const context: PageContext = { site, params, url }
      const elsewhere = guardOnArrival(page, context, fragment())
      if (elsewhere !== null) throw redirect(elsewhere)
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
      // A failed import must reach the page's error element; the router would render nothing.
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
      // Retry missing data with the next page.
      shouldRevalidate: () => site.reads.base.some(({ value }) => value === undefined),
      children: pages.map(toRoute),
    },
  ]
}
