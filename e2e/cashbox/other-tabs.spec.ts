import type { BrowserContext, Page } from '@playwright/test'
import {
  amountField,
  attempt,
  deposit,
  depositButton,
  fillWithdrawal,
  payBy,
  payButton,
  transactions,
  WITHDRAW,
  withdrawButton,
} from '../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, open } from '../support/visit.ts'

const widget = (page: Page) => page.getByRole('dialog', { name: t('cashbox:widgetTitle') })

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await open(tab, path)
  return tab
}

test('a deposit begun in one tab is the same one in the other, until it is dismissed', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
}) => {
  const { login } = await openAsPlayer('/cashbox')
  const second = await openTab(context, '/cashbox')
  await payBy(page, /Tellimo/)
  await deposit(page, '50')
  await expect(widget(page)).toBeVisible()
  await expect(attempt(second)).toContainText(t('cashbox:payTitle', { amount: '€50.00' }))
  await buttonNamed(second, 'cashbox:toPaymentPage').click()
  await expect(widget(second)).toBeVisible()
  await buttonNamed(widget(second), 'cashbox:close').click()
  await buttonNamed(widget(page), 'cashbox:close').click()
  await buttonNamed(page, 'cashbox:otherDeposit').click()
  await expect(depositButton(page)).toBeVisible()
  await expect(depositButton(second)).toBeVisible()
  expect((await sandbox.player(login)).deposits).toHaveLength(1)
})

test('a deposit that takes seconds is made, and the other tab waits for it', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  const { login } = await openAsPlayer('/cashbox')
  const second = await openTab(context, '/cashbox')
  await sandbox.fault({ method: 'POST', path: '/json-api/treasury/open', delayMs: 60_000 })
  await deposit(page, '50')
  // The second tab asks twice for a deposit that the platform does not know yet.
  const asked = async () => (await sandbox.requests('/json-api/treasury/intents/*')).length
  await expect.poll(asked).toBeGreaterThanOrEqual(2)
  await sandbox.clearFaults()
  await expect(payButton(page)).toBeVisible()
  await expect(attempt(second)).toContainText(t('cashbox:payTitle', { amount: '€50.00' }))
  expect((await sandbox.player(login)).deposits).toMatchObject([{ amount: 5000, status: 'new' }])
})

test('a payout requested in one tab leaves the other’s form', async ({ page, context, sandbox, openAsPlayer }) => {
  await sandbox.treasury({ phoneConfirmation: false })
  await openAsPlayer(WITHDRAW)
  const second = await openTab(context, WITHDRAW)
  await amountField(second).fill('900')
  await fillWithdrawal(page)
  await withdrawButton(page).click()
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  await expect(amountField(page)).toHaveValue('')
  await expect(transactions(second)).toHaveAttribute('data-status', 'new')
  await expect(amountField(second)).toHaveValue('900')
})
