/**
 * @promise Limits: a limit counts the days of the platform, whatever zone the device is in: midnight there begins a day anew in
 *   each tab, also in the middle of a game, and another zone frees nothing
 * @proof here
 */

import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, game, GAME, headingNamed, open } from '../support/visit.ts'

const LIMITS = '/cashbox/limits'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The platform's midnight, which begins its days, is nine in the evening there. */
test.use({ timezoneId: 'America/Sao_Paulo' })

test('a limit of a day begins anew at the platform’s midnight, ends a game in the middle of it, and another zone frees nothing', async ({
  page,
  context,
  browser,
  baseURL,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  // The clock moves by more than the life of a token.
  complaints.expect(FAILED_CALL)
  // Twelve minutes before midnight.
  await sandbox.advanceClock(DAY - (Date.now() % DAY) - 12 * MINUTE)
  await openAsPlayer(LIMITS)
  await headingNamed(page, 'limits:timeTitle').click()
  const form = page.getByRole('form', { name: t('limits:name_time_day') })
  await form.getByLabel(t('limits:newMinutes')).fill('15')
  await buttonNamed(form, 'limits:set').click()
  const limit = page.getByTestId('limit-time-day')
  await expect(form).toContainText('21:00')

  const playing = await context.newPage()
  await open(playing, GAME)
  let spins = 0
  const spin = async () => {
    await expect(game(playing)).toHaveAttribute('data-state', 'ready')
    await game(playing).getByRole('button', { name: /^spin/i }).dispatchEvent('click')
  }
  const spinOnce = async () => {
    await spin()
    await expect(game(playing)).toHaveAttribute('data-spins', String((spins += 1)))
  }
  await spinOnce()
  await sandbox.advanceClock(10 * MINUTE)
  await spinOnce()
  await open(page, LIMITS)
  await expect(limit).toContainText('10 minutes')

  await test.step('past midnight the minutes of yesterday count no more', async () => {
    await sandbox.advanceClock(8 * MINUTE)
    await spinOnce()
    await open(page, LIMITS)
    await expect(limit).toContainText(/[567] minutes/)
  })
  await test.step('the limit of the new day ends the game in its middle, and the other tab knows', async () => {
    await sandbox.advanceClock(10 * MINUTE)
    await spin()
    await expect(headingNamed(playing, 'game:timeLimitTitle')).toBeVisible()
    await expect(playing.getByText(t.like('game:limitText'))).toContainText('21:00')
    await expect(playing.getByTestId('game-iframe')).toHaveCount(0)
    await expect(limit).toContainText(/1[567] minutes of 15/)
  })
  await test.step('on a device in another zone it is as over, until the same moment', async () => {
    const device = await browser.newContext({
      ...(baseURL && { baseURL }),
      timezoneId: 'Asia/Tokyo',
      storageState: await context.storageState(),
    })
    const abroad = await device.newPage()
    await open(abroad, GAME)
    await expect(headingNamed(abroad, 'game:timeLimitTitle')).toBeVisible()
    await expect(abroad.getByText(t.like('game:limitText'))).toContainText('09:00')
    await device.close()
  })
  await test.step('the next midnight opens games again', async () => {
    await sandbox.advanceClock(DAY)
    await open(playing, GAME)
    await expect(game(playing)).toHaveAttribute('data-state', 'ready')
  })
})
