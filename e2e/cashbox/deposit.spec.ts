import type { Page } from '@playwright/test'
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
import { buttonNamed, headerBalance, holdRequests, main, open } from '../support/visit.ts'

const CARDS = '/json-api/treasury/user/cards/forget'
const EUR = (limit: number) => [{ currency: 'EUR', limit }]

test('by redirect: paid, left to the bank, refused and cancelled', async ({ page, sandbox, openAsPlayer }) => {
  const { login } = await openAsPlayer('/cashbox')
  const payAndDecide = async (amount: string, decision: string) => {
    await payBy(page, /Zennik/)
    await deposit(page, amount)
    await page.locator(`button[name=decision][value=${decision}]`).click()
  }
  const tryAgain = buttonNamed(page, 'cashbox:tryAgain')

  await payAndDecide('51', 'decline')
  await expect(page).toBeAt(/\/cashbox\/fail\?intent=/)
  await expect(attempt(page)).toContainText(t('cashbox:declinedTitle', { amount: '€51.00' }))
  await expect(attempt(page)).toContainText(t('cashbox:reason_bank_declined'))
  await tryAgain.click()
  await expect(page).toBeAt('/cashbox')

  await payAndDecide('52', 'cancel')
  await expect(page).toBeAt(/\/cashbox\/fail\?intent=/)
  await expect(attempt(page)).toContainText(t('cashbox:cancelledTitle', { amount: '€52.00' }))
  await tryAgain.click()

  await payAndDecide('53', 'leave')
  await expect(page).toBeAt(/\/cashbox\/pending\?intent=/)
  await expect(attempt(page)).toContainText(t('cashbox:processingTitle', { amount: '€53.00' }))
  const pending = (await sandbox.player(login)).deposits.find(({ amount }) => amount === 5300)
  await sandbox.decide(pending?.id ?? 0, 'done')
  await expect(attempt(page)).toContainText(t('cashbox:doneTitle', { amount: '€53.00' }))
  await buttonNamed(page, 'cashbox:otherDeposit').click()

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
  await widget.frameLocator('iframe').frameLocator('iframe').getByRole('button', { name: /^Pay/ }).click()
  await expect(widget).toBeHidden()
  await expect(attempt(page)).toContainText(t('cashbox:doneTitle', { amount: '€50.00' }))
})

test('a saved card pays without its number, until forgotten', async ({ page, sandbox, openAsPlayer, complaints }) => {
  complaints.expect(FAILED_CALL)
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
  const confirm = buttonNamed(question(page), 'cashbox:forgetCardConfirm')
  await sandbox.fault({ method: 'POST', path: CARDS, status: 500, times: 1 })
  await confirm.click()
  await expect(question(page).getByRole('alert')).toBeVisible()
  await expect(card).toBeAttached()
  await confirm.click()
  await expect(question(page)).toBeHidden()
  await expect(card).toHaveCount(0)
  await open(page, '/cashbox')
  await expect(depositButton(page)).toBeVisible()
  await expect(card).toHaveCount(0)
})

test.describe('a gift', () => {
  const GIFT = { percent: 100, wager: 10, state: 'received' }

  /** A value in the form's summary. */
  const summary = (page: Page, key: string) =>
    main(page)
      .getByRole('term')
      .filter({ hasText: t(key) })
      .locator('..')

  test('is shown with what it brings, and comes with the money', async ({ page, sandbox, openAsPlayer }) => {
    const { login } = await openAsPlayer('/cashbox', {
      gifts: [
        { ...GIFT, title: 'Double up', depositLimits: EUR(8000), depositProgress: 3000 },
        { ...GIFT, title: 'Used up', depositLimits: EUR(8000), depositProgress: 8000 },
        { ...GIFT, title: 'Of elsewhere', depositLimits: [{ currency: 'RUB', limit: 900_000 }] },
      ],
    })
    await expect(page.getByRole('radio', { name: /Used up|Of elsewhere/ })).toHaveCount(0)
    await amountField(page).fill('80')
    await page.getByRole('radio', { name: /Double up/ }).check()
    // 100% of the first €50, wagered ten times.
    await expect(summary(page, 'cashbox:giftAdds')).toContainText('€50.00')
    await expect(summary(page, 'cashbox:toWager')).toContainText('€500.00')
    await depositButton(page).click()
    await payThere(page)
    await expect(attempt(page)).toContainText(t('cashbox:doneTitle', { amount: '€80.00' }))
    await expect
      .poll(async () => (await sandbox.player(login)).balances)
      .toMatchObject({ real: 108_000, bonus: 5000, wagering: 50_000 })
    await open(page, '/cashbox')
    await expect(depositButton(page)).toBeVisible()
    await expect(page.getByRole('radio', { name: /Double up/ })).toHaveCount(0)
  })

  test('of many choices in a row the last one counts', async ({ page, sandbox, openAsPlayer, complaints }) => {
    complaints.expect(FAILED_CALL)
    await openAsPlayer('/cashbox', {
      gifts: ['Early', 'Middle', 'Late'].map((title) => ({ ...GIFT, title, depositLimits: EUR(50_000) })),
    })
    const select = '/json-api/user-gifts/cashbox-select'
    await sandbox.clearRequests()
    const release = await holdRequests(page, `**${select}?*`)
    const choices = page.getByRole('radiogroup', { name: t('cashbox:gift') }).getByRole('radio')
    await choices.last().focus()
    for (const index of [2, 1, 0]) {
      await page.keyboard.press('ArrowUp')
      await expect(choices.nth(index)).toBeChecked()
    }
    await expect(buttonNamed(page, 'cashbox:choosingGift')).toBeVisible()
    release()
    await expect(depositButton(page)).toBeVisible()
    await expect(choices.first()).toBeChecked()
    expect(await sandbox.requests(select)).toHaveLength(2)

    await sandbox.fault({ method: 'POST', path: select, status: 500, times: 1 })
    await choices.nth(1).click()
    await expect(page.getByRole('alert').filter({ hasText: t('cashbox:giftNotChosen') })).toBeVisible()
    await expect(choices.nth(1)).not.toBeChecked()
    await open(page, '/cashbox')
    await expect(choices.first()).toBeChecked()
  })
})

test('a failed read is tried again, an ended session renewed', async ({ page, sandbox, openAsPlayer, complaints }) => {
  complaints.expect(FAILED_CALL)
  await sandbox.fault({ path: '/json-api/treasury/payment-system', status: 500 })
  await openAsPlayer('/cashbox')
  await expect(page.getByText(t('cashbox:systemsFailed'))).toBeVisible()
  await sandbox.clearFaults()
  await buttonNamed(main(page), 'errors:retry').click()
  await expect(page.getByRole('radio', { name: t.like('cashbox:system_88') })).toBeVisible()

  await sandbox.fault({ method: 'POST', path: '/json-api/treasury/open', status: 401, times: 1 })
  await deposit(page, '50')
  await expect(payButton(page)).toBeVisible()
})

test('an amount is taken as it is pasted, whatever its writing', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/cashbox')
  for (const written of ['€1,234.50', '1.234,50 €', '1 234,50', '1234.5', ' 1\u00a0234,5 EUR ']) {
    await amountField(page).fill(written)
    await expect(depositButton(page)).toHaveText(t('cashbox:depositAmount', { amount: '€1,234.50' }))
  }
})
