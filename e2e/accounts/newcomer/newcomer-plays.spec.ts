import { balanceOf, expect, gameFrame, headerBalance, hydrated, test } from '../../support/journey.ts'

test('from an empty browser to a real-money spin whose result shows in the header', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  // Finds a game and tries it for free.
  await page.keyboard.press('/')
  const search = page.getByRole('dialog')
  await search.getByRole('textbox').or(search.getByRole('combobox')).fill('gold')
  await search.getByRole('link').first().click()
  await expect(page).toBeAt(/\/play\//)
  const game = gameFrame(page)
  await expect(game.locator('body')).toHaveAttribute('data-mode', 'demo')

  // Joins, and comes back to the same game for real money.
  const playPath = new URL(page.url()).pathname
  await page.goto(`/registration?redirect=${encodeURIComponent(playPath)}`)
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill(newcomer.login)
  await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
  await page.getByLabel('Nickname').fill(`Ada ${Date.now() % 1e6}`)
  await page.getByRole('textbox', { name: 'Day' }).fill('1990-05-17')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toBeAt(playPath)
  await expect(headerBalance(page)).toBeVisible()
  await expect(game.locator('body')).toHaveAttribute('data-mode', 'real')

  // One spin: the header shows what the ledger holds.
  await game.getByRole('button', { name: /spin/i }).click()
  await expect(game.locator('body')).toHaveAttribute('data-spins', '1')
  await expect
    .poll(async () => {
      const { ledger } = await sandbox.player(newcomer.login)
      const sum = ledger.filter(({ account }) => account === 'real').reduce((total, { amount }) => total + amount, 0)
      return (await balanceOf(page)) - sum
    })
    .toBe(0)
})
