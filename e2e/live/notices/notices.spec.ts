import { expect, signIn, test } from '../../support/journey.ts'

test('a message that arrives is counted at once, read by its mark or its link, and stays read', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await sandbox.notice(newcomer.login, {
    msg: 'A gift <b>waits</b> for you, and this message is longer than its panel is wide',
  })
  await signIn(page, newcomer)
  const unread = page.getByTestId('unread-notices')
  await expect(unread).toHaveText('1')
  await sandbox.notice(newcomer.login, { msg: 'Your level went up', button: { text: 'See the rules', link: '/rules' } })
  await expect(unread).toHaveText('2')

  await page.getByRole('button', { name: 'Messages: 2 unread' }).click()
  const fits = (panel: Element) => panel.scrollWidth <= panel.clientWidth
  expect(await page.locator('#notices').evaluate(fits)).toBe(true)
  const first = page.getByRole('listitem').filter({ hasText: 'A gift waits for you' })
  await first.getByRole('button', { name: 'Mark as read' }).press('Enter')
  // The mark is gone, and the keyboard still where it was.
  await expect(first).toBeFocused()
  await expect(unread).toHaveText('1')
  await page.getByRole('link', { name: 'See the rules' }).click()
  await expect(page).toBeAt(/\/rules$/)
  await expect(unread).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Messages', exact: true }).click()
  await expect(first).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
})

test('a mark the platform does not take comes back', async ({ page, sandbox, newcomer, complaints }) => {
  complaints.expect(/500/)
  await sandbox.createPlayer({ ...newcomer, balance: 50_000 })
  await sandbox.notice(newcomer.login, { msg: 'Hello' })
  await signIn(page, newcomer)
  await page.getByRole('button', { name: 'Messages: 1 unread' }).click()
  await sandbox.clearRequests()
  await sandbox.fault({ path: '/json-api/user-notifications/read/*', status: 500 })
  await page.getByRole('button', { name: 'Mark as read' }).click()
  await expect
    .poll(async () => (await sandbox.requests('/json-api/user-notifications/read/*')).length)
    .toBeGreaterThan(0)
  await expect(page.getByTestId('unread-notices')).toHaveText('1')
})
