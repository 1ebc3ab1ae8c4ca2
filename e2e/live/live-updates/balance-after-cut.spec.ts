import { expect, headerBalance, signIn, SOON, test } from '../../support/journey.ts'

test('a socket cut while the balance changes: right again within 2 s of its return, every room rejoined', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/WebSocket/)
  const { hash } = await sandbox.createPlayer({ ...newcomer, currency: 'EUR', balance: 50_000 })
  const rooms = async () =>
    (await sandbox.sockets()).filter((line) => line.hash === hash).map((line) => line.rooms.toSorted())
  await signIn(page, newcomer)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '50000')

  await expect.poll(rooms).toHaveLength(1)
  const joined = await rooms()
  expect(joined[0]).toContain('locale:en')

  // The line is refused for a while, and what happens meanwhile is told to nobody.
  await sandbox.fault({ path: '/ws', drop: true })
  await sandbox.money(newcomer.login, { real: 12_345 })
  await expect(page.getByRole('banner').getByRole('status')).toBeVisible()
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '50000')

  await sandbox.clearFaults()
  await expect(page.getByRole('banner').getByRole('status')).toBeHidden({ timeout: 35_000 })
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '62345', SOON)
  await expect.poll(rooms).toEqual(joined)
})

test('a live event moves the header at once, an older one does not', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer({ ...newcomer, currency: 'EUR', balance: 50_000 })
  await signIn(page, newcomer)
  const tell = (balance: number, updated_at: number) =>
    sandbox.emit({ login: newcomer.login }, 'balance-changed', {
      type: 'real',
      balance,
      bonus: 0,
      wagering: 0,
      updated_at,
    })
  const future = Date.now() + 60_000
  await tell(70_000, future)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '70000')
  await tell(60_000, future - 1000)
  await tell(71_000, future + 1000)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '71000')
})
