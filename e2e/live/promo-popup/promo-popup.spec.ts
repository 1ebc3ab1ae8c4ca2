import type { Page } from '@playwright/test'
import { expect, hydrated, signIn, test } from '../../support/journey.ts'

const popup = (page: Page) => page.locator('[data-dialog="promo-popup"] dialog')

/** Through the site itself, as the rules are about changes of route. */
const go = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first().click()

test.afterEach(({ sandbox }) => sandbox.withdrawPopup())

test('a player sees the offer once, three seconds after a page that may show it, and again when it has changed', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await signIn(page, newcomer)
  await page.goto('/rules')
  await hydrated(page)
  await sandbox.offerPopup()
  await expect(popup(page)).toBeVisible()
  await expect(popup(page)).toHaveAccessibleName('A weekend that gives back')
  await popup(page).getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toBeHidden()

  await page.reload()
  await hydrated(page)
  await page.waitForFunction(() => performance.now() > 6_000)
  await expect(popup(page)).toBeHidden()

  await sandbox.offerPopup()
  await expect(popup(page)).toBeVisible()
  await popup(page).getByRole('link', { name: 'The terms' }).click()
  await expect(page).toBeAt(/\/winback$/)
  await expect(popup(page)).toBeHidden()
})

test('whoever comes from registration is left in peace, and sees the offer on the next page', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  // On a slow line what watches for the popup comes when the registration is over.
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/notifications-[\w-]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  // The page a guest gets is the copy of one from before the offer.
  await page.request.get('/registration?redirect=%2Frules')
  await sandbox.offerPopup()
  await page.goto('/registration?redirect=%2Frules')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(`popup-${Date.now()}@croupier.test`)
  await page.getByRole('textbox', { name: 'Password' }).fill('secret-pass-1')
  await page.getByLabel('Nickname').fill(`Popup ${Date.now() % 1e7}`)
  await page.getByRole('textbox', { name: 'Day' }).fill('1990-05-17')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toBeAt(/\/rules$/)
  release()
  // The welcome lies over everything; the popup would wait for it.
  const thanks = page.locator('[data-dialog="thanks"] dialog')
  await thanks.getByRole('button', { name: 'Close' }).click()
  await expect(thanks).toBeHidden()
  await page.clock.fastForward(10_000)
  await expect(popup(page)).toBeHidden()

  await go(page, '/about')
  await expect(page).toBeAt(/\/about$/)
  await page.clock.fastForward(4000)
  await expect(popup(page)).toBeVisible()
})

test('no popup over the lobby and the games, none for guests; it comes with the next page that may show it', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await sandbox.offerPopup()
  await page.goto('/rules')
  await hydrated(page)
  await page.waitForFunction(() => performance.now() > 6_000)
  await expect(popup(page)).toBeHidden()

  await signIn(page, newcomer)
  await page.goto('/games/slots')
  await hydrated(page)
  await page.waitForFunction(() => performance.now() > 6_000)
  await expect(popup(page)).toBeHidden()
  await go(page, '/rules')
  await expect(popup(page)).toBeVisible()

  await sandbox.withdrawPopup()
  await expect(popup(page)).toBeHidden()
})
