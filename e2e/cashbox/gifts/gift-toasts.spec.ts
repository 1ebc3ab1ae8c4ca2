import { expect, headerBalance, hydrated, signIn, test } from '../../support/journey.ts'

test('a gift that arrives is told at once, in its own words or the site’s', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer(newcomer)
  const told = page.waitForResponse((response) => response.url().includes('/json-api/user-gifts'))
  await signIn(page, newcomer)
  await told
  const { hash } = await sandbox.player(newcomer.login)
  await expect.poll(async () => (await sandbox.sockets()).some((socket) => socket.hash === hash)).toBe(true)
  await sandbox.gift(newcomer.login, { type: 'cash', amount: 500, title: 'Five more', reason: 'level.changed' })
  const toasts = page.getByRole('region', { name: 'Notices' })
  await expect(toasts.getByText('A gift for your new level')).toBeVisible()
  await expect(toasts.getByText('Five more')).toBeVisible()
  await sandbox.gift(newcomer.login, { type: 'cash', title: 'Raw', notification: '<b>Bold</b> news' })
  await expect(toasts.locator('b', { hasText: 'Bold' })).toBeVisible()
})

test('what a player has already is no news on the next page', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer({ ...newcomer, gifts: [{ type: 'cash', title: 'An old one' }] })
  await signIn(page, newcomer)
  const read = page.waitForResponse((response) => response.url().includes('/json-api/user-gifts'))
  await page.goto('/')
  await hydrated(page)
  await read
  await expect(headerBalance(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('An old one')).toHaveCount(0)
})
