import { readFile } from 'node:fs/promises'
import { deposit, payThere, transactions } from '../support/cashbox.ts'
import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, headerBalance, headingNamed, open } from '../support/visit.ts'

test(
  'the history is filtered by the address, saved as a file to the cent, and printed without bars',
  { tag: '@core' },
  async ({ page, openAsPlayer }) => {
    await openAsPlayer('/cashbox')
    await deposit(page, '50.05')
    await payThere(page)
    await expect(page).toBeAt(/\/cashbox\/success/)
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '105005')
    await open(page, '/cashbox/history?status=declined')
    await expect(headingNamed(page, 'cashbox:nothingFound')).toBeVisible()
    await page.getByRole('combobox', { name: t('cashbox:state') }).selectOption('done')
    await expect(page).toBeAt('/cashbox/history?status=done')
    await expect(transactions(page)).toHaveCount(1)
    const [file] = await Promise.all([page.waitForEvent('download'), buttonNamed(page, 'cashbox:export').click()])
    const text = await readFile((await file.path()) ?? '', 'utf8')
    const row = [t('cashbox:system_88'), '•••• 4242', t('cashbox:deposit_done')].join(',')
    expect(text.split('\r\n')[1]).toContain(`,50.05,EUR,${row},`)
    const rail = page.getByRole('navigation', { name: t('layout:categories') })
    await expect(rail).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(rail).toBeHidden()
    await expect(headerBalance(page)).toBeHidden()
    await expect(transactions(page)).toBeVisible()
  },
)

/**
 * @promise History: days are typed and taken back by keyboard alone, in the filters of payments and of play
 * @proof here
 */
for (const path of ['/cashbox/history', '/cashbox/history/play'])
  test(`days of ${path} are typed and taken back by keyboard alone`, async ({ page, openAsPlayer }) => {
    await openAsPlayer(path)
    const from = page.getByLabel(t('cashbox:from'))
    const to = page.getByLabel(t('cashbox:to'), { exact: true })
    await from.focus()
    // The same in every order of days and months.
    await page.keyboard.type('10102025')
    await expect(page).toBeAt(`${path}?from=2025-10-10`)
    await expect(from).toHaveValue('2025-10-10')
    await to.focus()
    await page.keyboard.type('11112025')
    await expect(page).toBeAt(`${path}?from=2025-10-10&to=2025-11-11`)

    await from.focus()
    await page.keyboard.press('Backspace')
    await to.focus()
    await expect(from).toHaveValue('2025-10-10')
    await expect(page).toBeAt(`${path}?from=2025-10-10&to=2025-11-11`)

    await from.focus()
    for (const key of ['Backspace', 'ArrowRight', 'Backspace', 'ArrowRight', 'Backspace'])
      await page.keyboard.press(key)
    await to.focus()
    await expect(page).toBeAt(`${path}?to=2025-11-11`)
    await expect(from).toHaveValue('')
  })
