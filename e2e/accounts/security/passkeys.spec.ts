import type { Page } from '@playwright/test'
import { expect, FAILED_CALL, test } from '../../support/journey.ts'
import { formAlert, loginField } from '../../support/players.ts'
import { t } from '../../support/texts.ts'
import { buttonNamed, forgetCookies, headerBalance, main, open } from '../../support/visit.ts'

const SECURITY = '/profile/security'

/** Chromium's virtual authenticator: a device that verifies its user, until it is told not to. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Whether the player answers the questions of the browser that are asked from now on. */
    answers: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    verifyUser: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** Returns how many questions the page has put to the browser so far. Call it before the page is opened. */
async function countQuestions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    // An empty page has none.
    if (!isSecureContext) return
    const { get } = navigator.credentials
    const counter = Object.assign(window, { questions: 0 })
    navigator.credentials.get = (options) => {
      const answer = get.call(navigator.credentials, options)
      counter.questions += 1
      return answer
    }
  })
  return () => page.evaluate(() => (window as typeof window & { questions: number }).questions)
}

test('a passkey is made, logs in by keyboard, and no longer does once it is removed', async ({
  page,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  const device = await addAuthenticator(page)
  await openAsPlayer(SECURITY)
  await expect(main(page)).toContainText(t('security:noPasskeys'))
  await buttonNamed(main(page), 'security:addPasskey').click()
  await expect(main(page)).toContainText(t('security:passkeyAdded'))
  await expect(main(page)).toContainText(t('security:passkeyUnused'))
  expect(await device.credentials()).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }])
  const session = (await page.context().cookies()).find(({ name }) => name === 'rt')?.value

  await forgetCookies(page)
  await device.answers(false)
  const questions = await countQuestions(page)
  await open(page, `/login?redirect=${encodeURIComponent(SECURITY)}`)
  // The browser has suggestions for the field of the login, which the press puts an end to.
  await expect.poll(questions).toBe(1)
  await device.answers(true)
  await main(page)
    .getByRole('button', { name: t('auth:passkey') })
    .focus()
  await page.keyboard.press('Enter')
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).toBeAt(SECURITY)
  // The tokens are as out of reach of scripts as those of a password.
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => name === 'at' || name === 'rt')).toMatchObject([
    { httpOnly: true },
    { httpOnly: true },
  ])
  expect(cookies.find(({ name }) => name === 'rt')?.value).not.toBe(session)
  await expect(main(page)).toContainText(t('security:passkeyUsed'))

  await main(page)
    .getByRole('button', { name: new RegExp(`^${t('security:removePasskey')}: `) })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('security:removePasskey') })
    .click()
  await expect(main(page)).toContainText(t('security:passkeyRemoved'))
  await forgetCookies(page)
  await device.answers(false)
  await open(page, '/login')
  await expect.poll(questions).toBe(1)
  await device.answers(true)
  await main(page)
    .getByRole('button', { name: t('auth:passkey') })
    .click()
  await expect(formAlert(page)).toContainText(t('auth:passkeyUnknown'))
})

test('a device that already has one, and a player whom it does not know, are told so', async ({
  page,
  openAsPlayer,
}) => {
  const device = await addAuthenticator(page)
  await openAsPlayer(SECURITY)
  await device.verifyUser(false)
  const add = buttonNamed(main(page), 'security:addPasskey')
  await add.click()
  await expect(formAlert(page)).toContainText(t('security:passkeyNotMade'))
  expect(await device.credentials()).toEqual([])
  await device.verifyUser(true)
  await add.click()
  await expect(main(page)).toContainText(t('security:passkeyAdded'))
  await add.click()
  await expect(formAlert(page)).toContainText(t('security:passkeyExists'))
  expect(await device.credentials()).toHaveLength(1)

  await device.verifyUser(false)
  await forgetCookies(page)
  await open(page, '/login')
  await main(page)
    .getByRole('button', { name: t('auth:passkey') })
    .click()
  await expect(formAlert(page)).toContainText(t('auth:passkeyNotUsed'))
})

test('a passkey that the browser suggests in the field of the login logs in without a press', async ({
  page,
  openAsPlayer,
}) => {
  await addAuthenticator(page)
  await openAsPlayer(SECURITY)
  await buttonNamed(main(page), 'security:addPasskey').click()
  await expect(main(page)).toContainText(t('security:passkeyAdded'))
  await forgetCookies(page)
  // Chromium's virtual device chooses the first suggestion by itself.
  await page.goto(`/login?redirect=${encodeURIComponent(SECURITY)}`)
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).toBeAt(SECURITY)
  await expect(main(page)).toContainText(t('security:passkeyUsed'))
})

test('a field of the login is one where browsers suggest passkeys', async ({ page }) => {
  await open(page, '/login')
  await expect(loginField(page)).toHaveAttribute('autocomplete', 'username webauthn')
})
