import { expect, test } from '../support/journey.ts'
import { codeField, confirmButton, formAlert, freshPhone, newCodeButton, registerByPhone } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { headerBalance, hydrated } from '../support/visit.ts'

/** A little more than the platform's pause between two codes, 35 s. */
const RESEND_MS = 36_000
const MOST_CODES = 5

test('a new code can be asked for after a countdown, five times', async ({ page, sandbox, complaints }) => {
  complaints.expect(/429/)
  await page.clock.install()
  const phone = freshPhone()
  await registerByPhone(page, phone)
  const again = newCodeButton(page)
  const wait = async () => {
    await sandbox.advanceClock(RESEND_MS)
    await page.clock.fastForward(RESEND_MS)
    await expect(again).not.toHaveAttribute('aria-disabled', 'true')
  }
  for (let sent = 1; sent < MOST_CODES; sent += 1) {
    await expect(again).toHaveText(t.like('auth:resendIn'))
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await wait()
    await again.click()
    await expect(page.getByText(t('auth:resent'))).toBeVisible()
    await sandbox.newMessage(phone, sent + 1)
  }
  const { code = '' } = await sandbox.newMessage(phone, MOST_CODES)
  await codeField(page).fill(code)
  await wait()
  await again.click()
  await expect(formAlert(page)).toHaveText(t.like('forms:too_many_sends'))
  await expect(page.getByText(t('auth:resent'))).toBeHidden()
  await expect(again).toHaveText(/ [1-4]:\d\d/)
  await expect(codeField(page)).toHaveValue(code)
  expect(await sandbox.outbox(phone)).toHaveLength(MOST_CODES)

  await test.step('a reload does not shorten the wait', async () => {
    await page.reload()
    await hydrated(page)
    await expect(again).toHaveText(/ [1-4]:\d\d/)
  })
  await codeField(page).fill(code)
  await confirmButton(page).click()
  await expect(headerBalance(page)).toBeVisible()
})
