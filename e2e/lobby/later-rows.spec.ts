/**
 * @promise Lobby, games and search: rows of the lobby below the first three are read and drawn near the view, move
 *   nothing, and have links without JavaScript
 * @proof games-store.test
 * @journey engines/lobby
 */

import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { watchShifts } from '../support/layout-shifts.ts'
import { t } from '../support/texts.ts'
import { bringIntoView, gameLinks, holdRequests, main, open } from '../support/visit.ts'

/** Rows of games: promotions and studios have rows too. */
const rows = (page: Page) => main(page).locator('[data-slot="row"]:has(.game-card)')

test(
  'the games of a later row are read and drawn when it comes near, and move nothing',
  { tag: '@phone' },
  async ({ page }) => {
    const reads: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/json-api/v2/games') reads.push(search)
    })
    await open(page, '/')
    const last = rows(page).last()
    await expect(last.getByRole('heading')).toBeAttached()
    await expect(last.locator('[href^="/games/"]')).toBeAttached()
    await expect(last.locator('[href^="/play/"]')).toHaveCount(0)
    expect(reads).toEqual([])

    const height = () => last.evaluate((row) => Math.round(row.getBoundingClientRect().height))
    const before = await height()
    await bringIntoView(last)
    await expect(last.locator('[href^="/play/"]')).toHaveCount(12)
    expect(await height()).toBe(before)
    expect(new Set(reads).size).toBe(reads.length)
  },
)

/** The row of all studios, and its links to their games. */
const studios = (page: Page) => main(page).locator('[data-slot="row"]', { hasText: t('lobby:studios') })
const STUDIO = 'a[href^="/producers/"]'

test('the studios are drawn when their row comes near, and move nothing', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/')
  const row = studios(page)
  await expect(row).toBeAttached()
  const height = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().height))
  const before = await height()
  await bringIntoView(row)
  await expect(row.locator(STUDIO).nth(10)).toBeAttached()
  expect(await height()).toBe(before)
})

test('a later row whose games could not be read says so, and reads them again', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/503/)
  await open(page, '/')
  await sandbox.fault({ path: '/json-api/v2/games', status: 503 })
  const last = rows(page).last()
  const name = (await last.getByRole('heading').textContent()) ?? ''
  await bringIntoView(last)
  const failed = main(page).getByRole('region', { name })
  const again = failed.getByRole('button')
  await expect(again).toBeVisible()
  await sandbox.clearFaults()
  await again.click()
  await expect(failed.locator('[href^="/play/"]')).toHaveCount(12)
})

for (const { of, path, list, after } of [
  { of: 'promotions', path: '/promo', list: '/json-api/actions', after: 1 },
  { of: 'tournaments', path: '/tournaments', list: '/json-api/v2/tournaments', after: 3 },
])
  test(`the row of ${of} moves nothing in view, however late it comes`, { tag: '@phone' }, async ({ page }) => {
    const readShifts = await watchShifts(page)
    const release = await holdRequests(page, new RegExp(`${list}\\?`))
    const asked = page.waitForRequest(new RegExp(`${list}\\?`))
    const answered = page.waitForResponse(new RegExp(`${list}\\?`))
    await open(page, '/')
    const next = rows(page)
      .filter({ visible: true })
      .nth(after + 1)
    const row = main(page).locator('[data-slot="row"]', { has: page.locator(`a[href^="${path}/"]`) })

    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, await next.evaluate((element) => element.getBoundingClientRect().top - innerHeight / 2))
    await asked
    release()
    await (await answered).finished()
    // Its place is below the view again.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, -200)
        return row.count()
      })
      .toBe(1)
    await expect(row).not.toBeInViewport()
    const { sum, moved } = await readShifts()
    expect(sum, moved.join('\n')).toBeLessThan(0.02)
  })

test('back from a category, later rows are drawn and the place is kept', async ({ page }) => {
  await open(page, '/')
  const events = (path: string) => main(page).locator(`[data-slot="row"] a[href^="${path}/"]`).first()
  const last = rows(page).last()
  const drawn = [events('/promo'), events('/tournaments'), last.locator('a.game-card').first()]
  // As people scroll, so that the rows of promotions and tournaments are drawn, too.
  await page.mouse.move(400, 400)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400)
      return Promise.all(drawn.map((part) => part.count()))
    })
    .toEqual([1, 1, 1])
  const top = () => last.evaluate((row) => Math.round(row.getBoundingClientRect().top))
  const all = last.locator('[href^="/games/"]')
  await all.hover()
  const before = await top()
  await all.click()
  await expect(page).toBeAt(/\/games\//)
  await page.goBack()
  await expect(page).toBeAt('/')
  await expect.poll(top).toBe(before)
})

test('a print has no place that is empty', async ({ page }) => {
  await open(page, '/')
  const waiting = rows(page).last().locator('.game-card')
  await expect(waiting).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(waiting).toBeHidden()
})

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('each row has links to its games', async ({ page }) => {
    await page.goto('/')
    const row = rows(page).last()
    await expect(row.getByRole('heading')).toBeVisible()
    await expect(row.locator('.game-card')).toBeHidden()
    await expect(gameLinks(page).last()).toBeVisible()
    expect(await gameLinks(page).count()).toBeGreaterThan(100)
    expect(await main(page).locator(STUDIO).count()).toBeGreaterThan(10)
  })
})
