import { expect, test } from '../support/journey.ts'
import { headerBalance } from '../support/visit.ts'

/** Guests at once whose pages cannot be shared: none has been asked for before. */
const GUESTS = 40

/** Keeps the server busy until it is told to stop. */
function startCrowd(site: string) {
  let isOver = false
  let page = 0
  const guest = async () => {
    while (!isOver) {
      // oxlint-disable-next-line no-await-in-loop -- one page after another
      const answer = await fetch(`${site}/no-such-page/${(page += 1)}`)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await answer.arrayBuffer()
    }
  }
  const guests = Array.from({ length: GUESTS }, guest)
  return {
    stop: async () => {
      isOver = true
      await Promise.all(guests)
    },
  }
}

test('a player of a busy server gets a page without own data, which the browser completes', async ({
  page,
  stack,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await openAsPlayer('/rules')
  await expect(headerBalance(page)).toBeVisible()
  const crowd = startCrowd(stack.site)
  // The first ones may come before the crowd, or find no place.
  const lightPage = async () => {
    const answer = await page.goto('/', { waitUntil: 'commit' })
    return answer?.headers()['x-cache'] === 'light' ? answer : null
  }
  let light = await lightPage()
  // oxlint-disable-next-line no-await-in-loop -- one page after another
  while (light === null) light = await lightPage()
  expect(light.status()).toBe(200)
  await crowd.stop()
  expect(await light.text()).not.toContain('data-amount')
  await expect(headerBalance(page)).toBeVisible()
  await expect(page).toBeAt(/\/$/)
})
