import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, headerBalance, hydrated, signIn, test } from '../support/journey.ts'
import { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { startStack } from '../support/stack.ts'
import {
  amountField,
  atCashbox,
  attempt,
  depositButton,
  payThere,
  pressAtOnce,
  reopen,
  transactions,
} from './cashbox-page.ts'

const OPEN = '/json-api/treasury/open'
const INTENTS = '/json-api/treasury/intents/*'

test('five clicks and Enter, the answer dropped after the commit, a reload, and again: one deposit', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_|status of 50/)
  await atCashbox(page, sandbox, newcomer)
  await sandbox.fault({ method: 'POST', path: OPEN, drop: true, after: true, times: 1 })
  const silence = await sandbox.fault({ path: INTENTS, status: 503 })
  expect(silence.id).toBeTruthy()
  await amountField(page).fill('50')
  await sandbox.clearRequests()
  await pressAtOnce(page, 5)
  await expect(attempt(page)).toContainText('Checking your payment')
  await expect(attempt(page)).toContainText('€50.00 was sent, but no answer came back')

  await reopen(page)
  await expect(attempt(page)).toContainText('Checking your payment')
  await expect(depositButton(page)).toHaveCount(0)
  expect(await sandbox.requests(OPEN)).toHaveLength(1)

  // Pressed while nobody answers: the page asks by itself as well, and once it knows there is nothing to ask.
  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(attempt(page)).toContainText('Checking your payment')
  await sandbox.clearFaults()
  // Between two questions there are 30 s at most.
  await expect(attempt(page)).toContainText('€50.00 is waiting for your payment', { timeout: 40_000 })
  await page.getByRole('button', { name: 'Go to the payment page' }).click()
  await payThere(page)
  await expect(page).toBeAt(/\/cashbox\/success\?intent=/)
  await expect(attempt(page)).toContainText('€50.00 is on your balance')
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '105000')
  const { deposits, balances } = await sandbox.player(newcomer.login)
  expect(deposits.map(({ amount, status }) => [amount, status])).toEqual([[5000, 'done']])
  expect(balances.real).toBe(105_000)

  await reopen(page)
  await expect(depositButton(page)).toBeVisible()
  await expect(attempt(page)).toHaveCount(0)
})

test('the same deposit from a second tab at the same time is the same one', async ({ page, sandbox, newcomer }) => {
  await atCashbox(page, sandbox, newcomer)
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => Object.assign(window, { second: window.open('/cashbox') })),
  ])
  await hydrated(second)
  await sandbox.clearRequests()
  const forms = [page, second]
  await Promise.all(forms.map((tab) => amountField(tab).fill('50')))
  // In one moment, however busy the machine is: neither knows of the other's press yet.
  await page.evaluate(() => {
    for (const { document: tab } of [window, (window as unknown as { second: Window }).second]) {
      const button = tab.querySelector<HTMLButtonElement>('main form button[type=submit]')
      button?.click()
      button?.click()
    }
  })
  await Promise.all(forms.map((tab) => expect(tab.getByRole('button', { name: /^Pay/ })).toBeVisible()))
  const keys = (await sandbox.requests(OPEN)).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  await payThere(page)
  await expect(attempt(page)).toContainText('is on your balance')
  const { deposits } = await sandbox.player(newcomer.login)
  expect(deposits.map(({ status }) => status)).toEqual(['done'])
})

test('a platform killed in mid-payment: when it is back, ledger and page agree', async ({ browser, newcomer }) => {
  const folder = mkdtempSync(join(tmpdir(), 'cashbox-'))
  const stack = await startStack({ database: join(folder, 'platform.sqlite') })
  const context = await browser.newContext({ baseURL: stack.site, locale: 'en-GB' })
  try {
    const sandbox = new SandboxControl(stack.platform)
    const page = await context.newPage()
    await atCashbox(page, sandbox, newcomer)
    await amountField(page).fill('50')
    await depositButton(page).click()
    await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
    await stack.killPlatform()

    await reopen(page)
    await expect(page.locator('h1')).toBeVisible()
    await stack.startPlatform()
    await reopen(page)
    await expect(attempt(page)).toContainText('€50.00 is waiting for your payment')
    await page.getByRole('button', { name: 'Go to the payment page' }).click()
    await payThere(page)
    await expect(attempt(page)).toContainText('€50.00 is on your balance')
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '105000')
    await stack.killPlatform()
    await stack.startPlatform()

    await reopen(page, '/cashbox/history')
    await expect(transactions(page)).toHaveAttribute('data-status', 'done')
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '105000')
    const { deposits, balances } = await sandbox.player(newcomer.login)
    expect(deposits.map(({ amount, status }) => [amount, status])).toEqual([[5000, 'done']])
    expect(balances.real).toBe(105_000)
  } finally {
    await context.close()
    await stack.close()
    rmSync(folder, { recursive: true })
  }
})

test('a deposit left at its payment in one browser is offered in another, and paid there', async ({
  page,
  sandbox,
  newcomer,
  stack,
  browser,
}) => {
  await atCashbox(page, sandbox, newcomer)
  await amountField(page).fill('50')
  await depositButton(page).click()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
  const context = await browser.newContext({ baseURL: stack.site, locale: 'en' })
  try {
    const elsewhere = await context.newPage()
    await signIn(elsewhere, newcomer, '/login?redirect=%2Fcashbox')
    const offer = elsewhere.getByRole('status').filter({ hasText: '€50.00 is waiting for your payment' })
    await offer.getByRole('link', { name: 'Finish the payment' }).click()
    await elsewhere.getByRole('button', { name: 'Go to the payment page' }).click()
    await payThere(elsewhere)
    await expect(attempt(elsewhere)).toContainText('€50.00 is on your balance')
    await reopen(elsewhere)
    await expect(depositButton(elsewhere)).toBeVisible()
    await expect(elsewhere.getByText('is waiting for your payment')).toHaveCount(0)
  } finally {
    await context.close()
  }
  const { deposits } = await sandbox.player(newcomer.login)
  expect(deposits.map(({ amount, status }) => [amount, status])).toEqual([[5000, 'done']])
})

test('what the address says is not believed: a payment that waits is not called a success', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  // An intent that nobody has heard of.
  complaints.expect(/404/)
  await atCashbox(page, sandbox, newcomer)
  await sandbox.clearRequests()
  await amountField(page).fill('50')
  await depositButton(page).click()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
  const [call] = await sandbox.requests(OPEN)
  await reopen(page, `/cashbox/success?intent=${call?.headers['idempotency-key']}`)
  await expect(attempt(page)).toContainText('€50.00 is waiting for your payment')
  await reopen(page, '/cashbox/success?intent=made-up-by-somebody')
  await expect(page.getByRole('heading', { name: 'We do not know this payment' })).toBeVisible()
})

test('a deposit that is confirmed while the line is down shows when it is back', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/WebSocket|ERR_|Failed to load/)
  await atCashbox(page, sandbox, newcomer)
  await sandbox.treasury({ callbackDelay: null })
  await amountField(page).fill('50')
  await depositButton(page).click()
  await payThere(page)
  await expect(attempt(page)).toContainText('€50.00 is on its way')
  const [deposit] = (await sandbox.player(newcomer.login)).deposits
  await sandbox.fault({ path: '/ws', drop: true, times: 1 })
  await sandbox.decide(deposit?.id ?? 0, 'done')
  await expect(attempt(page)).toContainText('€50.00 is on your balance')
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '105000')
  await sandbox.treasury({ callbackDelay: 0 })
})

test('a guest is asked to log in, and is at the cashbox then', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer({ ...newcomer, currency: 'EUR', balance: 100_000 })
  await page.goto('/cashbox/history')
  await expect(page).toBeAt('/login?redirect=%2Fcashbox%2Fhistory')
  await signIn(page, newcomer, page.url())
  await expect(page).toBeAt('/cashbox/history')
})
