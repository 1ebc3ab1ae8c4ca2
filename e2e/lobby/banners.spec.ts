import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { hydrated, main, open } from '../support/visit.ts'

test('guests and players have the banners and the offer meant for them, after a login and after a full load', async ({
  page,
  openAsPlayer,
}) => {
  const banners = page.getByRole('region', { name: t('lobby:banners') })
  const ofGuests = banners.locator('a[href="/welcome-bonus"]')
  const ofPlayers = banners.locator('a[href="/bonus-policy"]')
  const offer = main(page).getByRole('complementary')
  // It is read once its place is near.
  const goToTheEnd = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await open(page, '/')
  await expect(ofGuests.first()).toBeAttached()
  await expect(ofPlayers).toHaveCount(0)
  await goToTheEnd()
  await expect(offer).toHaveAccessibleName('Five deposits with a bonus')

  await openAsPlayer('/')
  await expect(ofPlayers.first()).toBeAttached()
  await expect(ofGuests).toHaveCount(0)
  await goToTheEnd()
  await expect(offer).toHaveAccessibleName('Monday gives back')
  const served = await page.reload()
  // Nothing of the guests' is in it, so that nothing changes under a press.
  const html = await served!.text()
  expect(html).toContain('Every bonus and its terms on one page')
  expect(html).not.toContain('on your first five deposits')
  await hydrated(page)
  await expect(ofPlayers.first()).toBeAttached()
  await expect(ofGuests).toHaveCount(0)
  await goToTheEnd()
  await offer.getByRole('link', { name: 'The terms' }).click()
  await expect(page).toBeAt(/\/winback$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
