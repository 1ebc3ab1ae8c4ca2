import { expect, test } from '../support/journey.ts'
import { logOutElsewhere, SESSION_ENDED } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, game, gameLinks, linkNamed, open } from '../support/visit.ts'

test.beforeEach(({ openAsPlayer }) => openAsPlayer('/').then(() => {}))

test('twenty navigations with a game open load its frame once', { tag: '@phone' }, async ({ page, sandbox }) => {
  await sandbox.clearRequests()
  const address = (await gameLinks(page).first().getAttribute('href')) ?? ''
  await gameLinks(page).first().click()
  await expect(game(page)).toHaveAttribute('data-spins', '0')
  const instance = (await game(page).getAttribute('data-instance')) ?? ''
  await game(page).getByRole('button', { name: /spin/i }).click()
  await expect(game(page)).toHaveAttribute('data-spins', '1')

  const frame = page.getByTestId('game-iframe')
  await frame.evaluate((element) => {
    element.dataset['loads'] = '0'
    element.addEventListener('load', () => {
      element.dataset['loads'] = String(Number(element.dataset['loads']) + 1)
    })
  })
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
  await expect(page).toBeAt(address)
  await expect(game(page)).toHaveAttribute('data-instance', instance)
})

test('whoever logs out elsewhere while a game is open goes on in demo', async ({ page, context, complaints }) => {
  complaints.expect(SESSION_ENDED)
  await gameLinks(page).first().click()
  await expect(game(page)).toHaveAttribute('data-mode', 'real')
  await logOutElsewhere(context)
  await expect(game(page)).toHaveAttribute('data-mode', 'demo')
})

test('over another page the small window leaves the keyboard to that page: a space does not spin', async ({ page }) => {
  await gameLinks(page).first().click()
  await expect(game(page)).toHaveAttribute('data-state', 'ready')
  await game(page).getByRole('button', { name: /spin/i }).click()
  await expect(game(page)).toHaveAttribute('data-spins', '1')

  await page.goBack()
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
    await gameLinks(page).first().click()
    await expect(game(page)).toHaveAttribute('data-mode', 'real')
    await page.goBack()

    const other = await context.newPage()
    await open(other, '/')
    await gameLinks(other).nth(1).click()
    await expect(page.getByText(t('games:blocked_double_game_run'))).toBeInViewport({ ratio: 1 })
    const playHere = buttonNamed(page, 'game:playHere')
    await expect(playHere).toBeInViewport({ ratio: 1 })
    await playHere.click()
    await expect(game(page)).toHaveAttribute('data-mode', 'real')
  },
)
