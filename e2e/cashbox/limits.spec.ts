/**
 * @promise Limits: where the market wants limits with the registration, a new player comes to them first, and then to the page
 *   that was meant
 * @demand limitsAsked, limitsAtHome
 */

import { takeBreak, withdrawButton } from '../support/cashbox.ts'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { fillRegistration, freshCpf, registerButton } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, game, GAME, headerBalance, headingNamed, linkNamed, main, open } from '../support/visit.ts'

const LIMITS = '/cashbox/limits'
const MINUTE = 60_000

test('a break ends the game in another tab, and is shown before the next game and before a deposit', async ({
  page,
  context,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(/403/)
  await openAsPlayer('/rules')
  const playing = await context.newPage()
  await open(playing, GAME)
  await expect(game(playing)).toHaveAttribute('data-spins', '0')

  await headerBalance(page).click()
  await linkNamed(page, 'layout:ownLimits').click()
  await expect(page).toBeAt(LIMITS)
  await expect(page.locator('#account-panel')).toBeHidden()
  await takeBreak(page, 'week')
  await expect(page.getByText(t.like('limits:onBreak'))).toBeVisible()
  await expect(playing.getByTestId('game-iframe')).toHaveCount(0)
  await expect(headingNamed(playing, 'game:breakTitle')).toBeVisible()

  await open(page, '/cashbox')
  await expect(page.getByText(t.like('cashbox:breakText'))).toBeVisible()
  await expect(page.locator('main form')).toHaveCount(0)
  await linkNamed(page, 'cashbox:toWithdraw').click()
  await expect(withdrawButton(page)).toBeVisible()
  await open(page, GAME)
  await expect(headingNamed(page, 'game:breakTitle')).toBeVisible()
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)
})

test('a time limit that is reached in a game is said in each tab, stops games for money until the next day', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  // The clock moves by more than the life of a token.
  complaints.expect(FAILED_CALL)
  await openAsPlayer(LIMITS)
  await headingNamed(page, 'limits:timeTitle').click()
  const time = page.getByRole('form', { name: t('limits:name_time_day') })
  await time.getByLabel(t('limits:newMinutes')).fill('15')
  await buttonNamed(time, 'limits:set').click()
  await expect(page.getByTestId('limit-time-day')).toHaveText(/15/)

  const playing = await context.newPage()
  await open(playing, GAME)
  await expect(game(playing)).toHaveAttribute('data-state', 'ready')
  const spin = () => game(playing).getByRole('button', { name: /^spin/i }).dispatchEvent('click')
  await spin()
  await expect(game(playing)).toHaveAttribute('data-spins', '1')
  await sandbox.advanceClock(15 * MINUTE)
  await expect(game(playing)).toHaveAttribute('data-state', 'ready')
  await spin()
  await expect(headingNamed(playing, 'game:timeLimitTitle')).toBeVisible()
  await expect(playing.getByText(t.like('game:limitText'))).toBeVisible()
  await expect(playing.getByTestId('game-iframe')).toHaveCount(0)

  await open(page, GAME)
  await expect(headingNamed(page, 'game:timeLimitTitle')).toBeVisible()
  await linkNamed(main(page), 'layout:ownLimits').click()
  await expect(page).toBeAt(LIMITS)
  await sandbox.advanceClock(24 * 60 * MINUTE)
  await open(page, GAME)
  await expect(game(page)).toHaveAttribute('data-state', 'ready')
})

test('a game for money shows its result, and reminds at the chosen interval', async ({
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
  await open(page, GAME)
  let spins = 0
  const spin = async () => {
    await expect(game(page)).toHaveAttribute('data-state', 'ready')
    // Any call after the clock was moved brings the reminder, which may lie over the game already.
    await game(page).getByRole('button', { name: /^spin/i }).dispatchEvent('click')
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
  // The next interval begins when the platform gets the answer.
  const heard = page.waitForResponse(/\/play-session\/reminded/)
  await buttonNamed(reminder, 'limits:goOn').click()
  await heard
  await expect(reminder).toBeHidden()
  await sandbox.advanceClock(16 * MINUTE)
  await spin()
  await buttonNamed(reminder, 'limits:stop').click()
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)
})

test('a new player of Brazil comes to the limits that the market wants, and then to the page that was meant', async ({
  page,
  stack,
  newcomer,
}) => {
  const site = stack.siteOf('caju')
  await open(page, `${site}/registration?redirect=%2Frules`)
  await fillRegistration(page, { email: newcomer.login })
  await page.getByLabel(t('auth:cpf')).fill(freshCpf())
  await registerButton(page).click()
  await expect(page).toBeAt(`${site}${LIMITS}?redirect=%2Frules`)
  const asked = main(page).getByRole('region', { name: t('limits:askedTitle') })
  await expect(asked).toBeVisible()
  // Within a sentence titles begin with a small letter.
  await expect(asked).toContainText(t('limits:lossTitle').slice(1))
  await expect(asked).not.toContainText(t('limits:lossTitle'))
  await expect(linkNamed(main(page), 'limits:goOn')).toHaveCount(0)
  const set = async (name: string, field: string, value: string) => {
    const form = page.getByRole('form', { name })
    await form.getByLabel(field).fill(value)
    await buttonNamed(form, 'limits:set').click()
  }
  await set(t('limits:name_loss_day'), t('limits:newAmount'), '100')
  await expect(page.getByTestId('limit-loss-day')).toHaveText(/100/)
  await set(t('limits:name_time_day'), t('limits:newMinutes'), '60')
  await expect(asked).toHaveCount(0)
  await linkNamed(main(page), 'limits:goOn').click()
  await expect(page).toBeAt(`${site}/rules`)

  await test.step('the home page shows what is used of them', async () => {
    await open(page, `${site}/`)
    const shown = main(page).getByRole('region', { name: t('limits:atHome') })
    await expect(shown).toContainText(t('limits:name_loss_day'))
    await expect(shown).toContainText(t('limits:name_time_day'))
    await linkNamed(shown, 'limits:toLimits').click()
    await expect(page).toBeAt(`${site}${LIMITS}`)
  })
})
