import { FORM_FAULTS } from '../../support/form-faults.ts'
import { expect, hydrated, signIn, test } from '../../support/journey.ts'

const FAVOURITES = '/json-api/v2/games/favourites'
/** Hearts come when the page has nothing better to do: within five seconds, on a busy machine later. */
const WHEN_IDLE = { timeout: 60_000 }

test('a guest’s favourites wait on the device through every fault of their move into the account, and arrive once', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/Failed to load resource|net::ERR/)
  await sandbox.createPlayer(newcomer)
  await page.goto('/games/slots')
  await hydrated(page)
  const main = page.getByRole('main')
  const names: string[] = []
  for (const at of [0, 3]) {
    const heart = main.getByRole('button', { name: /^Favourite: / }).nth(at)
    await expect(heart).toBeAttached(WHEN_IDLE)
    names.push((await heart.getAttribute('aria-label')) ?? '')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  const onDevice = () => page.evaluate(() => localStorage.getItem('favourites'))
  const kept = await onDevice()
  expect(kept?.split('~')).toHaveLength(2)

  await sandbox.fault({ method: 'PUT', path: FAVOURITES, status: 500 })
  await signIn(page, newcomer, '/login?redirect=%2Frules')
  // The last one is done by the platform, and only its answer is lost: a second move changes nothing.
  const faults = [...FORM_FAULTS, { name: 'a lost answer', fault: { drop: true, after: true } }]
  for (const { name, fault } of faults.filter((one) => one.name !== 'no answer in time')) {
    await sandbox.clearFaults()
    await sandbox.clearRequests()
    await sandbox.fault({ method: 'PUT', path: FAVOURITES, ...fault })
    await page.goto('/rules')
    await hydrated(page)
    await expect
      .poll(async () => (await sandbox.requests(FAVOURITES)).filter(({ method }) => method === 'PUT').length, {
        message: name,
        ...WHEN_IDLE,
      })
      .toBeGreaterThanOrEqual(1)
    await expect.poll(onDevice, { message: name }).toBe(kept)
  }
  await sandbox.clearFaults()
  await page.goto('/games?favourites')
  await hydrated(page)
  const marked = main.getByRole('button', { name: /^Favourite: /, pressed: true })
  await expect(marked).toHaveCount(2, WHEN_IDLE)
  for (const name of names) await expect(main.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(onDevice).toBeNull()
})
