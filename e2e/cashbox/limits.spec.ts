import type { Page } from '@playwright/test'
import { amountField, question, takeBreak, withdrawButton } from '../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { t } from '../support/texts.ts'
import { buttonNamed, game, gameLinks, headerBalance, headingNamed, linkNamed, main, open } from '../support/visit.ts'

const LIMITS = '/cashbox/limits'
const MINUTE = 60_000

const limitOf = (page: Page, period: 'day' | 'week') => page.getByRole('form', { name: t(`limits:${period}`) })
const newLimit = (page: Page, period: 'day' | 'week') => limitOf(page, period).getByLabel(t('limits:newAmount'))
const setButton = (page: Page, period: 'day' | 'week') =>
  limitOf(page, period).getByRole('button', { name: t('limits:set') })
const pendingRaise = (page: Page) => limitOf(page, 'day').getByText(t.like('limits:pending', { amount: '€500' }))

test('a deposit limit is lowered at once, raised later, and said before a deposit', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/')
  await headerBalance(page).click()
  await linkNamed(page, 'layout:ownLimits').click()
  await expect(page).toBeAt(LIMITS)
  await expect(page.locator('#account-panel')).toBeHidden()

  const used = t('limits:used', { used: '€0', amount: '€200' })
  await newLimit(page, 'day').fill('200')
  await expect(limitOf(page, 'day').getByText(t('limits:holdsAtOnce'))).toBeVisible()
  await setButton(page, 'day').click()
  await expect(page.getByTestId('limit-day')).toHaveText(used)

  await newLimit(page, 'day').fill('500')
  await expect(limitOf(page, 'day').getByText(t('limits:holdsLater'))).toBeVisible()
  await newLimit(page, 'day').press('Enter')
  await expect(pendingRaise(page)).toBeVisible()
  await expect(page.getByTestId('limit-day')).toHaveText(used)
  await page.reload()
  await expect(pendingRaise(page)).toBeVisible()
  await limitOf(page, 'day')
    .getByRole('button', { name: t('limits:keep', { amount: '€200' }) })
    .click()
  await expect(pendingRaise(page)).toBeHidden()

  const left = page.getByText(t.like('layout:ownLimitLeft', { left: '€200' }))
  await main(page)
    .getByRole('link', { name: t('cashbox:deposit'), exact: true })
    .click()
  await expect(left).toBeVisible()
  await expect(amountField(page)).toHaveValue('200')
  await expect(page.getByRole('group', { name: t('cashbox:amountPresets') }).getByText('€500')).toHaveCount(0)

  await open(page, '/rules')
  await headerBalance(page).click()
  await expect(left).toBeVisible()
})

test('a change that fails is told in its place', async ({ page, sandbox, openAsPlayer, complaints }) => {
  complaints.expect(FAILED_CALL)
  await openAsPlayer(LIMITS)
  await sandbox.fault({ path: '/json-api/users/limits/*', status: 503, times: 3 })
  await newLimit(page, 'week').fill('75.50')
  await setButton(page, 'week').click()
  await expect(limitOf(page, 'week').getByRole('alert')).toContainText(t('forms:unavailable'))
  await expect(newLimit(page, 'week')).toHaveValue('75.50')

  const reminder = page.getByRole('group', { name: t('limits:reminderTitle') })
  await reminder.getByRole('button', { name: '30 minutes' }).click()
  await expect(reminder.locator('..').getByRole('alert')).toContainText(t('forms:unavailable'))
  const none = buttonNamed(reminder, 'limits:noReminder')
  await expect(none).toHaveAttribute('aria-pressed', 'true')

  await takeBreak(page, 'day')
  const rest = buttonNamed(page, 'limits:break_day')
  await expect(rest.locator('../..').getByRole('alert')).toContainText(t('forms:unavailable'))

  await setButton(page, 'week').click()
  await expect(page.getByTestId('limit-week')).toHaveText(t('limits:used', { used: '€0', amount: '€75.50' }))
})

test('a break ends the game and is said before the next', async ({ page, openAsPlayer, complaints }) => {
  complaints.expect(/403/)
  await openAsPlayer('/')
  await gameLinks(page).first().click()
  await expect(game(page)).toHaveAttribute('data-spins', '0')
  const address = page.url()

  await linkNamed(page, 'game:minimise').click()
  await headerBalance(page).click()
  await linkNamed(page, 'layout:ownLimits').click()
  await buttonNamed(page, 'limits:break_week').click()
  await buttonNamed(question(page), 'dialogs:cancel').click()
  await expect(question(page)).toBeHidden()
  await takeBreak(page, 'week')
  await expect(page.getByText(t.like('limits:onBreak'))).toBeVisible()
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)

  await expect(buttonNamed(page, 'limits:break_month')).toBeVisible()
  await expect(buttonNamed(page, 'limits:break_day')).toHaveCount(0)

  await open(page, '/cashbox')
  await expect(page.getByText(t.like('cashbox:breakText'))).toBeVisible()
  await expect(page.locator('main form')).toHaveCount(0)
  await linkNamed(page, 'cashbox:toHistory').click()
  await expect(page).toBeAt('/cashbox/history')
  await page.goBack()
  await linkNamed(page, 'cashbox:toWithdraw').click()
  await expect(withdrawButton(page)).toBeVisible()
  await open(page, address)
  await expect(headingNamed(page, 'game:breakTitle')).toBeVisible()
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)
})

test.describe('a player for money', () => {
  // Moving the clock by a reminder's interval also expires the tokens.
  test.beforeEach(({ complaints }) => complaints.expect(FAILED_CALL))

  const reminder = (page: Page) => page.getByRole('alertdialog', { name: t.like('limits:checkTitle') })
  const answer = (page: Page, key: string) => reminder(page).getByRole('button', { name: t(key) })
  const net = (page: Page) => page.getByTestId('play-net')
  const realBalance = async (sandbox: SandboxControl, login: string) => (await sandbox.player(login)).balances.real

  /** Chooses a reminder every 15 minutes and opens a game; returns a function that spins it. */
  async function playWithReminder(page: Page): Promise<() => Promise<void>> {
    const often = page.getByRole('button', { name: '15 minutes' })
    await often.click()
    await expect(often).toHaveAttribute('aria-pressed', 'true')
    await open(page, '/')
    await gameLinks(page).first().click()
    let spins = 0
    return async () => {
      await expect(game(page)).toHaveAttribute('data-state', 'ready')
      await game(page).getByRole('button', { name: /^spin/i }).click()
      await expect(game(page)).toHaveAttribute('data-spins', String((spins += 1)))
    }
  }

  test('sees balance, time and result, and is reminded as often as chosen', async ({ page, sandbox, openAsPlayer }) => {
    const { login } = await openAsPlayer(LIMITS)
    const spin = await playWithReminder(page)
    await spin()
    const balance = await realBalance(sandbox, login)
    await expect(page.getByTestId('play-balance')).toHaveAttribute('data-amount', String(balance))
    await expect(net(page)).toHaveAttribute('data-amount', String(balance - 100_000))

    await sandbox.advanceClock(16 * MINUTE)
    await spin()
    await expect(reminder(page)).toBeVisible()
    const result = String((await realBalance(sandbox, login)) - 100_000)
    await expect(page.getByTestId('check-net')).toHaveAttribute('data-amount', result)
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
    await page.goBack()
    await expect(page).toBeAt('/')
    await expect(reminder(page)).toBeVisible()
    await page.goForward()
    await expect(page).toBeAt(/\/play\//)
    await answer(page, 'limits:goOn').click()
    await expect(reminder(page)).toBeHidden()
    await spin()
    await sandbox.advanceClock(16 * MINUTE)
    await spin()
    await answer(page, 'limits:stop').click()
    await expect(page.getByTestId('game-iframe')).toHaveCount(0)
  })

  test('plays on while the calls of the reminder fail', async ({ page, sandbox, openAsPlayer }) => {
    const session = '/json-api/users/play-session'
    const { login } = await openAsPlayer(LIMITS)
    const spin = await playWithReminder(page)
    await spin()
    await sandbox.advanceClock(16 * MINUTE)
    await spin()
    await expect(reminder(page)).toBeVisible()

    await sandbox.fault({ method: 'POST', path: `${session}/reminded`, status: 503 })
    await answer(page, 'limits:goOn').click()
    await expect(reminder(page)).toBeHidden()
    await sandbox.clearFaults()
    await sandbox.clearRequests()
    await spin()
    await expect.poll(async () => (await sandbox.requests(`${session}/reminded`)).length).toBeGreaterThan(0)
    await expect(reminder(page)).toBeHidden()

    const known = (await net(page).getAttribute('data-amount')) ?? ''
    await sandbox.fault({ path: session, status: 503 })
    await sandbox.clearRequests()
    await spin()
    await expect.poll(async () => (await sandbox.requests(session)).length).toBeGreaterThan(0)
    await expect(net(page)).toHaveAttribute('data-amount', known)
    await sandbox.clearFaults()
    await spin()
    await expect(net(page)).toHaveAttribute('data-amount', String((await realBalance(sandbox, login)) - 100_000))
  })
})
