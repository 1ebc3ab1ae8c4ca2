// Time from the first press of "Support" to its painted dialog, and to the frame that shows its title, as a guest on a phone
// with a CPU four times slower and slow 4G: once right after the page is interactive, once when the page had time to load
// ahead. Median of five visits. The press is a touch at a point: Playwright's own `tap` of an element runs a check of its
// own in the page between touch and click.
import { hydrated, openBrowser, PHONE, throttle } from '../support/browser.mjs'
import { median, milliseconds, tell } from '../support/figures.mjs'
import { startSite } from '../support/site.mjs'

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
    /** @type {{ paintedMs: number, titledMs: number }[]} */
    const visits = []
    for (let i = 0; i < VISITS; i += 1) visits.push(await openDialog(settleMs))
    const painted = visits.map(({ paintedMs }) => paintedMs)
    const titled = visits.map(({ titledMs }) => titledMs)
    tell(`slow 4G, CPU ÷ 4: press to the first dialog painted, ${name}`, milliseconds(median(painted)))
    tell(`slow 4G, CPU ÷ 4: press to its title in view, ${name}`, milliseconds(median(titled)))
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
  const box = await button.boundingBox()
  if (!box) throw new Error('no button of the support dialog')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForFunction(() => window.dialogMs > 0 && window.dialogTitledMs > 0)
  const times = await page.evaluate(() => ({ paintedMs: window.dialogMs, titledMs: window.dialogTitledMs }))
  await page.context().close()
  return times
}

/** Runs in the page: records when a dialog is painted after the next press, and when its title is on the screen. */
function watchDialog() {
  window.dialogMs = 0
  window.dialogTitledMs = 0
  let pressedAt = 0
  document.addEventListener('pointerdown', (event) => (pressedAt = event.timeStamp), { capture: true, once: true })
  const watch = new MutationObserver(() => {
    const dialog = document.querySelector('[role="dialog"]')
    if (!dialog) return
    watch.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.dialogMs = performance.now() - pressedAt
      }),
    )
    const look = () => {
      const title = dialog.querySelector('h2')?.getBoundingClientRect()
      const isShown = title && title.height > 0 && title.bottom <= innerHeight && title.top >= 0
      if (!isShown || Number(getComputedStyle(dialog).opacity) < 0.5) requestAnimationFrame(look)
      else
        setTimeout(() => {
          window.dialogTitledMs = performance.now() - pressedAt
        })
    }
    requestAnimationFrame(look)
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
