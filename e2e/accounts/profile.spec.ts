import { expect, test } from '../support/journey.ts'
import { accountButton, expectOnLine, sendLogin } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { linkNamed, main, open } from '../support/visit.ts'

const BALANCE = '/profile/balance'

test('the profile is served whole, and its balances follow live events', async ({ page, sandbox, openAsPlayer }) => {
  const { login, hash } = await openAsPlayer('/rules', { nickname: 'Profile Fox', bonus: 5000, level: 3 })
  await accountButton(page).click()
  await linkNamed(page.locator('#account-panel'), 'layout:profile').click()
  await expect(page).toBeAt(BALANCE)
  const served = await page.request.get(BALANCE, { headers: { 'Accept-Language': 'en' } })
  const html = await served.text()
  for (const text of ['Profile Fox', '€1,000.00']) expect(html.includes(text), text).toBe(true)

  await open(page, BALANCE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Fox')
  await expectOnLine(sandbox, hash)
  const balances = page.getByTestId('balances')
  await sandbox.money(login, { real: 23_456, compoints: 77, winback: 300 })
  for (const amount of ['€1,234.56', '77', '€3.00'])
    await expect(balances.getByText(amount, { exact: true })).toBeVisible()
})

test('a guest comes to the profile through the login', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer(newcomer)
  await page.goto('/profile')
  await expect(page).toBeAt(/\/login\?redirect=%2Fprofile$/)
  await sendLogin(page, newcomer)
  await expect(page).toBeAt(BALANCE)
  await expect(main(page).getByRole('link', { name: t('profile:balance') })).toHaveAttribute('aria-current', 'page')
})
