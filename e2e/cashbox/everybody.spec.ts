import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, hydrated, test } from '../support/journey.ts'
import { amountField, atCashbox, attempt, payThere, reopen, transactions } from './cashbox-page.ts'

const PATHS = ['/cashbox', '/cashbox/withdraw', '/cashbox/history', '/cashbox/limits', '/cashbox/success']

test('a deposit by keyboard alone', async ({ page, sandbox, newcomer }) => {
  await atCashbox(page, sandbox, newcomer)
  await page.getByRole('radio', { name: /Bank card/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Lirova/ })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /Bankaro/ })).toBeVisible()
  await amountField(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('75,50')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Pay €75\.50/ })).toBeVisible()
  await page.getByRole('button', { name: /^Pay/ }).press('Enter')
  await expect(attempt(page)).toContainText('€75.50 is on your balance')
})

test('an amount is taken as it is pasted, whatever its writing', async ({ page, sandbox, newcomer }) => {
  await atCashbox(page, sandbox, newcomer)
  for (const written of ['€1,234.50', '1.234,50 €', '1 234,50', '1234.5', ' 1\u00a0234,5 EUR ']) {
    await amountField(page).fill(written)
    await expect(page.getByRole('button', { name: 'Deposit €1,234.50' })).toBeVisible()
  }
})

test('by a widget: the frame is paid in, closes, and the page tells the truth', async ({ page, sandbox, newcomer }) => {
  await atCashbox(page, sandbox, newcomer)
  await page.getByRole('button', { name: /More ways to pay/ }).click()
  await page.getByRole('radio', { name: /Tellimo/ }).check()
  await amountField(page).fill('50')
  await page.getByRole('button', { name: 'Deposit €50' }).click()
  const widget = page.getByRole('dialog', { name: 'Payment' })
  const inner = widget.frameLocator('iframe').frameLocator('iframe')
  await inner.getByRole('button', { name: /^Pay/ }).click()
  await expect(widget).toBeHidden()
  await expect(attempt(page)).toContainText('€50.00 is on your balance')
})

test('the history is filtered by the address, and saved as a file to the cent', async ({ page, sandbox, newcomer }) => {
  await atCashbox(page, sandbox, newcomer)
  await amountField(page).fill('50.05')
  await page.getByRole('button', { name: 'Deposit €50.05' }).click()
  await payThere(page)
  await expect(attempt(page)).toContainText('is on your balance')
  await reopen(page, '/cashbox/history?status=declined')
  await expect(page.getByRole('heading', { name: 'Nothing with these filters' })).toBeVisible()
  await expect(page.getByText('Money in').locator('..')).toContainText('€50.05')
  await page.getByRole('combobox', { name: 'State' }).selectOption('done')
  await expect(page).toBeAt('/cashbox/history?status=done')
  await expect(transactions(page)).toHaveCount(1)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  const text = await readFile((await file.path()) ?? '', 'utf8')
  expect(text.split('\r\n')[1]).toMatch(/,50\.05,EUR,Bank card,•••• 4242,Received,/)
})

for (const locale of ['en', 'ru', 'it', 'br']) {
  test(`axe finds nothing serious in the cashbox in ${locale}, and nothing runs over the edge of a phone`, async ({
    page,
    sandbox,
    newcomer,
  }) => {
    await atCashbox(page, sandbox, newcomer)
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of PATHS) {
      await page.goto(`${path}?lang=${locale}`)
      await hydrated(page)
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBe(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ).toEqual([])
    }
  })
}
