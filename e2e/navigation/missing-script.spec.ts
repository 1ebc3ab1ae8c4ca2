import { expect, gameFrame, hydrated, test } from '../support/journey.ts'
import { follow } from './visits.ts'

test('a page whose script does not come says so, is logged, and leaves the running game alone', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|dynamically imported module/)
  await page.route(/\/assets\/static-page-/, (route) => route.abort())
  await page.goto('/play/hungry-werewolf-hour')
  await hydrated(page)
  const game = gameFrame(page)
  await expect(game.locator('body')).toHaveAttribute('data-instance', /\w+/)
  const instance = await game.locator('body').getAttribute('data-instance')
  await sandbox.clearRequests()

  await follow(page, '/rules')
  await expect(page.getByRole('heading', { level: 1, name: 'Something broke on our side' })).toBeVisible()
  await expect(game.locator('body')).toHaveAttribute('data-instance', instance ?? '')
  await expect.poll(async () => (await sandbox.requests('/log')).length).toBeGreaterThan(0)

  await page.unroute(/\/assets\/static-page-/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('article')).toContainText(/18/)
})
