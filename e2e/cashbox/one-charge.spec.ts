import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  amountField,
  attempt,
  deposit,
  depositButton,
  payBy,
  payButton,
  payThere,
  transactions,
} from '../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { startStack } from '../support/stack.ts'
import { t } from '../support/texts.ts'
import {
  advanceUntil,
  buttonNamed,
  headerBalance,
  headingNamed,
  hydrated,
  linkNamed,
  open,
  signIn,
} from '../support/visit.ts'

const OPEN = '/json-api/treasury/open'
const INTENTS = '/json-api/treasury/intents/*'
const FIFTY = { amount: '€50.00' }

const toPaymentPage = (page: Page) => buttonNamed(page, 'cashbox:toPaymentPage')
const done = t('cashbox:doneTitle', FIFTY)
const waitsForPayment = t('cashbox:payTitle', FIFTY)

test.beforeEach(({ complaints }) => complaints.expect(FAILED_CALL))

async function recordedDeposits(sandbox: SandboxControl, login: string): Promise<(string | number)[][]> {
  const { deposits } = await sandbox.player(login)
  return deposits.map(({ amount, status }) => [amount, status])
}

/** Clicks the button and presses Enter so many times within one task. */
async function pressAtOnce(page: Page, times: number): Promise<void> {
  await page.locator('form').evaluate((form: HTMLFormElement, count) => {
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
    for (let press = 0; press < count; press += 1) button?.click()
    form.requestSubmit()
  }, times)
}

test('five clicks, a lost answer and a reload: one deposit', async ({ page, sandbox, openAsPlayer }) => {
  await page.clock.install()
  const { login } = await openAsPlayer('/cashbox')
  await sandbox.fault({ method: 'POST', path: OPEN, drop: true, after: true, times: 1 })
  await sandbox.fault({ path: INTENTS, status: 503 })
  await amountField(page).fill('50')
  await sandbox.clearRequests()
  await pressAtOnce(page, 5)
  await expect(attempt(page)).toContainText(t('cashbox:checkingTitle'))
  await expect(attempt(page)).toContainText(t('cashbox:checkingText', FIFTY))

  await open(page, '/cashbox')
  await expect(attempt(page)).toContainText(t('cashbox:checkingTitle'))
  await expect(depositButton(page)).toHaveCount(0)
  expect(await sandbox.requests(OPEN)).toHaveLength(1)

  await buttonNamed(page, 'forms:checkNow').click()
  await expect(attempt(page)).toContainText(t('forms:noAnswerYet'))
  await sandbox.clearFaults()
  await advanceUntil(page, () => toPaymentPage(page).isVisible())
  await expect(attempt(page)).toContainText(waitsForPayment)
  await toPaymentPage(page).click()
  await payThere(page)
  await expect(page).toBeAt(/\/cashbox\/success\?intent=/)
  await expect(attempt(page)).toContainText(done)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '105000')
  expect(await recordedDeposits(sandbox, login)).toEqual([[5000, 'done']])
  expect((await sandbox.player(login)).balances.real).toBe(105_000)

  await open(page, '/cashbox')
  await expect(depositButton(page)).toBeVisible()
  await expect(attempt(page)).toHaveCount(0)
})

test('a deposit by redirect that is cut is charged once or not at all', async ({ page, sandbox, openAsPlayer }) => {
  const fault = { method: 'GET', path: '/json-api/treasury/user/marbella/deposit/*', drop: true }
  const system = /Zennik/
  await page.clock.install()
  const { login } = await openAsPlayer('/cashbox')
  await payBy(page, system)
  await sandbox.fault(fault)
  await deposit(page, '61')
  await expect(page.getByRole('alert').filter({ hasText: t('cashbox:missing') })).toBeVisible()
  await expect(amountField(page)).toHaveValue('61')
  await expect(page.getByRole('radio', { name: system })).toBeChecked()
  expect(await recordedDeposits(sandbox, login)).toEqual([])

  await sandbox.clearFaults()
  await sandbox.fault({ ...fault, after: true })
  await deposit(page, '50')
  await expect(attempt(page)).toContainText(waitsForPayment)
  expect(await recordedDeposits(sandbox, login)).toEqual([[5000, 'new']])
})

test('the same deposit from a second tab at the same time is the same one', async ({ page, sandbox, openAsPlayer }) => {
  const { login } = await openAsPlayer('/cashbox')
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => Object.assign(window, { second: window.open('/cashbox') })),
  ])
  await hydrated(second)
  await sandbox.clearRequests()
  const forms = [page, second]
  await Promise.all(forms.map((tab) => amountField(tab).fill('50')))
  // Click in both tabs in one task, before either learns of the other's attempt.
  await page.evaluate(() => {
    for (const { document: tab } of [window, (window as typeof window & { second: Window }).second]) {
      const button = tab.querySelector<HTMLButtonElement>('main form button[type=submit]')
      button?.click()
      button?.click()
    }
  })
  await Promise.all(forms.map((tab) => expect(payButton(tab)).toBeVisible()))
  const keys = (await sandbox.requests(OPEN)).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
  await payThere(page)
  await expect(attempt(page)).toContainText(done)
  expect(await recordedDeposits(sandbox, login)).toEqual([[5000, 'done']])
})

test('a platform killed in mid-payment: when it is back, ledger and page agree', async ({ browser, newcomer }) => {
  const folder = mkdtempSync(join(tmpdir(), 'cashbox-'))
  const stack = await startStack({ database: join(folder, 'platform.sqlite') })
  const context = await browser.newContext({ baseURL: stack.site, locale: 'en-GB' })
  try {
    const sandbox = new SandboxControl(stack.platform)
    await sandbox.createPlayer({ ...newcomer, currency: 'EUR', balance: 100_000 })
    const page = await context.newPage()
    await signIn(page, newcomer, '/cashbox')
    await deposit(page, '50')
    await expect(payButton(page)).toBeVisible()
    await stack.killPlatform()

    await open(page, '/cashbox')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await stack.startPlatform()
    await open(page, '/cashbox')
    await expect(attempt(page)).toContainText(waitsForPayment)
    await toPaymentPage(page).click()
    await payThere(page)
    await expect(attempt(page)).toContainText(done)
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '105000')
    expect(await recordedDeposits(sandbox, newcomer.login)).toEqual([[5000, 'done']])
    expect((await sandbox.player(newcomer.login)).balances.real).toBe(105_000)
  } finally {
    await context.close()
    await stack.close()
    rmSync(folder, { recursive: true })
  }
})

test('a deposit begun in one browser is paid in another', async ({
  page,
  sandbox,
  newcomer,
  openAsPlayer,
  browser,
  stack,
}) => {
  const { login } = await openAsPlayer('/cashbox')
  await deposit(page, '50')
  await expect(payButton(page)).toBeVisible()
  const context = await browser.newContext({ baseURL: stack.site, locale: 'en' })
  const elsewhere = await context.newPage()
  await signIn(elsewhere, newcomer, '/cashbox')
  const offer = elsewhere.getByRole('status').filter({ hasText: t('cashbox:waiting', FIFTY) })
  await linkNamed(offer, 'cashbox:payOn').click()
  await toPaymentPage(elsewhere).click()
  await payThere(elsewhere)
  await expect(attempt(elsewhere)).toContainText(done)
  await open(elsewhere, '/cashbox')
  await expect(depositButton(elsewhere)).toBeVisible()
  await expect(offer).toHaveCount(0)
  await context.close()
  expect(await recordedDeposits(sandbox, login)).toEqual([[5000, 'done']])
})

test('an address that claims success is not believed', async ({ page, sandbox, openAsPlayer }) => {
  await openAsPlayer('/cashbox')
  await sandbox.clearRequests()
  await deposit(page, '50')
  await expect(payButton(page)).toBeVisible()
  const [call] = await sandbox.requests(OPEN)
  await open(page, `/cashbox/success?intent=${call?.headers['idempotency-key']}`)
  await expect(attempt(page)).toContainText(waitsForPayment)
  await open(page, '/cashbox/success?intent=made-up-by-somebody')
  await expect(headingNamed(page, 'cashbox:latestDeposit')).toBeVisible()
  await expect(transactions(page)).toHaveAttribute('data-status', 'new')
})
