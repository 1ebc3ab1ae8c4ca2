import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { open } from '../support/visit.ts'

test("the number of a studio's players is live", async ({ page, sandbox }) => {
  await open(page, '/producers/amberline')
  const joined = async () => (await sandbox.sockets()).some(({ rooms }) => rooms.includes('online-producers'))
  await expect.poll(joined).toBe(true)
  const tell = (playersOnline: number) =>
    sandbox.emit({ room: 'online-producers' }, 'online-producers', {
      producers: [{ slug: 'amberline', playersOnline }],
    })
  // The platform sends its own figures too: repeat ours until it shows.
  const shown = page.getByText(t.like('game-lists:playingNow'))
  await expect
    .poll(async () => {
      await tell(98_765)
      return shown.textContent()
    })
    .toBe(t('game-lists:playingNow', { count: 98_765 }))
  await expect
    .poll(async () => {
      await tell(0)
      return shown.count()
    })
    .toBe(0)
})
