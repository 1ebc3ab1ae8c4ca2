// Heap and nodes of a tab after 200 navigations and 20 games, compared with the first round and the same games, after garbage
// collection.
import { DESKTOP, hydrated, openBrowser } from '../support/browser.mjs'
import { tell } from '../support/figures.mjs'
import { startSite } from '../support/site.mjs'

const ROUNDS = 50
/** Links clicked in each round, which ends in the lobby. */
const ROUND = ['a[href="/games"]', 'nav a[href^="/games/"]', 'footer a[href="/rules"]', 'header a[href="/"]']
const GAMES = 20

const { site, stop } = await startSite()
const browser = await openBrowser()
try {
  const page = await (await browser.newContext({ ...DESKTOP, locale: 'en' })).newPage()
  await page.goto(site)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await walk(page)
  // Fills the lobby's row of the games that were played last.
  for (let i = 0; i < GAMES; i += 1) await playGame(page, i)
  const first = await held(session)
  for (let i = 0; i < ROUNDS; i += 1) await walk(page)
  for (let i = 0; i < GAMES; i += 1) await playGame(page, i)
  const last = await held(session)
  for (const key of /** @type {const} */ (['heap', 'nodes', 'listeners', 'documents'])) {
    const growth = `${last[key] >= first[key] ? '+' : ''}${Math.round((last[key] / first[key] - 1) * 100)} %`
    tell(`${key} after ${ROUNDS * ROUND.length} navigations and ${GAMES} games`, `${last[key]} (${growth})`)
  }
} finally {
  await browser.close()
  stop()
}

/** @param {import('playwright').Page} page */
async function walk(page) {
  for (const link of ROUND) {
    await page.locator(`${link}:visible`).first().click()
    // The lobby stays in the page while another is in view.
    await page.locator('main h1').filter({ visible: true }).waitFor()
  }
  await page.locator('main a.game-card').first().waitFor()
}

/**
 * @param {import('playwright').Page} page
 * @param {number} index
 */
async function playGame(page, index) {
  await page.locator('main a.game-card[data-demo]').nth(index).click()
  await page.locator('[data-testid="game-iframe"]').waitFor()
  await page.locator('[data-slot="frame-loader"]:not([data-visible])').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Close the game' }).click()
  await page.locator('main a.game-card').first().waitFor()
}

/** @param {import('playwright').CDPSession} session */
async function held(session) {
  // Twice: finalizers of the first collection may release more.
  for (let i = 0; i < 2; i += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners, documents } = await session.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners, documents }
}
