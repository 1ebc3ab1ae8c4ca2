import { readFile } from 'node:fs/promises'
import { attempt, deposit, payThere, transactions } from '../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, headingNamed, main, open } from '../support/visit.ts'

test('the history is filtered by the address, and saved as a file to the cent', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/cashbox')
  await deposit(page, '50.05')
  await payThere(page)
  await expect(attempt(page)).toContainText(t('cashbox:doneTitle', { amount: '€50.05' }))
  await open(page, '/cashbox/history?status=declined')
  await expect(headingNamed(page, 'cashbox:nothingFound')).toBeVisible()
  await expect(page.getByText(t('cashbox:moneyIn')).locator('..')).toContainText('€50.05')
  await page.getByRole('combobox', { name: t('cashbox:state') }).selectOption('done')
  await expect(page).toBeAt('/cashbox/history?status=done')
  await expect(transactions(page)).toHaveCount(1)
  const [file] = await Promise.all([page.waitForEvent('download'), buttonNamed(page, 'cashbox:export').click()])
  const text = await readFile((await file.path()) ?? '', 'utf8')
  const row = [t('cashbox:system_88'), '•••• 4242', t('cashbox:deposit_done')].join(',')
  expect(text.split('\r\n')[1]).toContain(`,50.05,EUR,${row},`)
})

test('a long history: a page and a file that fail are retried', async ({ page, sandbox, openAsPlayer, complaints }) => {
  complaints.expect(FAILED_CALL)
  // Keep the live line closed: opening it reads everything again.
  await page.routeWebSocket('**/ws', (line) => line.close())
  const { login } = await openAsPlayer('/rules')
  for (let turn = 0; turn < 25; turn += 1)
    await page.request.post('/json-api/treasury/open', {
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'Idempotency-Key': `a-long-history-${100 + turn}` },
      data: { payment_system: 88, amount: 1000 + turn, return_url: page.url(), dep_qs: null, qs: null },
    })
  expect((await sandbox.player(login)).deposits).toHaveLength(25)
  await open(page, '/cashbox/history')
  await expect(transactions(page)).toHaveCount(20)

  await sandbox.fault({ path: '/json-api/treasury/user/deposits', status: 503 })
  const save = buttonNamed(page, 'cashbox:export')
  const notMade = page.getByRole('alert').filter({ hasText: t('cashbox:exportFailed') })
  // The next page loads on scrolling; after a failure its button loads it.
  await transactions(page).last().scrollIntoViewIfNeeded()
  await page.keyboard.press('End')
  await expect(page.getByText(t('cashbox:historyFailed'))).toBeVisible()
  await expect(transactions(page)).toHaveCount(20)
  await save.click()
  await expect(notMade).toBeVisible()

  await sandbox.clearFaults()
  await buttonNamed(main(page), 'errors:retry').click()
  await expect(transactions(page)).toHaveCount(25)
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(file.suggestedFilename()).toMatch(/^deposits-.*\.csv$/)
  await expect(notMade).toHaveCount(0)
})
