import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router'
import type { PageRoute, Params } from '../../shared/navigation/page-route.ts'
import { PublicPartsProvider, type PublicParts } from '../../shared/loading/public-part.tsx'
import { PageOutcomes } from '../../shared/navigation/page-outcomes.ts'
import { pathIn } from '../../shared/navigation/site-base.ts'
import type { ReadingBudget } from './reading-budget.ts'
import { createRoutes } from '../router/routes.tsx'
import { createTab, TabProvider, type Tab } from '../../shared/site/tab.tsx'

/** A page whose data has loaded, as far as the budget allowed. */
export interface OpenPage {
  readonly page: PageRoute
  readonly params: Params
  /** Address without the base. */
  readonly url: URL
  readonly status: number
  /** Renders the markup; null: render everything, as in the browser. */
  draw(parts: PublicParts | null): string
}

export interface Redirect {
  readonly status: number
  readonly redirect: string
}

/** Runs the loaders of the visit's page. `signal` aborts. */
export async function openPage(
  parts: Pick<Tab, 'site' | 'visit' | 'brand' | 'language'>,
  budget: ReadingBudget,
  signal: AbortSignal,
): Promise<OpenPage | Redirect> {
  const { site, visit, language } = parts
  const { base } = visit
  const asked = new URL(visit.url, visit.origin)
  const handler = createStaticHandler(createRoutes(site, { base, settle: budget.settle, needTexts: language.need }), {
    basename: base,
  })
  const context = await handler.query(new Request(asked, { signal }))
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? base
    const path = location.startsWith(asked.origin) ? location.slice(asked.origin.length) : location
    return { status: context.status, redirect: path }
  }

  const { page, params } = pageOf(context)
  const url = new URL(pathIn(base, asked.pathname) + asked.search, asked.origin)
  const failed = context.statusCode >= 500 ? { status: 500, locationKey: context.location.key } : null
  const outcomes = new PageOutcomes(site, failed)
  const { redirect, status } = outcomes.of(page, params, { ...context.location, pathname: url.pathname })
  if (redirect !== null) return { status: 302, redirect }
  const router = createStaticRouter(handler.dataRoutes, context)
  // All data has loaded: `renderToString` is faster than a stream (docs/performance.md).
  const draw = (publicParts: PublicParts | null) =>
    renderToString(
      <StrictMode>
        <PublicPartsProvider value={publicParts}>
          <TabProvider tab={createTab({ ...parts, outcomes })}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </TabProvider>
        </PublicPartsProvider>
      </StrictMode>,
    )
  return { page, params, url, status, draw }
}

function pageOf(context: StaticHandlerContext): { page: PageRoute; params: Params } {
  const match = context.matches.at(-1)
  if (!match) throw new Error('no route matched, not even the page of unknown addresses')
  return { page: match.route.handle as PageRoute, params: match.params }
}
