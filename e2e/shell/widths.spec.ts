import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { GUEST_PAGES, headerBalance, open, PLAYER_PAGES } from '../support/visit.ts'

const LONGEST_LANGUAGE = 'ru'
const GAME_OF_LONG_NAME = '/play/imperial-phoenix-new-year-gold'

/** Pixels of the page outside the screen's width. */
const widthOver = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('in the longest language no page runs over the edge of a narrow phone', async ({ page, stack, openAsPlayer }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [...GUEST_PAGES, GAME_OF_LONG_NAME]) {
    await open(page, `${path}?lang=${LONGEST_LANGUAGE}`)
    expect.soft(await widthOver(page), path).toBe(0)
  }
  await test.step('nor a row in the brand with the widest gutters', async () => {
    await open(page, stack.siteOf('caju') + GAME_OF_LONG_NAME)
    await expect(page.locator('main [data-slot="row-list"]')).toBeVisible()
    expect.soft(await widthOver(page)).toBe(0)
  })
  await openAsPlayer(`/rules?lang=${LONGEST_LANGUAGE}`)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of PLAYER_PAGES) {
    await open(page, `${path}?lang=${LONGEST_LANGUAGE}`)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect.soft(await widthOver(page), path).toBe(0)
  }
})

test('the header fits every width and language with a large balance', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/rules', { currency: 'BRL', balance: 123_456_789_00 })
  for (const locale of ['en', 'ru', 'it', 'br']) {
    await open(page, `/rules?lang=${locale}`)
    await expect(headerBalance(page)).toBeVisible()
    for (const width of [320, 360, 508, 754, 768, 1054, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      expect.soft(await widthOver(page), `${width} px in ${locale}`).toBe(0)
    }
  }
})
