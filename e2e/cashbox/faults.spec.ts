import { expect, test } from '../support/journey.ts'
import { FORM_FAULTS, meetFaults } from '../support/form-faults.ts'
import { amountField, atCashbox, depositButton, reopen, transactions } from './cashbox-page.ts'

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
    newcomer,
    complaints,
  }) => {
    complaints.expect(/Failed to load resource|ERR_/)
    await page.clock.install()
    // A line that opens has what is on screen read again by itself.
    await page.routeWebSocket('**/ws', (line) => line.close())
    await atCashbox(page, sandbox, newcomer)
    await meetFaults(
      { page, sandbox, path: call, method: 'GET', lasts: true },
      FORM_FAULTS,
      () => reopen(page, path),
      async ({ name }) => {
        await expect(page.getByText(says), name).toBeVisible()
        await sandbox.clearFaults()
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByText(says), name).toHaveCount(0)
        await expect(page.locator('main [aria-busy=true]'), name).toHaveCount(0)
      },
    )
  })
}

test('a long history: a page of it and a file that fail are told, and come on the next try', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_/)
  await page.clock.install()
  await page.routeWebSocket('**/ws', (line) => line.close())
  await atCashbox(page, sandbox, newcomer)
  const order = { payment_system: 88, return_url: new URL('/cashbox', page.url()).href, dep_qs: null, qs: null }
  await page.evaluate(async (body) => {
    for (let turn = 0; turn < 25; turn += 1)
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await fetch('/json-api/treasury/open', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'Idempotency-Key': `a-long-history-${String(turn).padStart(3, '0')}`,
        },
        body: JSON.stringify({ ...body, amount: 1000 + turn }),
      })
  }, order)
  await expect.poll(async () => (await sandbox.player(newcomer.login)).deposits.length).toBe(25)
  await reopen(page, '/cashbox/history')
  await expect(transactions(page)).toHaveCount(20)
  const call = { page, sandbox, path: '/json-api/treasury/user/deposits', method: 'GET', lasts: true }

  const save = page.getByRole('button', { name: 'Save as CSV' })
  const notMade = page.getByRole('alert').filter({ hasText: 'The file could not be created. Try again.' })
  const more = page.getByRole('main').getByRole('button', { name: /Show more|Try again/ })
  await meetFaults(
    call,
    FORM_FAULTS,
    // The next page comes by itself as its end is scrolled to, and by its button after it has failed.
    (turn) => (turn === 0 ? more.scrollIntoViewIfNeeded() : more.click()),
    async ({ name }) => {
      await expect(page.getByText('Your history did not load.'), name).toBeVisible()
      await expect(transactions(page), name).toHaveCount(20)
      await expect(more, name).toHaveAccessibleName('Try again')
    },
  )
  await meetFaults(
    call,
    FORM_FAULTS,
    () => save.click(),
    async ({ name }) => {
      await expect(notMade, name).toBeVisible()
      await expect(save, name).toBeEnabled()
      await expect(page.locator('main [data-slot=spinner]'), name).toHaveCount(0)
    },
  )

  await more.click()
  await expect(transactions(page)).toHaveCount(25)
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(file.suggestedFilename()).toMatch(/^deposits-.*\.csv$/)
  await expect(notMade).toHaveCount(0)
})

test('calls that only help are missed by nobody, however they fail', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|ERR_/)
  await page.clock.install()
  await atCashbox(page, sandbox, newcomer)
  for (const { name, fault } of FORM_FAULTS)
    await test.step(name, async () => {
      for (const call of ['general-limit', 'sum-range', 'user/last-bet', 'user/cards', 'user/deposits'])
        await sandbox.fault({ path: `/json-api/treasury/${call}`, ...fault })
      await sandbox.fault({ path: '/json-api/user-gifts', ...fault })
      await reopen(page)
      await expect(amountField(page)).toHaveValue('500')
      await expect(depositButton(page)).toBeEnabled()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await sandbox.clearFaults()
    })
  await sandbox.fault({ path: '/json-api/treasury/general-limit', status: 500 })
  await depositButton(page).click()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
})

test('a session that ended is renewed, and the deposit goes through', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/401/)
  await atCashbox(page, sandbox, newcomer)
  await sandbox.fault({ method: 'POST', path: '/json-api/treasury/open', status: 401, times: 1 })
  await depositButton(page).click()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible()
})
