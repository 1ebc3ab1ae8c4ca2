import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { accountButton, formAlert, loginField, loginLink, passwordField, sendLogin } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, headerBalance, holdRequests, open } from '../support/visit.ts'

test(
  'a refused login says why, and the next try signs in',
  { tag: '@core' },
  async ({ page, sandbox, newcomer, complaints }) => {
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

    await test.step('a platform that is away', async () => {
      await sandbox.fault({ method: 'POST', path: '/json-api/login', status: 503, body: '<html>', times: 1 })
      await passwordField(page).press('Enter')
      await expect(formAlert(page)).toHaveText(t('forms:unavailable'))
      await expect(passwordField(page)).toHaveValue('wrong-password')
    })
    await sendLogin(page, newcomer)
    await expect(headerBalance(page)).toBeVisible()
  },
)

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

test('a logout whose call is cut is done at once', async ({ page, openAsPlayer, complaints }) => {
  complaints.expect(/ERR_FAILED|40[01]/)
  await openAsPlayer('/rules')
  await page.route('**/session/logout*', (route) => route.abort())
  await accountButton(page).click()
  await buttonNamed(page, 'layout:logout').click()
  await expect(loginLink(page)).toBeVisible()
  await page.unroute('**/session/logout*')
  // The next page request ends the session at the server, although the logout call failed.
  await open(page, '/rules')
  await expect(loginLink(page)).toBeVisible()
})
