import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, headerBalance, hydrated, signIn, test } from '../../support/journey.ts'

const PATHS = ['/', '/games', '/games/slots', '/login', '/registration', '/rules', '/no-such-page']

for (const locale of ['en', 'ru', 'it', 'br']) {
  for (const path of PATHS) {
    test(`axe finds nothing serious on ${path} in ${locale}, and hydration is silent`, async ({ page, complaints }) => {
      complaints.expect(/404/)
      await page.goto(`${path}?lang=${locale}`)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(
        serious.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map(({ target }) => target.join(' '))
              .slice(0, 3)
              .join(', ')}`,
        ),
      ).toEqual([])
    })
  }
}

test('nothing runs over the edge of a narrow phone', async ({ page, complaints }) => {
  complaints.expect(/404/)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of ['ru', 'br']) {
    for (const path of PATHS) {
      await page.goto(`${path}?lang=${locale}`)
      const overflow = await widthOver(page)
      expect(overflow, `${path} in ${locale}`).toBe(0)
    }
  }
})

test("a player's head of the page fits from phone to desktop in every language, with a large balance", async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, currency: 'BRL', balance: 123_456_789_00 })
  await signIn(page, newcomer)
  for (const locale of ['en', 'ru', 'it', 'br']) {
    await page.goto(`/rules?lang=${locale}`)
    await expect(headerBalance(page)).toBeVisible()
    for (const width of [320, 360, 508, 754, 768, 1054, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await widthOver(page), `${width} px in ${locale}`).toBe(0)
    }
  }
})

/** How many pixels of the page are out of sight at its side. */
const widthOver = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
