import { takeBreak, withdrawButton } from '../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, game, gameLinks, headerBalance, headingNamed, linkNamed, main, open } from '../support/visit.ts'

const LIMITS = '/cashbox/limits'
const MINUTE = 60_000

test('a deposit limit is lowered at once, raised later, and said before a deposit', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/rules')
  await headerBalance(page).click()
  await linkNamed(page, 'layout:ownLimits').click()
  await expect(page).toBeAt(LIMITS)
  await expect(page.locator('#account-panel')).toBeHidden()

  const day = page.getByRole('form', { name: t('limits:day') })
  const amount = day.getByLabel(t('limits:newAmount'))
  const used = t('limits:used', { used: '€0', amount: '€200' })
  const pending = day.getByText(t.like('limits:pending', { amount: '€500' }))
  await amount.fill('200')
  await buttonNamed(day, 'limits:set').click()
  await expect(page.getByTestId('limit-day')).toHaveText(used)
  await amount.fill('500')
  await expect(day.getByText(t('limits:holdsLater'))).toBeVisible()
  await amount.press('Enter')
  await expect(pending).toBeVisible()
  await expect(page.getByTestId('limit-day')).toHaveText(used)
  await buttonNamed(day, 'limits:keep', { amount: '€200' }).click()
  await expect(pending).toBeHidden()

  const left = page.getByText(t.like('layout:ownLimitLeft', { left: '€200' }))
  await main(page)
    .getByRole('link', { name: t('cashbox:deposit'), exact: true })
    .click()
  await expect(left).toBeVisible()
  await expect(page.getByRole('group', { name: t('cashbox:amountPresets') }).getByText('€500')).toHaveCount(0)
})

test('a break ends the game and is said before the next', async ({ page, openAsPlayer, complaints }) => {
  complaints.expect(/403/)
  await openAsPlayer('/')
  await gameLinks(page).first().click()
  await expect(game(page)).toHaveAttribute('data-spins', '0')
  const address = page.url()

  await linkNamed(page, 'game:minimise').click()
  await expect(page).toBeAt('/')
  await headerBalance(page).click()
  await linkNamed(page, 'layout:ownLimits').click()
  await takeBreak(page, 'week')
  await expect(page.getByText(t.like('limits:onBreak'))).toBeVisible()
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)

  await open(page, '/cashbox')
  await expect(page.getByText(t.like('cashbox:breakText'))).toBeVisible()
  await expect(page.locator('main form')).toHaveCount(0)
  await linkNamed(page, 'cashbox:toWithdraw').click()
  await expect(withdrawButton(page)).toBeVisible()
  await open(page, address)
  await expect(headingNamed(page, 'game:breakTitle')).toBeVisible()
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)
})

test('a player for money sees the result and is reminded as often as chosen', async ({
  page,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  // Moving the clock by the reminder's interval also expires the tokens.
  complaints.expect(FAILED_CALL)
  const { login } = await openAsPlayer(LIMITS)
  const often = page.getByRole('button', { name: '15 minutes' })
  await often.click()
  await expect(often).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/')
  await gameLinks(page).first().click()
  let spins = 0
  const spin = async () => {
    await expect(game(page)).toHaveAttribute('data-state', 'ready')
    await game(page).getByRole('button', { name: /^spin/i }).click()
    await expect(game(page)).toHaveAttribute('data-spins', String((spins += 1)))
  }
  const result = async () => String((await sandbox.player(login)).balances.real - 100_000)
  await spin()
  await expect(page.getByTestId('play-net')).toHaveAttribute('data-amount', await result())

  const reminder = page.getByRole('alertdialog', { name: t.like('limits:checkTitle') })
  await sandbox.advanceClock(16 * MINUTE)
  await spin()
  await expect(reminder).toBeVisible()
  await expect(page.getByTestId('check-net')).toHaveAttribute('data-amount', await result())
  await page.keyboard.press('Escape')
  await expect(reminder).toBeVisible()
  await buttonNamed(reminder, 'limits:goOn').click()
  await expect(reminder).toBeHidden()
  await sandbox.advanceClock(16 * MINUTE)
  await spin()
  await buttonNamed(reminder, 'limits:stop').click()
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)
})
