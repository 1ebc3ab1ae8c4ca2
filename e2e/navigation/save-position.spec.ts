import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { follow, linkNamed, open } from '../support/visit.ts'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('filtering or sorting a list keeps the scroll position; another page begins at its top', async ({ page }) => {
  await open(page, '/games')
  // Keep the links visible below the header: clicking a covered link scrolls.
  const byName = linkNamed(page, 'game-lists:sortName')
  await page.evaluate(() => window.scrollTo(0, 60))
  await expect.poll(() => scrollY(page)).toBe(60)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  const top = async () => Math.round((await byName.boundingBox())?.y ?? -1)
  const before = await top()

  // Record every scroll position while the whole catalogue loads.
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const look = () => {
      seen.push(Math.round(window.scrollY))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await byName.click()
  await expect(page).toBeAt(/sort=name/)
  await expect(byName).toHaveAttribute('aria-current', 'true')
  const first = page.locator('[data-card] a').first()
  await expect(first).toBeVisible()
  await expect.poll(top).toBe(before)
  const seen = await page.evaluate(() => (window as typeof window & { seen: number[] }).seen)
  expect(new Set(seen)).toEqual(new Set([60]))

  await follow(page, '/games/slots')
  await expect(page).toBeAt('/games/slots')
  await expect.poll(() => scrollY(page)).toBe(0)
})
