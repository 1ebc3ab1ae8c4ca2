// Frame times and the largest number of elements while a list of 5,000 games is scrolled to its end.
import { DESKTOP, hydrated, openBrowser, throttle } from './support/browser.mjs'
import { serveCatalogueOf } from './support/catalogue.mjs'
import { median, milliseconds, quantile, tell } from './support/figures.mjs'
import { startSite } from './support/site.mjs'

const GAMES = 5000
const STEP_PX = 400
/** A frame longer than two frames at 60 Hz counts as dropped. */
const STUCK_MS = 34

const { site, platform, stop } = await startSite()
const browser = await openBrowser()
try {
  for (const cpu of [1, 4]) {
    const page = await (await browser.newContext({ ...DESKTOP, locale: 'en' })).newPage()
    await serveCatalogueOf(GAMES, page, platform)
    await page.goto(site)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.locator('nav a[href="/games"]').first().click()
    await page.locator('main a.game-card').first().waitFor()
    await throttle(page, { cpu })
    const { frames, elements } = await page.evaluate(scrollToEnd, { games: GAMES, step: STEP_PX })
    await page.context().close()
    const name = `${GAMES} games${cpu === 1 ? '' : `, CPU ÷ ${cpu}`}`
    tell(`${name}: a frame, median`, milliseconds(median(frames)))
    tell(`${name}: a frame, 99 %`, milliseconds(quantile(frames, 0.99)))
    const stuck = frames.filter((ms) => ms > STUCK_MS).length
    tell(`${name}: frames over ${STUCK_MS} ms`, `${stuck} of ${frames.length}`)
    tell(`${name}: elements in the document, at most`, String(elements))
  }
} finally {
  await browser.close()
  stop()
}

/**
 * Runs in the page.
 * @param {{ games: number, step: number }} how
 * @returns {Promise<{ frames: number[], elements: number }>}
 */
function scrollToEnd({ games, step }) {
  return new Promise((resolve) => {
    /** @type {number[]} */
    const frames = []
    let elements = 0
    let last = performance.now()
    const onFrame = (/** @type {number} */ now) => {
      frames.push(now - last)
      last = now
      if (frames.length % 20 === 0) elements = Math.max(elements, document.querySelectorAll('*').length)
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
      const isLoaded = document.querySelector('main')?.textContent.includes(games.toLocaleString('en')) ?? false
      if (isAtEnd && isLoaded && !document.querySelector('main [data-slot="load-more"]')) resolve({ frames, elements })
      else {
        window.scrollBy(0, step)
        requestAnimationFrame(onFrame)
      }
    }
    requestAnimationFrame(onFrame)
  })
}
