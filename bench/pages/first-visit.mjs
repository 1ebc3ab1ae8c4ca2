// A guest's first visit to the lobby with an empty cache: bytes transferred and paint times on a phone with a CPU four
// times slower and slow 4G. Median of five visits.
import { brotliCompressSync } from 'node:zlib'
import { hydrated, openBrowser } from '../support/browser.mjs'
import { kilobytes, median, milliseconds, seconds, tell } from '../support/figures.mjs'
import { startSite } from '../support/site.mjs'
import { openPage, SLOW_PHONE, visit } from '../support/visit.mjs'

const VISITS = 5
/** Time by which code for idle time is loaded. */
const SETTLED_MS = 4000

const { site, stop } = await startSite()
const browser = await openBrowser()
try {
  for (const locale of ['ru', 'en']) {
    const { html, css, first, later } = await weigh(locale)
    tell(`${locale}: script of the first view, ${first.length} files`, kilobytes(sum(first)))
    tell(`${locale}: script that comes after it, ${later.length} files`, kilobytes(sum(later)))
    tell(`${locale}: HTML with its styles`, kilobytes(html))
    tell(`${locale}: of which styles, if compressed alone`, kilobytes(css))
  }
  for (const [name, how] of /** @type {const} */ ([
    ['slow 4G, CPU ÷ 4', SLOW_PHONE],
    ['fast line', {}],
  ])) {
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const visits = []
    for (let i = 0; i < VISITS; i += 1) visits.push(await visit(browser, site, how))
    const of = (/** @type {'fcp' | 'lcp' | 'interactive' | 'longestTask' | 'cls'} */ key) =>
      median(visits.map((each) => each[key]))
    tell(`${name}: first contentful paint`, seconds(of('fcp')))
    tell(`${name}: largest contentful paint`, seconds(of('lcp')))
    tell(`${name}: interactive`, seconds(of('interactive')))
    tell(`${name}: longest task (tasks under 50 ms count as 0)`, milliseconds(of('longestTask')))
    tell(`${name}: layout shift`, of('cls').toFixed(3))
  }
} finally {
  await browser.close()
  stop()
}

/**
 * Bodies as they came over the wire, in bytes; headers are not counted.
 * @param {string} locale
 */
async function weigh(locale) {
  const page = await openPage(browser, locale)
  await page.goto(site)
  await hydrated(page)
  await page.waitForTimeout(SETTLED_MS)
  const { html, styles, scripts } = await page.evaluate(() => {
    const [ofDocument] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'))
    const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'))
    return {
      html: ofDocument?.encodedBodySize ?? 0,
      styles: [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
      // The first view waits only for what the document itself requests.
      scripts: resources
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map(({ encodedBodySize, startTime }) => ({
          bytes: encodedBodySize,
          isFirst: startTime < (ofDocument?.domContentLoadedEventStart ?? 0),
        })),
    }
  })
  await page.context().close()
  const bytes = (/** @type {boolean} */ isFirst) =>
    scripts.filter((script) => script.isFirst === isFirst).map((script) => script.bytes)
  return { html, css: brotliCompressSync(styles).length, first: bytes(true), later: bytes(false) }
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
