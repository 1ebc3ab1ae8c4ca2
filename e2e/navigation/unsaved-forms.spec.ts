import type { Page } from '@playwright/test'
import {
  amountField,
  CARD,
  cardField,
  fillWithdrawal,
  transactions,
  WITHDRAW,
  withdrawButton,
} from '../support/cashbox.ts'
import { expect, test } from '../support/journey.ts'
import {
  codeField,
  confirmButton,
  freshPhone,
  loginField,
  logOutElsewhere,
  registerByPhone,
  passwordField,
  SESSION_ENDED,
  signInByForm,
} from '../support/players.ts'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { t, textsOf } from '../support/texts.ts'
import { buttonNamed, chooseLanguage, follow, headerBalance, headingNamed, hydrated, open } from '../support/visit.ts'

/** The site's own question before a form is left. */
const question = (page: Page) => page.getByRole('alertdialog', { name: t('verification:live_page_title') })
const stay = (page: Page) => buttonNamed(question(page), 'verification:cancel_page_button')
const leave = (page: Page) => buttonNamed(question(page), 'verification:live_page_button')
const nickname = (page: Page) => page.getByLabel(t('auth:nickname'))

/** Answers the browser's own questions before a document is left; returns their types. */
function answerBrowser(page: Page, answer: 'accept' | 'dismiss'): readonly string[] {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog[answer]()
  })
  return asked
}

/** Leaves for another page: stays the first time, leaves the second time. */
async function leaveAtLast(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  await follow(page, '/about')
  await expect(stay(page)).toBeFocused()
  await stay(page).click()
  await expect(question(page)).toBeHidden()
  await expect(page).toBeAt(pathname)
  await follow(page, '/about')
  await leave(page).click()
  await expect(page).toBeAt('/about')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

/** Leaves for another page without a question. */
async function leaveFreely(page: Page): Promise<void> {
  await follow(page, '/about')
  await expect(page).toBeAt('/about')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test.describe('a registration', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/rules')
    await follow(page, '/registration')
    await expect(headingNamed(page, 'auth:registrationTitle', 1)).toBeVisible()
  })

  test('that is filled in asks at a link, at "back" and at a reload', async ({ page }) => {
    await nickname(page).focus()
    await leaveFreely(page)
    await page.goBack()

    await test.step('the browser, before the document goes', async () => {
      const asked = answerBrowser(page, 'accept')
      await page.reload()
      await hydrated(page)
      expect(asked).toEqual([])
      await nickname(page).fill('Ada')
      await page.reload()
      await hydrated(page)
      expect(asked).toEqual(['beforeunload'])
    })
    await nickname(page).fill('Ada')
    await page.goBack()
    await stay(page).click()
    await expect(question(page)).toBeHidden()
    await expect(page).toBeAt('/registration')
    await expect(nickname(page)).toHaveValue('Ada')
    await leaveAtLast(page)

    await page.goBack()
    await expect(page).toBeAt('/registration')
    await nickname(page).fill('Ada')
    await page.goBack()
    await leave(page).click()
    await expect(page).toBeAt('/rules')
  })

  test('asks in the new language, and not at a login elsewhere', async ({ page, context, sandbox, newcomer }) => {
    const italian = textsOf('it')
    await nickname(page).fill('Ada')
    await follow(page, '/about')
    await expect(question(page)).toBeVisible()
    await chooseLanguage(page, 'Italiano')
    const inItalian = page.getByRole('alertdialog')
    await expect(inItalian).toHaveAccessibleName(italian('verification:live_page_title'))
    await expect(inItalian).toHaveCount(1)
    await inItalian.getByRole('button', { name: italian('verification:cancel_page_button') }).click()
    await expect(inItalian).toHaveCount(0)
    await chooseLanguage(page, 'English')
    await expect(headingNamed(page, 'auth:registrationTitle', 1)).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(nickname(page)).toHaveValue('Ada')

    await sandbox.createPlayer(newcomer)
    await signInByForm(await context.newPage(), newcomer)
    await expect(headerBalance(page)).toBeVisible()
    await expect(page).toBeAt('/')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('by phone asks about its code, not about the form that was sent', async ({ page }) => {
    await page.getByRole('tab', { name: t('auth:byPhone') }).click()
    await leaveFreely(page)
    await registerByPhone(page, freshPhone())
    await leaveFreely(page)
    await follow(page, '/registration')
    await codeField(page).fill('12')
    await leaveAtLast(page)
  })
})

test.describe('a withdrawal', () => {
  test.beforeEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: false }).then(() => {}))

  test('asks when filled in, and not once it is requested', async ({ page, openAsPlayer }) => {
    await openAsPlayer(WITHDRAW)
    await fillWithdrawal(page)
    const asked = answerBrowser(page, 'dismiss')
    await page.evaluate(() => window.location.assign('/about'))
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(cardField(page)).toHaveValue(CARD)
    await leaveAtLast(page)
    await follow(page, WITHDRAW)
    await expect(cardField(page)).toHaveValue('')
    await expect(amountField(page)).toHaveValue('')
    await leaveFreely(page)

    await follow(page, WITHDRAW)
    await fillWithdrawal(page)
    await withdrawButton(page).click()
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
    await leaveFreely(page)
  })

  test('does not hold back who is logged out elsewhere', async ({ page, context, openAsPlayer, complaints }) => {
    complaints.expect(SESSION_ENDED)
    await openAsPlayer(WITHDRAW)
    await amountField(page).fill('50')
    await logOutElsewhere(context)
    await expect(page).toBeAt('/')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('a deposit and a login are left without a question', async ({ page, openAsPlayer }) => {
  await open(page, '/login')
  await loginField(page).fill('somebody@croupier.test')
  await passwordField(page).fill('secret-pass-1')
  await leaveFreely(page)

  await openAsPlayer('/cashbox')
  await amountField(page).fill('77')
  await leaveFreely(page)
  await follow(page, '/cashbox')
  await expect(amountField(page)).toHaveValue('77')
})

test('own limits ask once, however many were typed; one that is set asks no more', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/cashbox/limits')
  const newLimit = (period: 'day' | 'week') =>
    page.getByRole('form', { name: t(`limits:${period}`) }).getByLabel(t('limits:newAmount'))
  await newLimit('day').fill('50')
  await newLimit('week').fill('200')
  await newLimit('day').press('Enter')
  await expect(page.getByTestId('limit-day')).toHaveText(t('limits:used', { used: '€0', amount: '€50' }))
  await leaveAtLast(page)

  await follow(page, '/cashbox/limits')
  await expect(newLimit('week')).toHaveValue('')
  await newLimit('week').fill('200')
  await newLimit('week').press('Enter')
  await expect(page.getByTestId('limit-week')).toHaveText(t('limits:used', { used: '€0', amount: '€200' }))
  await leaveFreely(page)
})

test('a recovery asks at each of its steps, and never between them', async ({ page, sandbox }) => {
  await open(page, '/remind')
  await loginField(page).fill('somebody@croupier.test')
  await leaveAtLast(page)

  await follow(page, '/remind')
  await askForRecovery(page, sandbox)
  await leaveFreely(page)

  await follow(page, '/remind')
  const code = await askForRecovery(page, sandbox)
  await codeField(page).fill(code.slice(0, 3))
  await follow(page, '/about')
  await stay(page).click()
  await codeField(page).fill(code)
  await confirmButton(page).click()

  await page.getByLabel(t('auth:newPassword')).fill('remembered-1')
  await follow(page, '/about')
  await stay(page).click()
  await page.getByLabel(t('auth:confirmation')).fill('remembered-1')
  await buttonNamed(page, 'auth:changePassword').click()
  await expect(headingNamed(page, 'auth:passwordChangedTitle')).toBeVisible()
  await leaveFreely(page)
})

/** Goes to the code step of password recovery; returns the code. */
async function askForRecovery(page: Page, sandbox: SandboxControl): Promise<string> {
  const phone = freshPhone()
  await sandbox.createPlayer({ login: phone, password: 'forgotten-1' })
  await loginField(page).fill(`+${phone}`)
  await buttonNamed(page, 'auth:remind').click()
  await expect(codeField(page)).toBeVisible()
  return (await sandbox.newMessage(phone)).code ?? ''
}
