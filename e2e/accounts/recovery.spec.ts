import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import {
  codeField,
  confirmButton,
  formAlert,
  freshPhone,
  loginField,
  sendLogin,
  signInByForm,
} from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, linkNamed, main, open } from '../support/visit.ts'

const NEW_PASSWORD = 'remembered-1'
const askButton = (page: Page) => buttonNamed(page, 'auth:remind')
const heading = (page: Page, key: string) => page.getByRole('heading', { name: t(key) })

async function typePasswords(page: Page, password: string, again: string): Promise<void> {
  await page.getByLabel(t('auth:newPassword')).fill(password)
  await page.getByLabel(t('auth:confirmation')).fill(again)
  await buttonNamed(page, 'auth:changePassword').click()
}

test('by mail: a link leads to a new password, once', async ({ page, sandbox, newcomer, complaints }) => {
  complaints.expect(/401|422|503/)
  await sandbox.createPlayer(newcomer)
  await open(page, '/login?redirect=%2Frules')
  await loginField(page).fill(newcomer.login)
  await linkNamed(page, 'auth:forgot').click()
  await expect(heading(page, 'auth:remindTitle')).toBeVisible()
  await expect(loginField(page)).toHaveValue(newcomer.login)

  await test.step('a platform that fails meanwhile loses nothing', async () => {
    const path = '/json-api/users/restore-password/request'
    await sandbox.fault({ method: 'POST', path, status: 503, body: '<html>', times: 1 })
    await askButton(page).click()
    await expect(formAlert(page)).toHaveText(t('forms:unavailable'))
    await expect(loginField(page)).toHaveValue(newcomer.login)
  })
  await askButton(page).click()
  await expect(page.getByText(t.like('auth:mailText', { login: newcomer.login }))).toBeVisible()
  await expect(heading(page, 'auth:mailTitle')).toBeFocused()

  const { link = '' } = await sandbox.newMessage(newcomer.login)
  expect(link).toMatch(/^\/new-password\/.+/)
  await open(page, link)
  await typePasswords(page, NEW_PASSWORD, 'remembered-2')
  await expect(page.getByText(t('forms:sameAsPassword'))).toBeVisible()
  await typePasswords(page, NEW_PASSWORD, NEW_PASSWORD)
  await expect(heading(page, 'auth:passwordChangedTitle')).toBeFocused()

  await open(page, link)
  await expect(heading(page, 'auth:deadCodeTitle')).toBeVisible()
  await open(page, '/login')
  await sendLogin(page, newcomer)
  await expect(formAlert(page)).toHaveText(t('forms:invalid_credentials'))
  await signInByForm(page, { login: newcomer.login, password: NEW_PASSWORD })
})

test('by phone: a code leads to a new password and back to the page', async ({ page, sandbox, complaints }) => {
  complaints.expect(/422/)
  const phone = freshPhone()
  await sandbox.createPlayer({ login: phone, password: 'forgotten-1' })
  await open(page, '/login?redirect=%2Frules%3Ffrom%3Dmail')
  await linkNamed(page, 'auth:forgot').click()
  await expect(heading(page, 'auth:remindTitle')).toBeVisible()
  await loginField(page).fill(`+${phone}`)
  await askButton(page).click()
  await expect(heading(page, 'auth:smsTitle')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  const { code = '' } = await sandbox.newMessage(phone)
  await codeField(page).fill(code === '000000' ? '111111' : '000000')
  await confirmButton(page).click()
  await expect(page.getByText(t('forms:invalid_code'))).toBeVisible()
  await codeField(page).fill(code)
  await confirmButton(page).click()
  await typePasswords(page, NEW_PASSWORD, NEW_PASSWORD)
  await expect(heading(page, 'auth:passwordChangedTitle')).toBeVisible()
  await linkNamed(main(page), 'auth:logIn').click()
  await sendLogin(page, { login: `+${phone}`, password: NEW_PASSWORD })
  await expect(page).toBeAt(/\/rules\?from=mail$/)
})
