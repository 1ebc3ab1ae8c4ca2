import { expect, hydrated, test } from '../support/journey.ts'
import { follow } from './visits.ts'

test('the same link twice is one step of the history', async ({ page }) => {
  await page.goto('/games')
  await hydrated(page)
  await follow(page, '/rules')
  await expect(page).toBeAt('/rules')
  for (let click = 0; click < 3; click += 1) await follow(page, '/rules')
  await page.goBack()
  await expect(page).toBeAt('/games')
})
