import type { Page } from '@playwright/test'
import { expect, hydrated, signIn, test } from '../../support/journey.ts'

const thanks = (page: Page) => page.locator('[data-dialog="thanks"] dialog')

test('who is here for the first time is thanked once, and comes to the cashbox with the gift', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({
    ...newcomer,
    nickname: `Ada${Date.now() % 1e6}`,
    currency: 'EUR',
    flags: ['first_auth'],
    gifts: [
      { type: 'deposit_bonus', title: 'Double it', percent: 100, depositLimits: [{ currency: 'EUR', limit: 50_000 }] },
    ],
  })
  await signIn(page, newcomer)
  await expect(thanks(page)).toHaveAccessibleName(/^Welcome, Ada/)
  await expect(thanks(page)).toContainText('Double it')
  await thanks(page).getByRole('button', { name: 'Get the bonus' }).click()
  await expect(page).toBeAt(/\/cashbox$/)
  await expect(thanks(page)).toBeHidden()
  const [chosen] = await sandbox.requests('/json-api/user-gifts/cashbox-select')
  expect(chosen?.body).toMatchObject({ user_gift_id: expect.anything() as unknown })

  await page.goto('/rules')
  await hydrated(page)
  await expect(page.locator('[data-slot="toasts"]')).toBeAttached()
  await expect(thanks(page)).toBeHidden()
})

test('who was here before is not', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer(newcomer)
  await signIn(page, newcomer)
  await expect(page.locator('[data-slot="toasts"]')).toBeAttached()
  await expect(thanks(page)).toBeHidden()
})
