import type { Page } from '@playwright/test'
import {
  amountField,
  attempt,
  cardField,
  deposit,
  fillWithdrawal,
  payThere,
  takeBreak,
  transactions,
  WITHDRAW,
  withdrawButton,
} from '../support/cashbox.ts'
import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { linkNamed } from '../support/visit.ts'

/** Records the texts of live regions in order; returns a function that counts how often a text was announced. */
async function listen(page: Page): Promise<(text: string) => Promise<number>> {
  await page.evaluate(() => {
    const spoken: string[] = []
    const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"], output'
    new MutationObserver((records) => {
      const regions = new Set(
        records
          .filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0)
          .map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(LIVE)),
      )
      for (const region of regions) {
        const text = region?.textContent?.trim() ?? ''
        if (text !== '' && region?.closest('main')) spoken.push(text)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(globalThis, { spoken })
  })
  return (text) =>
    page.evaluate(
      (wanted) =>
        (globalThis as unknown as { spoken: string[] }).spoken.filter((spoken) => spoken.includes(wanted)).length,
      text,
    )
}

test('a deposit says what to choose, what it costs and what became of it', async ({ page, openAsPlayer }) => {
  const gift = { title: 'Weekend boost', percent: 25, wager: 10, depositLimits: [{ currency: 'EUR', limit: 50_000 }] }
  await openAsPlayer('/cashbox', { gifts: [gift] })
  await page.getByRole('radio', { name: /Weekend boost/ }).click()
  await expect(page.getByRole('radio', { name: /Weekend boost/ })).toBeChecked()
  await expect(page.locator('main form')).toMatchAriaSnapshot(`
    - radiogroup "${t('cashbox:payBy')}":
      - radio /${t('cashbox:system_88')} €5 to €2,000/ [checked]
      - radio /Lirova/
    - text: ${t('cashbox:amount')}
    - textbox "${t('cashbox:amount')}": "500"
    - group "${t('cashbox:amountPresets')}":
      - button "€10"
      - button "€500" [pressed]
    - radiogroup "${t('cashbox:gift')}":
      - radio "Weekend boost ${t('cashbox:giftBrings', { percent: 25, room: '€500', wager: 10 })}" [checked]
      - radio "${t('cashbox:noGift')}"
    - term: ${t('cashbox:youPay')}
    - definition: €500.00
    - term: ${t('cashbox:toBalance')}
    - definition: €500.00
    - term: ${t('cashbox:giftAdds')}
    - definition: €125.00
    - term: ${t('cashbox:toWager')}
    - definition: €1,250.00
    - button "${t('cashbox:depositAmount', { amount: '€500' })}"
  `)
  const timesSaid = await listen(page)
  const range = t('cashbox:amountHint', { min: '€5', max: '€2,000' })
  await amountField(page).fill('')
  await amountField(page).pressSequentially('4')
  await expect(amountField(page)).toHaveAccessibleDescription(`${t('cashbox:below_minimum', { min: '€5' })} ${range}`)
  await amountField(page).pressSequentially('2.50')
  await expect(amountField(page)).toHaveAccessibleDescription(range)
  expect(await timesSaid(t('cashbox:deposit'))).toBe(0)

  await amountField(page).press('Enter')
  await payThere(page)
  const title = t('cashbox:doneTitle', { amount: '€42.50' })
  await expect(attempt(page)).toMatchAriaSnapshot(`
    - region "${title}":
      - heading "${title}" [level=2]
      - paragraph: ${t('cashbox:doneText', { system: t('cashbox:system_88'), balance: '€1,042.50' })}
      - link "${t('cashbox:play')}"
      - button "${t('cashbox:otherDeposit')}"
  `)
})

test('a withdrawal: errors at fields, each change of state once', async ({ page, sandbox, openAsPlayer }) => {
  await sandbox.treasury({ phoneConfirmation: false })
  const { login } = await openAsPlayer(WITHDRAW)
  await withdrawButton(page).click()
  await expect(cardField(page)).toHaveAccessibleDescription(t('forms:required'))
  await expect(amountField(page)).toHaveAccessibleDescription(t.like('cashbox:required'))
  const timesSaid = await listen(page)
  await fillWithdrawal(page)
  await withdrawButton(page).click()
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  const [payout] = (await sandbox.player(login)).withdrawRequests
  for (const status of ['processing', 'done']) {
    await sandbox.decide(payout?.id ?? 0, status)
    await expect(transactions(page)).toHaveAttribute('data-status', status)
  }
  for (const text of [
    t('cashbox:payoutRequested'),
    `€50.00: ${t('cashbox:payout_processing')}`,
    `€50.00: ${t('cashbox:payout_done')}`,
  ])
    await expect.poll(() => timesSaid(text), text).toBe(1)
})

test('filters, limits and a break are each announced once', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/cashbox')
  await deposit(page, '1234.56')
  await payThere(page)
  await expect(attempt(page)).toContainText(t.like('cashbox:doneTitle'))
  await linkNamed(page, 'cashbox:history').click()
  await expect(page.getByRole('region', { name: t('cashbox:history') }).getByRole('status')).toHaveText(
    t('cashbox:found', { count: 1 }),
  )
  const ofHistory = await listen(page)
  await page.getByRole('combobox', { name: t('cashbox:state') }).selectOption('declined')
  await expect.poll(() => ofHistory(t('cashbox:found', { count: 0 }))).toBe(1)

  await page.getByRole('link', { name: t('limits:title'), exact: true }).click()
  const day = page.getByRole('form', { name: t('limits:day') })
  const field = day.getByRole('textbox', { name: t('limits:newAmount') })
  const used = t('limits:used', { used: '€1,234.56', amount: '€200' })
  await field.fill('200')
  const ofLimits = await listen(page)
  await expect(field).toHaveAccessibleDescription(t('limits:holdsAtOnce'))
  await field.press('Enter')
  await expect(page.getByTestId('limit-day')).toHaveText(used)
  await field.fill('500')
  await expect(field).toHaveAccessibleDescription(t('limits:holdsLater'))
  await field.press('Enter')
  await expect(day.getByText(t.like('limits:pending', { amount: '€500' }))).toBeVisible()
  await takeBreak(page, 'week')
  await expect(page.getByText(t.like('limits:onBreak'))).toBeVisible()
  const [onBreak = ''] = t('limits:onBreak').split(' {')
  for (const text of [used, t('limits:pending', { amount: '€500', when: '' }), onBreak])
    await expect.poll(() => ofLimits(text), text).toBe(1)
})
