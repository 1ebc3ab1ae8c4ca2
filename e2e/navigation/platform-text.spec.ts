import type { Page } from '@playwright/test'
import { expect, hydrated, signIn, test } from '../support/journey.ts'
import { follow } from './visits.ts'

const text = (page: Page) => page.locator('article [data-slot="rich-text"]')

test("each of the platform's pages shows its own text, also when it is come back to", async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  const about = await text(page).innerText()
  await follow(page, '/rules')
  await expect(page).toBeAt('/rules')
  await expect(text(page)).toContainText(/18/)
  const rules = await text(page).innerText()
  expect(rules).not.toBe(about)
  await follow(page, '/about')
  await expect(page).toBeAt('/about')
  await expect.poll(() => text(page).innerText()).toBe(about)
  await follow(page, '/rules')
  await expect(page).toBeAt('/rules')
  await expect.poll(() => text(page).innerText()).toBe(rules)
})

test("the platform's text is read without its markup where the script that cleans markup does not come", async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await page.route(/\/assets\/sanitize-in-browser-/, (route) => route.abort())
  await page.goto('/about')
  await hydrated(page)
  await follow(page, '/rules')
  await expect(page).toBeAt('/rules')
  await expect(text(page)).toContainText(/18/)
  await expect(text(page)).not.toContainText(/[<>]|&\w+;/)
  await expect(text(page).locator(':not(p)')).toHaveCount(0)
})

test('the text gets its markup after all when the line is back', async ({ page, context, complaints }) => {
  complaints.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  await page.route(/\/assets\/sanitize-in-browser-/, (route) => route.abort())
  await page.goto('/about')
  await hydrated(page)
  await follow(page, '/rules')
  await expect(page).toBeAt('/rules')
  await expect(text(page)).toContainText(/18/)
  await expect(text(page).locator('a, h2')).toHaveCount(0)
  await page.unroute(/\/assets\/sanitize-in-browser-/)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(text(page).locator('a, h2').first()).toBeAttached()
})

test('a picture of the platform that cannot be had gives way to its words', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  // Browsers look at handlers wherever markup is read, so what is hostile leaves a line each.
  complaints.expect(/404|Executing inline event handler/)
  await sandbox.createPlayer(newcomer)
  await signIn(page, newcomer, '/login?redirect=%2Frules')
  await sandbox.notice(newcomer.login, {
    msg: '<p>Before <img src="/no-such.png" alt="the words"> after</p><p>Torn<img src=x onerror="document.title = 1"></p>',
  })
  await page.getByRole('button', { name: /^Messages/ }).click()
  await expect(page.getByText('Before the words after')).toBeVisible()
  await expect(page.getByText('Torn', { exact: true }).locator('img')).toHaveCount(0)
})
