/**
 * @promise Lobby, games and search: a print and a full-page picture of the lobby show every row
 * @journey engines/lobby
 */

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/journey.ts'
import { main, open } from '../support/visit.ts'

/** Lists of cards. `content-visibility` skips cards that are far below the fold. */
const rows = (page: Page) => main(page).locator('[data-slot="row-list"]')

/** How many rows are skipped. */
const skippedRows = (page: Page): Promise<number> =>
  rows(page).evaluateAll(
    (lists) =>
      lists.filter(
        (list) => list.firstElementChild?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
      ).length,
  )

test.use({ drawsPages: true })

test('a print and a full-page picture of the lobby show every row', async ({ page }) => {
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  await expect(rows(page).last()).toBeAttached()
  await expect.poll(() => skippedRows(page)).toBe(0)

  await page.emulateMedia({ media: 'screen' })
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => skippedRows(page)).toBe(0)

  const boxes = await rows(page).evaluateAll((lists) =>
    lists.map((list) => {
      const { left, top, width, height } = list.getBoundingClientRect()
      return { left, top: top + scrollY, width, height }
    }),
  )
  const picture = await page.screenshot({ fullPage: true })
  for (const box of boxes) {
    const [left = 0, top = 0, width = 0, height = 0] = [box.left, box.top, box.width, box.height].map(Math.floor)
    const { channels } = await sharp(await sharp(picture).extract({ left, top, width, height }).toBuffer()).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev)), `the row at ${top} px`).toBeGreaterThan(5)
  }
})
