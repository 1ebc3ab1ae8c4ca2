// One first visit of a page, as a phone sees it.
import { hydrated, PHONE, throttle } from './browser.mjs'

/** Time by which code for idle time is loaded. */
const SETTLED_MS = 4000

/** Phone on a slow line. */
export const SLOW_PHONE = { cpu: 4, slowLine: true }

/**
 * Opens the address in an empty cache; milliseconds, and `cls` as a share. `document` and `first` are compressed bytes:
 * of the page, and of the `files` scripts that hydrate it.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {{ cpu?: number, slowLine?: boolean, cookies?: string }} how `cookies`: of a player, as a request carries them
 */
export async function visit(browser, url, how) {
  const page = await openPage(browser, 'en')
  if (how.cookies) await page.context().addCookies(cookiesOf(how.cookies, url))
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await throttle(page, how)
  await page.goto(url)
  await hydrated(page)
  await page.waitForTimeout(SETTLED_MS)
  const seen = await page.evaluate(() => window.seen)
  const loaded = await page.evaluate(readFirst)
  const { metrics } = await session.send('Performance.getMetrics')
  await page.context().close()
  const ms = (/** @type {string} */ name) =>
    (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000
  return { ...seen, ...loaded, script: ms('ScriptDuration'), layout: ms('LayoutDuration') + ms('RecalcStyleDuration') }
}

/**
 * @param {string} cookies
 * @param {string} url
 */
function cookiesOf(cookies, url) {
  return cookies.split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split(/=(.*)/)
    return { name, value, url }
  })
}

/** Runs in the page. */
function readFirst() {
  const [ofDocument] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'))
  const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
  const named = [...document.querySelectorAll('link[rel="modulepreload"][fetchpriority="auto"]')]
  const first = new Set(named.map((link) => /** @type {HTMLLinkElement} */ (link).href))
  const scripts = resources.filter(({ name }) => first.has(name) || name.includes('/entry-client-'))
  return {
    document: ofDocument?.encodedBodySize ?? 0,
    first: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    files: scripts.length,
  }
}

/**
 * A page that records what `visit` tells.
 * @param {import('playwright').Browser} browser
 * @param {string} locale
 */
export async function openPage(browser, locale) {
  const context = await browser.newContext({ ...PHONE, locale, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(watchVisit)
  return page
}

/** Runs in the page before its scripts. */
function watchVisit() {
  const seen = { fcp: 0, lcp: 0, cls: 0, longestTask: 0, blocking: 0, interactive: 0 }
  window.seen = seen
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    seen.cls += 'value' in entry ? Number(entry.value) : 0
  })
  watch('longtask', (entry) => {
    seen.longestTask = Math.max(seen.longestTask, entry.duration)
    if (seen.fcp > 0 && entry.startTime >= seen.fcp) seen.blocking += entry.duration - 50
  })
  new MutationObserver(() => {
    if (seen.interactive === 0 && document.documentElement?.dataset.hydrated !== undefined)
      seen.interactive = performance.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })

  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry) => void} take
   */
  function watch(type, take) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
}
