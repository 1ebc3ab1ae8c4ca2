import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import {
  codeField,
  confirmButton,
  fillRegistration,
  formAlert,
  freshEmail,
  freshPhone,
  newCodeButton,
  passwordField,
  registerButton,
  registerByPhone,
} from '../support/players.ts'
import { t } from '../support/texts.ts'
import {
  anew,
  buttonNamed,
  headerBalance,
  headingNamed,
  hydrated,
  linkNamed,
  open,
  passTime,
  pressInFrame,
} from '../support/visit.ts'

/** A little more than the platform's pause between two codes, 35 s. */
const RESEND_MS = 36_000

const emailField = (page: Page) => page.getByLabel(t('auth:email'), { exact: true })
const dayField = (page: Page) => page.getByRole('textbox', { name: t('auth:day') })

test('by phone: the code signs in and leads to the page asked for', async ({ page, sandbox, complaints }) => {
  complaints.expect(/422|503/)
  await page.clock.install()
  const phone = freshPhone()
  await open(page, '/login?redirect=%2Frules')
  await linkNamed(page, 'auth:toRegistration').click()
  await fillRegistration(page, { phone })
  await page.getByLabel(t('auth:nickname')).press('Enter')

  await expect(headingNamed(page, 'auth:codeTitle')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  await test.step('a new code can be asked for after a countdown, which a reload does not shorten', async () => {
    const again = newCodeButton(page)
    await expect(again).toHaveText(t.like('forms:newCodeIn'))
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await page.reload()
    await hydrated(page)
    await expect(again).toHaveText(t.like('forms:newCodeIn'))
    await passTime(page, sandbox, RESEND_MS, () => again.isEnabled())
    await again.click()
    await expect(page.getByText(t('forms:newCodeSent'))).toBeVisible()
  })
  const { code = '' } = await sandbox.newMessage(phone, 2)
  await codeField(page).fill(code === '0000' ? '1111' : '0000')
  await confirmButton(page).click()
  await expect(page.getByText(t('forms:invalid_code'))).toBeVisible()

  await test.step('a platform that fails loses nothing', async () => {
    await codeField(page).fill(code)
    await sandbox.fault({ method: 'POST', path: '/json-api/players/phones/confirm', status: 503, times: 1 })
    await confirmButton(page).click()
    await expect(formAlert(page)).toHaveText(t('forms:unavailable'))
    await expect(codeField(page)).toHaveValue(code)
  })
  await codeField(page).press('Enter')
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).toBeAt(/\/rules/)
})

test('after a reload in the code step the number can be changed: all that was typed is there, the password is not', async ({
  page,
}) => {
  const phone = freshPhone()
  await registerByPhone(page, phone)
  const nickname = page.getByLabel(t('auth:nickname'))
  const typed = await nickname.inputValue()
  await page.reload()
  await hydrated(page)
  await buttonNamed(page, 'auth:changePhone').click()
  const number = page.getByLabel(t('forms:phoneNumber'))
  await expect(number).toHaveValue(phone.replace(/^7(\d{3})(\d{3})(\d\d)(\d\d)$/, '$1 $2 $3 $4'))
  await expect(nickname).toHaveValue(typed)
  await expect(dayField(page)).toHaveValue('17')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(passwordField(page)).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret-pass')

  await number.fill(`+${freshPhone()}`)
  // The platform holds the other one for the number before.
  await nickname.fill(`${typed} b`)
  await passwordField(page).fill('secret-pass-2')
  await registerButton(page).click()
  await expect(headingNamed(page, 'auth:codeTitle')).toBeVisible()
})

test('by email: errors are at their fields, the next try signs in', async ({ page, sandbox, newcomer, complaints }) => {
  complaints.expect(/422|500/)
  await sandbox.createPlayer(newcomer)
  await open(page, anew('/registration'))

  await test.step('a box pressed right after a wrong field takes the press, though an error appears above it', async () => {
    await dayField(page).fill('2020-05-17')
    await page.getByRole('checkbox').check()
    await expect(page.getByText(t('forms:underageDate'))).toBeVisible()
  })
  await fillRegistration(page, { email: newcomer.login })
  await registerButton(page).click()
  await expect(page.getByText(t('forms:email_taken'))).toBeVisible()
  await expect(emailField(page)).toBeFocused()
  await expect(passwordField(page)).toHaveValue('secret-pass-1')

  await test.step('each way to register has errors of its own', async () => {
    await page.getByRole('tab', { name: t('auth:byPhone') }).click()
    await expect(page.getByLabel(t('forms:phoneNumber'))).not.toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('tab', { name: t('auth:byEmail') }).click()
    await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true')
  })
  const email = freshEmail()
  await emailField(page).fill(email)
  await expect(page.getByText(t('forms:email_taken'))).toBeHidden()

  await test.step('a platform that fails loses nothing', async () => {
    await sandbox.fault({ method: 'POST', path: '/json-api/users/register', status: 500, times: 1 })
    await registerButton(page).click()
    await expect(formAlert(page)).toHaveText(`${t('forms:broken')} ${t('auth:maybeRegistered')}`)
    await expect(emailField(page)).toHaveValue(email)
  })
  await registerButton(page).click()
  await expect(headerBalance(page)).toBeVisible()
})

test.describe('with captcha', () => {
  // A frame of another origin takes no press where it is not drawn.
  test.use({ drawsPages: true })
  const dialog = (page: Page) => page.getByRole('dialog', { name: t('auth:captchaTitle') })
  const box = (page: Page) => page.frameLocator('[role=dialog] iframe').frameLocator('iframe').getByRole('checkbox')

  async function openForm(page: Page): Promise<void> {
    await open(page, anew('/registration'))
    await fillRegistration(page, { email: freshEmail() })
  }

  /** Expects the form unchanged, with the given error. */
  async function expectNotChecked(page: Page, reason = 'forms:captchaFailed'): Promise<void> {
    await expect(formAlert(page)).toHaveText(t(reason))
    await expect(registerButton(page)).not.toHaveAttribute('aria-disabled', 'true')
    await expect(passwordField(page)).toHaveValue('secret-pass-1')
  }

  async function expectNoVendorScript(page: Page, vendor: string): Promise<void> {
    const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src))
    expect(scripts.filter((src) => src.startsWith(vendor))).toEqual([])
  }

  test('version 3 proves the visitor invisibly, or tries again', async ({ page, sandbox, stack, complaints }) => {
    complaints.expect(/429/)
    await sandbox.serverData({ captcha: { enabled_register: true, active_version: 3 } })
    await openForm(page)
    await sandbox.fault({ path: '/captcha/token', status: 429, times: 1 })
    await registerButton(page).click()
    await expectNotChecked(page)
    await registerButton(page).click()
    await expect(headerBalance(page)).toBeVisible()
    await expectNoVendorScript(page, stack.games)
  })

  test('one that is switched on while the form is open is asked for at the press', async ({
    page,
    sandbox,
    complaints,
  }) => {
    complaints.expect(/422/)
    await openForm(page)
    await sandbox.serverData({ captcha: { enabled_register: true, active_version: 2 } })
    await registerButton(page).click()
    await pressInFrame(box(page))
    await expect(headerBalance(page)).toBeVisible()
  })

  test('version 2 asks, and only its own frame answers', async ({ page, sandbox, stack, complaints }) => {
    complaints.expect(/500/)
    await sandbox.serverData({ captcha: { enabled_register: true, active_version: 2 } })
    await openForm(page)
    await registerButton(page).click()
    await expect(dialog(page)).toBeVisible()

    await test.step('a message of another window proves nothing', async () => {
      await page.evaluate(
        async (address) => {
          const { origin } = new URL(address)
          const data = { source: 'croupier-captcha', type: 'token', token: 'forged' }
          for (const source of [window, null])
            window.dispatchEvent(new MessageEvent('message', { origin, source, data }))
          // Two frames are enough for React to close it.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        },
        (await page.locator('[role=dialog] iframe').getAttribute('src')) ?? '',
      )
      await expect(dialog(page)).toBeVisible()
    })
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expectNotChecked(page, 'forms:captcha')

    await test.step('a check that fails is said under the form', async () => {
      await sandbox.fault({ path: '/captcha/token', status: 500, times: 1 })
      await registerButton(page).click()
      await pressInFrame(box(page))
      await expect(dialog(page)).toBeHidden()
      await expectNotChecked(page)
    })
    await registerButton(page).click()
    await pressInFrame(box(page))
    await expect(headerBalance(page)).toBeVisible()
    await expectNoVendorScript(page, stack.games)
  })
})
