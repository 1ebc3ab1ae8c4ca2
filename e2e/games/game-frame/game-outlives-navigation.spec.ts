import { expect, gameFrame, logOutElsewhere, SESSION_ENDED, signIn, test } from '../../support/journey.ts'

test('twenty navigations with a game open: one load of the frame, one run call, its own state untouched', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, balance: 100_000 })
  await signIn(page, newcomer)
  await sandbox.clearRequests()

  const address = await page.locator('main a[href^="/play/"]').first().getAttribute('href')
  await page.locator(`main a[href="${address}"]`).first().click()
  const game = gameFrame(page)
  await expect(game.locator('body')).toHaveAttribute('data-spins', '0')
  const instance = await game.locator('body').getAttribute('data-instance')
  await game.getByRole('button', { name: /spin/i }).click()
  await expect(game.locator('body')).toHaveAttribute('data-spins', '1')

  const frame = page.getByTestId('game-iframe')
  await frame.evaluate((element) => {
    element.dataset['loads'] = '0'
    element.addEventListener('load', () => {
      element.dataset['loads'] = String(Number(element.dataset['loads']) + 1)
    })
  })
  // Header, footer and the way back: links as a visitor uses them, by keyboard, since the game's window may lie over one.
  const stops = ['/rules', '/', '/privacy', '/about', '/contacts']
  for (let round = 0; round < 4; round += 1) {
    for (const stop of stops) {
      const link = stop === '/' ? page.locator('header a[href="/"]') : page.locator(`footer a[href="${stop}"]`).first()
      await link.focus()
      await link.press('Enter')
      await expect(page).toBeAt(stop)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  }
  await expect(frame).toHaveAttribute('data-loads', '0')
  await expect(game.locator('body')).toHaveAttribute('data-instance', instance ?? '')
  await expect(game.locator('body')).toHaveAttribute('data-spins', '1')
  expect(await sandbox.requests('/json-api/eapi/game-run/*')).toHaveLength(1)

  // The small window brings the visitor back to the same run.
  await page.getByRole('link', { name: 'Back to the game' }).click()
  await expect(page).toBeAt(address ?? '')
  await expect(game.locator('body')).toHaveAttribute('data-instance', instance ?? '')
})

test('whoever logs out elsewhere while a game is open goes on in demo', async ({
  page,
  context,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(SESSION_ENDED)
  await sandbox.createPlayer({ ...newcomer, balance: 100_000 })
  await signIn(page, newcomer)
  await page.locator('main a[href^="/play/"]').first().click()
  const game = gameFrame(page)
  await expect(game.locator('body')).toHaveAttribute('data-mode', 'real')

  await logOutElsewhere(context)
  await expect(game.locator('body')).toHaveAttribute('data-mode', 'demo')
})

test('over another page the small window leaves the keyboard to that page: a space does not spin', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, balance: 100_000 })
  await signIn(page, newcomer)
  await page.locator('main a[href^="/play/"]').first().click()
  const game = gameFrame(page)
  await game.getByRole('button', { name: /spin/i }).click()
  await expect(game.locator('body')).toHaveAttribute('data-state', 'ready')
  await expect(game.locator('body')).toHaveAttribute('data-spins', '1')

  await page.goBack()
  await expect(page.getByRole('link', { name: 'Back to the game' })).toBeVisible()
  await page.keyboard.press('Space')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await expect(game.locator('body')).toHaveAttribute('data-spins', '1')
})

test('a game taken over by another tab can be had back from its small window', async ({
  page,
  context,
  sandbox,
  newcomer,
  stack,
}) => {
  await sandbox.createPlayer({ ...newcomer, balance: 100_000 })
  await signIn(page, newcomer)
  await page.locator('main a[href^="/play/"]').first().click()
  await expect(gameFrame(page).locator('body')).toHaveAttribute('data-mode', 'real')
  await page.goBack()

  const other = await context.newPage()
  await other.goto(stack.site)
  await other.locator('main a[href^="/play/"]').nth(1).click()
  await expect(page.getByText('The game is open elsewhere')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Play here' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Play here' }).click()
  await expect(gameFrame(page).locator('body')).toHaveAttribute('data-mode', 'real')
})
