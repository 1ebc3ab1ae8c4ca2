import { CALL_LIMIT_MS, FORM_FAULTS, meetEveryFault } from '../support/form-faults.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { fillRegistration, freshPhone } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { anew, buttonNamed, headerBalance, headingNamed, open } from '../support/visit.ts'

test.beforeEach(async ({ page, complaints }) => {
  complaints.expect(FAILED_CALL)
  // The time goes on as ever, and can be put forward: nobody waits for thirty seconds.
  await page.clock.install()
})

test('login', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await open(page, '/login')
  await page.getByLabel(t('auth.login')).fill(newcomer.login)
  const field = page.getByRole('textbox', { name: t('auth.password') })
  await field.fill(newcomer.password)
  const send = page.getByRole('main').getByRole('button', { name: t('auth.logIn') })
  await meetEveryFault({ page, sandbox, path: '/json-api/login', send, field })
  await send.click()
  await expect(headerBalance(page)).toBeVisible()
})

test('registration by email', async ({ page, sandbox }) => {
  await open(page, anew('/registration'))
  await fillRegistration(page, { email: `fault-${Date.now()}@croupier.test` })
  const field = page.getByLabel(t('auth.email'), { exact: true })
  const send = buttonNamed(page, 'auth.register')
  await meetEveryFault({ page, sandbox, path: '/json-api/users/register', send, field })
  await send.click()
  await expect(headerBalance(page)).toBeVisible()
})

test('registration by phone, its code, and a new one', async ({ page, sandbox }) => {
  await open(page, anew('/registration'))
  const phone = freshPhone()
  await fillRegistration(page, { phone })
  const number = page.getByLabel(t('auth.phone'))
  const register = buttonNamed(page, 'auth.register')
  await meetEveryFault({ page, sandbox, path: '/json-api/users/register', send: register, field: number })
  await register.click()

  const code = page.getByLabel(t('auth.code'))
  const confirm = page.getByRole('button', { name: t('auth.confirm'), exact: true })
  const message = await sandbox.newMessage(phone)
  await code.fill(message.code!)
  await meetEveryFault({ page, sandbox, path: '/json-api/players/phones/confirm', send: confirm, field: code })

  const again = buttonNamed(page, 'auth.resend')
  await sandbox.advanceClock(36_000)
  await page.clock.fastForward(36_000)
  await expect(again).not.toHaveAttribute('aria-disabled', 'true')
  const verify = '/json-api/players/phones/verify'
  for (const { fault, says, name, isLate } of FORM_FAULTS) {
    await sandbox.clearRequests()
    await sandbox.fault({ method: 'POST', path: verify, times: 1, ...fault })
    await again.click()
    if (isLate) {
      await expect.poll(async () => (await sandbox.requests(verify)).length).toBe(1)
      await page.clock.fastForward(CALL_LIMIT_MS + 1000)
    }
    await expect(page.getByRole('alert').filter({ visible: true }), name).toHaveText(says)
    await expect(again, name).toBeFocused()
    await expect(code, name).toHaveValue(message.code!)
    // Too many requests: the platform is left alone for a while.
    if (fault.status === 429) {
      await expect(again, name).toHaveAttribute('aria-disabled', 'true')
      await sandbox.advanceClock(36_000)
      await page.clock.fastForward(36_000)
    }
    await expect(again, name).not.toHaveAttribute('aria-disabled', 'true')
  }
  await again.click()
  await expect(page.getByText(t('auth.resent'))).toBeVisible()
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0)
  await code.fill((await sandbox.newMessage(phone, 2)).code!)
  await confirm.click()
  await expect(headerBalance(page)).toBeVisible()
})

test('a forgotten password: asked for, by code, and set anew', async ({ page, sandbox }) => {
  const phone = freshPhone()
  await sandbox.createPlayer({ login: phone, password: 'forgotten-1', balance: 50_000 })
  await open(page, '/remind')
  const login = page.getByLabel(t('auth.login'))
  await login.fill(`+${phone}`)
  const path = '/json-api/users/restore-password'
  const ask = buttonNamed(page, 'auth.remind')
  await meetEveryFault({ page, sandbox, path: `${path}/request`, send: ask, field: login })
  await ask.click()

  const code = page.getByLabel(t('auth.code'))
  await expect(code).toBeVisible()
  const message = await sandbox.newMessage(phone)
  await code.fill(message.code!)
  const confirm = page.getByRole('button', { name: t('auth.confirm'), exact: true })
  await meetEveryFault({ page, sandbox, path: `${path}/check`, send: confirm, field: code })
  await confirm.click()

  const password = page.getByLabel(t('auth.newPassword'))
  await password.fill('remembered-1')
  const again = page.getByLabel(t('auth.confirmation'))
  await again.fill('remembered-1')
  const save = buttonNamed(page, 'auth.changePassword')
  await meetEveryFault({ page, sandbox, path: `${path}/restore`, send: save, field: again })
  await save.click()
  await expect(headingNamed(page, 'auth.passwordChangedTitle')).toBeVisible()
})
