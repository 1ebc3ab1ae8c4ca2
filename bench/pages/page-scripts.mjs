// Scripts that pages load with an empty cache, by when: named in the document, asked for before the page is hydrated, or
// later, when it is idle; files and compressed bytes. And the CPU time of such a visit, of all processes of Chromium.
import { hydrated, openBrowser, DESKTOP } from '../support/browser.mjs'
import { kilobytes, median, milliseconds, tell } from '../support/figures.mjs'
import { signInDemo } from '../support/player.mjs'
import { startSite } from '../support/site.mjs'

const PAGES = [
  { path: '/', isPlayer: false },
  { path: '/games/slots', isPlayer: false },
  { path: '/login', isPlayer: false },
  { path: '/rules', isPlayer: false },
  { path: '/', isPlayer: true },
  { path: '/profile/balance', isPlayer: true },
  { path: '/cashbox', isPlayer: true },
]
const VISITS = 5
/** Time without a request after which the code for idle time is taken as loaded. */
const QUIET_MS = 1500

const { site, stop } = await startSite()
const browser = await openBrowser()
const processes = await browser.newBrowserCDPSession()
try {
  // The server's first renders and the browser's first page cost more.
  for (const page of PAGES) await visit(page)
  for (const page of PAGES) {
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const visits = []
    for (let i = 0; i < VISITS; i += 1) visits.push(await visit(page))
    const name = `${page.isPlayer ? 'player' : 'guest'} ${page.path}`
    for (const when of /** @type {const} */ (['document', 'start', 'later'])) {
      const files = visits[0]?.[when] ?? []
      tell(`${name}: ${when}, ${files.length} files`, kilobytes(files.reduce((total, bytes) => total + bytes, 0)))
    }
    tell(`${name}: CPU`, milliseconds(median(visits.map(({ cpuMs }) => cpuMs))))
  }
} finally {
  await browser.close()
  stop()
}

/** @param {{ path: string, isPlayer: boolean }} page */
async function visit({ path, isPlayer }) {
  const context = await browser.newContext({ ...DESKTOP, locale: 'ru', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(watchHydration)
  if (isPlayer) await signInDemo(page, site)
  const before = await cpuMs()
  await page.goto(site + path)
  await hydrated(page)
  await allLoaded(page)
  const used = (await cpuMs()) - before
  const scripts = await page.evaluate(() => {
    const [ofDocument] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'))
    const parsed = ofDocument?.domContentLoadedEventStart ?? 0
    const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
    return resources
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ encodedBodySize, startTime }) => ({
        bytes: encodedBodySize,
        when: startTime < parsed ? 'document' : startTime < window.seen.interactive ? 'start' : 'later',
      }))
  })
  await context.close()
  const of = (/** @type {string} */ when) => scripts.filter((each) => each.when === when).map(({ bytes }) => bytes)
  return { document: of('document'), start: of('start'), later: of('later'), cpuMs: used }
}

/**
 * Waits until no script was requested for a while.
 * @param {import('playwright').Page} page
 */
async function allLoaded(page) {
  await page.evaluate(
    (quietMs) =>
      new Promise((resolve) => {
        const done = () => resolve(null)
        let timer = setTimeout(done, quietMs)
        new PerformanceObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(done, quietMs)
        }).observe({ type: 'resource' })
      }),
    QUIET_MS,
  )
}

async function cpuMs() {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((total, { cpuTime }) => total + cpuTime * 1000, 0)
}

/** Runs in the page before its scripts. */
function watchHydration() {
  window.seen = { fcp: 0, lcp: 0, cls: 0, longestTask: 0, blocking: 0, interactive: 0 }
  new MutationObserver(() => {
    if (window.seen.interactive === 0 && document.documentElement?.dataset.hydrated !== undefined)
      window.seen.interactive = performance.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
}
