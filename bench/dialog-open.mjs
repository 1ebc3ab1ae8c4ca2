// Time from the first press of "Support" to its painted dialog, as a guest on a phone with a CPU four times slower and
// slow 4G: once right after the page is interactive, once when the page had time to load ahead. Median of five visits.
import { hydrated, openBrowser, PHONE, throttle } from './support/browser.mjs'
import { median, milliseconds, tell } from './support/figures.mjs'
import { startSite } from './support/site.mjs'

const VISITS = 5
/** Time by which code for idle time is loaded. */
const SETTLED_MS = 8000

const { site, stop } = await startSite()
const browser = await openBrowser()
try {
  for (const [name, settleMs] of /** @type {const} */ ([
    ['at once', 0],
    ['when the page is settled', SETTLED_MS],
  ])) {
    /** @type {number[]} */
    const times = []
    for (let i = 0; i < VISITS; i += 1) times.push(await openDialog(settleMs))
    tell(`slow 4G, CPU ÷ 4: press to the first dialog painted, ${name}`, milliseconds(median(times)))
  }
} finally {
  await browser.close()
  stop()
}

/** @param {number} settleMs */
async function openDialog(settleMs) {
  const page = await (await browser.newContext({ ...PHONE, locale: 'en' })).newPage()
  await throttle(page, { cpu: 4, slowLine: true })
  await page.goto(site)
  await hydrated(page)
  await page.waitForTimeout(settleMs)
  await page.evaluate(watchDialog)
  const button = page.locator('footer button[aria-haspopup="dialog"]').first()
  await button.scrollIntoViewIfNeeded()
  await button.tap()
  await page.waitForFunction(() => window.dialogMs > 0)
  const ms = await page.evaluate(() => window.dialogMs)
  await page.context().close()
  return ms
}

/** Runs in the page: records when a dialog is painted after the next press. */
function watchDialog() {
  window.dialogMs = 0
  let pressedAt = 0
  document.addEventListener('pointerdown', (event) => (pressedAt = event.timeStamp), { capture: true, once: true })
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[role="dialog"]')) return
    watch.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.dialogMs = performance.now() - pressedAt
      }),
    )
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
