import { expect, test } from '../support/journey.ts'
import { codeField, confirmButton, freshPhone, newCodeButton, registerByPhone } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { headerBalance, hydrated } from '../support/visit.ts'

/** A little more than the platform's pause between two codes, 35 s. */
const RESEND_MS = 36_000

test('a new code can be asked for after a countdown, which a reload does not shorten', async ({ page, sandbox }) => {
  await page.clock.install()
  const phone = freshPhone()
  await registerByPhone(page, phone)
  const again = newCodeButton(page)
  await expect(again).toHaveText(t.like('forms:newCodeIn'))
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await hydrated(page)
  await expect(again).toHaveText(t.like('forms:newCodeIn'))
  await sandbox.advanceClock(RESEND_MS)
  await page.clock.fastForward(RESEND_MS)
  await again.click()
  await expect(page.getByText(t('forms:newCodeSent'))).toBeVisible()
  await codeField(page).fill((await sandbox.newMessage(phone, 2)).code ?? '')
  await confirmButton(page).click()
  await expect(headerBalance(page)).toBeVisible()
})
