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

test('the words of a banner stand within it, in every language and width of the window', async ({ page }) => {
  for (const language of ['en', 'ru', 'it']) {
    await open(page, `/?lang=${language}`)
    for (const width of [640, 768, 1024, 1100, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const words = page.locator('[data-slot=banner]:has(h2) > div:last-child')
      const room = await words.evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          const parts = Array.from(one.children, (part) => part.getBoundingClientRect())
          return Math.min(...parts.map((part) => Math.min(part.top - top, bottom - part.bottom)))
        }),
      )
      expect(room.length, language).toBeGreaterThan(2)
      expect(Math.min(...room), `${language} at ${width}`).toBeGreaterThanOrEqual(8)
    }
  }
})
