import type { Page } from '@playwright/test'
import {
  amountField,
  attempt,
  cancelRequest,
  cardField,
  fillWithdrawal,
  question,
  transactions,
  WITHDRAW,
  withdrawButton,
} from '../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { freshPhone } from '../support/players.ts'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { t } from '../support/texts.ts'
import { advanceUntil, buttonNamed, headerBalance, open } from '../support/visit.ts'

const PAYOUT = '/json-api/treasury/user-payout'

const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text, visible: true })
const payoutsOf = async (sandbox: SandboxControl, login: string) =>
  (await sandbox.player(login)).withdrawRequests.map(({ amount, status }) => [amount, status])

async function request(page: Page): Promise<void> {
  await fillWithdrawal(page)
  await withdrawButton(page).click()
}

test.describe('a payout', () => {
  test.beforeEach(({ sandbox, complaints }) => {
    complaints.expect(FAILED_CALL)
    return sandbox.treasury({ phoneConfirmation: false }).then(() => {})
  })

  test('is requested and cancelled', { tag: '@core' }, async ({ page, sandbox, openAsPlayer }) => {
    await openAsPlayer(WITHDRAW)
    await request(page)
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
    await expect(page.getByText(t('cashbox:payoutRequested'))).toBeVisible()
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '95000')

    // The call succeeds; only its answer is lost.
    await sandbox.fault({ method: 'POST', path: `${PAYOUT}/cancel`, drop: true, after: true, times: 1 })
    await cancelRequest(page)
    await expect(transactions(page)).toHaveAttribute('data-status', 'cancelled')
    await expect(page.getByText(t('cashbox:payout_reason_player'))).toBeVisible()
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '100000')
  })

  test('that is cut leaves the balance once or not at all', async ({ page, sandbox, openAsPlayer }) => {
    await page.clock.install()
    const { login } = await openAsPlayer(WITHDRAW)
    await sandbox.fault({ method: 'POST', path: `${PAYOUT}/*`, drop: true })
    await request(page)
    await expect(alertOf(page, t('cashbox:payoutMissing'))).toBeVisible()
    await expect(amountField(page)).toHaveValue('50')
    await expect(cardField(page)).toHaveValue('4242 4242 4242 4242')
    expect(await payoutsOf(sandbox, login)).toEqual([])

    await sandbox.clearFaults()
    await sandbox.fault({ method: 'POST', path: `${PAYOUT}/*`, drop: true, after: true })
    await withdrawButton(page).click()
    await expect(page.getByText(t('cashbox:payoutRequested'))).toBeVisible()
    await expect(amountField(page)).toHaveValue('')
    expect(await payoutsOf(sandbox, login)).toEqual([[5000, 'new']])
    expect((await sandbox.player(login)).balances.real).toBe(95_000)
  })

  test('that is declined says why; a final one has no cancel button', async ({ page, sandbox, openAsPlayer }) => {
    await sandbox.treasury({ payoutCancel: false })
    const { login } = await openAsPlayer(WITHDRAW)
    await request(page)
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
    await expect(page.getByRole('button', { name: t.like('cashbox:cancelRequest') })).toHaveCount(0)
    const [payout] = (await sandbox.player(login)).withdrawRequests
    await sandbox.decide(payout?.id ?? 0, 'declined', 'name_mismatch')
    await expect(transactions(page)).toHaveAttribute('data-status', 'declined')
    await expect(page.getByText(t('cashbox:payout_reason_name_mismatch'))).toBeVisible()
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '100000')
    await open(page, WITHDRAW)
    await expect(page.getByRole('radio', { name: /4242/ })).toBeChecked()
  })

  test('with gifts asks first, also for gifts that came late', async ({ page, sandbox, openAsPlayer }) => {
    const { login } = await openAsPlayer(WITHDRAW)
    await fillWithdrawal(page)
    // Answer that there are no gifts; one arrives before the request is sent.
    await sandbox.fault({ path: '/json-api/user-gifts/payout-gift-count', body: { data: { count: 0 } }, times: 1 })
    const depositLimits = [{ currency: 'EUR', limit: 50_000 }]
    await sandbox.gift(login, { percent: 100, wager: 10, state: 'activated', depositLimits })
    await withdrawButton(page).click()
    await expect(question(page)).toContainText(t('cashbox:giftsText', { count: 1 }))
    await buttonNamed(question(page), 'cashbox:giftsKeep').click()
    await expect(question(page)).toBeHidden()
    expect(await payoutsOf(sandbox, login)).toEqual([])
    await withdrawButton(page).click()
    await buttonNamed(question(page), 'cashbox:giftsConfirm').click()
    await expect(transactions(page)).toHaveAttribute('data-status', 'new')
  })
})

test('a code comes back after a reload, and one whose answer is lost is cleared up', async ({
  page,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  await page.clock.install()
  const { login: phone } = await openAsPlayer(WITHDRAW, { login: freshPhone() })
  await request(page)
  const codeField = page.getByRole('textbox', { name: t('forms:code') })
  await expect(codeField).toBeVisible()
  await open(page, WITHDRAW)
  await codeField.fill((await sandbox.newMessage(phone)).code ?? '')
  await sandbox.fault({ method: 'POST', path: `${PAYOUT}/*`, drop: true, after: true })
  await sandbox.fault({ path: '/json-api/treasury/intents/*', status: 503 })
  await page.getByRole('button', { name: t('forms:confirmCode'), exact: true }).click()
  await expect(attempt(page)).toContainText(t('cashbox:payoutCheckingTitle'))
  await open(page, WITHDRAW)
  await expect(attempt(page)).toContainText(t('cashbox:payoutCheckingTitle'))
  await expect(withdrawButton(page)).toHaveCount(0)
  await sandbox.clearFaults()
  await advanceUntil(page, () => page.getByText(t('cashbox:payoutRequested')).isVisible())
  expect(await payoutsOf(sandbox, phone)).toEqual([[5000, 'new']])
  expect((await sandbox.player(phone)).balances.real).toBe(95_000)
})
