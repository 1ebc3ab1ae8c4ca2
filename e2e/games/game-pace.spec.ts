/**
 * @promise Markets: where the market forbids that games play by themselves, a press is one round: time brings no other, nor a
 *   key that is held down
 * @demand gamePace
 * @proof here
 */

import { expect, test } from '../support/journey.ts'
import { game, GAME, liveInAllTabs, pressInFrame } from '../support/visit.ts'

/** More than the time between two looks of the game at how its run stands. */
const MINUTE = 60_000

test.use({ drawsPages: true })

test.beforeEach(({ stack, context }) =>
  Promise.all([
    stack.restartSite({ COUNTRY_HEADER: 'x-country', TRUST_PROXY: 'loopback' }),
    context.setExtraHTTPHeaders({ 'x-country': 'gb' }),
  ]).then(() => {}),
)
test.afterEach(async ({ stack, page }) => {
  await page.close()
  await stack.restartSite()
})

test('in Great Britain a game plays a round for each press, and none by itself', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
}) => {
  await page.clock.install()
  const { login } = await openAsPlayer(GAME)
  await liveInAllTabs(context, sandbox)
  await expect(page.getByTestId('market')).toHaveAttribute('data-market', 'gb')
  const button = game(page).getByRole('button', { name: /^spin/i })
  const roundsOfPlatform = async () =>
    (await sandbox.player(login)).ledger.filter(({ reason }) => reason === 'bet').length
  const passMinute = async () => {
    await sandbox.advanceClock(MINUTE)
    await page.clock.runFor(MINUTE)
  }
  const expectRounds = async (count: number) => {
    await expect(game(page)).toHaveAttribute('data-spins', String(count))
    await expect(game(page)).toHaveAttribute('data-state', 'ready')
    expect(await roundsOfPlatform()).toBe(count)
  }

  await expectRounds(0)
  await pressInFrame(button)
  await expectRounds(1)
  for (let minute = 0; minute < 3; minute += 1) {
    // The next that the game asks of the platform is how its run stands, and not another round.
    const asked = page.waitForRequest(/\/run\/[^/]+\/(?:state|spin)$/)
    await passMinute()
    expect((await asked).url()).toMatch(/\/state$/)
  }
  await expectRounds(1)

  for (const [at, key] of ['Enter', ' '].entries()) {
    await button.focus()
    await passMinute()
    for (let held = 0; held < 3; held += 1) {
      await page.keyboard.down(key)
      await passMinute()
      await expect(game(page)).toHaveAttribute('data-state', 'ready')
    }
    await page.keyboard.up(key)
    await expectRounds(2 + at)
  }
})
