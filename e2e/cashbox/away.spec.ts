import type { Page } from '@playwright/test'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import {
  amountField,
  attempt,
  deposit,
  fillWithdrawal,
  payThere,
  transactions,
  WITHDRAW,
  withdrawButton,
} from '../support/cashbox.ts'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { expectOnLine } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { advanceUntil, banner, follow, game, GAME, headerBalance, linkNamed } from '../support/visit.ts'

const AMOUNT = { amount: '€50.00' }
const toasts = (page: Page) =>
  page.getByRole('region', { name: t('notifications:region') }).locator('[data-slot="toast"]')

test.beforeEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: false }).then(() => {}))

/** Requests a payout of €50; returns the transaction's id. */
async function requestPayout(page: Page, sandbox: SandboxControl, login: string): Promise<number> {
  await fillWithdrawal(page)
  await withdrawButton(page).click()
  // An event may bring the request before its answer, until which the form holds the page.
  await expect(amountField(page)).toHaveValue('')
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  const [payout] = (await sandbox.player(login)).withdrawRequests
  return payout?.id ?? 0
}

async function openGame(page: Page): Promise<void> {
  await follow(page, GAME)
  await expect(game(page)).toHaveAttribute('data-spins', '0')
}

test('a deposit confirmed while a game is played shows a toast there', async ({ page, sandbox, openAsPlayer }) => {
  const { login, hash } = await openAsPlayer('/cashbox')
  await sandbox.treasury({ callbackDelay: null })
  await deposit(page, '50')
  await payThere(page)
  await expect(attempt(page)).toContainText(t('cashbox:processingTitle', AMOUNT))
  const [made] = (await sandbox.player(login)).deposits
  await openGame(page)
  await expectOnLine(sandbox, hash)
  await sandbox.decide(made?.id ?? 0, 'done')
  await expect(toasts(page)).toHaveText(t.like('notifications:depositDone', AMOUNT))
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '105000')
})

test('a payout declined while offline is reported when the connection is back', async ({
  page,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  await page.clock.install()
  const { login } = await openAsPlayer(WITHDRAW)
  const payout = await requestPayout(page, sandbox, login)
  await openGame(page)
  await sandbox.fault({ path: '/ws', drop: true })
  const offline = banner(page).getByRole('status')
  await expect(offline).toBeVisible()
  await sandbox.decide(payout, 'declined', 'name_mismatch')
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '95000')
  await sandbox.clearFaults()
  await advanceUntil(page, async () => !(await offline.isVisible()))
  await expect(toasts(page)).toHaveText(t.like('notifications:payoutDeclined', AMOUNT))
  await linkNamed(toasts(page), 'notifications:seeWhy').click()
  await expect(page).toBeAt(WITHDRAW)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '100000')
  await expect(page.getByText(t('cashbox:payout_reason_name_mismatch'))).toBeVisible()
})
