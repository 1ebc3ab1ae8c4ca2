import {
  amountField,
  attempt,
  deposit,
  depositButton,
  payBy,
  payButton,
  payThere,
  question,
} from '../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, headerBalance, main, open, pressInFrame, retryUntil } from '../support/visit.ts'

const EUR = (limit: number) => [{ currency: 'EUR', limit }]

test('by redirect: paid, left to the bank and refused', async ({ page, sandbox, openAsPlayer }) => {
  const { login } = await openAsPlayer('/cashbox')
  const payAndDecide = async (amount: string, decision: string) => {
    await payBy(page, /Zennik/)
    await deposit(page, amount)
    await page.locator(`button[name=decision][value=${decision}]`).click()
  }

  await payAndDecide('51', 'decline')
  await expect(page).toBeAt(/\/cashbox\/fail\?intent=/)
  await expect(attempt(page)).toContainText(t('cashbox:declinedTitle', { amount: '€51.00' }))
  await expect(attempt(page)).toContainText(t('cashbox:reason_bank_declined'))
  await buttonNamed(page, 'cashbox:tryAgain').click()
  await expect(page).toBeAt('/cashbox')

  await payAndDecide('53', 'leave')
  await expect(page).toBeAt(/\/cashbox\/pending\?intent=/)
  await expect(attempt(page)).toContainText(t('cashbox:processingTitle', { amount: '€53.00' }))
  const pending = (await sandbox.player(login)).deposits.find(({ amount }) => amount === 5300)
  await sandbox.decide(pending?.id ?? 0, 'done')
  await expect(attempt(page)).toContainText(t('cashbox:doneTitle', { amount: '€53.00' }))
  await buttonNamed(page, 'cashbox:otherDeposit').click()
  await expect(page).toBeAt('/cashbox')

  await payAndDecide('54', 'pay')
  await expect(page).toBeAt(/\/cashbox\/success\?intent=/)
  await expect(attempt(page)).toContainText(t('cashbox:doneTitle', { amount: '€54.00' }))
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '110700')
})

test('by a widget that closes when it is paid in', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/cashbox')
  await payBy(page, /Tellimo/)
  await deposit(page, '50')
  const widget = page.getByRole('dialog', { name: t('cashbox:widgetTitle') })
  await pressInFrame(widget.frameLocator('iframe').frameLocator('iframe').getByRole('button', { name: /^Pay/ }))
  await expect(widget).toBeHidden()
  await expect(attempt(page)).toContainText(t('cashbox:doneTitle', { amount: '€50.00' }))
})

test('a saved card pays without its number, until forgotten', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/cashbox')
  await deposit(page, '50')
  await page.getByRole('checkbox').check()
  await payThere(page)
  await expect(attempt(page)).toContainText(t('cashbox:doneTitle', { amount: '€50.00' }))

  await open(page, '/cashbox')
  const card = page.getByRole('radio', { name: /4242/ })
  await card.check()
  await depositButton(page).click()
  await expect(payButton(page)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await payThere(page)
  await expect(attempt(page)).toContainText(t.like('cashbox:doneTitle'))

  await open(page, '/cashbox')
  await card.check()
  await page.getByRole('button', { name: t.like('cashbox:forgetCard') }).click()
  await buttonNamed(question(page), 'cashbox:forgetCardConfirm').click()
  await expect(question(page)).toBeHidden()
  await expect(card).toHaveCount(0)
})

test('a gift is shown with what it brings, and comes with the money', async ({ page, sandbox, openAsPlayer }) => {
  const gift = { percent: 100, wager: 10, state: 'received' }
  const { login } = await openAsPlayer('/cashbox', {
    gifts: [
      { ...gift, title: 'Double up', depositLimits: EUR(8000), depositProgress: 3000 },
      { ...gift, title: 'Used up', depositLimits: EUR(8000), depositProgress: 8000 },
    ],
  })
  await amountField(page).fill('80')
  await page.getByRole('radio', { name: /Double up/ }).check()
  await expect(page.getByRole('radio', { name: /Used up/ })).toHaveCount(0)
  // 100% of the first €50, wagered ten times.
  await expect(main(page).getByRole('definition')).toContainText(['€50.00', '€500.00'])
  await depositButton(page).click()
  await payThere(page)
  await expect(attempt(page)).toContainText(t('cashbox:doneTitle', { amount: '€80.00' }))
  await expect
    .poll(async () => (await sandbox.player(login)).balances)
    .toMatchObject({ real: 108_000, bonus: 5000, wagering: 50_000 })
})

test(
  'a failed read is tried again, an expired session renewed',
  { tag: '@core' },
  async ({ page, sandbox, openAsPlayer, complaints }) => {
    complaints.expect(FAILED_CALL)
    await sandbox.fault({ path: '/json-api/treasury/payment-system', status: 500 })
    await openAsPlayer('/cashbox')
    await expect(page.getByText(t('cashbox:systemsFailed'))).toBeVisible()
    await sandbox.clearFaults()
    await retryUntil(main(page), () => page.getByRole('radio', { name: t.like('cashbox:system_88') }).isVisible())

    await sandbox.fault({ method: 'POST', path: '/json-api/treasury/open', status: 401, times: 1 })
    await deposit(page, '50')
    await payThere(page)
    await expect(page).toBeAt(/\/cashbox\/success\?intent=/)
    await expect(page.getByText('€50.00').first()).toBeVisible()
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '105000')
  },
)
