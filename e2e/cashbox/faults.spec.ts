import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { open } from '../support/visit.ts'
import { FORM_FAULTS, meetFaults } from '../support/form-faults.ts'
import { amountField, depositButton } from '../support/cashbox.ts'

const READS = [
  { call: '/json-api/treasury/payment-system', path: '/cashbox', says: 'The ways to pay did not load.' },
  { call: '/json-api/treasury/payout-system', path: '/cashbox/withdraw', says: 'The ways to withdraw did not load.' },
  { call: '/json-api/treasury/user/new-payouts', path: '/cashbox/withdraw', says: 'Your requests did not load.' },
  { call: '/json-api/treasury/user/deposits', path: '/cashbox/history', says: 'Your history did not load.' },
  {
    call: '/json-api/treasury/user/payouts',
    path: '/cashbox/history?type=payout',
    says: 'Your history did not load.',
  },
  { call: '/json-api/users/limits', path: '/cashbox/limits', says: 'Your limits did not load.' },
]

for (const { call, path, says } of READS) {
  test(`${call} that fails says so in its place, and is read again on demand`, async ({
    page,
    sandbox,
    openAsPlayer,
    complaints,
  }) => {
    complaints.expect(FAILED_CALL)
    await page.clock.install()
    // A line that opens has what is on screen read again by itself.
    await page.routeWebSocket('**/ws', (line) => line.close())
    await openAsPlayer('/cashbox')
    await meetFaults(
      { page, sandbox, path: call, method: 'GET', lasts: true },
      FORM_FAULTS,
      () => open(page, path),
      async ({ name }) => {
        await expect(page.getByText(says), name).toBeVisible()
        await sandbox.clearFaults()
        await page
          .getByRole('main')
          .getByRole('button', { name: t('cashbox.tryAgain') })
          .click()
        await expect(page.getByText(says), name).toHaveCount(0)
        await expect(page.locator('main [aria-busy=true]'), name).toHaveCount(0)
      },
    )
  })
}

test('calls that only help are missed by nobody, however they fail', async ({
  page,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  await page.clock.install()
  await openAsPlayer('/cashbox')
  for (const { name, fault } of FORM_FAULTS)
    await test.step(name, async () => {
      for (const call of ['general-limit', 'sum-range', 'user/last-bet', 'user/cards', 'user/deposits'])
        await sandbox.fault({ path: `/json-api/treasury/${call}`, ...fault })
      await sandbox.fault({ path: '/json-api/user-gifts', ...fault })
      await open(page, '/cashbox')
      await expect(amountField(page)).toHaveValue('500')
      await expect(depositButton(page)).toBeEnabled()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await sandbox.clearFaults()
    })
  await sandbox.fault({ path: '/json-api/treasury/general-limit', status: 500 })
  await depositButton(page).click()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
})
