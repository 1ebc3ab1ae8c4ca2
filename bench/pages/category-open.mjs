// Time from a click on a category in the lobby to its painted games, with all chunks cached and a fast line. Median of
// ten.
import { DESKTOP, hydrated, openBrowser, throttle } from '../support/browser.mjs'
import { median, milliseconds, tell } from '../support/figures.mjs'
import { startSite } from '../support/site.mjs'

const CLICKS = 10

const { site, stop } = await startSite()
const browser = await openBrowser()
try {
  for (const cpu of [1, 4]) {
    const page = await (await browser.newContext({ ...DESKTOP, locale: 'en' })).newPage()
    await throttle(page, { cpu })
    await page.goto(site)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const times = []
    for (let i = 0; i < CLICKS; i += 1) times.push(await openCategory(page, i))
    await page.context().close()
    const name = cpu === 1 ? 'click' : `CPU ÷ ${cpu}: click`
    tell(`${name} to the category's games painted`, milliseconds(median(times.map(({ painted }) => painted))))
    tell(`${name}, whole pages of skeletons seen`, String(times.filter(({ sawSkeleton }) => sawSkeleton).length))
  }
} finally {
  await browser.close()
  stop()
}

/**
 * @param {import('playwright').Page} page
 * @param {number} index
 */
async function openCategory(page, index) {
  await page.evaluate(watchCategory)
  const links = page.locator('section[data-slot="row"] a[href^="/games/"]')
  await links.nth(index % (await links.count())).click()
  await page.waitForFunction(() => window.category.painted > 0)
  const seen = await page.evaluate(() => window.category)
  await page.locator('header a[href="/"]').click()
  await page.locator('section[data-slot="row"]').first().waitFor()
  return seen
}

/** Runs in the page: records the first frame with a game of the category after the next click. */
function watchCategory() {
  const category = { painted: 0, sawSkeleton: false }
  window.category = category
  let clickedAt = 0
  document.addEventListener(
    'click',
    (event) => {
      clickedAt = event.timeStamp
    },
    { capture: true, once: true },
  )
  const watch = new MutationObserver(() => {
    if (!location.pathname.startsWith('/games/')) return
    // The lobby stays in the document.
    const list = document.querySelector('main [data-slot="virtual-grid"]')
    if (!list?.querySelector('a.game-card')) {
      category.sawSkeleton ||= list !== null
      return
    }
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => (category.painted = performance.now() - clickedAt)))
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
