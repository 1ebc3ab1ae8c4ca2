import { expect, test } from '../../support/journey.ts'
import type { Page } from '@playwright/test'
import {
  amountField,
  atCashbox,
  attempt,
  depositButton,
  reopen,
  transactions,
  withdrawButton,
} from '../cashbox-page.ts'
import { pressOn, tabTo, typeOver } from './keys.ts'

const parts = (page: Page) => page.getByRole('navigation', { name: 'Parts of the cashbox' })
const CARD = '4242 4242 4242 4242'

test.describe('without a pointer', () => {
  test.beforeEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: false, payoutCancel: true }).then(() => {}))
  test.afterEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: true, payoutCancel: true }).then(() => {}))

  test('a deposit is chosen, corrected, paid and followed by another', async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer)
    await tabTo(page, page.getByRole('radio', { name: /Bank card/ }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /Lirova/ })).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: /Bank card/ })).toBeChecked()
    await pressOn(page, page.getByRole('button', { name: /More ways to pay/ }))
    await expect(page.getByRole('radio').nth(4)).toBeFocused()

    await tabTo(page, amountField(page))
    await typeOver(page, '4')
    await page.keyboard.press('Enter')
    await expect(amountField(page)).toBeFocused()
    await expect(amountField(page)).toHaveAccessibleDescription(/The minimum is €5/)
    await typeOver(page, '4')
    await tabTo(page, depositButton(page))
    await page.keyboard.press('Enter')
    await expect(amountField(page)).toBeFocused()

    await typeOver(page, '75.50')
    await page.keyboard.press('Enter')
    await pressOn(page, page.getByRole('button', { name: /^Pay €75\.50/ }))
    await expect(attempt(page)).toContainText('€75.50 is on your balance')
    await expect(attempt(page)).toBeFocused()
    await pressOn(page, attempt(page).getByRole('button', { name: 'Make another deposit' }))
    await expect(page).toBeAt('/cashbox')
    await expect(parts(page).getByRole('link', { name: 'Deposit' })).toBeFocused()
    await tabTo(page, amountField(page))
  })

  test('a withdrawal is corrected, requested and cancelled', async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer)
    await pressOn(page, parts(page).getByRole('link', { name: 'Withdraw' }))
    await expect(page).toBeAt('/cashbox/withdraw')
    await expect(parts(page).getByRole('link', { name: 'Withdraw' })).toBeFocused()
    const card = page.getByRole('textbox', { name: 'Card number' })
    await pressOn(page, withdrawButton(page))
    await expect(card).toBeFocused()
    await expect(card).toHaveAccessibleDescription('Fill this in')
    await page.keyboard.type(CARD)
    await tabTo(page, amountField(page))
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
    await expect(amountField(page)).toBeFocused()

    const cancel = page.getByRole('button', { name: 'Cancel the request for €50.00' })
    const question = page.getByRole('alertdialog', { name: 'Cancel this withdrawal?' })
    await pressOn(page, cancel)
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Enter')
    await pressOn(page, question.getByRole('button', { name: 'Cancel the withdrawal' }))
    await expect(transactions(page)).toHaveAttribute('data-status', 'cancelled')
    await expect(page.getByRole('region', { name: 'Your requests' })).toBeFocused()
    await tabTo(page, withdrawButton(page), 'Shift+Tab')
  })

  test('the history is filtered, cleared and read to its end', async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer, { path: '/cashbox/history', balance: 1_000_000 })
    for (let count = 0; count < 22; count += 1) {
      const made = await page.request.post('/json-api/treasury/user-payout/88', {
        headers: { 'Idempotency-Key': crypto.randomUUID(), 'X-Requested-With': 'XMLHttpRequest' },
        data: { amount: 1000 + count, fields: { card: CARD } },
      })
      expect(made.ok()).toBe(true)
    }
    const list = page.getByRole('region', { name: 'History' })
    const payouts = page.getByRole('button', { name: 'Withdrawals' })
    await pressOn(page, payouts, 'Space')
    await expect(payouts).toHaveAttribute('aria-pressed', 'true')
    await expect(payouts).toBeFocused()
    await expect(transactions(page)).toHaveCount(20)

    const state = page.getByRole('combobox', { name: 'State' })
    await tabTo(page, state)
    await page.keyboard.type('Declined')
    await expect(list.getByRole('heading', { name: 'Nothing with these filters' })).toBeVisible()
    await expect(state).toBeFocused()
    await pressOn(page, list.getByRole('button', { name: 'Clear the filters' }))
    await expect(transactions(page)).toHaveCount(20)
    await expect(list).toBeFocused()

    // The end of the list loads as it comes into view, and its button is gone with the last page.
    await page.keyboard.press('Tab')
    await expect(transactions(page)).toHaveCount(22)
    await expect(list).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeFocused()
  })

  test('limits are set, kept and removed, and a break is taken', async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer, { path: '/cashbox/limits' })
    const day = page.getByRole('form', { name: 'Daily' })
    const field = day.getByRole('textbox', { name: 'New limit' })
    await tabTo(page, field)
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription('Enter an amount')
    await expect(field).toBeFocused()
    await page.keyboard.type('200')
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('limit-day')).toHaveText('€0 of €200 used')
    await expect(field).toBeFocused()
    await page.keyboard.type('500')
    await pressOn(page, day.getByRole('button', { name: 'Set limit' }))
    await expect(day.getByText(/^€500 from/)).toBeVisible()
    await expect(day.getByRole('button', { name: 'Set limit' })).toBeFocused()
    await tabTo(page, day.getByRole('button', { name: 'Keep €200' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(day.getByText(/^€500 from/)).toBeHidden()
    await expect(day).toBeFocused()
    await pressOn(page, day.getByRole('button', { name: 'Remove limit' }))
    await expect(day.getByText(/^No limit from/)).toBeVisible()
    await expect(day).toBeFocused()

    const often = page.getByRole('button', { name: '15 minutes' })
    await pressOn(page, often, 'Space')
    await expect(often).toHaveAttribute('aria-pressed', 'true')
    await expect(often).toBeFocused()

    const week = page.getByRole('button', { name: 'For a week' })
    const question = page.getByRole('alertdialog', { name: 'Take a break for a week?' })
    await pressOn(page, week)
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(week).toBeFocused()
    await page.keyboard.press('Enter')
    await pressOn(page, question.getByRole('button', { name: 'Take a break' }))
    await expect(page.getByText(/You are on a break until/)).toBeVisible()
    await expect(week).toBeFocused()
  })

  test('what could not be read is asked for again, and the keyboard keeps its place', async ({
    page,
    sandbox,
    newcomer,
    complaints,
  }) => {
    complaints.expect(/500/)
    await atCashbox(page, sandbox, newcomer)
    await sandbox.fault({ path: '/json-api/treasury/payment-system', status: 500 })
    await reopen(page)
    await expect(page.getByText('The ways to pay did not load.')).toBeVisible()
    await sandbox.clearFaults()
    await pressOn(page, page.getByRole('main').getByRole('button', { name: 'Try again' }))
    await expect(page.getByRole('radio', { name: /Bank card/ })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('radio', { name: /Bank card/ })).toBeFocused()
  })
})

test('a code is asked for, typed again and confirmed without a pointer', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/422/)
  const phone = `7999556${String(1000 + Math.floor(Math.random() * 9000))}`
  await atCashbox(page, sandbox, { ...newcomer, login: phone }, { path: '/cashbox/withdraw' })
  await tabTo(page, page.getByRole('textbox', { name: 'Card number' }))
  await page.keyboard.type(CARD)
  await tabTo(page, amountField(page))
  await page.keyboard.type('50')
  await pressOn(page, withdrawButton(page))
  const code = page.getByRole('textbox', { name: 'Code from the message' })
  await expect(code).toBeFocused()
  await page.keyboard.type('0000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription('This is not the code we sent')
  await expect(code).toBeFocused()
  const sent = async () => (await sandbox.outbox(phone)).at(-1)?.code ?? ''
  await expect.poll(sent).toMatch(/^\d{4}$/)
  await typeOver(page, await sent())
  await page.keyboard.press('Enter')
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeVisible()
})
