import './styles.css'
import type { Locale } from '@croupier/domain/core'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { deviceOf } from '../browser/device.ts'
import { watchPerformance } from '../browser/page-performance.ts'
import type { ServedStatus } from '../shared/served-status.ts'
import { whenIdle } from '../shared/when-idle.ts'
import { App } from './app.tsx'
import { composeForBrowser } from './compose-domain.ts'
import { Language } from './language.ts'
import { leaveOverlaysWithPage } from './leave-overlays.ts'
import { loadTexts } from './locale-texts.ts'
import { readState } from './page-state.ts'
import { pages } from './pages.ts'
import { createRoutes } from './routes.tsx'

void start()

/**
 * Takes the server's page over. Not by awaiting at the top of the module: the pages import from the chunk that this one is in,
 * and each would wait for the other.
 */
async function start(): Promise<void> {
  const state = readState(document)
  const { brand } = state
  const site = composeForBrowser(state)
  const language = new Language(state.locale, await loadTexts[state.locale](), brand.texts[state.locale])

  const servedStatus: ServedStatus = { current: state.status === 200 ? null : state.status }

  const routes = createRoutes(site, () => undefined)
  await resolveMatchedPages(routes)
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: loaderDataOf(routes) } })
  leaveOverlaysWithPage(router)

  async function chooseLocale(locale: Locale): Promise<void> {
    const texts = await loadTexts[locale]()
    language.change(locale, texts, brand.texts[locale])
    document.documentElement.lang = language.translate.languageTag
    await site.switchLocale(locale)
    await router.revalidate()
  }

  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <App
        site={site}
        brand={brand}
        language={language}
        origins={state.origins}
        servedStatus={servedStatus}
        nowMs={state.nowMs}
        chooseLocale={chooseLocale}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
    { onRecoverableError: (error) => site.log.error('hydration', error) },
  )

  site.start()
  if (!state.complete) void router.revalidate()
  // The line is back, so the platform may be: read again what failed or came too late.
  site.live.onReconnect(() => {
    if (servedStatus.current !== 404) servedStatus.current = null
    void router.revalidate()
  })
  // The other pages' chunks come while the visitor reads: a click then waits for no script.
  whenIdle(() => pages.forEach((page) => void page.page().catch(() => undefined)))
  const page = matchRoutes(routes, window.location)?.at(-1)?.route.path ?? ''
  whenIdle(() => void watchPerformance({ page, locale: state.locale, device: deviceOf(window) }).catch(() => undefined))
}

/** The server's markup can only be taken over when the page's component is here. */
async function resolveMatchedPages(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

/** The stores hold the data; the router only has to know that these loaders have run. */
function loaderDataOf(all: RouteObject[]): Record<string, null> {
  return Object.fromEntries((matchRoutes(all, window.location) ?? []).map(({ route }) => [route.id, null]))
}
