import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { fillRegistration, freshEmail, registerButton } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, follow, holdRequests, liveInAllTabs, open } from '../support/visit.ts'

/** Twice the popup's delay, in the page's time. */
const LONG_ENOUGH_MS = 6000
const popup = (page: Page) => page.getByRole('dialog', { name: 'A weekend that gives back' })

test.beforeEach(({ page }) => page.clock.install())

test('the offer is shown to players, on the next page that may show it', async ({ page, sandbox, complaints }) => {
  complaints.expect(/404/)
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
  await liveInAllTabs(page.context(), sandbox)
  await page.clock.fastForward(LONG_ENOUGH_MS)

  // Shown on any of these pages, it would not come again on the last.
  await follow(page, '/games/slots')
  await expect(page).toBeAt(/\/games\/slots$/)
  await page.clock.fastForward(LONG_ENOUGH_MS)

  await follow(page, '/no-such-page')
  await expect(page.locator('main [data-status="404"]')).toBeVisible()
  await page.clock.fastForward(LONG_ENOUGH_MS)

  await follow(page, '/about')
  await expect(page).toBeAt(/\/about$/)
  await page.clock.fastForward(LONG_ENOUGH_MS)
  await buttonNamed(popup(page), 'dialogs:close').click()
  await expect(popup(page)).toBeHidden()
})
