import type { Page } from '@playwright/test'
import { t } from './texts.ts'
import { main } from './visit.ts'

/** The cashbox, in tables of paths to start from. */
export const WITHDRAW = '/cashbox/withdraw'
export const CARD = '4242 4242 4242 4242'

export const amountField = (page: Page) => page.getByRole('textbox', { name: t('cashbox.amount') })
/** Sends the form; says the amount once there is one. */
export const depositButton = (page: Page) =>
  main(page).getByRole('button', { name: new RegExp(`^${t('cashbox.deposit')}`) })
export const withdrawButton = (page: Page) =>
  main(page).getByRole('button', { name: new RegExp(`^${t('cashbox.withdraw')}`) })
/** A field of the platform's own form for this way to withdraw. */
export const cardField = (page: Page) => page.getByRole('textbox', { name: 'Card number' })
/** What became of the attempt under way, in the form's place. */
export const attempt = (page: Page) => page.getByTestId('step-panel')
export const transactions = (page: Page) => page.getByTestId('transaction')
export const question = (page: Page) => page.getByRole('alertdialog')

/** Chooses a way to pay by the platform's name for it. */
export async function payBy(page: Page, system: RegExp): Promise<void> {
  await page.getByRole('button', { name: t.like('cashbox.moreSystems') }).click()
  await page.getByRole('radio', { name: system }).check()
}

/** Sends a deposit of so much. */
export async function deposit(page: Page, amount: string): Promise<void> {
  await amountField(page).fill(amount)
  await depositButton(page).click()
}

/** The button of the provider's page. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ })

/** Pays on the provider's page, which comes with a card filled in. */
export async function payThere(page: Page): Promise<void> {
  await payButton(page).click()
}

/** Fills in a withdrawal of so much to a card. */
export async function fillWithdrawal(page: Page, amount = '50'): Promise<void> {
  await cardField(page).fill(CARD)
  await amountField(page).fill(amount)
}

/** Cancels a request of €50 and confirms it. */
export async function cancelRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('cashbox.cancelRequest', { amount: '€50.00' }) }).click()
  await question(page)
    .getByRole('button', { name: t('cashbox.cancelConfirm') })
    .click()
}

/** Takes a break of `day`, `week` or `month` on the page of limits. */
export async function takeBreak(page: Page, length: string): Promise<void> {
  await page.getByRole('button', { name: t(`limits.break_${length}`) }).click()
  await question(page)
    .getByRole('button', { name: t('limits.takeBreak') })
    .click()
}
