import type { Page } from '@playwright/test'
import { expect, hydrated, signIn } from '../support/journey.ts'
import type { NewPlayer, SandboxControl } from '@croupier/platform-fixtures/sandbox'

/** A player with €1,000, at a page of the cashbox. */
export async function atCashbox(
  page: Page,
  sandbox: SandboxControl,
  player: NewPlayer,
  { path = '/cashbox', ...changes }: Partial<NewPlayer> & { path?: string } = {},
): Promise<void> {
  await sandbox.createPlayer({ ...player, currency: 'EUR', balance: 100_000, ...changes })
  await signIn(page, player, `/login?redirect=${encodeURIComponent(path)}`)
  await expect(page).toBeAt(path)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

export const amountField = (page: Page) => page.getByRole('textbox', { name: 'Amount' })
export const depositButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Deposit/ })
export const withdrawButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Withdraw/ })
/** What became of the intent under way, in the form's place. */
export const attempt = (page: Page) => page.getByTestId('step-panel')
export const transactions = (page: Page) => page.getByTestId('transaction')

/** Presses the button of the form so many times, and Enter in its field, all in one moment. */
export async function pressAtOnce(page: Page, times: number): Promise<void> {
  await page.locator('form').evaluate((form: HTMLFormElement, count) => {
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
    for (let press = 0; press < count; press += 1) button?.click()
    form.requestSubmit()
  }, times)
}

/** Pays on the provider's page, which comes with a card filled in. */
export async function payThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay/ }).click()
}

/** Opens a page of the cashbox anew. */
export async function reopen(page: Page, path = '/cashbox'): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
