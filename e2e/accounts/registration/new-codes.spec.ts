import { expect, hydrated, test } from '../../support/journey.ts'

/** As the platform has it: a code every 35 seconds, five in five minutes. */
const RESEND_MS = 36_000
const MOST_CODES = 5

test('a new code can be asked for when the countdown ends, and not for ever: then it is said when, and the code in hand still counts', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/429/)
  await page.clock.install()
  await page.goto('/registration')
  await hydrated(page)
  await page.getByRole('tab', { name: 'By phone' }).click()
  const phone = `7912${String(Date.now()).slice(-7)}`
  await page.getByLabel('Phone number').fill(`+${phone}`)
  await page.getByRole('textbox', { name: 'Password' }).fill('secret-pass-1')
  await page.getByLabel('Nickname').fill(`Resend ${Date.now() % 1e7}`)
  await page.getByRole('textbox', { name: 'Day' }).fill('1990-05-17')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()

  const again = page.getByRole('button', { name: 'Send a new code' })
  const alert = page.locator('main form').getByRole('alert').filter({ visible: true })
  const wait = async () => {
    await sandbox.advanceClock(RESEND_MS)
    await page.clock.fastForward(RESEND_MS)
    await expect(again).not.toHaveAttribute('aria-disabled', 'true')
  }
  for (let sent = 1; sent < MOST_CODES; sent += 1) {
    await expect(again).toHaveText(/New code in \d:\d\d/)
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await wait()
    await again.click()
    await expect(page.getByText('A new code is on its way.')).toBeVisible()
    await sandbox.newMessage(phone, sent + 1)
  }
  const code = page.getByLabel('Code from the message')
  const { code: latest = '' } = await sandbox.newMessage(phone, MOST_CODES)
  await code.fill(latest)
  await wait()
  await again.click()
  await expect(alert).toHaveText(/Too many codes sent\. You can ask for another one in \d minutes?\./)
  await expect(page.getByText('A new code is on its way.')).toBeHidden()
  await expect(again).toHaveText(/New code in [1-4]:\d\d/)
  await expect(code).toHaveValue(latest)
  expect(await sandbox.outbox(phone)).toHaveLength(MOST_CODES)
  // Neither pressing nor loading the page anew shortens the wait.
  await page.reload()
  await hydrated(page)
  await expect(again).toHaveText(/New code in [1-4]:\d\d/)
  await code.fill(latest)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByTestId('header-balance')).toBeVisible()
})
