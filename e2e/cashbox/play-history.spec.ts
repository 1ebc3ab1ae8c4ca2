import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, game, GAME, linkNamed, open } from '../support/visit.ts'

test('a round is in the history to the cent, in its results, its file and the printed statement', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
}) => {
  const { login } = await openAsPlayer('/cashbox/history')
  const parts = page.getByRole('navigation', { name: t('cashbox:history'), exact: true })
  await linkNamed(parts, 'cashbox:playHistory').click()
  await expect(page).toBeAt('/cashbox/history/play')
  await expect(page.getByText(t('play-history:noRounds'), { exact: true })).toBeVisible()

  const playing = await context.newPage()
  await open(playing, GAME)
  await expect(game(playing)).toHaveAttribute('data-state', 'ready')
  await game(playing).getByRole('button', { name: /^spin/i }).dispatchEvent('click')
  await expect(game(playing)).toHaveAttribute('data-spins', '1')

  await buttonNamed(page, 'play-history:newRounds').click()
  const round = page.getByTestId('round')
  await expect(round).toHaveCount(1)
  const net = (await sandbox.player(login)).balances.real - 100_000
  await expect(round).toHaveAttribute('data-net', String(net))
  await expect(page.getByTestId('net')).toHaveAttribute('data-net', String(net))

  const [file] = await Promise.all([page.waitForEvent('download'), buttonNamed(page, 'cashbox:export').click()])
  const row = (await readFile((await file.path()) ?? '', 'utf8')).split('\r\n')[1]
  expect(row).toContain(`,${(net / 100).toFixed(2)},${((100_000 + net) / 100).toFixed(2)},EUR`)

  await linkNamed(parts, 'cashbox:statement').click()
  await expect(page.getByTestId('year')).toHaveAttribute('data-net', String(net))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByTestId('year')).toBeVisible()
  await expect(page.locator('header, footer, main nav').filter({ visible: true })).toHaveCount(0)
  await expect(buttonNamed(page, 'play-history:print')).toBeHidden()
})
