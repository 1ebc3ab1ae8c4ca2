import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../support/journey.ts'
import { follow } from './visits.ts'

const PAGES = 5
const PER_PAGE = 24
/** One that plays in its frame: others lead to a page of their provider. */
const GAME = '/play/hungry-werewolf-hour'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls an endless list until this many games are there. */
async function loadGames(page: Page, count: number): Promise<void> {
  const shown = page.getByText(/^Showing \d+ of/)
  const known = async () => Number((await shown.innerText()).match(/\d+/)?.[0])
  while ((await known()) < count) {
    const before = await known()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(known).toBeGreaterThan(before)
  }
}

/** A game in the middle of the screen: where it stands, and which it is. */
async function gameInView(page: Page): Promise<{ href: string; top: number; y: number }> {
  // Of the list: the small window of a game that goes on has a link too.
  return page.locator('[data-card] a').evaluateAll((links) => {
    const middle = window.innerHeight / 2
    const seen = links.find((link) => link.getBoundingClientRect().bottom > middle)
    const top = Math.round(seen?.getBoundingClientRect().top ?? -1)
    return { href: seen?.getAttribute('href') ?? '', top, y: Math.round(window.scrollY) }
  })
}

/** Scrolls well into a long page and comes to rest there, as a visitor does before the next click. */
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

test('a new page begins at its top, browser back returns to the old place', async ({ page }) => {
  await page.goto('/rules')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 500))
  await follow(page, '/about')
  await expect(page).toBeAt('/about')
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page).toBeAt('/rules')
  await expect.poll(() => scrollY(page)).toBe(500)
})

test('browser back returns to the old place of a text that comes late', async ({ page }) => {
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/sanitize-in-browser-*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.goto('/rules')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 500))
  await follow(page, '/games')
  await expect(page).toBeAt('/games')
  await page.goBack()
  await expect(page).toBeAt('/rules')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Who may play' })).toHaveCount(0)
  arrive()
  await expect(page.getByRole('heading', { name: 'Who may play' })).toBeAttached()
  await expect.poll(() => scrollY(page)).toBe(500)
})

test('an address with a fragment leads to its element, also when that is late', async ({ page, sandbox }) => {
  await page.goto('/about')
  await hydrated(page)
  await sandbox.fault({ path: '/json-api/v2/games/hungry-werewolf-hour', delayMs: 800, times: 1 })
  await follow(page, `${GAME}#about-game`)
  const about = page.getByRole('heading', { name: 'About the game' })
  await expect(about).toBeInViewport({ ratio: 1 })
  await expect.poll(() => scrollY(page)).toBeGreaterThan(0)
})

test('another page by its address begins at the top, whatever was before in this tab', async ({ page }) => {
  await page.goto('/rules')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.goto('/games')
  await hydrated(page)
  expect(await scrollY(page)).toBe(0)
})

test('back from a game: the list of five pages is as it was, without a jump', async ({ page }) => {
  await page.goto('/games/slots')
  await hydrated(page)
  await loadGames(page, PAGES * PER_PAGE)
  const before = await scrollToMiddle(page)
  await follow(page, GAME)
  await expect(page).toBeAt(GAME)

  // Each place the page is drawn at on the way back.
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
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  expect(new Set(seen)).toEqual(new Set([before.y]))
})

for (const reloaded of ['list', 'game'] as const) {
  test(`the list of five pages is found again after a reload of the ${reloaded}`, async ({ page }) => {
    await page.goto('/games/slots')
    await hydrated(page)
    await loadGames(page, PAGES * PER_PAGE)
    const before = await scrollToMiddle(page)
    if (reloaded === 'list') await page.reload()
    else {
      await follow(page, GAME)
      await expect(page).toBeAt(GAME)
      await page.reload()
      await hydrated(page)
      await page.goBack()
    }
    await expect.poll(() => gameInView(page)).toEqual(before)
    await expect(page.getByText(/^Showing \d+ of/)).toContainText(/Showing 1[2-9]\d of/)
  })
}

test('whoever scrolls meanwhile is left where they are', async ({ page, sandbox, complaints }) => {
  complaints.expect(/503/)
  await page.goto('/games/slots')
  await hydrated(page)
  await loadGames(page, PAGES * PER_PAGE)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.7))
  await expect.poll(async () => (await gameInView(page)).href).not.toBe('')
  // The list stays short for now.
  await sandbox.fault({ path: '/json-api/v2/games', status: 503 })
  await page.reload()
  await hydrated(page)
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, -100_000)
  await expect.poll(() => scrollY(page)).toBe(0)
  await sandbox.clearFaults()
  const again = page.getByRole('button', { name: 'Try again' }).or(page.getByRole('button', { name: 'Show more' }))
  await again.first().evaluate((button: HTMLElement) => button.click())
  await expect(page.getByText(/^Showing (4[89]|[5-9]\d|\d{3}) of/)).toBeAttached()
  expect(await scrollY(page)).toBe(0)
})
