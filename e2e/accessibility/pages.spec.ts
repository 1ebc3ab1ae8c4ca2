import AxeBuilder from '@axe-core/playwright'
import { expect, hydrated, test } from '../support/journey.ts'

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
  test.setTimeout(120_000)
  complaints.expect(/404/)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const locale of ['ru', 'br']) {
    for (const path of PATHS) {
      await page.goto(`${path}?lang=${locale}`)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} in ${locale}`).toBe(0)
    }
  }
})
