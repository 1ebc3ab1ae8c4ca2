import { expect, test } from '../support/journey.ts'
import {
  codeField,
  confirmButton,
  freshPhone,
  newCodeButton,
  registerByPhone,
  signInByForm,
} from '../support/players.ts'
import { t } from '../support/texts.ts'
import { forgetCookies, headerBalance, open } from '../support/visit.ts'

test('on a device whose clock is a day behind all ways in work', async ({ page, sandbox, newcomer }) => {
  await page.clock.install({ time: Date.now() - 24 * 3_600_000 })
  const phone = freshPhone()
  await registerByPhone(page, phone)
  await expect(newCodeButton(page)).toHaveText(t.like('auth:resendIn'))
  await sandbox.advanceClock(36_000)
  await page.clock.fastForward(36_000)
  await expect(newCodeButton(page)).not.toHaveAttribute('aria-disabled', 'true')
  const { code = '' } = await sandbox.newMessage(phone)
  await sandbox.clearRequests()
  await codeField(page).fill(code)
  await confirmButton(page).click()
  await expect(headerBalance(page)).toBeVisible()
  await page.reload()
  await expect(headerBalance(page)).toBeVisible()
  expect(await sandbox.requests('/json-api/token/refresh')).toHaveLength(0)

  await forgetCookies(page)
  await sandbox.createPlayer(newcomer)
  await signInByForm(page, newcomer)
})

test('in a browser whose storage throws all ways in work', async ({ page, sandbox, newcomer }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  const phone = freshPhone()
  await registerByPhone(page, phone)
  await codeField(page).fill((await sandbox.newMessage(phone)).code ?? '')
  await confirmButton(page).click()
  await expect(headerBalance(page)).toBeVisible()
  await forgetCookies(page)
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await signInByForm(page, newcomer)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '50000')
})

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('just before midnight there pages hydrate without a mismatch', async ({ page, sandbox, openAsPlayer }) => {
      const now = new Date()
      const there = new Date(now.toLocaleString('en-US', { timeZone: timezoneId }))
      const toMidnight = new Date(there).setHours(23, 59, 59, 0) - there.getTime()
      await page.clock.install({ time: now.getTime() + toMidnight })
      const { login } = await openAsPlayer()
      await sandbox.sendMessage(login, { msg: 'Dated today, or is it tomorrow' })
      for (const path of ['/', '/games', '/rules']) await open(page, path)
      const logged = (await sandbox.requests('/log')).map(({ body }) => JSON.stringify(body))
      expect(logged.filter((entry) => entry.includes('"hydration"'))).toEqual([])
    })
  })
}
