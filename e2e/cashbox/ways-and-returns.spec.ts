import { FORM_FAULTS, meetFaults } from '../support/form-faults.ts'
import { expect, gameFrame, headerBalance, test } from '../support/journey.ts'
import {
  amountField,
  atCashbox,
  attempt,
  depositButton,
  payThere,
  reopen,
  transactions,
  withdrawButton,
} from './cashbox-page.ts'

const RADIO = { more: /More ways to pay/, redirect: /Zennik/ }

test('by redirect: paid, left to the bank, refused and left, each comes back to what the platform knows of it', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await atCashbox(page, sandbox, newcomer)
  const begin = async (amount: string) => {
    await page.getByRole('button', { name: RADIO.more }).click()
    await page.getByRole('radio', { name: RADIO.redirect }).check()
    await amountField(page).fill(amount)
    await depositButton(page).click()
  }
  const decide = (decision: string) => page.locator(`button[name=decision][value=${decision}]`).click()

  await begin('51')
  await decide('decline')
  await expect(page).toBeAt(/\/cashbox\/fail\?intent=/)
  await expect(attempt(page)).toContainText('The deposit of €51.00 was not made')
  await expect(attempt(page)).toContainText('The bank declined the payment.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toBeAt('/cashbox')

  await begin('52')
  await decide('cancel')
  await expect(page).toBeAt(/\/cashbox\/fail\?intent=/)
  await expect(attempt(page)).toContainText('The deposit of €52.00 was cancelled')
  await page.getByRole('button', { name: 'Try again' }).click()

  await begin('53')
  await decide('leave')
  await expect(page).toBeAt(/\/cashbox\/pending\?intent=/)
  await expect(attempt(page)).toContainText('€53.00 is on its way')
  const pending = (await sandbox.player(newcomer.login)).deposits.find(({ amount }) => amount === 5300)
  await sandbox.decide(pending?.id ?? 0, 'done')
  await expect(attempt(page)).toContainText('€53.00 is on your balance')
  await page.getByRole('button', { name: 'Make another deposit' }).click()

  await begin('54')
  await decide('pay')
  await expect(page).toBeAt(/\/cashbox\/success\?intent=/)
  await expect(attempt(page)).toContainText('€54.00 is on your balance')
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '110700')
})

test('a saved card pays without its number, and is forgotten for good; a failure of that is told', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_/)
  await page.clock.install()
  await atCashbox(page, sandbox, newcomer)
  await amountField(page).fill('50')
  await depositButton(page).click()
  await page.getByRole('checkbox').check()
  await payThere(page)
  await expect(attempt(page)).toContainText('€50.00 is on your balance')
  await reopen(page)
  const card = page.getByRole('radio', { name: /4242/ })
  await card.check()
  await depositButton(page).click()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await payThere(page)
  await expect(attempt(page)).toContainText('is on your balance')
  await reopen(page)
  await card.check()
  await page.getByRole('button', { name: /^Forget/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Forget this card?' })
  const confirm = question.getByRole('button', { name: 'Forget the card' })
  await meetFaults(
    { page, sandbox, path: '/json-api/treasury/user/cards/forget', lasts: true },
    FORM_FAULTS,
    () => confirm.click(),
    async ({ name }) => {
      await expect(question.getByRole('alert'), name).toBeVisible()
      await expect(confirm, name).not.toHaveAttribute('aria-disabled', 'true')
      await expect(card, name).toBeAttached()
    },
  )
  await confirm.click()
  await expect(question).toBeHidden()
  await expect(card).toHaveCount(0)
  await reopen(page)
  await expect(depositButton(page)).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('a gift: what it will bring is shown before paying, it comes with the money, and what is used up is not offered', async ({
  page,
  sandbox,
  newcomer,
}) => {
  const gift = { percent: 100, wager: 10, state: 'received' }
  const limits = (limit: number) => [{ currency: 'EUR', limit }]
  const gifts = [
    { ...gift, title: 'Double up', depositLimits: limits(8000), depositProgress: 3000 },
    { ...gift, title: 'Used up', depositLimits: limits(8000), depositProgress: 8000 },
    { ...gift, title: 'Of elsewhere', depositLimits: [{ currency: 'RUB', limit: 900_000 }] },
  ]
  await atCashbox(page, sandbox, newcomer, { gifts })
  await expect(page.getByRole('radio', { name: /Used up|Of elsewhere/ })).toHaveCount(0)
  await amountField(page).fill('80')
  await page.getByRole('radio', { name: /Double up/ }).check()
  // A hundred percent of the €50 that still count, wagered ten times.
  await expect(page.getByText('Bonus from your gift').locator('..')).toContainText('€50.00')
  await expect(page.getByText('To wager before payout').locator('..')).toContainText('€500.00')
  await depositButton(page).click()
  await payThere(page)
  await expect(attempt(page)).toContainText('€80.00 is on your balance')
  await expect
    .poll(async () => (await sandbox.player(newcomer.login)).balances)
    .toMatchObject({
      real: 108_000,
      bonus: 5000,
      wagering: 50_000,
    })
  await reopen(page)
  await expect(depositButton(page)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Double up/ })).toHaveCount(0)
})

test('a gift is shown as chosen at once; of many choices in a row the last one counts', async ({
  page,
  sandbox,
  newcomer,
}) => {
  const depositLimits = [{ currency: 'EUR', limit: 50_000 }]
  const gift = { percent: 100, wager: 10, state: 'received', depositLimits }
  await atCashbox(page, sandbox, newcomer, {
    gifts: ['Early', 'Middle', 'Late'].map((title) => ({ ...gift, title })),
  })
  const select = '/json-api/user-gifts/cashbox-select'
  await sandbox.clearRequests()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${select}?*`, async (route) => {
    await held
    await route.continue()
  })
  const choices = page.getByRole('radiogroup', { name: 'Gift with this deposit' }).getByRole('radio')
  await choices.last().focus()
  for (const index of [2, 1, 0]) {
    await page.keyboard.press('ArrowUp')
    await expect(choices.nth(index)).toBeChecked()
  }
  await expect(page.getByRole('button', { name: 'Choosing your gift…' })).toBeVisible()
  release()
  await expect(depositButton(page)).toBeVisible()
  await expect(choices.first()).toBeChecked()
  expect(await sandbox.requests(select)).toHaveLength(2)
  await reopen(page)
  await expect(choices.first()).toBeChecked()
})

test('gifts that came after the question was asked are asked about once more', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/422/)
  await sandbox.treasury({ phoneConfirmation: false })
  await atCashbox(page, sandbox, newcomer, { path: '/cashbox/withdraw' })
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
  await amountField(page).fill('50')
  // The count is known as none, and the gift comes before the request does.
  await sandbox.fault({ path: '/json-api/user-gifts/payout-gift-count', body: { data: { count: 0 } }, times: 1 })
  const depositLimits = [{ currency: 'EUR', limit: 50_000 }]
  await sandbox.gift(newcomer.login, { percent: 100, wager: 10, state: 'activated', depositLimits })
  await withdrawButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Withdraw and lose your gifts?' })
  await expect(question).toContainText('1 gift is cancelled, and bonus money that is not wagered is burned')
  expect((await sandbox.player(newcomer.login)).withdrawRequests).toEqual([])
  await question.getByRole('button', { name: 'Withdraw and cancel the gifts' }).click()
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  await sandbox.treasury({ phoneConfirmation: true })
})

test('a break that is taken in one tab stops the game in the other, and says so', async ({
  page,
  context,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/403/)
  await atCashbox(page, sandbox, newcomer, { path: '/cashbox/limits' })
  const playing = await context.newPage()
  await playing.goto('/')
  await playing.locator('main a[href^="/play/"]').first().click()
  await expect(gameFrame(playing).locator('body')).toHaveAttribute('data-spins', '0')
  await page.getByRole('button', { name: 'For a day' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take a break' }).click()
  await expect(page.getByText(/You are on a break until/)).toBeVisible()
  await expect(playing.getByTestId('game-iframe')).toHaveCount(0)
  await expect(playing.getByRole('heading', { name: 'You are on a break' })).toBeVisible()
})
