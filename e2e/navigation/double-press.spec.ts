import { expect, test } from '../support/journey.ts'
import { accountButton } from '../support/players.ts'
import { follow, linkNamed, main } from '../support/visit.ts'

test('a double click presses once: the account opens, and the page\'s "Back" goes one page', async ({
  page,
  openAsPlayer,
}) => {
  await openAsPlayer('/rules')
  const panel = page.locator('#account-panel')
  await accountButton(page).dblclick()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  for (const path of ['/games', '/tournaments']) {
    await follow(page, path)
    await expect(page).toBeAt(path)
  }
  await main(page).locator('a[href^="/tournaments/"]').last().click()
  await expect(page).toBeAt(/\/tournaments\/.+/)
  await linkNamed(main(page), 'layout:back').dblclick()
  await expect(page).toBeAt('/tournaments')
  // A second step would have led here.
  await page.goBack()
  await expect(page).toBeAt('/games')
})
