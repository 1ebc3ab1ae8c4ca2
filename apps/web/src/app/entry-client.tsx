import './styles.css'
import type { Locale } from '@croupier/domain/core'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteMatch as MatchOf, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { logUncaught } from '../browser/uncaught-errors.ts'
import type { ServedStatus } from '../shared/navigation/served-status.ts'
import { HydrationGate } from '../shared/loading/hydration-gate.tsx'
import { whenIdle } from '../shared/loading/when-idle.ts'
import { App } from './app.tsx'
import { composeForBrowser } from './compose-domain.ts'
import { Language } from './language.ts'
import { leaveOverlaysWithPage } from './router/leave-overlays.ts'
import { loadTexts } from './locale-texts.ts'
import { readState } from './server/page-state.ts'
import { pages } from './router/pages.ts'
import { createRoutes, readPage } from './router/routes.tsx'

type RouteMatch = MatchOf<string, RouteObject>

void start()

/**
 * Takes the server's page over. Not by awaiting at the top of the module: the pages import from the chunk that this one is in,
 * and each would wait for the other.
 */
async function start(): Promise<void> {
  const state = readState(document)
  const { base, brand } = state
  const site = composeForBrowser(state)
  logUncaught(window, site.log)
  const language = new Language(state.locale, await loadTexts[state.locale](), brand.texts[state.locale])

  const routes = createRoutes(site, {
    base,
    settle: () => undefined,
    needTexts: language.need,
    fragment: () => (router.state.navigation.location ?? window.location).hash,
  })
  const matches = matchRoutes(routes, window.location, base) ?? []
  await resolvePages(matches)
  const router = createBrowserRouter(routes, {
    basename: base,
    hydrationData: { loaderData: loaderDataOf(matches) },
  })
  leaveOverlaysWithPage(router)
  const servedStatus: ServedStatus = {
    current: state.status === 200 ? null : state.status,
    locationKey: router.state.location.key,
  }

  async function chooseLocale(locale: Locale): Promise<void> {
    await language.change(locale, await loadTexts[locale](), brand.texts[locale])
    document.documentElement.lang = language.translate.languageTag
    await site.switchLocale(locale)
    await router.revalidate()
  }

  /** From now on the stores move: what React takes over has to look as the server drew it. */
  function begin(): void {
    site.start()
    if (!state.complete) void router.revalidate()
    // The line is back, so the platform may be: read again what failed or came too late.
    site.live.onReconnect(() => {
      if (servedStatus.current !== 404) servedStatus.current = null
      void router.revalidate()
    })
  }

  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <HydrationGate onDone={begin}>
        <App
          site={site}
          base={base}
          brand={brand}
          language={language}
          origins={state.origins}
          servedStatus={servedStatus}
          nowMs={state.nowMs}
          chooseLocale={chooseLocale}
        >
          <RouterProvider router={router} />
        </App>
      </HydrationGate>
    </StrictMode>,
    { onRecoverableError: (error) => site.log.error('hydration', error) },
  )

  // The other pages' chunks come while the visitor reads: a click then waits for no script. A guest needs none of a player's.
  const reachable = pages.filter(({ access }) => access !== 'player' || site.session.isSignedIn)
  whenIdle(() => reachable.forEach((page) => void readPage(page, language.need).catch(() => undefined)))
  const { state: begun } = router
  const { experiments } = site
  const visit = { router, experiments, begun, search: window.location.search, brand: brand.id, locale: state.locale }
  whenIdle(
    () =>
      void import('./watch-visit.ts').then(
        ({ watchVisit }) => watchVisit({ ...visit, affiliate: state.origins.affiliate }),
        () => undefined,
      ),
  )
}

/** The server's markup can only be taken over when the page's component is here. */
async function resolvePages(matches: RouteMatch[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** The stores hold the data; the router only has to know that these loaders have run. */
function loaderDataOf(matches: RouteMatch[]): Record<string, null> {
  return Object.fromEntries(matches.map(({ route }) => [route.id, null]))
}
