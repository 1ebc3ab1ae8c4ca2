import { expect, hydrated, SOON, test } from '../../support/journey.ts'

const dialog = '[data-dialog="support"] dialog'

test('support is reached from the foot of every page, and says when the chat is being serviced', async ({
  page,
  sandbox,
}) => {
  await page.goto('/privacy')
  await hydrated(page)
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Support' })
  await opener.click()
  await expect(page.locator(dialog)).toHaveAccessibleName('How can we help?')
  await expect(page.locator(dialog).getByRole('link')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(page.locator(dialog)).toBeHidden()
  await expect(opener).toBeFocused()

  await sandbox.serverData({ callCenterConfig: { maintenance: true } })
  try {
    await expect(async () => {
      await page.goto(`/privacy?visit=${Date.now()}`)
      await hydrated(page)
      await page.getByRole('contentinfo').getByRole('button', { name: 'Support' }).click()
      await expect(page.locator(dialog)).toHaveAccessibleName('The chat is being serviced', SOON)
    }).toPass()
  } finally {
    await sandbox.serverData({ callCenterConfig: { maintenance: false } })
  }
})

test('whose account is blocked finds the way to support under the form', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/403/)
  await sandbox.createPlayer({ ...newcomer, flags: ['blocked'] })
  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('Email or phone').fill(newcomer.login)
  await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Write to support' }).click()
  await expect(page.locator(dialog).getByRole('link', { name: /help@croupier.test/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Email or phone')).toHaveValue(newcomer.login)
})
