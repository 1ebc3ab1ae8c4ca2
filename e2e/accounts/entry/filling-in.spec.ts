import type { Page } from '@playwright/test'
import { expect, headerBalance, hydrated, test } from '../../support/journey.ts'

/** Holds back the site's scripts until it is told to let them go: a slow line. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await isLetGo
    await route.continue()
  })
  return letGo
}

/** As a password manager does that tells nobody. */
const fillSilently = (page: Page, values: Record<string, string>) =>
  page.evaluate((filled) => {
    for (const [name, value] of Object.entries(filled)) {
      const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (!input) throw new Error(`no field ${name}`)
      input.value = value
    }
  }, values)

test('a login that is filled in before the page comes alive is kept, and sent by Enter', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  const letGo = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const password = page.getByRole('textbox', { name: 'Password' })
  await password.waitFor()
  await fillSilently(page, { login: newcomer.login, password: newcomer.password })
  letGo()
  await hydrated(page)
  await expect(page.getByLabel('Email or phone')).toHaveValue(newcomer.login)
  await password.press('Enter')
  await expect(headerBalance(page)).toBeVisible()
})

test('a login sent before the page comes alive is sent when it does', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  const letGo = await holdScripts(page)
  await page.goto('/login?redirect=%2Frules', { waitUntil: 'commit' })
  await page.getByLabel('Email or phone').fill(newcomer.login)
  await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  letGo()
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).toBeAt(/\/rules$/)
})

test('a registration typed into on a slow line keeps every field, the date and the choices too', async ({ page }) => {
  const letGo = await holdScripts(page)
  await page.goto('/registration?visit=slow', { waitUntil: 'commit' })
  const form = page.locator('main form')
  await form.waitFor()
  await page.getByLabel('Email', { exact: true }).fill('slow@example.com')
  await page.getByRole('textbox', { name: 'Password' }).fill('secret-pass-1')
  await page.getByRole('textbox', { name: 'Day' }).fill('17')
  await page.getByRole('textbox', { name: 'Month' }).fill('05')
  await page.getByRole('textbox', { name: 'Year' }).fill('1990')
  await form.locator('[name=currency]').selectOption('USD')
  await page.getByRole('checkbox').check()
  letGo()
  await hydrated(page)
  // Something that draws the whole form anew.
  await page.getByLabel('Nickname').fill('Slow line')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('slow@example.com')
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('secret-pass-1')
  await expect(page.getByRole('textbox', { name: 'Year' })).toHaveValue('1990')
  await expect(form.locator('[name=currency]')).toHaveValue('USD')
  await expect(page.getByRole('checkbox')).toBeChecked()
})

test('every field says what it is for to browsers and password managers', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer(newcomer)
  const tokens = () =>
    page
      .locator('main form:visible')
      .locator('input:visible, select:visible')
      .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ autocomplete }) => autocomplete))
  await page.goto('/login')
  await hydrated(page)
  expect(await tokens()).toEqual(['username', 'current-password'])
  await page.goto('/remind')
  await hydrated(page)
  expect(await tokens()).toEqual(['username'])
  await page.getByLabel('Email or phone').fill(newcomer.login)
  await page.getByLabel('Email or phone').press('Enter')
  await page.goto((await sandbox.newMessage(newcomer.login)).link!)
  expect((await tokens()).slice(0, 2)).toEqual(['new-password', 'new-password'])
  await page.goto('/registration')
  await hydrated(page)
  expect((await tokens()).toSorted()).toEqual(
    ['bday-day', 'bday-month', 'bday-year', 'country', 'email', 'new-password', 'nickname', '', 'off', ''].toSorted(),
  )
  await page.getByRole('tab', { name: 'By phone' }).click()
  await expect(page.getByLabel('Phone number')).toHaveAttribute('autocomplete', 'tel-national')
})

test('a phone logs in however it is written', async ({ page, sandbox }) => {
  const digits = String(Date.now()).slice(-7)
  const phone = `7914${digits}`
  await sandbox.createPlayer({ login: phone, password: 'secret-pass-1', balance: 50_000 })
  await page.goto('/login')
  await hydrated(page)
  await page
    .getByLabel('Email or phone')
    .fill(` +7 (914) ${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)} `)
  await page.getByRole('textbox', { name: 'Password' }).fill('secret-pass-1')
  await sandbox.clearRequests()
  await page.getByRole('textbox', { name: 'Password' }).press('Enter')
  await expect(headerBalance(page)).toBeVisible()
  expect((await sandbox.requests('/json-api/login'))[0]?.body).toMatchObject({ login: phone })
})

test('a code is pasted with dashes, spaces or its whole message, and the language changes under it', async ({
  page,
  sandbox,
}) => {
  const digits = `915${String(Date.now()).slice(-7)}`
  await page.goto('/login?redirect=%2Frules')
  await hydrated(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('tab', { name: 'By phone' }).click()
  await page.getByLabel('Phone number').fill(`8 (${digits.slice(0, 3)}) ${digits.slice(3)}`)
  await page.getByLabel('Phone number').fill(`+7 ${digits}`)
  await page.getByRole('textbox', { name: 'Password' }).fill('secret-pass-1')
  await page.getByLabel('Nickname').fill(`Paste ${Date.now() % 1e7}`)
  await page.getByRole('textbox', { name: 'Day' }).fill('1990-05-17')
  await page.getByRole('checkbox').check()
  await page.getByLabel('Nickname').press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirm your phone' })).toBeVisible()
  const message = await sandbox.newMessage(`7${digits}`)
  const code = message.code!
  const field = page.locator('[name=code]')
  for (const pasted of [
    `${code.slice(0, 2)}-${code.slice(2)}`,
    ` ${code.slice(0, 2)} ${code.slice(2)} `,
    `Your code: ${code}.`,
  ]) {
    await field.fill('')
    await field.evaluate((input: HTMLInputElement, text) => {
      input.focus()
      document.execCommand('insertText', false, text)
    }, pasted)
    await expect(field).toHaveValue(code)
  }
  const choice = page.locator('footer').getByRole('link', { name: 'Português' })
  await choice.focus()
  await choice.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirme o telefone' })).toBeVisible()
  await expect(field).toHaveValue(code)
  await expect(page.getByText(/Novo código em 0:\d\d/).first()).toBeVisible()
  await field.press('Enter')
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).toBeAt(/\/rules/)
})

test('the page one was going to is reached by any way in: registration, recovery by code, login', async ({
  page,
  sandbox,
}) => {
  const phone = `7916${String(Date.now()).slice(-7)}`
  await sandbox.createPlayer({ login: phone, password: 'forgotten-1', balance: 50_000 })
  await page.goto('/login?redirect=%2Frules%3Ffrom%3Dmail')
  await hydrated(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The page left has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email or phone').fill(`+${phone}`)
  await page.getByLabel('Email or phone').press('Enter')
  const field = page.locator('[name=code]')
  await expect(field).toBeVisible()
  const message = await sandbox.newMessage(phone)
  await field.fill(message.code!)
  await field.press('Enter')
  await page.getByLabel('New password').fill('remembered-1')
  await page.getByLabel('Repeat the password').fill('remembered-1')
  await page.getByLabel('Repeat the password').press('Enter')
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email or phone').fill(phone)
  await page.getByRole('textbox', { name: 'Password' }).fill('remembered-1')
  await page.getByRole('textbox', { name: 'Password' }).press('Enter')
  await expect(page).toBeAt(/\/rules\?from=mail$/)
})

test('a refusal takes the keyboard to the field to mend', async ({ page, sandbox, newcomer, complaints }) => {
  complaints.expect(/401|403|429/)
  await page.goto('/login')
  await hydrated(page)
  const login = page.getByLabel('Email or phone')
  const password = page.getByRole('textbox', { name: 'Password' })
  await login.press('Enter')
  await expect(login).toBeFocused()
  await expect(login).toHaveAccessibleDescription('Fill this in')
  await login.fill(newcomer.login)
  await login.press('Enter')
  await expect(password).toBeFocused()

  await sandbox.createPlayer(newcomer)
  await password.fill('wrong-password')
  const alert = page.locator('main form').getByRole('alert')
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await password.press('Enter')
    await expect(alert).toHaveText('The login or password is wrong. Check both and try again.')
    await expect(password).toBeFocused()
    await password.press('End')
    await password.pressSequentially('x')
    await expect(alert).toBeHidden()
  }
  await password.press('Enter')
  await expect(alert).toHaveText('Too many attempts. You can try again in 5 minutes.')

  await sandbox.fault({
    path: '/json-api/login',
    status: 403,
    body: { errors: [{ code: 'user_blocked' }] },
    times: 1,
  })
  await password.press('Enter')
  await expect(alert).toHaveText('This account is blocked. Support will tell you why.')
})
