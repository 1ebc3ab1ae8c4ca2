import { expect, headerBalance, signIn, test } from '../../support/journey.ts'

test('real money that runs out shows that bets come from the bonus, and new money takes that away', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, currency: 'RUB', balance: 1_200, bonus: 50_000 })
  await signIn(page, newcomer)
  const debit = page.getByTestId('bonus-debit')
  await expect(debit).toHaveCount(0)
  await sandbox.money(newcomer.login, { real: -300 })
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '900')
  await expect(debit).toHaveAttribute('data-amount', '50000')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByText('Bets now come from your bonus')).toBeVisible()

  await sandbox.money(newcomer.login, { real: 5_000 })
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '5900')
  await expect(debit).toHaveCount(0)
  await expect(page.getByText('Bets now come from your bonus')).toBeHidden()
})
