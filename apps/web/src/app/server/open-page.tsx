import type { BrandManifest } from '@croupier/brands'
import type { Site } from '@croupier/domain'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router'
import type { OutsideOrigins } from '../../shared/site/outside-origins.tsx'
import { guardInView } from '../../shared/navigation/guard.ts'
import { pageStatus } from '../../shared/navigation/page-outcome.ts'
import type { PageRoute, Params } from '../../shared/navigation/page-route.ts'
import { PublicPartsProvider, type PublicParts } from '../../shared/loading/public-part.tsx'
import { FIRST_LOCATION } from '../../shared/navigation/served-status.ts'
import { pathIn, type SiteBase } from '../../shared/navigation/site-base.ts'
import { App } from '../app.tsx'
import type { Language } from '../language.ts'
import type { ReadingBudget } from './reading-budget.ts'
import { createRoutes } from '../router/routes.tsx'

/** Who opens which address, and how the site speaks to them. */
export interface Visit {
  readonly site: Site
  readonly base: SiteBase
  readonly brand: BrandManifest
  readonly language: Language
  readonly origins: OutsideOrigins
  /** As it was asked for, under the base. */
  readonly url: URL
  readonly nowMs: number
  readonly signal: AbortSignal
}

/** A page whose data is here, as far as the budget allowed. */
export interface OpenPage {
  readonly page: PageRoute
  readonly params: Params
  /** Of the page within the site, whatever the base. */
  readonly url: URL
  /** What `pageStatus` says of it; to the visitor `httpStatus` of that. */
  readonly status: number
  /** The application's markup; null: as the browser would draw it. */
  draw(parts: PublicParts | null): string
}

export interface Redirect {
  readonly status: number
  readonly redirect: string
}

/** Runs the loaders of the page at the visit's address. */
export async function openPage(visit: Visit, budget: ReadingBudget): Promise<OpenPage | Redirect> {
  const { site, base, brand, language, origins, url: asked, nowMs, signal } = visit
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
  const elsewhere = guardInView(page, { site, params, url })
  if (elsewhere !== null) return { status: 302, redirect: elsewhere }
  const status = context.statusCode >= 500 ? 500 : pageStatus(page, { site, params, url })
  const router = createStaticRouter(handler.dataRoutes, context)
  // All data is here, so the markup is made in one go: half again as fast as React's own stream (docs/performance.md).
  const draw = (parts: PublicParts | null) =>
    renderToString(
      <StrictMode>
        <PublicPartsProvider value={parts}>
          <App
            site={site}
            base={base}
            brand={brand}
            language={language}
            origins={origins}
            servedStatus={{ current: status === 200 ? null : status, locationKey: FIRST_LOCATION }}
            nowMs={nowMs}
          >
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </App>
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
