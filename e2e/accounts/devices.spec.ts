import { expect, test } from '../support/journey.ts'
import { codeField, confirmButton, freshPhone, registerByPhone, signInByForm } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { follow, forgetCookies, headerBalance, hydrated, open } from '../support/visit.ts'

test('a device whose clock is a day behind stays signed in', async ({ page, sandbox, newcomer }) => {
  await page.clock.install({ time: Date.now() - 24 * 3_600_000 })
  await sandbox.createPlayer(newcomer)
  await signInByForm(page, newcomer)
  await page.reload()
  await hydrated(page)
  await expect(headerBalance(page)).toBeVisible()
  expect(await sandbox.requests('/json-api/token/refresh')).toHaveLength(0)
})

test('a browser whose storage throws registers and signs in, and can have no notifications', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    // A blank page has none.
    if ('LockManager' in window)
      LockManager.prototype.request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'))
  })
  const phone = freshPhone()
  await registerByPhone(page, phone)
  await codeField(page).fill((await sandbox.newMessage(phone)).code ?? '')
  await confirmButton(page).click()
  await expect(headerBalance(page)).toBeVisible()
  await forgetCookies(page)
  await sandbox.createPlayer(newcomer)
  await signInByForm(page, newcomer)
  await follow(page, '/profile/info')
  await expect(page.getByText(t('push:unsupported'))).toBeVisible()
})

test.describe('in the last time zone', () => {
  const timezoneId = 'Pacific/Pago_Pago'
  test.use({ timezoneId })

  test('just before midnight pages hydrate without a mismatch', async ({ page, sandbox, openAsPlayer }) => {
    const now = new Date()
    const there = new Date(now.toLocaleString('en-US', { timeZone: timezoneId }))
    const toMidnight = new Date(there).setHours(23, 59, 59, 0) - there.getTime()
    await page.clock.install({ time: now.getTime() + toMidnight })
    const { login } = await openAsPlayer()
    await sandbox.sendMessage(login, { msg: 'Dated today, or is it tomorrow' })
    for (const path of ['/', '/messages']) await open(page, path)
  })
})
