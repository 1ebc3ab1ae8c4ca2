import { expect, SOON, test } from '../support/journey.ts'
import { amountField, atCashbox, attempt, depositButton, reopen, transactions, withdrawButton } from './cashbox-page.ts'

test('a deposit that is begun, put aside and begun again in one tab is what the other one shows', async ({
  page,
  context,
  sandbox,
  newcomer,
}) => {
  await atCashbox(page, sandbox, newcomer)
  const second = await context.newPage()
  await reopen(second)
  await page.getByRole('button', { name: /More ways to pay/ }).click()
  await page.getByRole('radio', { name: /Tellimo/ }).check()
  await amountField(page).fill('50')
  await depositButton(page).click()
  const widget = page.getByRole('dialog', { name: 'Payment' })
  await expect(widget).toBeVisible()
  await expect(attempt(second)).toContainText('€50.00 is waiting for your payment', SOON)

  await widget.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Make another deposit' }).click()
  await expect(depositButton(second)).toBeVisible(SOON)
  expect((await sandbox.player(newcomer.login)).deposits).toHaveLength(1)
})

test('a widget that is opened again after the other tab put its deposit aside is the same one', async ({
  page,
  context,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_/)
  await atCashbox(page, sandbox, newcomer)
  await page.getByRole('button', { name: /More ways to pay/ }).click()
  await page.getByRole('radio', { name: /Tellimo/ }).check()
  await amountField(page).fill('50')
  await depositButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Payment' })).toBeVisible()
  const second = await context.newPage()
  await reopen(second)
  await expect(attempt(second)).toContainText('€50.00 is waiting for your payment')
  // The second tab hears that the first is done with it, and cannot ask what became of it.
  await sandbox.fault({ path: '/json-api/treasury/intents/*', status: 503 })
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Make another deposit' }).click()
  await expect(depositButton(page)).toBeVisible()
  await second.getByRole('button', { name: 'Go to the payment page' }).click()
  await expect(second.getByRole('dialog', { name: 'Payment' })).toBeVisible()
  const { deposits } = await sandbox.player(newcomer.login)
  expect(deposits.map(({ amount }) => amount)).toEqual([5000])
})

test('what is typed in one tab stays there when another tab requests a payout', async ({
  page,
  context,
  sandbox,
  newcomer,
}) => {
  const path = '/cashbox/withdraw'
  await sandbox.treasury({ phoneConfirmation: false })
  try {
    await atCashbox(page, sandbox, newcomer, { path })
    const second = await context.newPage()
    await reopen(second, path)
    await amountField(second).fill('900')
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await amountField(page).fill('50')
    await withdrawButton(page).click()
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
    await expect(amountField(page)).toHaveValue('')
    await expect(transactions(second)).toHaveAttribute('data-status', 'new')
    await expect(amountField(second)).toHaveValue('900')
  } finally {
    await sandbox.treasury({ phoneConfirmation: true })
  }
})
