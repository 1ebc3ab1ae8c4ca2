import { expect, gameFrame, hydrated, test } from '../../support/journey.ts'

test('search, game, small window and back, by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  await page.keyboard.press('/')
  const search = page.getByRole('dialog')
  await expect(search).toBeVisible()
  await page.keyboard.type('gold')
  await expect(search.getByRole('link').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toBeAt(/\/play\//)
  await expect(search).toBeHidden()
  await expect(gameFrame(page).locator('body')).toHaveAttribute('data-instance', /\w+/)

  const minimise = page.getByRole('link', { name: 'Minimise' })
  await minimise.focus()
  await page.keyboard.press('Enter')
  await expect(page).toBeAt('/')

  const handle = page.getByRole('button', { name: /^Move the game window/ })
  await handle.focus()
  const before = await handle.boundingBox()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await handle.boundingBox())?.x).toBeLessThan(before!.x)

  const close = page.getByRole('button', { name: 'Close the game' })
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)
})

test('Escape closes the search and gives the focus back', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const open = page.getByRole('button', { name: /Find a game|Search/ }).first()
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(open).toBeFocused()
})
