import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, main, open } from '../support/visit.ts'

const READS = [
  { call: '/json-api/treasury/payment-system', path: '/cashbox', says: 'cashbox:systemsFailed' },
  { call: '/json-api/treasury/payout-system', path: '/cashbox/withdraw', says: 'cashbox:payoutSystemsFailed' },
  { call: '/json-api/treasury/user/new-payouts', path: '/cashbox/withdraw', says: 'cashbox:requestsFailed' },
  { call: '/json-api/treasury/user/deposits', path: '/cashbox/history', says: 'cashbox:historyFailed' },
  { call: '/json-api/treasury/user/payouts', path: '/cashbox/history?type=payout', says: 'cashbox:historyFailed' },
  { call: '/json-api/users/limits', path: '/cashbox/limits', says: 'limits:notLoaded' },
]

test('each read of the cashbox that fails says so in its place and is retried', async ({
  page,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  // Keep the live line closed: opening it reads everything again.
  await page.routeWebSocket('**/ws', (line) => line.close())
  await openAsPlayer('/rules')
  for (const { call, path, says } of READS)
    await test.step(`${call} at ${path}`, async () => {
      const failure = page.getByText(t.like(says))
      await sandbox.fault({ method: 'GET', path: call, status: 500 })
      await open(page, path)
      await expect(failure).toBeVisible()
      await sandbox.clearFaults()
      await buttonNamed(main(page), 'errors:retry').click()
      await expect(failure).toHaveCount(0)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    })
})
