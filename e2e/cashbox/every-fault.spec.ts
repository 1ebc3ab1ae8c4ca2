import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, headerBalance } from '../support/visit.ts'
import type { Page } from '@playwright/test'
import { FORM_FAULTS, meetFaults, type FormFault } from '../support/form-faults.ts'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { amountField, attempt, depositButton, payThere, transactions, withdrawButton } from '../support/cashbox.ts'

const TREASURY = '/json-api/treasury'
const PAYOUT = `${TREASURY}/user-payout/88`
const CARD = '4242 4242 4242 4242'

/** In time: the platform is asked what became of it, and may be at work meanwhile. */
const IN_TIME = FORM_FAULTS.filter(({ isLate }) => !isLate)
/** The work is done, and its answer is what fails. Who is not known (401) gets no work done. */
const AFTER: readonly FormFault[] = IN_TIME.filter(({ fault }) => fault.status !== 401).map((one) => ({
  ...one,
  fault: { ...one.fault, after: true },
}))

/** What is told of a call that moves money and has moved none. */
const unmoved = ({ fault: { status } }: FormFault, lost: RegExp): RegExp =>
  status === 429 ? /Too many attempts in a short time/ : status === 401 ? /You have been logged out/ : lost

const said = (page: Page, text: RegExp | string) => page.getByRole('alert').filter({ hasText: text, visible: true })
const recordOf = async (sandbox: SandboxControl, login: string) => {
  const { deposits, withdrawRequests, balances } = await sandbox.player(login)
  return {
    deposits: deposits.map(({ amount }) => amount).toSorted((one, other) => one - other),
    payouts: withdrawRequests.map(({ amount }) => amount).toSorted((one, other) => one - other),
    real: balances.real,
  }
}

test.beforeEach(async ({ page, sandbox, complaints }) => {
  complaints.expect(FAILED_CALL)
  await page.clock.install()
  await sandbox.treasury({ phoneConfirmation: false })
})

for (const { way, system, path, method } of [
  { way: 'by our own page', system: /Lirova/, path: `${TREASURY}/open`, method: 'POST' },
  { way: 'by redirect', system: /Zennik/, path: `${TREASURY}/user/marbella/deposit/*`, method: 'GET' },
  { way: 'by invoice', system: /Tellimo/, path: `${TREASURY}/rbk-create-invoice`, method: 'POST' },
])
  test(`a deposit ${way}: nothing is charged, or once, and whichever it is is told`, async ({
    page,
    sandbox,
    openAsPlayer,
  }) => {
    const { login } = await openAsPlayer('/cashbox')
    await page.getByRole('button', { name: t.like('cashbox.moreSystems') }).click()
    await page.getByRole('radio', { name: system }).check()
    await amountField(page).fill('61')
    const call = { page, sandbox, path, method, lasts: true }
    await meetFaults(
      call,
      FORM_FAULTS,
      () => depositButton(page).click(),
      async (fault) => {
        await expect(said(page, unmoved(fault, /did not reach us and nothing was charged/)), fault.name).toBeVisible()
        await expect(amountField(page), fault.name).toHaveValue('61')
        await expect(page.getByRole('radio', { name: system }), fault.name).toBeChecked()
      },
    )
    expect((await recordOf(sandbox, login)).deposits).toEqual([])

    await meetFaults(
      call,
      AFTER,
      async (turn) => {
        await amountField(page).fill(String(70 + turn))
        await depositButton(page).click()
      },
      async ({ name }, turn) => {
        await expect(attempt(page), name).toContainText(`€${70 + turn}.00 is waiting for your payment`)
        await buttonNamed(page, 'cashbox.otherDeposit').click()
        await expect(depositButton(page), name).toBeVisible()
      },
    )
    const { deposits } = await recordOf(sandbox, login)
    expect(deposits).toEqual(AFTER.map((_, turn) => 7000 + turn * 100))
  })

test('a payout: nothing leaves the balance, or once, and whichever it is is told', async ({
  page,
  sandbox,
  openAsPlayer,
}) => {
  const { login } = await openAsPlayer('/cashbox/withdraw')
  const number = page.getByRole('textbox', { name: 'Card number' })
  await number.fill(CARD)
  await amountField(page).fill('50')
  const call = { page, sandbox, path: PAYOUT, lasts: true }
  await meetFaults(
    call,
    FORM_FAULTS,
    () => withdrawButton(page).click(),
    async (fault) => {
      await expect(said(page, unmoved(fault, /did not reach us and nothing left/)), fault.name).toBeVisible()
      await expect(amountField(page), fault.name).toHaveValue('50')
      await expect(number, fault.name).toHaveValue(CARD)
    },
  )
  expect(await recordOf(sandbox, login)).toMatchObject({ payouts: [], real: 100_000 })

  await meetFaults(
    call,
    AFTER,
    async (turn) => {
      await amountField(page).fill(String(50 + turn))
      await withdrawButton(page).click()
    },
    async ({ name }, turn) => {
      await expect(transactions(page), name).toHaveCount(turn + 1)
      await expect(page.getByText(t.like('cashbox.payoutRequested')), name).toBeVisible()
      await expect(amountField(page), name).toHaveValue('')
    },
  )
  const { payouts, real } = await recordOf(sandbox, login)
  expect(payouts).toEqual(AFTER.map((_, turn) => 5000 + turn * 100))
  expect(real).toBe(100_000 - payouts.reduce((sum, amount) => sum + amount, 0))
})

test('a code from a message: it stays typed, and what was lost is told at it', async ({
  page,
  sandbox,
  openAsPlayer,
}) => {
  await sandbox.treasury({ phoneConfirmation: true })
  const login = `7999666${String(Date.now()).slice(-4)}`
  await openAsPlayer('/cashbox/withdraw', { login })
  await page.getByRole('textbox', { name: 'Card number' }).fill(CARD)
  await amountField(page).fill('50')
  await withdrawButton(page).click()
  const code = page.getByRole('textbox', { name: t('cashbox.code') })
  await code.fill((await sandbox.newMessage(login)).code ?? '')
  const typed = await code.inputValue()
  const confirm = page.getByRole('button', { name: t('cashbox.confirmCode'), exact: true })
  const call = { page, sandbox, path: PAYOUT, lasts: true }
  const lost = /No answer came back. Try again: the money can leave your balance only once./
  const look = async (fault: FormFault) => {
    await expect(said(page, unmoved(fault, lost)), fault.name).toBeVisible()
    await expect(code, fault.name).toHaveValue(typed)
  }
  await meetFaults(call, FORM_FAULTS, () => confirm.click(), look)
  await page.clock.fastForward(36_000)
  const again = buttonNamed(page, 'cashbox.resend')
  await meetFaults(call, FORM_FAULTS, () => again.click(), look)
  expect(await sandbox.outbox(login)).toHaveLength(1)

  await sandbox.fault({ method: 'POST', path: PAYOUT, drop: true, after: true, times: 1 })
  await confirm.click()
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  expect((await recordOf(sandbox, login)).real).toBe(95_000)
})

test('cancelling a payout: what is alive is back with a message, what is cancelled stays so', async ({
  page,
  sandbox,
  openAsPlayer,
}) => {
  await openAsPlayer('/cashbox/withdraw')
  await page.getByRole('textbox', { name: 'Card number' }).fill(CARD)
  await amountField(page).fill('50')
  await withdrawButton(page).click()
  const cancel = async () => {
    await buttonNamed(page, 'cashbox.cancelRequest', { amount: '€50.00' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('cashbox.cancelConfirm') })
      .click()
  }
  const call = { page, sandbox, path: `${TREASURY}/user-payout/cancel`, lasts: true }
  await meetFaults(call, FORM_FAULTS, cancel, async ({ name }) => {
    await expect(said(page, 'The withdrawal of €50.00 was not cancelled'), name).toBeVisible()
    await expect(transactions(page), name).toHaveAttribute('data-status', 'new')
  })
  await sandbox.fault({ method: 'POST', path: call.path, drop: true, after: true, times: 1 })
  await cancel()
  await expect(transactions(page)).toHaveAttribute('data-status', 'cancelled')
  await expect(said(page, 'was not cancelled')).toHaveCount(0)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '100000')
})

test('gifts: a choice that fails is told and not shown as made; who cannot be told of them is asked all the same', async ({
  page,
  sandbox,
  openAsPlayer,
}) => {
  const gift = {
    title: 'Double up',
    percent: 100,
    wager: 10,
    state: 'activated',
    depositLimits: [{ currency: 'EUR', limit: 50_000 }],
  }
  const { login } = await openAsPlayer('/cashbox', { gifts: [gift] })
  const choice = page.getByRole('radio', { name: /Double up/ })
  await meetFaults(
    { page, sandbox, path: '/json-api/user-gifts/cashbox-select', lasts: true },
    FORM_FAULTS,
    // Not `check`: it is not to be checked then.
    () => choice.click(),
    async ({ name }) => {
      await expect(said(page, 'The gift could not be chosen'), name).toBeVisible()
      await expect(choice, name).not.toBeChecked()
    },
  )
  await choice.click()
  await expect(choice).toBeChecked()
  await expect(said(page, 'The gift could not be chosen')).toHaveCount(0)

  await page
    .getByRole('link', { name: t('cashbox.withdraw'), exact: true })
    .last()
    .click()
  await page.getByRole('textbox', { name: 'Card number' }).fill(CARD)
  await amountField(page).fill('50')
  const question = page.getByRole('alertdialog')
  await meetFaults(
    { page, sandbox, path: '/json-api/user-gifts/payout-gift-count', method: 'GET', lasts: true },
    FORM_FAULTS,
    () => withdrawButton(page).click(),
    async ({ name }) => {
      await expect(question, name).toContainText('1 gift is cancelled')
      await buttonNamed(question, 'cashbox.giftsKeep').click()
      await expect(question, name).toBeHidden()
    },
  )
  expect((await recordOf(sandbox, login)).payouts).toEqual([])
})

test('the page one comes back to: what nobody can tell is asked for, and nothing else is said', async ({
  page,
  sandbox,
  openAsPlayer,
}) => {
  await openAsPlayer('/cashbox')
  await amountField(page).fill('50')
  await sandbox.fault({ path: `${TREASURY}/intents/*`, status: 503 })
  await depositButton(page).click()
  await payThere(page)
  await expect(attempt(page)).toContainText(t('cashbox.checkingAgain'))
  await sandbox.clearFaults()
  await meetFaults(
    { page, sandbox, path: `${TREASURY}/intents/*`, method: 'GET', lasts: true },
    FORM_FAULTS,
    () => page.reload().then(() => undefined),
    async ({ name }) => {
      await expect(attempt(page), name).toContainText(t('cashbox.checkingTitle'))
      await expect(attempt(page), name).toContainText(t('cashbox.checkingAgain'))
    },
  )
  // It may have asked by itself by now; who comes back to the tab need not wait for that.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(attempt(page)).toContainText(t('cashbox.doneTitle', { amount: '€50.00' }))
})

test('own limits: each change that fails is told in its place, and what was chosen is kept', async ({
  page,
  sandbox,
  openAsPlayer,
}) => {
  await openAsPlayer('/cashbox/limits')
  const limits = '/json-api/users/limits'
  const week = page.getByRole('form', { name: t('limits.week') })
  await week.getByLabel(t('limits.newAmount')).fill('75.50')
  await meetFaults(
    { page, sandbox, path: `${limits}/deposit`, method: 'PUT', lasts: true },
    FORM_FAULTS,
    () => buttonNamed(week, 'limits.set').click(),
    async ({ name, says }) => {
      await expect(week.getByRole('alert'), name).toContainText(says)
      await expect(week.getByLabel(t('limits.newAmount')), name).toHaveValue('75.50')
      await expect(buttonNamed(week, 'limits.set'), name).toBeEnabled()
    },
  )
  const reminder = page.getByRole('group', { name: t('limits.reminderTitle') })
  await meetFaults(
    { page, sandbox, path: `${limits}/reality-check`, method: 'PUT', lasts: true },
    FORM_FAULTS,
    () => reminder.getByRole('button', { name: '30 minutes' }).click(),
    async ({ name, says }) => {
      await expect(reminder.locator('..').getByRole('alert'), name).toContainText(says)
      await expect(buttonNamed(reminder, 'limits.noReminder'), name).toHaveAttribute('aria-pressed', 'true')
    },
  )
  const rest = buttonNamed(page, 'limits.break_day')
  await meetFaults(
    { page, sandbox, path: `${limits}/break`, lasts: true },
    FORM_FAULTS,
    async () => {
      await rest.click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('limits.takeBreak') })
        .click()
    },
    async ({ name, says }) => {
      await expect(rest.locator('../..').getByRole('alert'), name).toContainText(says)
      await expect(rest, name).toBeEnabled()
    },
  )
})
