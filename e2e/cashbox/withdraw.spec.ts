import { balanceOf, expect, headerBalance, test } from '../support/journey.ts'
import { amountField, atCashbox, attempt, reopen, transactions, withdrawButton } from './cashbox-page.ts'

const path = '/cashbox/withdraw'
const PHONE = '79995550'
let phones = 100

test.describe('a payout', () => {
  test.beforeEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: false, payoutCancel: true }).then(() => {}))
  test.afterEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: true, payoutCancel: true }).then(() => {}))

  test('is requested, stands in the list, is cancelled, and the money is back', async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer, { path })
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await amountField(page).fill('50')
    await withdrawButton(page).click()
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
    await expect(page.getByText('Your request is in.')).toBeVisible()
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '95000')
    await page.getByRole('button', { name: 'Cancel the request for €50.00' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the withdrawal' }).click()
    await expect(transactions(page)).toHaveAttribute('data-status', 'cancelled')
    await expect(page.getByText('You cancelled it. The money is back on your balance.')).toBeVisible()
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '100000')
    await reopen(page, path)
    await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked()
  })

  test('whose cancelling fails leaves the list and comes back with a message', async ({
    page,
    sandbox,
    newcomer,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource/)
    await atCashbox(page, sandbox, newcomer, { path })
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await amountField(page).fill('50')
    await withdrawButton(page).click()
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
    await sandbox.fault({ method: 'POST', path: '/json-api/treasury/user-payout/cancel', status: 500, delayMs: 1500 })
    await page.getByRole('button', { name: 'Cancel the request for €50.00' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the withdrawal' }).click()
    await expect(transactions(page)).toHaveCount(0)
    await expect(
      page.getByRole('alert').filter({ hasText: 'The withdrawal of €50.00 was not cancelled' }),
    ).toBeVisible()
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
    expect((await sandbox.player(newcomer.login)).withdrawRequests.map(({ status }) => status)).toEqual(['new'])
  })

  test('in markets without cancelling has no button for it', async ({ page, sandbox, newcomer }) => {
    await sandbox.treasury({ payoutCancel: false })
    await atCashbox(page, sandbox, newcomer, { path })
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await amountField(page).fill('50')
    await withdrawButton(page).click()
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
    await expect(page.getByRole('button', { name: /^Cancel the request/ })).toHaveCount(0)
  })

  test('that is declined says why and what to do, as it happens', async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer, { path })
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await amountField(page).fill('50')
    await withdrawButton(page).click()
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
    const [payout] = (await sandbox.player(newcomer.login)).withdrawRequests
    await sandbox.decide(payout?.id ?? 0, 'declined', 'name_mismatch')
    await expect(transactions(page)).toHaveAttribute('data-status', 'declined')
    await expect(page.getByText('Withdraw to an account of your own.')).toBeVisible()
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '100000')
  })

  test('above the balance or under the minimum is told as it is typed', async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer, { path })
    await amountField(page).fill('1000.01')
    await expect(page.getByText('You have €1,000')).toBeVisible()
    await amountField(page).fill('1')
    await expect(page.getByText('The minimum is €10')).toBeVisible()
    await sandbox.clearRequests()
    await withdrawButton(page).click()
    await expect(page.getByText('Fill this in')).toBeVisible()
    expect(await sandbox.requests('/json-api/treasury/user-payout/88')).toEqual([])
  })

  test('before wagering shows what is left and where to wager', async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer, { path, bonus: 1000, wagering: 12_345 })
    await expect(page.getByRole('heading', { name: '€123.45 left to wager' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Games that count' })).toHaveAttribute('href', '/games/otygrat_bonus')
    await expect(withdrawButton(page)).toHaveCount(0)
  })

  test('with gifts asks first, and takes no for an answer', async ({ page, sandbox, newcomer }) => {
    const gift = { percent: 100, wager: 10, state: 'activated', depositLimits: [{ currency: 'EUR', limit: 50_000 }] }
    await atCashbox(page, sandbox, newcomer, { path, gifts: [gift] })
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await amountField(page).fill('50')
    await withdrawButton(page).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('1 gift is cancelled')
    await question.getByRole('button', { name: 'Keep the gifts' }).click()
    await expect(question).toBeHidden()
    expect((await sandbox.player(newcomer.login)).withdrawRequests).toEqual([])
    await withdrawButton(page).click()
    await question.getByRole('button', { name: 'Withdraw and cancel the gifts' }).click()
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  })

  test('of money that left in another tab meanwhile is refused in words, and the form is kept', async ({
    page,
    sandbox,
    newcomer,
    complaints,
  }) => {
    complaints.expect(/422|WebSocket/)
    // There is never a line: this tab hears of nothing, and its balance stays the old one.
    await sandbox.fault({ path: '/ws', drop: true })
    await atCashbox(page, sandbox, newcomer, { path })
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await amountField(page).fill('900')
    await sandbox.money(newcomer.login, { real: -50_000 })
    await sandbox.clearRequests()
    expect(await balanceOf(page)).toBe(100_000)
    await withdrawButton(page).click()
    await expect(page.getByText(/You have €500/)).toBeVisible()
    await expect(amountField(page)).toHaveValue('900')
    expect(await sandbox.requests('/json-api/treasury/user-payout/88')).toHaveLength(1)
    expect((await sandbox.player(newcomer.login)).withdrawRequests).toEqual([])
  })
})

test('a payout is confirmed by the code from the message; a wrong one spoils nothing', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/422/)
  const phone = `${PHONE}${(phones += 1)}`
  await atCashbox(page, sandbox, { ...newcomer, login: phone }, { path })
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
  await amountField(page).fill('50')
  await withdrawButton(page).click()
  await expect(page.getByRole('heading', { name: 'Confirm the withdrawal of €50.00' })).toBeVisible()
  await expect(page.getByText(/New code in 0:3\d/).first()).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Code from the message' })
  await code.fill('0000')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('This is not the code we sent')).toBeVisible()
  expect(await balanceOf(page)).toBe(100_000)
  const message = await sandbox.newMessage(phone)
  await code.fill(message.code!)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '95000')
})

test('a code whose answer is lost is asked for after a reload too, and no other payout begins before that is known', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_/)
  const phone = `${PHONE}${(phones += 1)}`
  await atCashbox(page, sandbox, { ...newcomer, login: phone }, { path })
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
  await amountField(page).fill('50')
  await withdrawButton(page).click()
  const { code = '' } = await sandbox.newMessage(phone)
  await page.getByRole('textbox', { name: 'Code from the message' }).fill(code)
  await sandbox.fault({ method: 'POST', path: '/json-api/treasury/user-payout/*', drop: true, after: true })
  await sandbox.fault({ path: '/json-api/treasury/intents/*', status: 503 })
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(attempt(page)).toContainText('Checking your request')
  await reopen(page, path)
  await expect(attempt(page)).toContainText('Checking your request')
  await expect(withdrawButton(page)).toHaveCount(0)
  // Pressed while nobody answers: the page asks by itself as well, and once it knows there is nothing to ask.
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(attempt(page)).toContainText('Checking your request')
  await sandbox.clearFaults()
  await expect(page.getByText('Your request is in.')).toBeVisible({ timeout: 40_000 })
  const { withdrawRequests, balances } = await sandbox.player(phone)
  expect([withdrawRequests.length, balances.real]).toEqual([1, 95_000])
})
