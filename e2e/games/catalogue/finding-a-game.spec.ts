import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../support/journey.ts'

const cards = (page: Page) => page.locator('main a[href^="/play/"]')
const toTheEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

test('search by keyboard alone: open, type, walk to a result, play; what was typed is still there next time', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: 'Search games' })
  const field = dialog.getByRole('textbox', { name: 'Game or studio' })
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('heading', { name: 'Most played' })).toBeVisible()

  await page.keyboard.type('gold')
  await expect(dialog.getByText(/^\d+ games? found$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const first = dialog.getByRole('list').getByRole('link').first()
  await expect(first).toBeFocused()
  const path = await first.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toBeAt(new RegExp(`${path}$`))
  await expect(dialog).toBeHidden()

  await page.goBack()
  await page.keyboard.press('Control+k')
  await expect(field).toHaveValue('gold')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('search finds nothing: it says so and offers what others play', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Game or studio' }).fill('qqqqzz')
  await expect(page.getByRole('heading', { name: 'Nothing found for “qqqqzz”' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Most played' })).toBeVisible()
})

test('a list grows as its end comes near, and going back finds the place one left', async ({ page }) => {
  await page.goto('/games/slots')
  await hydrated(page)
  const shown = page.getByText(/^Showing \d+ of \d+$/)
  await expect(shown).toHaveText(/^Showing 24 of/)
  for (const count of [48, 72, 96, 120]) {
    await toTheEnd(page)
    await expect(shown).toHaveText(new RegExp(`^Showing (${count}|${count + 24}) of`))
  }
  // A game in the middle of the screen, far above the end.
  await page.evaluate(() => window.scrollTo(0, 3000))
  const place = () =>
    page.evaluate(() => {
      const card = document.elementFromPoint(innerWidth / 2 - 60, innerHeight / 2)?.closest('a[href^="/play/"]')
      return card ? { path: card.getAttribute('href'), top: Math.round(card.getBoundingClientRect().top) } : null
    })
  await expect.poll(place).not.toBeNull()
  const left = (await place())!
  await page.locator(`main a[href="${left.path}"]`).click()
  await expect(page).toBeAt(/\/play\//)
  await page.goBack()
  await expect.poll(place).toEqual(left)
})

test('a page of the list that fails takes nothing away and can be tried again', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/503/)
  await page.goto('/games/slots')
  await hydrated(page)
  await sandbox.fault({ path: '/json-api/v2/games', status: 503 })
  await toTheEnd(page)
  await expect(page.getByText('The next games did not load. What you see stays.')).toBeVisible()
  await expect(cards(page)).toHaveCount(24)
  await sandbox.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Showing (48|72) of/)).toBeAttached()
})

test('a studio is found in the picker, and its page keeps to one category', async ({ page }) => {
  await page.goto('/games/slots')
  await hydrated(page)
  await page.getByRole('button', { name: 'Choose a studio' }).click()
  const picker = page.getByRole('dialog', { name: 'Game studios' })
  const studio = picker.getByRole('link').nth(10)
  const name = (await studio.innerText()).trim()
  await picker.getByRole('searchbox', { name: 'Find a studio' }).fill(name.slice(0, 3).toUpperCase())
  await picker.getByRole('link', { name }).click()
  await expect(picker).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const categories = page.getByRole('navigation', { name: 'Category' })
  const category = categories.getByRole('link').nth(1)
  const categoryName = await category.innerText()
  await category.click()
  await expect(page.getByRole('heading', { level: 1, name: `${categoryName} by ${name}` })).toBeVisible()
  await expect(categories.getByRole('link', { name: categoryName })).toHaveAttribute('aria-current', 'page')
})

test('what the platform could not give the lobby stands in its place with another try', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/503/)
  await sandbox.fault({ path: '/json-api/banners', status: 503 })
  await page.goto('/?without=banners')
  await hydrated(page)
  await expect(page.getByText('The offers did not load.')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await sandbox.clearFaults()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible()
})
