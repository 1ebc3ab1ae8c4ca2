import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { anew, game, hydrated, linkNamed, main, open } from '../support/visit.ts'

interface Watched {
  /** Links not yet hydrated when the live socket was opened; null: it was not opened. */
  unhydrated: number | null
  /** Lets React render, one task at a time. */
  draw(): void
}

/** Opens a page that renders nothing before `draw` is called. */
async function openBusy(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { unhydrated: null, draw: () => {} }
    Object.assign(window, { watched })
    // React schedules its tasks by messages to itself.
    const mayDraw = new Promise<void>((resolve) => {
      watched.draw = resolve
    })
    const post = MessagePort.prototype.postMessage as (this: MessagePort, message: unknown) => void
    MessagePort.prototype.postMessage = function postLater(this: MessagePort, message: unknown) {
      void mayDraw.then(() => setTimeout(() => post.call(this, message), 2))
    }
    const isUnhydrated = (link: Element) => !Object.keys(link).some((key) => key.startsWith('__react'))
    window.WebSocket = class extends WebSocket {
      constructor(...address: ConstructorParameters<typeof WebSocket>) {
        super(...address)
        watched.unhydrated ??= [...document.querySelectorAll('main a')].filter(isUnhydrated).length
      }
    }
  })
  await page.goto(path)
}

const draw = (page: Page) => page.evaluate(() => (window as typeof window & { watched: Watched }).watched.draw())
const unhydrated = (page: Page) =>
  page.evaluate(() => (window as typeof window & { watched: Watched }).watched.unhydrated)
const GAMES = '[data-slot="row"] a[href^="/play/"]'

test('no animation begins before the whole lobby is hydrated', { tag: '@phone' }, async ({ page }) => {
  await openBusy(page, '/')
  await expect.poll(() => page.locator(GAMES).count()).toBeGreaterThan(30)
  await draw(page)
  await expect.poll(() => unhydrated(page)).toBe(0)
})

test('the browser loads what the server could not read, after hydration', async ({ page, sandbox }) => {
  await sandbox.fault({ path: '/json-api/v2/games', status: 503 })
  await openBusy(page, anew('/'))
  await sandbox.clearFaults()
  await expect(page.locator(GAMES)).toHaveCount(0)
  await draw(page)
  await hydrated(page)
  await expect.poll(() => page.locator(GAMES).count()).toBeGreaterThan(30)
})

test('what the server draws while a read is under way is what hydrates', async ({ page, sandbox, openAsPlayer }) => {
  await openAsPlayer()
  // Longer than the server waits.
  await sandbox.fault({ path: '/json-api/v2/games/recent', delayMs: 9_000 })
  await page.goto('/')
  const row = page.getByRole('heading', { name: t('lobby:recent') })
  await expect(row).toBeVisible()
  await sandbox.clearFaults()
  await hydrated(page)
  // This player has played nothing.
  await expect(row).toHaveCount(0)
})

test('a game that begins at once finds its window hydrated', { tag: '@phone' }, async ({ page }) => {
  await openBusy(page, '/play/hungry-werewolf-hour')
  await draw(page)
  await expect(game(page)).toBeVisible()
  await hydrated(page)
})

for (const path of [
  '/login?redirect=/promo?type=promo&utm_source=mail',
  '/registration?redirect=/games?sort=name&gclid=1&lang=en',
  '/remind?redirect=/promo&utm_source=mail',
  '/games?sort=name&utm_source=mail',
])
  test(`the links of ${path} are those that the server sent`, async ({ page }) => {
    await open(page, path)
    expect(await differingLinks(page)).toEqual([])
  })

test('a page with a way back hydrates after a reload', async ({ page }) => {
  await openBusy(page, '/promo?type=promo')
  await draw(page)
  // A press before it loads a new page, which draws nothing.
  await hydrated(page)
  await main(page).locator('a[href^="/promo/"]').first().click()
  await expect(page).toBeAt(/\/promo\/./)
  await page.reload()
  await draw(page)
  await hydrated(page)
  expect(await differingLinks(page)).toEqual([])
  await linkNamed(main(page), 'layout:back').click()
  await expect(page).toBeAt(/\/promo\?type=promo$/)
})

/** Links whose address is not the one that React has drawn: it leaves an attribute that differs as it was served. */
const differingLinks = (page: Page) =>
  page.locator('a').evaluateAll((links) =>
    links.flatMap((link) => {
      const key = Object.keys(link).find((name) => name.startsWith('__reactProps'))
      // A link of the platform's HTML is not React's.
      if (key === undefined) return []
      const drawn: unknown = Reflect.get(Reflect.get(link, key), 'href')
      return drawn === link.getAttribute('href') ? [] : [[link.getAttribute('href'), drawn]]
    }),
  )
