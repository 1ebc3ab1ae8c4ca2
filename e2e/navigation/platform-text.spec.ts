import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { follow, open } from '../support/visit.ts'

const text = (page: Page) => page.locator('article [data-slot="rich-text"]')
const CLEANER = /\/assets\/sanitize-in-browser-/

test("the platform's HTML is plain text until the sanitiser loads", async ({ page, context, complaints }) => {
  complaints.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  await page.route(CLEANER, (route) => route.abort())
  await open(page, '/about')
  await follow(page, '/rules')
  await expect(page).toBeAt('/rules')
  await expect(text(page)).toContainText(/18/)
  await expect(text(page)).not.toContainText(/[<>]|&\w+;/)
  await expect(text(page).locator(':not(br)')).toHaveCount(0)
  await page.unroute(CLEANER)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(text(page).locator('a, h2').first()).toBeAttached()
})
