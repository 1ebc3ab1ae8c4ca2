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
import { codeField, confirmButton, freshPhone, loginField, passwordField, registerByPhone } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, follow, headingNamed, hydrated, open } from '../support/visit.ts'

/** The site's own question before a form is left. */
const question = (page: Page) => page.getByRole('alertdialog', { name: t('verification:live_page_title') })
const stay = (page: Page) => buttonNamed(question(page), 'verification:cancel_page_button')
const leave = (page: Page) => buttonNamed(question(page), 'verification:live_page_button')
const nickname = (page: Page) => page.getByLabel(t('auth:nickname'))
const weekLimit = (page: Page) =>
  page.getByRole('form', { name: t('limits:name_deposit_week') }).getByLabel(t('limits:newAmount'))

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
}

/** Leaves for another page without a question. */
async function leaveFreely(page: Page): Promise<void> {
  await follow(page, '/about')
  await expect(page).toBeAt('/about')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('a filled-in registration asks before a link, "back" and a reload', async ({ page }) => {
  await open(page, '/rules')
  await follow(page, '/registration')
  await nickname(page).focus()
  await leaveFreely(page)
  await page.goBack()
  await nickname(page).fill('Ada')
  await page.goBack()
  await stay(page).click()
  await expect(page).toBeAt('/registration')
  await expect(nickname(page)).toHaveValue('Ada')

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  await hydrated(page)
  expect(asked).toEqual(['beforeunload'])

  await registerByPhone(page, freshPhone())
  await leaveFreely(page)
  await follow(page, '/registration')
  await codeField(page).fill('12')
  await leaveAtLast(page)
})

test('forms of guests: a login does not ask, each step of a recovery does', async ({ page, sandbox }) => {
  const phone = freshPhone()
  await sandbox.createPlayer({ login: phone, password: 'forgotten-1' })
  await open(page, '/login')
  await loginField(page).fill('somebody@croupier.test')
  await passwordField(page).fill('secret-pass-1')
  await leaveFreely(page)

  await follow(page, '/remind')
  await loginField(page).fill(`+${phone}`)
  await leaveAtLast(page)
  await follow(page, '/remind')
  await loginField(page).fill(`+${phone}`)
  await buttonNamed(page, 'auth:remind').click()
  await codeField(page).fill('123')
  await follow(page, '/about')
  await stay(page).click()
  await codeField(page).fill((await sandbox.newMessage(phone)).code ?? '')
  await confirmButton(page).click()
  await page.getByLabel(t('auth:newPassword')).fill('remembered-1')
  await follow(page, '/about')
  await stay(page).click()
  await page.getByLabel(t('auth:confirmation')).fill('remembered-1')
  await buttonNamed(page, 'auth:changePassword').click()
  await expect(headingNamed(page, 'auth:passwordChangedTitle')).toBeVisible()
  await leaveFreely(page)
})

test('forms of players: a deposit does not ask, a withdrawal and a limit do until they are sent', async ({
  page,
  sandbox,
  openAsPlayer,
}) => {
  await sandbox.treasury({ phoneConfirmation: false })
  await openAsPlayer('/cashbox')
  await amountField(page).fill('77')
  await leaveFreely(page)
  await follow(page, '/cashbox')
  await expect(amountField(page)).toHaveValue('77')

  await follow(page, WITHDRAW)
  await fillWithdrawal(page)
  await expect(cardField(page)).toHaveValue(CARD)
  await leaveAtLast(page)
  await follow(page, WITHDRAW)
  await expect(cardField(page)).toHaveValue('')
  await fillWithdrawal(page)
  await withdrawButton(page).click()
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  // An event may bring the request before its answer.
  await expect(amountField(page)).toHaveValue('')
  await leaveFreely(page)

  await follow(page, '/cashbox/limits')
  await weekLimit(page).fill('200')
  await leaveAtLast(page)
  await follow(page, '/cashbox/limits')
  await weekLimit(page).fill('200')
  await weekLimit(page).press('Enter')
  await expect(page.getByTestId('limit-deposit-week')).toHaveText(t('limits:used', { used: '€0', amount: '€200' }))
  await expect(weekLimit(page)).toHaveValue('')
  await leaveFreely(page)
})
