import { expect, hydrated, SOON, test } from '../../support/journey.ts'

test('how many play at a studio is shown as it is now', async ({ page, sandbox }) => {
  await page.goto('/producers/amberline')
  await hydrated(page)
  const joined = async () => (await sandbox.sockets()).some(({ rooms }) => rooms.includes('online-producers'))
  await expect.poll(joined).toBe(true)
  // The platform tells its own figures now and then.
  await expect(async () => {
    const producers = [{ slug: 'amberline', playersOnline: 98_765 }]
    await sandbox.emit({ room: 'online-producers' }, 'online-producers', { producers })
    await expect(page.getByText('98,765 players now')).toBeVisible(SOON)
  }).toPass()
  await expect(async () => {
    const producers = [{ slug: 'amberline', playersOnline: 0 }]
    await sandbox.emit({ room: 'online-producers' }, 'online-producers', { producers })
    await expect(page.getByText('players now')).toHaveCount(0, SOON)
  }).toPass()
})
