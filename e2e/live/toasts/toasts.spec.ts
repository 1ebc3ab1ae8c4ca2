import type { Page } from '@playwright/test'
import { expect, hydrated, logOutElsewhere, SESSION_ENDED, signIn, test } from '../../support/journey.ts'

const region = (page: Page) => page.locator('[data-slot="toasts"]')
const toasts = (page: Page) => page.locator('[data-slot="toast"]')

test('what comes while somebody is at the cashbox is told on the next page, in its order', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await signIn(page, newcomer)
  await page.goto('/cashbox')
  await hydrated(page)
  await expect(region(page)).toBeAttached()
  const reread = () => sandbox.requests('/json-api/user-gifts')
  for (const title of ['First gift', 'Second gift']) {
    const before = (await reread()).length
    await sandbox.gift(newcomer.login, { type: 'cash', title, amount: 1000 })
    await expect.poll(async () => (await reread()).length).toBeGreaterThan(before)
  }
  await expect(toasts(page)).toHaveCount(0)

  await page.getByRole('banner').locator('a[href="/"]').click()
  await expect(toasts(page)).toHaveText([/First gift/, /Second gift/])
})

test('who is logged out in another tab is told, and a press leads back in and to the same page', async ({
  page,
  context,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await signIn(page, newcomer)
  await page.goto('/rules')
  await hydrated(page)
  await expect(region(page)).toBeAttached()

  const other = await logOutElsewhere(context)
  await expect(toasts(page)).toHaveText([/You are logged out/])
  await expect(toasts(other)).toHaveCount(0)
  await toasts(page).getByRole('link', { name: 'Log in' }).click()
  await expect(page).toBeAt(/\/login\?redirect=%2Frules$/)
  await expect(toasts(page)).toHaveCount(0)
})

test('a high five floats by', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await signIn(page, newcomer)
  await expect(region(page)).toBeAttached()
  await sandbox.emit({ login: newcomer.login }, 'high-five-received', { slug: 'spring' })
  const flight = page.locator('[data-slot="flying-notification"]')
  await expect(flight.getByText('You got a high five')).toBeAttached()
  await expect(flight.getByText('You got a high five')).toHaveCount(0)
})
