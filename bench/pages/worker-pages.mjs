// What the service worker costs a page that is opened with a warm cache: first byte, and hydrated. In turn without a worker,
// with one that runs, and with one that the browser has to start. Median of all rounds, and the least, which tells more on a
// busy machine.
import { DESKTOP, hydrated, openBrowser } from '../support/browser.mjs'
import { median, quantile, tell } from '../support/figures.mjs'
import { startSite } from '../support/site.mjs'

const PAGES = ['/', '/rules']
const ROUNDS = Number(process.env.ROUNDS ?? 15)
/** Time after which code for idle time is loaded and the worker has kept what it keeps. */
const SETTLED_MS = 4000
/** Time for what a page does when it is idle, so that it does not fall into the next visit. */
const IDLE_MS = 700
const WAYS = /** @type {const} */ (['without', 'running', 'stopped'])

/** @typedef {{ firstByte: number, hydrated: number }} Figures */

const { site, stop } = await startSite()
const browser = await openBrowser()
try {
  const [without, running, stopped] = await Promise.all([openTab('block'), openTab('allow'), openTab('allow')])
  const pages = { without, running, stopped }
  const workers = await pages.stopped.context().newCDPSession(pages.stopped)
  await workers.send('ServiceWorker.enable')
  for (const path of PAGES) {
    /** @type {Record<typeof WAYS[number], Figures[]>} */
    const seen = { without: [], running: [], stopped: [] }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const way of WAYS) {
        if (way === 'stopped') await workers.send('ServiceWorker.stopAllWorkers')
        seen[way].push(await visit(pages[way], path))
      }
    for (const way of WAYS) {
      const of = (/** @type {keyof Figures} */ key) => both(seen[way].map((each) => each[key]))
      const name = `${path}, ${way === 'without' ? 'without a worker' : `worker ${way}`}`
      tell(`${name}: first byte`, of('firstByte'))
      tell(`${name}: hydrated`, of('hydrated'))
    }
  }
} finally {
  await browser.close()
  stop()
}

/** @param {'allow' | 'block'} serviceWorkers */
async function openTab(serviceWorkers) {
  const context = await browser.newContext({ ...DESKTOP, locale: 'en', reducedMotion: 'reduce', serviceWorkers })
  const page = await context.newPage()
  await page.addInitScript(watchHydration)
  // The second visit is the first one that the worker serves, the third finds all that it keeps.
  for (const path of ['/', ...PAGES, ...PAGES]) {
    await page.goto(site + path)
    await hydrated(page)
    await page.waitForTimeout(SETTLED_MS)
  }
  return page
}

/**
 * @param {import('playwright').Page} page
 * @param {string} path
 * @returns {Promise<Figures>}
 */
async function visit(page, path) {
  await page.bringToFront()
  await page.goto(site + path)
  await hydrated(page)
  await page.waitForTimeout(IDLE_MS)
  return page.evaluate(() => {
    const [ofDocument] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'))
    return { firstByte: ofDocument?.responseStart ?? 0, hydrated: window.seen.interactive }
  })
}

/** @param {readonly number[]} values */
function both(values) {
  return `${median(values).toFixed(0)}; ${quantile(values, 0).toFixed(0)} ms`
}

/** Runs in the page before its scripts. */
function watchHydration() {
  window.seen = { fcp: 0, lcp: 0, cls: 0, longestTask: 0, blocking: 0, interactive: 0 }
  new MutationObserver(() => {
    if (window.seen.interactive === 0 && document.documentElement?.dataset.hydrated !== undefined)
      window.seen.interactive = performance.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
}
