import type { Page } from '@playwright/test'
import { t } from './texts.ts'
import { main } from './visit.ts'

export const WITHDRAW = '/cashbox/withdraw'
export const CARD = '4242 4242 4242 4242'

export const amountField = (page: Page) => page.getByRole('textbox', { name: t('cashbox:amount') })
/** Its label includes the amount once one is entered. */
export const depositButton = (page: Page) =>
  main(page).getByRole('button', { name: new RegExp(`^${t('cashbox:deposit')}`) })
export const withdrawButton = (page: Page) =>
  main(page).getByRole('button', { name: new RegExp(`^${t('cashbox:withdraw')}`) })
/** A field of the platform's form for card payouts. */
export const cardField = (page: Page) => page.getByRole('textbox', { name: 'Card number' })
/** The panel with the outcome of the attempt. */
export const attempt = (page: Page) => page.getByTestId('step-panel')
export const transactions = (page: Page) => page.getByTestId('transaction')
export const question = (page: Page) => page.getByRole('alertdialog')

/** Chooses a payment system by name. */
export async function payBy(page: Page, system: RegExp): Promise<void> {
  await page.getByRole('button', { name: t.like('cashbox:moreSystems') }).click()
  await page.getByRole('radio', { name: system }).check()
}

export async function deposit(page: Page, amount: string): Promise<void> {
  await amountField(page).fill(amount)
  await depositButton(page).click()
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay/ })

/** Pays on the provider's page, whose card fields are filled in. */
export async function payThere(page: Page): Promise<void> {
  await payButton(page).click()
}

export async function fillWithdrawal(page: Page, amount = '50'): Promise<void> {
  await cardField(page).fill(CARD)
  await amountField(page).fill(amount)
}

export async function cancelRequest(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('cashbox:cancelRequest', { amount: '€50.00' }) }).click()
  await question(page)
    .getByRole('button', { name: t('cashbox:cancelConfirm') })
    .click()
}

/** Takes a break of `day`, `week` or `month` on the limits page. */
export async function takeBreak(page: Page, length: string): Promise<void> {
  await page.getByRole('button', { name: t(`limits:break_${length}`) }).click()
  await question(page)
    .getByRole('button', { name: t('limits:takeBreak') })
    .click()
}
