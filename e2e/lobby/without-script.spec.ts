/**
 * @promise Lobby, games and search: the site without script
 * @journey games/filters
 */

import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { gameLinks } from '../support/visit.ts'

test.use({ javaScriptEnabled: false })

test('with JavaScript off the site can be read and navigated, in each language', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => gameLinks(page).count()).toBeGreaterThan(40)
  await expect(gameLinks(page).first()).toHaveText(/\w/)

  await page.locator('main a[href^="/games/"]').first().click()
  await expect(page).toHaveURL(/\/games\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => gameLinks(page).count()).toBeGreaterThan(10)

  await page.locator('footer nav a[href="/rules"]').click()
  await expect(page.locator('article')).toContainText(/18/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
})

test('with JavaScript off the promotions and their times can be read, and lead to their pages', async ({ page }) => {
  await page.goto('/')
  await page.locator('footer nav a[href="/promo"]').click()
  await expect(page.getByRole('heading', { level: 1, name: t('promotions:title') })).toBeVisible()
  const running = page.locator('article[data-status=active]')
  await expect(running.first()).toContainText(t('promotions:endsIn'))
  await expect(running.first().getByRole('timer')).toHaveText(/\d/)
  await expect(page.locator('article[data-status=past]').getByRole('timer')).toHaveCount(0)
  await page.locator('article a[href="/promo/treasure-voyage"]').click()
  await expect(page).toHaveURL(/\/promo\/treasure-voyage$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/)
})
