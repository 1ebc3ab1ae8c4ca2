import './styles.css'
import type { Locale } from '@croupier/domain/core'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteMatch as MatchOf, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { logUncaught } from '../browser/uncaught-errors.ts'
import { PageOutcomes } from '../shared/navigation/page-outcomes.ts'
import { HydrationGate } from '../shared/loading/hydration-gate.tsx'
import { late } from '../shared/loading/late.tsx'
import { whenIdle } from '../shared/loading/when-idle.ts'
import { createTab, TabProvider } from '../shared/site/tab.tsx'
import { clearStateOfPlayer } from './clear-state-of-player.ts'
import { composeForBrowser } from './compose-domain.ts'
import { Language } from '../shared/texts/language.ts'
import { leaveOverlaysWithPage } from './router/leave-overlays.ts'
import { loadTexts } from './locale-texts.ts'
import { readState } from './server/page-state.ts'
import { pages } from './router/pages.ts'
import { createRoutes, readPage } from './router/routes.tsx'

type RouteMatch = MatchOf<string, RouteObject>

const visitReport = late(() => import('./watch-visit.ts'))

void start()

/** Hydrates the page. Not a top-level await: page chunks import from this one and would deadlock. */
async function start(): Promise<void> {
  const state = readState(document)
  const { brand, visit } = state
  const { base, locale } = visit
  const site = composeForBrowser(state)
  logUncaught(window, site.log)
  const language = new Language(locale, await loadTexts[locale](), brand.texts[locale])

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
  const { key: locationKey } = router.state.location
  const outcomes = new PageOutcomes(site, state.status === 200 ? null : { status: state.status, locationKey })

  async function chooseLocale(chosen: Locale): Promise<void> {
    await language.change(chosen, await loadTexts[chosen](), brand.texts[chosen])
    document.documentElement.lang = language.translate.languageTag
    await site.switchLocale(chosen)
    await router.revalidate()
  }

  const tab = createTab({ site, visit, brand, language, chooseLocale, outcomes })

  /** Starts the stores. Not before hydration ends: React compares with the server's render. */
  function begin(): void {
    clearStateOfPlayer(tab)
    site.start()
    if (!state.complete) void router.revalidate()
    site.live.onReconnect(() => {
      if (outcomes.served?.status !== 404) outcomes.forgetServed()
      void router.revalidate()
    })
  }

  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <HydrationGate onDone={begin}>
        <TabProvider tab={tab}>
          <RouterProvider router={router} />
        </TabProvider>
      </HydrationGate>
    </StrictMode>,
    { onRecoverableError: (error) => site.log.error('hydration', error) },
  )

  // Preload other pages' chunks; guests skip players' pages.
  const reachable = pages.filter(({ access }) => access !== 'player' || site.session.isSignedIn)
  whenIdle(() => reachable.forEach((page) => void readPage(page, language.need).catch(() => undefined)))
  const { state: begun } = router
  const { experiments } = site
  const options = { router, experiments, begun, search: window.location.search, visit }
  whenIdle(
    () =>
      void visitReport.load().then(
        ({ watchVisit }) => watchVisit(options),
        () => undefined,
      ),
  )
}

/** Hydration needs the matched pages' components. */
async function resolvePages(matches: RouteMatch[]): Promise<void> {
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** Marks loaders as done; the stores hold the data. */
function loaderDataOf(matches: RouteMatch[]): Record<string, null> {
  return Object.fromEntries(matches.map(({ route }) => [route.id, null]))
}
