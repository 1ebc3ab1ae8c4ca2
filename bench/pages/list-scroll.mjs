// Frame times and the largest number of elements while a list of 5,000 games is scrolled to its end.
import { DESKTOP, hydrated, openBrowser, throttle } from '../support/browser.mjs'
import { serveCatalogueOf } from '../support/catalogue.mjs'
import { median, milliseconds, quantile, tell } from '../support/figures.mjs'
import { startSite } from '../support/site.mjs'

const GAMES = 5000
const STEP_PX = 400
/** A frame longer than two frames at 60 Hz counts as dropped. */
const STUCK_MS = 34
/** A list that does not grow for so long has failed. */
const PATIENCE_MS = 60_000

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
    const { frames, elements } = await page.evaluate(scrollToEnd, {
      games: GAMES,
      step: STEP_PX,
      patience: PATIENCE_MS,
    })
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
 * Runs in the page. Waits at the end for the next games, and presses "try again" after a failed page as a visitor does.
 * @param {{ games: number, step: number, patience: number }} how `patience`: milliseconds without more games
 * @returns {Promise<{ frames: number[], elements: number }>}
 */
function scrollToEnd({ games, step, patience }) {
  return new Promise((resolve, reject) => {
    /** @type {number[]} */
    const frames = []
    let elements = 0
    let last = performance.now()
    let furthest = 0
    let movedAt = last
    const onFrame = (/** @type {number} */ now) => {
      frames.push(now - last)
      last = now
      if (frames.length % 20 === 0) elements = Math.max(elements, document.querySelectorAll('*').length)
      const main = document.querySelector('main')
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
      if (window.scrollY > furthest) movedAt = now
      furthest = Math.max(furthest, window.scrollY)
      const more = main?.querySelector('[data-slot="load-more"]')
      const isLoaded = main?.textContent.includes(games.toLocaleString('en')) ?? false
      if (isAtEnd && isLoaded && !more) return resolve({ frames, elements })
      if (now - movedAt > patience) {
        const shown = [...(main?.querySelectorAll('p.tabular-nums') ?? [])].at(-1)?.textContent ?? 'nothing'
        return reject(
          new Error(`No more of ${games} games came within ${patience / 1000} s: the list shows "${shown}"`),
        )
      }
      if (isAtEnd && more?.querySelector('button:not([aria-busy="true"]):not(:disabled)'))
        /** @type {HTMLElement} */ (more.querySelector('button')).click()
      window.scrollBy(0, step)
      requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
  })
}
