// Time from a click on a card to the loaded frame of its game, as a guest (demo) on a fast line. Median of ten games.
import { DESKTOP, hydrated, openBrowser, throttle } from '../support/browser.mjs'
import { median, milliseconds, tell } from '../support/figures.mjs'
import { startSite } from '../support/site.mjs'

const GAMES = 10

const { site, stop } = await startSite()
const browser = await openBrowser()
try {
  for (const cpu of [1, 4]) {
    const times = []
    const page = await (await browser.newContext({ ...DESKTOP, locale: 'en' })).newPage()
    await throttle(page, { cpu })
    // The first game fills the caches and is not counted.
    for (let i = 0; i <= GAMES; i += 1) times.push(await openGame(page, i))
    await page.context().close()
    const counted = times.slice(1)
    const name = cpu === 1 ? 'click' : `CPU ÷ ${cpu}: click`
    tell(`${name} to the game's page painted`, milliseconds(median(counted.map(({ page: ms }) => ms))))
    tell(`${name} to the frame's load`, milliseconds(median(counted.map(({ frame: ms }) => ms))))
  }
} finally {
  await browser.close()
  stop()
}

/**
 * @param {import('playwright').Page} page
 * @param {number} index
 */
async function openGame(page, index) {
  await page.goto(site)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchGame)
  await page.locator('a.game-card[data-demo]').nth(index).click()
  await page.waitForFunction(() => window.opened.frame > 0)
  return page.evaluate(() => window.opened)
}

/** Runs in the page: records when the game's page is painted and its frame loaded after the next click. */
function watchGame() {
  const opened = { page: 0, frame: 0 }
  window.opened = opened
  let clickedAt = 0
  document.addEventListener(
    'click',
    (event) => {
      clickedAt = event.timeStamp
    },
    { capture: true, once: true },
  )
  const watch = new MutationObserver(() => {
    if (opened.page === 0 && document.querySelector('[data-slot="frame-loader"]')) {
      opened.page = -1
      afterPaint(() => {
        opened.page = performance.now() - clickedAt
      })
    }
    const frame = document.querySelector('[data-testid="game-iframe"]')
    if (!frame) return
    watch.disconnect()
    frame.addEventListener(
      'load',
      () => {
        opened.frame = performance.now() - clickedAt
      },
      { once: true },
    )
  })
  watch.observe(document.body, { childList: true, subtree: true })

  /** @param {() => void} run */
  function afterPaint(run) {
    requestAnimationFrame(() => setTimeout(run))
  }
}
