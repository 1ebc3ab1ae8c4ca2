import { expect, gameFrame, hydrated, test } from '../support/journey.ts'
import { follow } from './visits.ts'

test('closing and minimising a game lead back to where it was opened from, at the same place', async ({ page }) => {
  await page.goto('/games/slots?from=mail')
  await hydrated(page)
  const card = page.locator('main a[href^="/play/"]').nth(20)
  await card.scrollIntoViewIfNeeded()
  const y = await page.evaluate(() => window.scrollY)
  expect(y).toBeGreaterThan(200)
  for (const wayOut of ['minimise', 'close']) {
    await card.click()
    await expect(page).toBeAt(/\/play\//)
    await expect(gameFrame(page).locator('body')).toHaveAttribute('data-mode', 'demo')
    if (wayOut === 'minimise') await page.getByRole('link', { name: 'Minimise' }).click()
    else await page.getByRole('button', { name: 'Close the game' }).click()
    await expect(page).toBeAt('/games/slots?from=mail')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
    const close = page.getByRole('button', { name: 'Close the game' })
    if (await close.isVisible()) await close.click()
  }
})

test('a game that was opened by its address closes to the lobby', async ({ page }) => {
  await page.goto('/play/hungry-werewolf-hour')
  await hydrated(page)
  await page.getByRole('button', { name: 'Close the game' }).click()
  await expect(page).toBeAt('/')
})

test('"Back" of the login form leads past the other ways in to the page before, also after a reload', async ({
  page,
}) => {
  await page.goto('/rules')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toBeAt(/\/registration/)
  await page.reload()
  await hydrated(page)
  const back = page.getByRole('main').getByRole('link', { name: 'Back' })
  await expect(back).toHaveAttribute('href', '/rules')
  await back.click()
  await expect(page).toBeAt('/rules')
})

test('pages of errors are not gone back to', async ({ page, complaints }) => {
  complaints.expect(/404/)
  await page.goto('/games')
  await hydrated(page)
  await follow(page, '/no-such-page')
  await expect(page.locator('main [data-status="404"]')).toBeVisible()
  await follow(page, '/login')
  await expect(page.getByRole('main').getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/games')
})

test('a game that was opened from one of them closes to the page before', async ({ page, complaints }) => {
  complaints.expect(/404/)
  await page.goto('/games')
  await hydrated(page)
  await follow(page, '/no-such-page')
  await expect(page.locator('main [data-status="404"]')).toBeVisible()
  await follow(page, '/play/hungry-werewolf-hour')
  await expect(gameFrame(page).locator('body')).toHaveAttribute('data-mode', 'demo')
  await page.getByRole('button', { name: 'Close the game' }).click()
  await expect(page).toBeAt('/games')
})

test('the login form without a past leads to the lobby', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expect(page).toBeAt('/')
})
