import { codeOfApp } from '@croupier/platform-fixtures/sandbox'
import type { Page } from '@playwright/test'
import { expect, FAILED_CALL, test } from '../../support/journey.ts'
import { enterSentCode, loginButton, sendLogin } from '../../support/players.ts'
import { t, textsOf } from '../../support/texts.ts'
import { buttonNamed, forgetCookies, headerBalance, main, open } from '../../support/visit.ts'

const SECURITY = '/profile/security'
const HALF_MINUTE_MS = 30_000

const codeField = (page: Page) => main(page).getByLabel(t('forms:appCode'))

async function enter(page: Page, code: string) {
  await codeField(page).fill(code)
  await page.keyboard.press('Enter')
}

test('an app is set up from the page, asked for at the next login, and turned off', async ({
  page,
  openAsPlayer,
  newcomer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  await openAsPlayer(SECURITY)
  await buttonNamed(main(page), 'security:codesBegin').click()
  await expect(main(page).getByRole('img', { name: t('security:codesPicture') })).toBeVisible()
  const uri = await main(page)
    .getByRole('link', { name: t('security:codesOpen') })
    .getAttribute('href')
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
  const began = Date.now()
  await enter(page, codeOfApp(secret, began))
  await expect(main(page)).toContainText(t('security:codesDone'))

  await forgetCookies(page)
  await open(page, `/login?redirect=${encodeURIComponent(SECURITY)}`)
  await sendLogin(page, newcomer)
  await expect(codeField(page)).toBeFocused()
  await expect(main(page)).toContainText(t('auth:factorApp'))
  expect((await page.context().cookies()).filter(({ name }) => name === 'at' || name === 'rt')).toEqual([])
  // The code that was used before.
  await enter(page, codeOfApp(secret, began))
  await expect(main(page)).toContainText(t('forms:invalid_app_code'))
  await buttonNamed(main(page), 'auth:factorBack').click()
  await expect(loginButton(page)).toBeVisible()
  await loginButton(page).click()
  await expect(codeField(page)).toBeFocused()
  await enter(page, codeOfApp(secret, began + HALF_MINUTE_MS))
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).toBeAt(SECURITY)
  await expect(main(page)).toContainText(t('security:codesOn'))

  await buttonNamed(main(page), 'security:codesRemove').click()
  await enter(page, '000000')
  await expect(main(page)).toContainText(t('forms:invalid_app_code'))
})

test('a player of Brazil gets a code by mail at each login by password', async ({
  page,
  stack,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  const inBrazil = textsOf('br', 'caju')
  await sandbox.createPlayer({ ...newcomer, currency: 'BRL' })
  const site = stack.siteOf('caju')
  await open(page, `${site}/login?lang=br&redirect=%2Frules`)
  await page.getByLabel(inBrazil('auth:login')).fill(newcomer.login)
  await page.getByRole('textbox', { name: inBrazil('auth:password'), exact: true }).fill(newcomer.password)
  await main(page)
    .getByRole('button', { name: inBrazil('auth:logIn') })
    .click()
  await expect(main(page)).toContainText(inBrazil('auth:factorEmail'))
  await main(page).getByLabel(inBrazil('forms:code')).fill('000000')
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText(inBrazil('forms:invalid_code'))
  await enterSentCode(page, sandbox, newcomer.login)
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).toBeAt(`${site}/rules`)
})
