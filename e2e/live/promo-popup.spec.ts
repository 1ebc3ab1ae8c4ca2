import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { fillRegistration, freshEmail, registerButton } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, follow, holdRequests, open, stopTime } from '../support/visit.ts'

/** Delay of the popup in the page's time. */
const DELAY_MS = 3000
const popup = (page: Page) => page.getByRole('dialog', { name: 'A weekend that gives back' })

test.beforeEach(({ page }) => page.clock.install())

test('whoever comes from registration sees the offer on the next page', async ({ page, sandbox }) => {
  // The code that shows the popup arrives when the registration is over.
  const release = await holdRequests(page, /\/after-load-[\w-]+\.js$/)
  // Cache a page without the offer.
  await page.request.get('/registration?redirect=%2Frules')
  await sandbox.offerPopup()
  await open(page, '/registration?redirect=%2Frules')
  await fillRegistration(page, { email: freshEmail() })
  await registerButton(page).click()
  await expect(page).toBeAt(/\/rules$/)
  release()
  // The popup waits until the welcome dialog is closed.
  const thanks = page.getByRole('dialog', { name: t.like('thanks:title') })
  await buttonNamed(thanks, 'dialogs:close').click()
  await expect(thanks).toBeHidden()
  await page.clock.fastForward(3 * DELAY_MS)
  await expect(popup(page)).toBeHidden()

  await follow(page, '/about')
  await expect(page).toBeAt(/\/about$/)
  await page.clock.fastForward(DELAY_MS + 1000)
  await expect(popup(page)).toBeVisible()
})

test('three seconds after a page that may show it, to players, once', async ({ page, sandbox, openAsPlayer }) => {
  const toasts = page.getByRole('region', { name: t('notifications:region') })
  await sandbox.offerPopup()
  await open(page, '/rules')
  await page.clock.fastForward(2 * DELAY_MS)
  await expect(popup(page)).toBeHidden()

  await openAsPlayer('/games/slots')
  await expect(toasts).toBeAttached()
  await page.clock.fastForward(2 * DELAY_MS)
  await expect(popup(page)).toBeHidden()

  await stopTime(page)
  await follow(page, '/rules')
  await expect(page).toBeAt(/\/rules$/)
  await page.clock.runFor(DELAY_MS - 100)
  await expect(popup(page)).toBeHidden()
  await page.clock.runFor(200)
  await expect(popup(page)).toBeVisible()
  await page.clock.resume()

  await buttonNamed(popup(page), 'dialogs:close').click()
  await open(page, '/rules')
  await page.clock.fastForward(2 * DELAY_MS)
  await expect(popup(page)).toBeHidden()
})
