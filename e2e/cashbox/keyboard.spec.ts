import type { Page } from '@playwright/test'
import {
  amountField,
  attempt,
  CARD,
  cardField,
  depositButton,
  question,
  transactions,
  WITHDRAW,
  withdrawButton,
} from '../support/cashbox.ts'
import { expect, test } from '../support/journey.ts'
import { pressOn, tabTo, typeOver } from '../support/keyboard.ts'
import { freshPhone } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed } from '../support/visit.ts'

const part = (page: Page, key: string) =>
  page.getByRole('navigation', { name: t('cashbox:sections') }).getByRole('link', { name: t(key) })

test('a deposit is chosen, corrected, paid and followed by another', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/cashbox')
  const byCard = page.getByRole('radio', { name: t.like('cashbox:system_88') })
  await tabTo(page, byCard)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Lirova/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(byCard).toBeChecked()
  await pressOn(page, page.getByRole('button', { name: t.like('cashbox:moreSystems') }))
  await expect(page.getByRole('radio').nth(4)).toBeFocused()

  await tabTo(page, amountField(page))
  await typeOver(page, '4')
  await tabTo(page, depositButton(page))
  await page.keyboard.press('Enter')
  await expect(amountField(page)).toBeFocused()
  await expect(amountField(page)).toHaveAccessibleDescription(t.like('cashbox:below_minimum', { min: '€5' }))

  await typeOver(page, '75,50')
  await page.keyboard.press('Enter')
  await pressOn(page, page.getByRole('button', { name: /^Pay €75\.50/ }))
  await expect(attempt(page)).toContainText(t('cashbox:doneTitle', { amount: '€75.50' }))
  await expect(attempt(page)).toBeFocused()
  await pressOn(page, buttonNamed(attempt(page), 'cashbox:otherDeposit'))
  await expect(page).toBeAt('/cashbox')
  await expect(part(page, 'cashbox:deposit')).toBeFocused()
  await tabTo(page, amountField(page))
})

test('a withdrawal is corrected, confirmed and cancelled', async ({ page, sandbox, openAsPlayer, complaints }) => {
  complaints.expect(/422/)
  const { login: phone } = await openAsPlayer('/cashbox', { login: freshPhone() })
  await pressOn(page, part(page, 'cashbox:withdraw'))
  await expect(page).toBeAt(WITHDRAW)
  await expect(part(page, 'cashbox:withdraw')).toBeFocused()
  await pressOn(page, withdrawButton(page))
  await expect(cardField(page)).toBeFocused()
  await expect(cardField(page)).toHaveAccessibleDescription(t('forms:required'))
  await page.keyboard.type(CARD)
  await tabTo(page, amountField(page))
  await page.keyboard.type('50')
  await page.keyboard.press('Enter')

  const code = page.getByRole('textbox', { name: t('cashbox:code') })
  await expect(code).toBeFocused()
  await page.keyboard.type('0000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(t('cashbox:invalid_code'))
  await expect(code).toBeFocused()
  await typeOver(page, (await sandbox.newMessage(phone)).code ?? '')
  await page.keyboard.press('Enter')
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toBeVisible()

  const cancel = page.getByRole('button', { name: t('cashbox:cancelRequest', { amount: '€50.00' }) })
  await pressOn(page, cancel)
  await expect(buttonNamed(question(page), 'cashbox:cancelKeep')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, buttonNamed(question(page), 'cashbox:cancelConfirm'))
  await expect(transactions(page)).toHaveAttribute('data-status', 'cancelled')
  await expect(page.getByRole('region', { name: t('cashbox:requests') })).toBeFocused()
  await tabTo(page, withdrawButton(page), 'Shift+Tab')
})

test('the history is filtered, cleared and read to its end', async ({ page, sandbox, openAsPlayer }) => {
  await sandbox.treasury({ phoneConfirmation: false })
  await openAsPlayer('/cashbox/history')
  for (let count = 0; count < 22; count += 1) {
    const made = await page.request.post('/json-api/treasury/user-payout/88', {
      headers: { 'Idempotency-Key': crypto.randomUUID(), 'X-Requested-With': 'XMLHttpRequest' },
      data: { amount: 1000 + count, fields: { card: CARD } },
    })
    expect(made.ok()).toBe(true)
  }
  const list = page.getByRole('region', { name: t('cashbox:history') })
  const payouts = buttonNamed(page, 'cashbox:withdrawals')
  await pressOn(page, payouts, 'Space')
  await expect(payouts).toHaveAttribute('aria-pressed', 'true')
  await expect(payouts).toBeFocused()
  await expect(transactions(page)).toHaveCount(20)

  const state = page.getByRole('combobox', { name: t('cashbox:state') })
  await tabTo(page, state)
  await page.keyboard.type(t('cashbox:payout_declined'))
  await expect(list.getByRole('heading', { name: t('cashbox:nothingFound') })).toBeVisible()
  await expect(state).toBeFocused()
  await pressOn(page, buttonNamed(list, 'cashbox:clearFilters'))
  await expect(transactions(page)).toHaveCount(20)
  await expect(list).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(transactions(page)).toHaveCount(22)
  await expect(list).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(buttonNamed(page, 'cashbox:export')).toBeFocused()
})

test('limits are set, kept and removed, and a break is taken', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/cashbox/limits')
  const day = page.getByRole('form', { name: t('limits:day') })
  const field = day.getByRole('textbox', { name: t('limits:newAmount') })
  const set = buttonNamed(day, 'limits:set')
  const raise = day.getByText(t.like('limits:pending', { amount: '€500' }))
  await tabTo(page, field)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(t('limits:amountMissing'))
  await expect(field).toBeFocused()
  await page.keyboard.type('200')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('limit-day')).toHaveText(t('limits:used', { used: '€0', amount: '€200' }))
  await expect(field).toBeFocused()
  await page.keyboard.type('500')
  await pressOn(page, set)
  await expect(raise).toBeVisible()
  await expect(set).toBeFocused()
  await tabTo(page, day.getByRole('button', { name: t('limits:keep', { amount: '€200' }) }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(raise).toBeHidden()
  await expect(day).toBeFocused()
  await pressOn(page, buttonNamed(day, 'limits:remove'))
  await expect(day.getByText(t.like('limits:pendingNone'))).toBeVisible()
  await expect(day).toBeFocused()

  const often = page.getByRole('button', { name: '15 minutes' })
  await pressOn(page, often, 'Space')
  await expect(often).toHaveAttribute('aria-pressed', 'true')
  await expect(often).toBeFocused()

  const week = buttonNamed(page, 'limits:break_week')
  await pressOn(page, week)
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(week).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, buttonNamed(question(page), 'limits:takeBreak'))
  await expect(page.getByText(t.like('limits:onBreak'))).toBeVisible()
  await expect(week).toBeFocused()
})
