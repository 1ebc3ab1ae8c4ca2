import { use, useState } from 'react'
import { UNSAFE_LocationContext as LocationContext, useLocation, useRoutes, type RouteObject } from 'react-router-dom'
import { Kept } from '#shared/loading/kept.tsx'
import type { PageRoute } from '#shared/navigation/page-route.ts'
import { matchable } from './load-pages.ts'
import { StateContext, useNavigationState, useTabNavigation } from './navigation-router.tsx'
import { PageGate } from './page-gate.tsx'
import { pages } from './pages.ts'
import { RenderFailure, RenderFailureBoundary } from './render-failure.tsx'
import { RootLayout } from './root-layout.tsx'

const keptPage = pages.find(({ isKept }) => isKept)

const layout = (
  <RenderFailureBoundary>
    <RootLayout kept={keptPage && <KeptPage page={keptPage} />} />
  </RenderFailureBoundary>
)

/** The route of each page in the layout. Keyed, so that pages with the same component do not share state. */
const routes = new Map<PageRoute, RouteObject[]>(
  pages.map((page) => [
    page,
    [
      {
        element: layout,
        children: [{ path: page.path, element: page !== keptPage && <PageView key={page.path} page={page} /> }],
      },
    ],
  ]),
)

/** Draws the page that the navigation has found: matching all routes again would cost more than drawing some. */
export function SitePages() {
  const { match } = useNavigationState()
  const location = useLocation()
  const pathname = matchable(location.pathname)
  // Within a location argument, `useNavigationType` always answers POP.
  return useRoutes(
    (match && routes.get(match.page)) ?? [],
    pathname === location.pathname ? undefined : { ...location, pathname },
  )
}

/**
 * Draws the page as it was left while another is in view. It gets the address under which it was left: React Router has no
 * public way to give a part of the tree another address than the rest.
 */
function KeptPage({ page }: { readonly page: PageRoute }) {
  const state = useNavigationState()
  const place = use(LocationContext)
  const isShown = state.match?.page === page
  const [left, setLeft] = useState({ state, place })
  if (isShown && left.state !== state) setLeft({ state, place })
  return (
    <Kept isShown={isShown}>
      <StateContext value={isShown ? state : left.state}>
        <LocationContext value={isShown ? place : left.place}>
          <PageView page={page} />
        </LocationContext>
      </StateContext>
    </Kept>
  )
}

/** An error on a page keeps the layout and a running game. */
function PageView({ page }: { readonly page: PageRoute }) {
  const { failure } = useNavigationState()
  const navigation = useTabNavigation()
  const location = useLocation()
  const code = page.code.value
  if (failure || !code) return <RenderFailure error={failure?.error} onRetry={navigation.loadAgain} />
  return (
    <RenderFailureBoundary resetBy={location}>
      <PageGate page={page}>
        <code.Page />
      </PageGate>
    </RenderFailureBoundary>
  )
}
