import type { Page } from '@playwright/test'
import { amountField, atCashbox, transactions, withdrawButton } from '../cashbox/cashbox-page.ts'
import { expect, hydrated, logOutElsewhere, SESSION_ENDED, test } from '../support/journey.ts'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { follow } from './visits.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave this page?' })
const freshPhone = () => `7912${String(Date.now()).slice(-7)}`

/** Leaves for another page: the first time to stay, the second time for good. */
async function leaveAtLast(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  await follow(page, '/about')
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(question(page)).toBeHidden()
  await expect(page).toBeAt(pathname)
  await follow(page, '/about')
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toBeAt('/about')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

/** Leaves for another page, and nobody asks. */
async function leaveFreely(page: Page): Promise<void> {
  await follow(page, '/about')
  await expect(page).toBeAt('/about')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test.describe('a withdrawal', () => {
  const path = '/cashbox/withdraw'
  test.beforeEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: false }).then(() => {}))
  test.afterEach(({ sandbox }) => sandbox.treasury({ phoneConfirmation: true }).then(() => {}))

  test('that is filled in asks, and is empty after it was left', async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer, { path })
    const card = page.getByRole('textbox', { name: 'Card number' })
    await card.fill('4242 4242 4242 4242')
    await amountField(page).fill('50')
    const asked: string[] = []
    page.once('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    // The browser's own question, answered with "stay".
    await page.evaluate(() => window.location.assign('/about'))
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(card).toHaveValue('4242 4242 4242 4242')
    await leaveAtLast(page)
    await follow(page, path)
    await expect(card).toHaveValue('')
    await expect(amountField(page)).toHaveValue('')
    await leaveFreely(page)
  })

  test('that is requested is left without a question', async ({ page, sandbox, newcomer }) => {
    await atCashbox(page, sandbox, newcomer, { path })
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await amountField(page).fill('50')
    await withdrawButton(page).click()
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
    await leaveFreely(page)
  })

  test('that is begun is no reason to stay for who is logged out elsewhere', async ({
    page,
    context,
    sandbox,
    newcomer,
    complaints,
  }) => {
    complaints.expect(SESSION_ENDED)
    await atCashbox(page, sandbox, newcomer, { path })
    await amountField(page).fill('50')
    await logOutElsewhere(context)
    await expect(page).toBeAt('/')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('a deposit is left without a question, and its amount is still there', async ({ page, sandbox, newcomer }) => {
  await atCashbox(page, sandbox, newcomer)
  await amountField(page).fill('77')
  await leaveFreely(page)
  await follow(page, '/cashbox')
  await expect(amountField(page)).toHaveValue('77')
})

test('own limits ask once, however many were typed; one that is set asks no more', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await atCashbox(page, sandbox, newcomer, { path: '/cashbox/limits' })
  const newLimit = (period: string) => page.getByRole('form', { name: period }).getByLabel('New limit')
  await newLimit('Daily').fill('50')
  await newLimit('Weekly').fill('200')
  await newLimit('Daily').press('Enter')
  await expect(page.getByTestId('limit-day')).toHaveText('€0 of €50 used')
  await leaveAtLast(page)

  await follow(page, '/cashbox/limits')
  await expect(newLimit('Weekly')).toHaveValue('')
  await newLimit('Weekly').fill('200')
  await newLimit('Weekly').press('Enter')
  await expect(page.getByTestId('limit-week')).toHaveText('€0 of €200 used')
  await leaveFreely(page)
})

/** As far as the code that a forgotten password needs; answers it. */
async function askForRecovery(page: Page, sandbox: SandboxControl): Promise<string> {
  const phone = freshPhone()
  await sandbox.createPlayer({ login: phone, password: 'forgotten-1' })
  await page.getByLabel('Email or phone').fill(`+${phone}`)
  await page.getByRole('button', { name: 'Send me a link or code' }).click()
  await expect(page.getByLabel('Code from the message')).toBeVisible()
  return (await sandbox.newMessage(phone)).code ?? ''
}

test('a recovery asks at each of its steps, and never between them', async ({ page, sandbox }) => {
  await page.goto('/remind')
  await hydrated(page)
  await page.getByLabel('Email or phone').fill('somebody@croupier.test')
  await leaveAtLast(page)

  await follow(page, '/remind')
  await askForRecovery(page, sandbox)
  await leaveFreely(page)

  await follow(page, '/remind')
  const code = await askForRecovery(page, sandbox)
  await page.getByLabel('Code from the message').fill(code.slice(0, 3))
  await follow(page, '/about')
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await page.getByLabel('Code from the message').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()

  const password = page.getByLabel('New password')
  await password.fill('remembered-1')
  await follow(page, '/about')
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await page.getByLabel('Repeat the password').fill('remembered-1')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await leaveFreely(page)
})

test('a registration by phone asks about its code, not about the form that was sent', async ({ page }) => {
  await page.goto('/registration')
  await hydrated(page)
  await page.getByRole('tab', { name: 'By phone' }).click()
  // Only chosen so far: nothing to lose.
  await leaveFreely(page)
  await follow(page, '/registration')
  await page.getByRole('tab', { name: 'By phone' }).click()
  await page.getByLabel('Phone number').fill(`+${freshPhone()}`)
  await page.getByRole('textbox', { name: 'Password' }).fill('secret-pass-1')
  await page.getByLabel('Nickname').fill(`Leaver ${Date.now() % 1e7}`)
  await page.getByRole('textbox', { name: 'Day' }).fill('1990-05-17')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = page.getByLabel('Code from the message')
  await expect(code).toBeVisible()
  await leaveFreely(page)
  await follow(page, '/registration')
  await code.fill('12')
  await leaveAtLast(page)
})

test('a login is left without a question', async ({ page }) => {
  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('Email or phone').fill('somebody@croupier.test')
  await page.getByRole('textbox', { name: 'Password' }).fill('secret-pass-1')
  await leaveFreely(page)
})
