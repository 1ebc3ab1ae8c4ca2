import type { Page } from '@playwright/test'
import { expect, gameFrame, headerBalance, test } from '../support/journey.ts'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import {
  amountField,
  atCashbox,
  attempt,
  depositButton,
  payThere,
  transactions,
  withdrawButton,
} from './cashbox-page.ts'

const toasts = (page: Page) => page.locator('[data-slot="toast"]')

/** A deposit of €50 that the bank takes its time for. */
async function depositUnderWay(page: Page, sandbox: SandboxControl, login: string): Promise<number> {
  await sandbox.treasury({ callbackDelay: null })
  await amountField(page).fill('50')
  await depositButton(page).click()
  await payThere(page)
  await expect(attempt(page)).toContainText('€50.00 is on its way')
  const [deposit] = (await sandbox.player(login)).deposits
  return deposit?.id ?? 0
}
/** A request for €50. */
async function payoutUnderWay(page: Page, sandbox: SandboxControl, login: string): Promise<number> {
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
  await amountField(page).fill('50')
  await withdrawButton(page).click()
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  const [payout] = (await sandbox.player(login)).withdrawRequests
  return payout?.id ?? 0
}
async function toGame(page: Page): Promise<void> {
  await page.getByRole('banner').locator('a[href="/"]').click()
  await page.locator('main a[href^="/play/"]').first().click()
  await expect(gameFrame(page).locator('body')).toHaveAttribute('data-spins', '0')
}

test.describe('away from the cashbox', () => {
  test.beforeEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: false }).then(() => {}))
  test.afterEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: true, callbackDelay: 0 }).then(() => {}))

  test('a deposit that is confirmed is told in a game, and the balance is right', async ({
    page,
    sandbox,
    newcomer,
  }) => {
    await atCashbox(page, sandbox, newcomer)
    const deposit = await depositUnderWay(page, sandbox, newcomer.login)
    await toGame(page)
    await sandbox.decide(deposit, 'done')
    await expect(toasts(page)).toHaveText(/€50\.00 is on your balance/)
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '105000')
  })

  test('a payout that is declined while the line is down is told when it is back, with the way to the reason', async ({
    page,
    sandbox,
    newcomer,
    complaints,
  }) => {
    complaints.expect(/WebSocket/)
    await atCashbox(page, sandbox, newcomer, { path: '/cashbox/withdraw' })
    const payout = await payoutUnderWay(page, sandbox, newcomer.login)
    await toGame(page)
    await sandbox.fault({ path: '/ws', drop: true })
    await expect(page.getByRole('banner').getByRole('status')).toBeVisible()
    await sandbox.decide(payout, 'declined', 'name_mismatch')
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '95000')
    await sandbox.clearFaults()
    await expect(toasts(page)).toHaveText(/Your withdrawal of €50\.00 was declined/, { timeout: 35_000 })
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '100000')
    await toasts(page).getByRole('link', { name: 'See why' }).click()
    await expect(page).toBeAt('/cashbox/withdraw')
    await expect(page.getByText('Withdraw to an account of your own.')).toBeVisible()
  })

  test('what is paid out while somebody is at the cashbox is told when they leave it', async ({
    page,
    sandbox,
    newcomer,
  }) => {
    await atCashbox(page, sandbox, newcomer, { path: '/cashbox/withdraw' })
    const payout = await payoutUnderWay(page, sandbox, newcomer.login)
    await sandbox.decide(payout, 'processing')
    await sandbox.decide(payout, 'done')
    await expect(transactions(page)).toHaveAttribute('data-status', 'done')
    await expect(toasts(page)).toHaveCount(0)
    await page.getByRole('banner').locator('a[href="/"]').click()
    await expect(toasts(page)).toHaveText(/Your withdrawal of €50\.00 has been paid out/)
  })
})
