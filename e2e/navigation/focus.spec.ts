/** @promise Navigation and guards: a page that a navigation opens has the focus on its heading, or on the link that was followed */

import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { pressOn } from '../support/keyboard.ts'
import { accountButton, logOut, signInByForm } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { follow, linkNamed, main, open } from '../support/visit.ts'

const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const linkTo = (page: Page, href: string) => main(page).locator(`a[href="${href}"]`).first()
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
  })

/** Comes from another page. The first one is the browser's to announce; from the second on the code that moves the focus is there. */
async function comeTo(page: Page, path: string): Promise<void> {
  await open(page, '/rules')
  await expect(page.locator('body')).toBeFocused()
  await follow(page, path)
  await expect(page).toBeAt(path)
  await expect(heading(page)).toBeFocused()
}

test('the heading of a page has the focus, for a pointer without a ring; back gives it to the link that was followed @phone', async ({
  page,
}) => {
  await comeTo(page, '/tournaments')
  const href = (await main(page).locator('a[href^="/tournaments/"]').last().getAttribute('href')) ?? ''
  await linkTo(page, href).click()
  await expect(page).toBeAt(href)
  await expect(heading(page)).toBeFocused()
  expect([await ringOf(page), await page.evaluate(() => window.scrollY)]).toEqual([false, 0])

  await page.goBack()
  await expect(linkTo(page, href)).toBeFocused()
  await expect(linkTo(page, href)).toBeInViewport()
  expect(await ringOf(page)).toBe(false)
  await page.goForward()
  await expect(page).toBeAt(href)
  await expect(heading(page)).toBeFocused()
})

test('the lobby, which stays as it was left, gives the focus back to its link', async ({ page }) => {
  await comeTo(page, '/')
  const link = main(page).locator('a[href="/games"], a[href^="/games/"]').last()
  const href = (await link.getAttribute('href')) ?? ''
  await pressOn(page, linkTo(page, href))
  await expect(page).toBeAt(href)
  await expect(heading(page)).toBeFocused()
  expect(await ringOf(page)).toBe(true)
  await page.goBack()
  await expect(page).toBeAt('/')
  await expect(linkTo(page, href)).toBeFocused()
})

test('login, a tab, the account panel and logout each lead the focus into their page', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer(newcomer)
  await signInByForm(page, newcomer)
  await expect(heading(page)).toBeFocused()

  await accountButton(page).click()
  await linkNamed(page.locator('#account-panel'), 'layout:profile').click()
  await expect(page).toBeAt('/profile/balance')
  await expect(heading(page)).toBeFocused()
  const tab = main(page).getByRole('link', { name: t('profile:info') })
  await tab.click()
  await expect(page).toBeAt('/profile/info')
  await expect(tab).toBeFocused()

  await logOut(page)
  await expect(heading(page)).toBeFocused()
})

test('a filter of the page keeps the focus', async ({ page }) => {
  await comeTo(page, '/games')
  const byName = linkNamed(page, 'game-lists:sortName')
  await byName.click()
  await expect(page).toBeAt(/sort=name/)
  await expect(byName).toHaveAttribute('aria-current', 'true')
  await expect(byName).toBeFocused()
})
