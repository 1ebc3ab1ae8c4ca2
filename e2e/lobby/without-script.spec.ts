import { expect, test } from '../support/journey.ts'

test.use({ javaScriptEnabled: false })

test('with JavaScript off the lobby, a category and a page of text can be read and walked', async ({ page }) => {
  await page.goto('/')
  const games = page.locator('main a[href^="/play/"]')
  expect(await games.count()).toBeGreaterThan(40)
  await expect(games.first()).toHaveText(/\w/)

  await page.locator('main a[href^="/games/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.locator('main a[href^="/play/"]').count()).toBeGreaterThan(10)

  await page.locator('footer a[href="/rules"]').click()
  await expect(page.locator('article')).toContainText(/18/)
})

test('the language can be changed without script', async ({ page }) => {
  await page.goto('/rules')
  await page.locator('footer').getByRole('link', { name: 'Italiano' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
})
