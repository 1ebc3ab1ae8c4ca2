import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { headerBalance, open } from '../support/visit.ts'

const GUEST_PAGES = ['/', '/games', '/games/slots', '/login', '/registration', '/remind', '/rules', '/no-such-page']
const PLAYER_PAGES = ['/cashbox', '/cashbox/withdraw', '/cashbox/history', '/cashbox/limits', '/cashbox/success']

const LONGEST_LANGUAGE = 'ru'

async function expectAccessible(page: Page, path: string): Promise<void> {
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const faults = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  expect.soft(faults, path).toEqual([])
}

/** Pixels of the page outside the screen's width. */
const widthOver = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const path of GUEST_PAGES)
  test(`axe finds nothing serious on ${path}`, async ({ page, complaints }) => {
    complaints.expect(/404/)
    await expectAccessible(page, path)
  })

test('axe finds nothing serious on the pages of a player', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/rules')
  for (const path of PLAYER_PAGES) await expectAccessible(page, path)
})

test('in the longest language no page runs over the edge of a narrow phone', async ({
  page,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(/404/)
  const language = `?lang=${LONGEST_LANGUAGE}`
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of GUEST_PAGES) {
    await open(page, path + language)
    expect.soft(await widthOver(page), path).toBe(0)
  }
  await openAsPlayer(`/rules${language}`)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of PLAYER_PAGES) {
    await open(page, path + language)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect.soft(await widthOver(page), path).toBe(0)
  }
})

test('the header fits every width and language with a large balance', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/', { currency: 'BRL', balance: 123_456_789_00 })
  for (const locale of ['en', 'ru', 'it', 'br']) {
    await open(page, `/rules?lang=${locale}`)
    await expect(headerBalance(page)).toBeVisible()
    for (const width of [320, 360, 508, 754, 768, 1054, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      expect.soft(await widthOver(page), `${width} px in ${locale}`).toBe(0)
    }
  }
})
