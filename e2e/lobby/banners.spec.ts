import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { hydrated, open } from '../support/visit.ts'

test("a player has a player's banners after a login and after a full load", async ({ page, openAsPlayer }) => {
  const banners = page.getByRole('region', { name: t('lobby:banners') })
  const ofGuests = banners.locator('a[href="/welcome-bonus"]')
  const ofPlayers = banners.locator('a[href="/bonus-policy"]')
  await open(page, '/')
  await expect(ofGuests.first()).toBeAttached()
  await expect(ofPlayers).toHaveCount(0)

  await openAsPlayer('/')
  await expect(ofPlayers.first()).toBeAttached()
  await expect(ofGuests).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(ofPlayers.first()).toBeAttached()
  await expect(ofGuests).toHaveCount(0)
})
