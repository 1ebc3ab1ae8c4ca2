import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { amountField, atCashbox, attempt, payThere, transactions, withdrawButton } from '../cashbox-page.ts'

const CARD = '4242 4242 4242 4242'

/** Keeps what live regions come to say, in order, as a screen reader would read it out. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
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
  return () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)
}

test.describe('as a screen reader tells it', () => {
  test.beforeEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: false, payoutCancel: true }).then(() => {}))
  test.afterEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: true, payoutCancel: true }).then(() => {}))

  test('a deposit: what to choose, what it costs, what became of it', async ({ page, sandbox, newcomer }) => {
    const gift = { title: 'Weekend boost', percent: 25, wager: 10, depositLimits: [{ currency: 'EUR', limit: 50_000 }] }
    await atCashbox(page, sandbox, newcomer, { gifts: [gift] })
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Cashbox" [level=1]
      - navigation "Parts of the cashbox":
        - link "Deposit"
        - link "Withdraw"
        - link "History"
        - link "Limits"
    `)
    await page.getByRole('radio', { name: /Weekend boost/ }).click()
    await expect(page.getByRole('radio', { name: /Weekend boost/ })).toBeChecked()
    await expect(page.locator('main form')).toMatchAriaSnapshot(`
      - radiogroup "Pay by":
        - radio /Bank card €5 to €2,000/ [checked]
        - radio /Lirova/
      - text: Amount
      - textbox "Amount": "500"
      - group "Amounts to choose from":
        - button "€10"
        - button "€500" [pressed]
      - radiogroup "Gift with this deposit":
        - radio "Weekend boost +25% on up to €500, wager ×10" [checked]
        - radio "Without a gift"
      - term: You pay
      - definition: €500.00
      - term: Goes to your balance
      - definition: €500.00
      - term: Bonus from your gift
      - definition: €125.00
      - term: To wager before payout
      - definition: €1,250.00
      - button "Deposit €500"
    `)
    const spoken = await listen(page)
    await amountField(page).fill('')
    await amountField(page).pressSequentially('4')
    await expect(amountField(page)).toHaveAccessibleDescription('The minimum is €5 From €5 to €2,000')
    await amountField(page).pressSequentially('2.50')
    await expect(amountField(page)).toHaveAccessibleDescription('From €5 to €2,000')
    expect((await spoken()).filter((text) => text.startsWith('Deposit'))).toEqual([])

    await amountField(page).press('Enter')
    await payThere(page)
    await expect(attempt(page)).toMatchAriaSnapshot(`
      - region "€42.50 is on your balance":
        - heading "€42.50 is on your balance" [level=2]
        - paragraph: Paid by Bank card. Your balance is now €1,042.50.
        - link "Play"
        - button "Make another deposit"
    `)
  })

  test('a withdrawal: errors at their fields, the request, and all that happens to it, each told once', async ({
    page,
    sandbox,
    newcomer,
  }) => {
    await atCashbox(page, sandbox, newcomer, { path: '/cashbox/withdraw' })
    await withdrawButton(page).click()
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveAccessibleDescription('Fill this in')
    await expect(amountField(page)).toHaveAccessibleDescription(/^Enter an amount, such as 500 From €10/)
    const spoken = await listen(page)
    await page.getByRole('textbox', { name: 'Card number' }).fill(CARD)
    await amountField(page).fill('50')
    await withdrawButton(page).click()
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
    await expect(page.getByRole('region', { name: 'Your requests' })).toMatchAriaSnapshot(`
      - heading "Your requests" [level=2]
      - status: Your request is in. You can follow it below.
      - list:
        - listitem:
          - article:
            - paragraph: €50.00
            - text: In review
            - paragraph: Bank card •••• 4242
            - paragraph: /Updated/
            - button "Cancel the request for €50.00"
    `)
    const [payout] = (await sandbox.player(newcomer.login)).withdrawRequests
    await sandbox.decide(payout?.id ?? 0, 'processing')
    await expect(transactions(page)).toHaveAttribute('data-status', 'processing')
    await sandbox.decide(payout?.id ?? 0, 'done')
    await expect(transactions(page)).toHaveAttribute('data-status', 'done')
    const told = (text: string) => async () => (await spoken()).filter((one) => one.startsWith(text)).length
    for (const text of ['Your request is in.', '€50.00: On its way', '€50.00: Paid out'])
      await expect.poll(told(text), text).toBe(1)
  })

  test('the history: what stands there, and how much the filters left', async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer)
    await amountField(page).fill('1234.56')
    await amountField(page).press('Enter')
    await payThere(page)
    await expect(attempt(page)).toContainText('is on your balance')
    await page.getByRole('link', { name: 'History' }).click()
    await expect(transactions(page)).toHaveCount(1)
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - group "What to show":
        - button "Deposits" [pressed]
        - button "Withdrawals"
      - text: State
      - combobox "State"
      - region "Since you joined":
        - term: Money in
        - definition: €1,234.56
        - term: Money out
        - definition: €0.00
      - region "History":
        - status: 1 entry
        - list:
          - listitem:
            - article:
              - paragraph: €1,234.56
              - text: Received
              - paragraph: /Bank card/
      - button "Save as CSV"
    `)
    const spoken = await listen(page)
    await page.getByRole('combobox', { name: 'State' }).selectOption('declined')
    await expect(page.getByRole('heading', { name: 'Nothing with these filters' })).toBeVisible()
    await expect.poll(async () => (await spoken()).filter((text) => text === '0 entries').length).toBe(1)
  })

  test('limits: what is set, what waits, and a break, each told as it happens', async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer, { path: '/cashbox/limits' })
    const day = page.getByRole('form', { name: 'Daily' })
    const spoken = await listen(page)
    const field = day.getByRole('textbox', { name: 'New limit' })
    await field.fill('200')
    await expect(field).toHaveAccessibleDescription('Applies at once')
    await field.press('Enter')
    await expect(page.getByTestId('limit-day')).toHaveText('€0 of €200 used')
    await field.fill('500')
    await expect(field).toHaveAccessibleDescription('Applies after the waiting time')
    await field.press('Enter')
    await expect(day).toMatchAriaSnapshot(`
      - form "Daily":
        - heading "Daily" [level=3]
        - paragraph: €0 of €200 used
        - progressbar "Daily"
        - paragraph: /Starts again on/
        - paragraph: /€500 from/
        - button "Keep €200"
        - text: New limit
        - textbox "New limit"
        - button "Set limit"
        - button "Remove limit"
    `)
    await page.getByRole('button', { name: 'For a week' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take a break' }).click()
    await expect(page.getByText(/You are on a break until/)).toBeVisible()
    const told = (text: string) => async () => (await spoken()).filter((one) => one.includes(text)).length
    for (const text of ['€0 of €200 used', '€500 from', 'You are on a break until'])
      await expect.poll(told(text), text).toBe(1)
  })
})
