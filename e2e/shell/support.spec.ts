import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { anew, open } from '../support/visit.ts'

const opener = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: t('layout:support') })

test('support opens from the footer, leads guests to log in to the chat, and says when the chat is away', async ({
  page,
  sandbox,
}) => {
  const dialog = page.getByRole('dialog', { name: t('support:title') })
  await open(page, '/privacy')
  await opener(page).click()
  await expect(dialog.getByRole('link')).toHaveCount(4)
  await expect(dialog.getByRole('link', { name: t('support:chatLogIn') })).toHaveAttribute('href', '/login')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()

  await sandbox.serverData({ callCenterConfig: { maintenance: true } })
  await open(page, anew('/privacy'))
  await opener(page).click()
  await expect(page.getByRole('dialog', { name: t('support:chat_maintenance') })).toBeVisible()
})
