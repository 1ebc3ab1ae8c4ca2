import { expect, test } from '../support/journey.ts'
import { buttonNamed, follow, game, gameLinks, linkNamed, main, open } from '../support/visit.ts'

test('closing and minimising a game lead back to where it was opened from, at the same place', async ({ page }) => {
  const close = buttonNamed(page, 'game:close')
  await open(page, '/games/slots?from=mail')
  const card = gameLinks(page).nth(20)
  await card.scrollIntoViewIfNeeded()
  const y = await page.evaluate(() => window.scrollY)
  expect(y).toBeGreaterThan(200)
  for (const wayOut of [linkNamed(page, 'game:minimise'), close]) {
    await card.click()
    await expect(page).toBeAt(/\/play\//)
    await expect(game(page)).toHaveAttribute('data-mode', 'demo')
    await wayOut.click()
    await expect(page).toBeAt('/games/slots?from=mail')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
    if (await close.isVisible()) await close.click()
  }
})

test('"Back" leads past pages of errors and repeated links', async ({ page, complaints }) => {
  complaints.expect(/404/)
  const missing = page.locator('main [data-status="404"]')
  await open(page, '/games')
  await follow(page, '/no-such-page')
  await expect(missing).toBeVisible()
  await follow(page, '/login')
  await expect(linkNamed(main(page), 'layout:back')).toHaveAttribute('href', '/games')

  await follow(page, '/games')
  await expect(page).toBeAt('/games')
  await follow(page, '/no-such-page')
  await expect(missing).toBeVisible()
  await follow(page, '/play/hungry-werewolf-hour')
  await expect(game(page)).toHaveAttribute('data-mode', 'demo')
  await buttonNamed(page, 'game:close').click()
  await expect(page).toBeAt('/games')

  await follow(page, '/rules')
  await expect(page).toBeAt('/rules')
  for (let click = 0; click < 3; click += 1) await follow(page, '/rules')
  await page.goBack()
  await expect(page).toBeAt('/games')
})
