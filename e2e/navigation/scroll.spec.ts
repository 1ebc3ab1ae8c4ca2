/**
 * @promise Navigation and guards: scrolling: top, back, reload, fragments; what comes late above the view moves
 *   nothing in it
 * @journey navigation/save-position
 */

import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import {
  bringIntoView,
  follow,
  GAME,
  headingNamed,
  holdRequests,
  hydrated,
  loadGames,
  main,
  open,
  retryUntil,
  shownGames,
  fontsAreThere,
} from '../support/visit.ts'

const PAGES = 5
const PER_PAGE = 24

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** The game in the middle of the screen and its position. */
async function gameInView(page: Page): Promise<{ href: string; top: number; y: number }> {
  // Exclude the link of the small game window.
  return page.locator('[data-card] a').evaluateAll((links) => {
    const middle = window.innerHeight / 2
    const seen = links.find((link) => link.getBoundingClientRect().bottom > middle)
    const top = Math.round(seen?.getBoundingClientRect().top ?? -1)
    return { href: seen?.getAttribute('href') ?? '', top, y: Math.round(window.scrollY) }
  })
}

/** Scrolls into a long page and waits until the position is stable. */
async function scrollToMiddle(page: Page): ReturnType<typeof gameInView> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scrollend', resolve, { once: true })
        window.scrollTo(0, document.documentElement.scrollHeight * 0.7)
      }),
  )
  await expect.poll(async () => (await gameInView(page)).href).not.toBe('')
  return gameInView(page)
}

test('a new page begins at its top, browser back returns to the old place', { tag: '@phone' }, async ({ page }) => {
  const release = await holdRequests(page, '**/sanitize-in-browser-*.js')
  await open(page, '/rules')
  await page.evaluate(() => window.scrollTo(0, 500))
  await follow(page, '/games')
  await expect(page).toBeAt('/games')
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toBeAt('/rules')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const late = page.getByRole('heading', { name: 'Who may play' })
  await expect(late).toHaveCount(0)
  release()
  await expect(late).toBeAttached()
  await expect.poll(() => scrollY(page)).toBe(500)
})

test('an address with a fragment leads to its element, also when that is late', async ({ page, sandbox }) => {
  await open(page, '/about')
  await sandbox.fault({ path: '/json-api/v2/games/hungry-werewolf-hour', delayMs: 800, times: 1 })
  await follow(page, `${GAME}#about-game`)
  const about = headingNamed(page, 'game:about')
  await expect(about).toBeInViewport({ ratio: 1 })
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
})

test('back from a game: the list of five pages is as it was, without a jump', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/games/slots')
  await loadGames(page, PAGES * PER_PAGE)
  const before = await scrollToMiddle(page)
  await follow(page, GAME)
  await expect(page).toBeAt(GAME)

  // Record every scroll position on the way back.
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const look = () => {
      if (location.pathname === '/games/slots' && document.querySelector('main h1')?.textContent?.startsWith('Slots'))
        seen.push(Math.round(window.scrollY))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible()
  await expect.poll(() => gameInView(page)).toEqual(before)
  const seen = await page.evaluate(() => (window as typeof window & { seen: number[] }).seen)
  expect(new Set(seen)).toEqual(new Set([before.y]))

  await test.step('also after a reload of the game', async () => {
    await follow(page, GAME)
    await expect(page).toBeAt(GAME)
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await expect.poll(() => gameInView(page)).toEqual(before)
    expect(await shownGames(page)).toBeGreaterThanOrEqual(PAGES * PER_PAGE)
  })
})

test('scrolling meanwhile keeps its own position', async ({ page, sandbox, complaints }) => {
  complaints.expect(/503/)
  await open(page, '/games/slots')
  await loadGames(page, 2 * PER_PAGE)
  await scrollToMiddle(page)
  await sandbox.fault({ path: '/json-api/v2/games', status: 503 })
  await page.reload()
  await hydrated(page)
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, -100_000)
  await expect.poll(() => scrollY(page)).toBe(0)
  await sandbox.clearFaults()
  await retryUntil(main(page), async () => (await shownGames(page)) > PER_PAGE)
  expect(await scrollY(page)).toBe(0)
})

test(
  'a row that comes late moves nothing in view, without scroll anchoring too',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdRequests(page, '**/json-api/actions?*')
    const actionsAsked: string[] = []
    page.on(
      'request',
      (request) => void (request.url().includes('/json-api/actions?') && actionsAsked.push(request.url())),
    )
    await open(page, '/')
    await fontsAreThere(page)
    const late = (path: string) => main(page).locator(`[data-slot="row"] a[href^="${path}/"]`).first()
    const rows = main(page).locator('[data-slot="row"]:has(.game-card):visible')
    // Both late rows have been near, and the other one is here.
    await bringIntoView(rows.nth(2))
    await expect.poll(() => actionsAsked.length).toBeGreaterThan(0)
    await expect(late('/tournaments')).toBeAttached()
    await bringIntoView(rows.nth(4))
    // As in WebKit, which has none.
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
    const row = rows.nth(4)
    const top = () => row.evaluate((element) => element.getBoundingClientRect().top)
    await bringIntoView(row)
    await expect(row.locator('a.game-card').first()).toBeVisible()
    await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = { top: await top(), y: await scrollY(page) }
    await expect(late('/promo')).toHaveCount(0)
    release()
    await expect(late('/promo')).toBeAttached()
    // A window scrolls by whole pixels, and a row may be half a pixel higher.
    await expect.poll(async () => Math.abs((await top()) - before.top)).toBeLessThan(1)
    expect(await scrollY(page)).toBeGreaterThan(before.y + 100)
  },
)
