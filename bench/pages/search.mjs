// From a keystroke to its painted results, over the sandbox's whole catalogue: median and 95th percentile of thirty keystrokes.
import { DESKTOP, hydrated, openBrowser, throttle } from '../support/browser.mjs'
import { median, milliseconds, quantile, tell } from '../support/figures.mjs'
import { startSite } from '../support/site.mjs'

/** Typed one after the other, each into an empty field: thirty keystrokes. */
const WORDS = ['book of', 'gold', 'sweet', 'aaa', 'wolf', 'dragon!']
/** Between keystrokes. */
const PAUSE_MS = 120

const { site, platform, stop } = await startSite()
const browser = await openBrowser()
try {
  const { total } = /** @type {{ total: number }} */ (
    await (await fetch(`${platform}/json-api/v2/games?filter[category]=allgames&page=1&limit=1`)).json()
  )
  for (const cpu of [1, 4]) {
    const times = await type(cpu)
    const name = `${total} games${cpu === 1 ? '' : `, CPU ÷ ${cpu}`}: keystroke to painted results`
    tell(`${name}, median`, milliseconds(median(times)))
    tell(`${name}, 95 %`, milliseconds(quantile(times, 0.95)))
  }
} finally {
  await browser.close()
  stop()
}

/** @param {number} cpu */
async function type(cpu) {
  const page = await (await browser.newContext({ ...DESKTOP, locale: 'en' })).newPage()
  await page.goto(site)
  await hydrated(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByRole('textbox')
  await field.waitFor()
  await page.waitForLoadState('networkidle')
  await throttle(page, { cpu })
  await page.evaluate(watchKeys)
  for (const word of WORDS) {
    await field.fill('')
    await page.keyboard.type(word, { delay: PAUSE_MS })
    if ((await page.locator('[data-result]').count()) === 0)
      throw new Error(`nothing is found for '${word}': the figures would mean nothing`)
  }
  await page.waitForTimeout(PAUSE_MS)
  const times = await page.evaluate(() => window.keystrokes)
  await page.context().close()
  return times
}

/** Runs in the page: the time from each key to the frame that shows its results. */
function watchKeys() {
  /** @type {number[]} */
  const times = []
  window.keystrokes = times
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)))
    },
    { capture: true },
  )
}
