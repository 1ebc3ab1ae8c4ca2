import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import {
  buttonNamed,
  follow,
  game,
  GAME,
  hydrated,
  linkNamed,
  open,
  OTHER_GAME,
  pressInFrame,
} from '../support/visit.ts'

test.beforeEach(({ openAsPlayer }) => openAsPlayer(GAME).then(() => {}))

test('twenty navigations with a game open load its frame once', { tag: '@phone' }, async ({ page, sandbox }) => {
  await expect(game(page)).toHaveAttribute('data-state', 'ready')
  const instance = (await game(page).getAttribute('data-instance')) ?? ''
  await pressInFrame(game(page).getByRole('button', { name: /spin/i }))
  await expect(game(page)).toHaveAttribute('data-spins', '1')

  const frame = page.getByTestId('game-iframe')
  await frame.evaluate((element) => {
    element.dataset['loads'] = '0'
    element.addEventListener('load', () => {
      element.dataset['loads'] = String(Number(element.dataset['loads']) + 1)
    })
  })
  // On a phone a game covers its own page, and nothing under it can be pressed.
  await follow(page, '/contacts')
  await expect(page).toBeAt('/contacts')
  // Use the keyboard: the game's window may cover a link.
  for (let round = 0; round < 5; round += 1) {
    for (const stop of ['/rules', '/privacy', '/about', '/contacts']) {
      const link = page.locator(`footer a[href="${stop}"]`).first()
      await link.focus()
      await link.press('Enter')
      await expect(page).toBeAt(stop)
    }
  }
  await expect(frame).toHaveAttribute('data-loads', '0')
  await expect(game(page)).toHaveAttribute('data-instance', instance)
  await expect(game(page)).toHaveAttribute('data-spins', '1')
  expect(await sandbox.requests('/json-api/eapi/game-run/*')).toHaveLength(1)

  await linkNamed(page, 'game:resume').click()
  await expect(page).toBeAt(GAME)
  await expect(game(page)).toHaveAttribute('data-instance', instance)
})

test('over another page the small window leaves the keyboard to that page: a space does not spin', async ({ page }) => {
  await expect(game(page)).toHaveAttribute('data-state', 'ready')
  await pressInFrame(game(page).getByRole('button', { name: /spin/i }))
  await expect(game(page)).toHaveAttribute('data-spins', '1')

  await follow(page, '/rules')
  await expect(page).toBeAt('/rules')
  await expect(linkNamed(page, 'game:resume')).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await expect(game(page)).toHaveAttribute('data-spins', '1')
})

test(
  'a game taken over by another tab can be had back from its small window',
  { tag: '@phone' },
  async ({ page, context }) => {
    await expect(game(page)).toHaveAttribute('data-mode', 'real')
    await follow(page, '/rules')
    await expect(page).toBeAt('/rules')

    const other = await context.newPage()
    await open(other, OTHER_GAME)
    await expect(page.getByText(t('games:blocked_double_game_run'))).toBeInViewport({ ratio: 1 })
    const playHere = buttonNamed(page, 'game:playHere')
    await expect(playHere).toBeInViewport({ ratio: 1 })
    await playHere.click()
    await expect(game(page)).toHaveAttribute('data-mode', 'real')
  },
)

test('a game that goes to a page that may not be framed leads back to where it was opened', async ({
  page,
  stack,
  complaints,
}) => {
  complaints.expect(/Framing/)
  await open(page, '/games/slots')
  const card = page.locator('main a[href^="/play/"]').first()
  const path = (await card.getAttribute('href')) ?? ''
  for (const target of [stack.site, 'data:text/html,lobby']) {
    await card.click()
    await expect(page).toBeAt(path)
    await expect(game(page)).toHaveAttribute('data-state', 'ready')
    await game(page).evaluate((_game, address) => window.location.assign(address), target)
    await expect(page).toBeAt('/games/slots')
    await expect(page.getByTestId('game-iframe')).toHaveCount(0)
    await hydrated(page)
  }
})

for (const [exit, where] of [
  ['frame', 'in its frame'],
  ['top', 'in the whole window'],
  ['window', 'in a new window'],
] as const) {
  test(
    `a game that leaves ${where} leads back to where it was opened`,
    { tag: '@phone' },
    async ({ page, sandbox, complaints }) => {
      // Chromium warns of a page of the site in a frame: ours runs one constant script.
      if (exit !== 'top') complaints.expect(/can escape its sandboxing/)
      await sandbox.gameExit(exit)
      await open(page, '/games/slots?order=name')
      const card = page.locator('main a[href^="/play/"]').nth(5)
      const path = (await card.getAttribute('href')) ?? ''
      await card.click()
      await expect(page).toBeAt(path)
      await expect(game(page)).toHaveAttribute('data-state', 'ready')

      await pressInFrame(game(page).locator('#exit'))
      await expect(page).toBeAt('/games/slots?order=name')
      await expect(page.getByTestId('game-iframe')).toHaveCount(0)
      await expect.poll(() => page.context().pages()).toHaveLength(1)
      await expect(linkNamed(page, 'game:resume')).toHaveCount(0)

      // The same game opens again, as a run of its own.
      await hydrated(page)
      await page.locator(`main a[href="${path}"]`).first().click()
      await expect(page).toBeAt(path)
      await expect(game(page)).toHaveAttribute('data-state', 'ready')
    },
  )
}
