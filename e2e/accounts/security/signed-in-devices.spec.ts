import { expect, FAILED_CALL, test } from '../../support/journey.ts'
import { expectOnLine, sendLogin } from '../../support/players.ts'
import { t } from '../../support/texts.ts'
import { buttonNamed, headerBalance, main, open, signIn } from '../../support/visit.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'
const CODE = '/profile/promo-code'

test('another device signs in: this one is told, signs it out, and what was typed there waits for the next login', async ({
  page,
  browser,
  baseURL,
  sandbox,
  newcomer,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  const { hash } = await openAsPlayer('/profile/security')
  await expectOnLine(sandbox, hash)
  const context = await browser.newContext({ userAgent: FIREFOX, locale: 'en-GB', ...(baseURL && { baseURL }) })
  const there = await context.newPage()
  await signIn(there, newcomer, CODE)

  const toasts = page.getByRole('region', { name: t('notifications:region') })
  await expect(toasts).toContainText(t('notifications:newDevice'))
  await expect(toasts).toContainText('Firefox, Windows')
  const signOut = page.getByRole('button', { name: `${t('security:signOut')}: Firefox, Windows` })
  await expect(signOut).toBeVisible()

  const code = there.getByRole('textbox', { name: t('promo-code:code') })
  await code.fill('SPRING-24')
  await expectOnLine(sandbox, hash, 2)
  await signOut.click()
  await expect(main(page)).toContainText(t('security:oneDone'))
  await expect(signOut).toBeHidden()

  await expect(there).toBeAt(/\/login\?/)
  await expect(there.getByText(t('notifications:sessionExpiredKept'))).toBeVisible()
  await sendLogin(there, newcomer)
  await expect(headerBalance(there)).toBeVisible()
  await expect(code).toHaveValue('SPRING-24')
  await context.close()
})

test('the message of a new device leads to the list, and all other devices are signed out at once', async ({
  page,
  browser,
  baseURL,
  newcomer,
  openAsPlayer,
}) => {
  await openAsPlayer('/messages')
  const context = await browser.newContext({ userAgent: FIREFOX, locale: 'en-GB', ...(baseURL && { baseURL }) })
  const there = await context.newPage()
  await signIn(there, newcomer, '/rules')
  await open(page, '/messages')
  await main(page).getByRole('link', { name: 'My devices' }).click()
  await expect(page).toBeAt('/profile/security')
  await buttonNamed(main(page), 'security:signOutOthers').click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('security:signOutOthers') })
    .click()
  await expect(main(page)).toContainText(t('security:othersDone'))
  await there.goto('/profile/info')
  await expect(there).toHaveURL(/\/login/)
  await context.close()
})
