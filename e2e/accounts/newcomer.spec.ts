/**
 * @promise Session and tokens: from an empty browser to a spin for money
 */

import { expect, test } from '../support/journey.ts'
import { fillRegistration, registerButton } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { balanceOf, game, headerBalance, open, pressInFrame } from '../support/visit.ts'

test(
  'from an empty browser to a spin for money and its result',
  { tag: ['@phone', '@core'] },
  async ({ page, sandbox, newcomer }) => {
    await open(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const playPath = await test.step('finds a game and tries it for free', async () => {
      await page.keyboard.press('/')
      const search = page.getByRole('dialog')
      await search.getByRole('textbox').fill('gold')
      await expect(search.getByText(t.like('search:found'))).toBeVisible()
      await search.getByRole('link').first().click()
      await expect(page).toBeAt(/\/play\//)
      await expect(game(page)).toHaveAttribute('data-mode', 'demo')
      return new URL(page.url()).pathname
    })

    await test.step('joins, and comes back to the same game for real money', async () => {
      await open(page, `/registration?redirect=${encodeURIComponent(playPath)}`)
      await fillRegistration(page, { email: newcomer.login })
      await registerButton(page).click()
      await expect(page).toBeAt(playPath)
      await expect(headerBalance(page)).toBeVisible()
      await expect(game(page)).toHaveAttribute('data-mode', 'real')
    })

    await test.step('one spin: the header shows what the ledger holds', async () => {
      await expect(game(page)).toHaveAttribute('data-state', 'ready')
      await pressInFrame(game(page).getByRole('button', { name: /spin/i }))
      await expect(game(page)).toHaveAttribute('data-spins', '1')
      await expect
        .poll(async () => {
          const { ledger } = await sandbox.player(newcomer.login)
          const sum = ledger
            .filter(({ account }) => account === 'real')
            .reduce((total, { amount }) => total + amount, 0)
          return (await balanceOf(page)) - sum
        })
        .toBe(0)
    })
  },
)
