import { expect, FAILED_CALL, test } from '../../support/journey.ts'
import { formAlert, sendLogin } from '../../support/players.ts'
import { t } from '../../support/texts.ts'
import { buttonNamed, headerBalance, headingNamed, linkNamed, main, open, signIn } from '../../support/visit.ts'
import { pressOn } from '../../support/keyboard.ts'

const SECURITY = '/profile/security'

test('an account is closed by keyboard once its money is gone: every device is logged out, and nobody logs in again', async ({
  page,
  browser,
  baseURL,
  sandbox,
  newcomer,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  const { login } = await openAsPlayer(SECURITY)
  await expect(main(page).getByText(t('security:closeMoney'))).toBeVisible()
  await expect(linkNamed(main(page), 'security:closingToWithdraw')).toBeVisible()
  await expect(buttonNamed(main(page), 'security:close')).toHaveCount(0)

  await sandbox.money(login, { real: -100_000 })
  const device = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await signIn(device, { login, password: newcomer.password }, '/rules')
  await open(page, SECURITY)
  await pressOn(page, buttonNamed(main(page), 'security:close'))
  await expect(page.getByRole('alertdialog')).toContainText(t('security:askCloseText'))
  await pressOn(page, buttonNamed(page.getByRole('alertdialog'), 'security:close'))
  await expect(page.getByText(t('security:closed'))).toBeVisible()
  await expect(headerBalance(page)).toHaveCount(0)
  await expect(page).toBeAt(/\/$/)

  await device.reload()
  await expect(headerBalance(device)).toHaveCount(0)
  await open(page, '/login')
  await sendLogin(page, { login, password: newcomer.password })
  await expect(formAlert(page)).toContainText(t('auth:accountClosed'))
  await expect(headingNamed(page, 'auth:loginTitle')).toBeVisible()
})
