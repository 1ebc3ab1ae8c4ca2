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
import { listen, pressOn, tabTo, typeOver } from '../support/keyboard.ts'
import { freshPhone } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, headerBalance } from '../support/visit.ts'

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

  const range = t('cashbox:amountHint', { min: '€5', max: '€2,000' })
  await tabTo(page, amountField(page))
  await typeOver(page, '4')
  await tabTo(page, depositButton(page))
  await page.keyboard.press('Enter')
  await expect(amountField(page)).toBeFocused()
  await expect(amountField(page)).toHaveAccessibleDescription(`${t('cashbox:below_minimum', { min: '€5' })} ${range}`)

  await typeOver(page, '75,50')
  await page.keyboard.press('Enter')
  await pressOn(page, page.getByRole('button', { name: /^Pay €75\.50/ }))
  const title = t('cashbox:doneTitle', { amount: '€75.50' })
  await expect(attempt(page)).toBeFocused()
  await expect(attempt(page)).toMatchAriaSnapshot(`
    - region "${title}":
      - heading "${title}" [level=2]
      - paragraph: ${t('cashbox:doneText', { system: t('cashbox:system_88'), balance: '€1,075.50' })}
      - link "${t('cashbox:play')}"
      - button "${t('cashbox:otherDeposit')}"
  `)
  await pressOn(page, buttonNamed(attempt(page), 'cashbox:otherDeposit'))
  await expect(page).toBeAt('/cashbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a withdrawal is corrected, confirmed, announced and cancelled', async ({
  page,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  // After a refusal the page asks what was made for the key: nothing.
  complaints.expect(/422|404.*\/treasury\/intents\//)
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

  const code = page.getByRole('textbox', { name: t('forms:code') })
  const timesSaid = await listen(page)
  await expect(code).toBeFocused()
  const { code: sent = '' } = await sandbox.newMessage(phone)
  await page.keyboard.type(sent === '0000' ? '1111' : '0000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(t('cashbox:invalid_code'))
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '100000')
  await expect(code).toBeFocused()
  await typeOver(page, sent)
  await page.keyboard.press('Enter')
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  await expect.poll(() => timesSaid(t('cashbox:payoutRequested'))).toBe(1)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '95000')

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
})

test('a limit is set at once, raised later, kept, and shown before a deposit; a break is taken', async ({
  page,
  openAsPlayer,
}) => {
  await openAsPlayer('/cashbox/limits')
  const day = page.getByRole('form', { name: t('limits:name_deposit_day') })
  const field = day.getByRole('textbox', { name: t('limits:newAmount') })
  const raise = day.getByText(t.like('limits:pending', { amount: '€500' }))
  const timesSaid = await listen(page)
  await tabTo(page, field)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(t('limits:amountMissing'))
  await page.keyboard.type('200')
  await page.keyboard.press('Enter')
  const used = t('limits:used', { used: '€0', amount: '€200' })
  await expect(page.getByTestId('limit-deposit-day')).toHaveText(used)
  await expect.poll(() => timesSaid(used)).toBe(1)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.type('500')
  await expect(day.getByText(t('limits:holdsLater'))).toBeVisible()
  await pressOn(page, buttonNamed(day, 'limits:set'))
  await expect(raise).toBeVisible()
  await expect(page.getByTestId('limit-deposit-day')).toHaveText(used)
  await tabTo(page, day.getByRole('button', { name: t('limits:keep', { amount: '€200' }) }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(raise).toBeHidden()
  await expect(day).toBeFocused()

  await test.step('said before a deposit', async () => {
    await part(page, 'cashbox:deposit').press('Enter')
    await expect(page.getByText(t.like('layout:ownLimitLeft', { left: '€200' }))).toBeVisible()
    const presets = page.getByRole('group', { name: t('cashbox:amountPresets') })
    await expect(presets).toBeVisible()
    await expect(presets.getByText('€500')).toHaveCount(0)
    await part(page, 'limits:title').press('Enter')
    await expect(page).toBeAt('/cashbox/limits')
  })
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
