import { expect, FAILED_CALL, test } from '../support/journey.ts'
import {
  accountButton,
  formAlert,
  loginField,
  loginLink,
  passwordField,
  sendLogin,
  signInByForm,
} from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, headerBalance, holdRequests, main, open } from '../support/visit.ts'

test('a refused login says why, and the next try signs in', async ({ page, sandbox, newcomer, complaints }) => {
  complaints.expect(FAILED_CALL)
  await sandbox.createPlayer(newcomer)
  await open(page, '/login')
  await loginField(page).fill(newcomer.login)
  await passwordField(page).fill('wrong-password')

  await test.step('Enter pressed again while the answer is on its way sends nothing more', async () => {
    const release = await holdRequests(page, '**/json-api/login*')
    for (let press = 0; press < 3; press += 1) await passwordField(page).press('Enter')
    release()
    await expect(formAlert(page)).toHaveText(t('forms:invalid_credentials'))
    expect(await sandbox.requests('/json-api/login')).toHaveLength(1)
  })
  await expect(passwordField(page)).toBeFocused()
  await expect(loginField(page)).toHaveValue(newcomer.login)
  await passwordField(page).press('End')
  await passwordField(page).pressSequentially('x')
  await expect(formAlert(page)).toBeHidden()

  await test.step('a platform that is away', async () => {
    await sandbox.fault({ method: 'POST', path: '/json-api/login', status: 503, body: '<html>', times: 1 })
    await passwordField(page).press('Enter')
    await expect(formAlert(page)).toHaveText(t('forms:unavailable'))
    await expect(passwordField(page)).toHaveValue('wrong-passwordx')
  })
  await sendLogin(page, newcomer)
  await expect(headerBalance(page)).toBeVisible()
})

test('ten wrong passwords close the login for five minutes', async ({ page, sandbox, newcomer, complaints }) => {
  complaints.expect(/429/)
  await sandbox.createPlayer(newcomer)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const refused = await page.request.post('/json-api/login', {
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      data: { login: newcomer.login, password: 'wrong-password' },
    })
    expect(refused.status()).toBe(401)
  }
  await open(page, '/login')
  await sendLogin(page, newcomer)
  await expect(formAlert(page)).toHaveText(t('forms:too_many_attempts', { when: 'in 5 minutes' }))
})

test('a player who is blocked finds support under the form', async ({ page, sandbox, newcomer, complaints }) => {
  complaints.expect(/403/)
  await sandbox.createPlayer({ ...newcomer, flags: ['blocked'] })
  await open(page, '/login')
  await sendLogin(page, newcomer)
  await expect(formAlert(page).first()).toContainText(t('forms:user_blocked'))
  await buttonNamed(page, 'forms:writeToSupport').click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /help@croupier.test/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(loginField(page)).toHaveValue(newcomer.login)
})

test('a phone logs in however it is written', async ({ page, sandbox }) => {
  const digits = String(Date.now()).slice(-7)
  const phone = `7914${digits}`
  await sandbox.createPlayer({ login: phone, password: 'secret-pass-1' })
  const written = ` +7 (914) ${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)} `
  await signInByForm(page, { login: written, password: 'secret-pass-1' })
  const [call] = await sandbox.requests('/json-api/login')
  expect(call?.body).toMatchObject({ login: phone })
})

test('a browser that keeps no cookies is told why it cannot log in', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer(newcomer)
  await page.route('**/json-api/login*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ status: answer.status(), contentType: 'application/json', body: await answer.body() })
    await page.context().clearCookies()
  })
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  await open(page, '/login')
  await sendLogin(page, newcomer)
  await expect(formAlert(page)).toHaveText(t('forms:cookies_blocked'))
  await expect(loginField(page)).toHaveValue(newcomer.login)
})

test('a logout is done at once, whatever becomes of its call', async ({ page, openAsPlayer, newcomer, complaints }) => {
  complaints.expect(/ERR_FAILED|40[01]/)
  await openAsPlayer('/rules')
  for (const name of ['cut', 'hanging']) {
    await test.step(name, async () => {
      await page.route('**/session/logout*', (route) => (name === 'cut' ? route.abort() : undefined))
      if (name === 'hanging') await signInByForm(page, newcomer, '/login?redirect=%2Frules')
      await accountButton(page).click()
      await buttonNamed(page, 'layout:logout').click()
      await expect(loginLink(page)).toBeVisible()
      await page.unroute('**/session/logout*')
      // The next page request ends the session at the server, even if the logout call failed.
      await open(page, '/rules')
      await expect(loginLink(page)).toBeVisible()
      await expect(main(page)).toBeVisible()
    })
  }
})

test('every field says what it is for to browsers and password managers', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer(newcomer)
  const fields = page.locator('main form:visible').locator('input:visible, select:visible')
  const tokens = () => fields.evaluateAll((all: HTMLInputElement[]) => all.map(({ autocomplete }) => autocomplete))
  await open(page, '/login')
  expect(await tokens()).toEqual(['username', 'current-password'])
  await open(page, '/remind')
  expect(await tokens()).toEqual(['username'])
  await loginField(page).fill(newcomer.login)
  await loginField(page).press('Enter')
  await open(page, (await sandbox.newMessage(newcomer.login)).link ?? '')
  expect((await tokens()).slice(0, 2)).toEqual(['new-password', 'new-password'])
  await open(page, '/registration')
  expect((await tokens()).toSorted()).toEqual(
    ['bday-day', 'bday-month', 'bday-year', 'country', 'email', 'new-password', 'nickname', '', 'off', ''].toSorted(),
  )
  await page.getByRole('tab', { name: t('auth:byPhone') }).click()
  await expect(page.getByLabel(t('auth:phone'))).toHaveAttribute('autocomplete', 'tel-national')
})
