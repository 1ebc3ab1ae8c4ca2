import './styles.css'
import { preloadAxios, type Locale } from '@croupier/domain/core'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { loadFaces } from '#shared/loading/late-faces.ts'
import { hasWorker, readPageAge } from '#browser/device.ts'
import { pressOnce } from '#browser/one-press.ts'
import { focusPressed } from '#browser/press-focus.ts'
import { logUncaught } from '#browser/uncaught-errors.ts'
import { PageOutcomes } from '#shared/navigation/page-outcomes.ts'
import { consentBar } from '#shared/consent/late-consent-bar.tsx'
import { marketFooter } from '#shared/sections/market/late-market-footer.tsx'
import { HydrationGate } from '#shared/loading/hydration-gate.tsx'
import { late, type Late } from '#shared/loading/late.tsx'
import { whenIdle, whenQuiet, whenTouched } from '#shared/loading/when-idle.ts'
import { TabProvider } from '#shared/site/tab.tsx'
import { clearStateOfPlayer } from './clear-state-of-player.ts'
import { composeForBrowser } from './compose-domain.ts'
import { tolerateForeignChanges } from './foreign-changes.ts'
import { Language } from '#shared/texts/language.ts'
import { leaveOverlaysWithPage } from './router/leave-overlays.ts'
import { loadTexts } from './locale-texts.ts'
import { readState } from './server/page/page-state.ts'
import { LayerHistory } from './router/layer-history.ts'
import { createPageLoader } from './router/load-pages.ts'
import { Navigation, type LoadError } from './router/navigation.ts'
import { NavigationRouter } from './router/navigation-router.tsx'
import { SitePages } from './router/site-pages.tsx'
import { pathAfterLogout } from '#shared/navigation/guard.ts'
import { createTab } from './create-tab.ts'

const visitReport = late(() => import('./later/watch-visit.ts'))
const pages = late(() => import('./later/follow-pages.ts'))
const ahead = late(() => import('./later/load-ahead.ts'))
const worker = late(() => import('./worker/follow-worker.ts'))

/** How long a first visit must be quiet before files are kept for offline. */
const WORKER_QUIET_MS = 5_000

start().catch((error: unknown) => {
  startFailed()
  throw error
})

/** Hydrates the page. Not a top-level await: page chunks import from this one and would deadlock. */
async function start(): Promise<void> {
  const state = readState(document)
  const { brand, market, visit } = state
  const { base, locale } = visit
  const site = composeForBrowser(state)
  logUncaught(window, site.log)
  const language = new Language(await loadTexts(locale, brand))

  const loader = createPageLoader(site, { brand, base, settle: () => undefined, needTexts: language.need })
  const match = loader.match(window.location.pathname)
  // Hydration needs the code of what was served.
  await Promise.all([consentBar.load({ visit, language }), marketFooter.load({ market, language })]).catch(
    () => undefined,
  )
  const failure = match && (await loader.loadCode(match, new URL(window.location.href)).then(() => null, toLoadError))
  const navigation = new Navigation({
    history: new LayerHistory({ history: createBrowserHistory(), window }),
    pages: loader,
    match,
    failure,
    openDocument: (address) => window.location.assign(address),
  })
  navigation.start()
  leaveOverlaysWithPage(navigation)
  const { key: locationKey } = navigation.state.location
  const outcomes = new PageOutcomes(
    site,
    pathAfterLogout(brand),
    state.status === 200 ? null : { status: state.status, locationKey },
  )

  async function chooseLocale(chosen: Locale): Promise<void> {
    await language.change(await loadTexts(chosen, brand))
    document.documentElement.lang = language.translate.languageTag
    await site.switchLocale(chosen)
    await navigation.revalidate()
  }

  const tab = createTab({ site, visit, brand, market, language, chooseLocale, outcomes })

  const { state: begun } = navigation
  const { search } = window.location

  /** Loads what no press waits for. A first visit waits with the worker, too; on a later one it tells of a new release. */
  function loadForLater(): void {
    whenTouched(preloadAxios)
    whenIdle(() => run(visitReport, ({ watchVisit }) => watchVisit({ navigation, site, begun, search, visit, brand })))
    whenIdle(() => run(pages, ({ followPages }) => followPages(navigation, begun)))
    const follow = () => run(worker, ({ followWorker }) => followWorker({ tab, navigation }))
    if (hasWorker(navigator)) whenIdle(follow)
    else whenQuiet(follow, WORKER_QUIET_MS)
    whenQuiet(() => run(ahead, ({ loadAhead }) => loadAhead({ site, base, needTexts: language.need })))
  }

  /** Starts the stores. Not before hydration ends: React compares with the server's render. */
  function begin(): void {
    void loadFaces(document)
    clearStateOfPlayer(tab)
    const { ms, isOld, arrivedAt } = readPageAge(performance)
    const isAsNew = ms !== null && !isOld
    if (ms !== null) site.clock.set(visit.nowMs + ms + performance.now() - arrivedAt)
    if (!isAsNew) site.reads.expire()
    site.start()
    loadForLater()
    if (!state.complete || !isAsNew) void navigation.revalidate()
    site.live.onReconnect(() => {
      if (outcomes.served?.status !== 404) outcomes.forgetServed()
      void navigation.revalidate()
    })
  }

  pressOnce(document)
  focusPressed(document)
  tolerateForeignChanges(document)
  // As a transition React hydrates in slices, between which the browser paints and scrolls.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <StrictMode>
        <HydrationGate onDone={begin}>
          <TabProvider tab={tab}>
            <NavigationRouter navigation={navigation} base={base}>
              <SitePages />
            </NavigationRouter>
          </TabProvider>
        </HydrationGate>
      </StrictMode>,
      { onRecoverableError: (error) => site.log.error('hydration', error) },
    )
  })
}

const toLoadError = (error: unknown): LoadError => ({ error })

/** Runs code that nobody waits for. Where it does not load the page does without. */
const run = <T,>(code: Late<T>, start: (loaded: T) => unknown): void => void code.load().then(start, () => undefined)
