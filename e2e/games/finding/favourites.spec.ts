import type { Page } from '@playwright/test'
import { expect, forgetCookies, hydrated, signIn, test } from '../../support/journey.ts'

const FAVOURITES = '/json-api/v2/games/favourites'
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favourite: / })
const marked = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Favourite: /, pressed: true })
const row = (page: Page) => page.getByRole('region', { name: 'Favourites' })

/** Hearts come when the page has nothing better to do: within five seconds, on a busy machine later. */
const WHEN_IDLE = { timeout: 60_000 }

/** Marks the game at this place of the list; answers its name. */
async function mark(page: Page, at: number): Promise<string> {
  const heart = hearts(page).nth(at)
  await expect(heart).toBeAttached(WHEN_IDLE)
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Favourite: ', '')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  return name
}

test('a guest’s favourites stay on the device, are the same in two tabs, and move into the account once', async ({
  page,
  context,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer(newcomer)
  await sandbox.clearRequests()
  await page.goto('/games/slots')
  await hydrated(page)
  const first = await mark(page, 0)
  const second = await mark(page, 3)

  const other = await context.newPage()
  await other.goto('/games?favourites')
  await hydrated(other)
  await expect(other.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
  await expect(marked(other)).toHaveCount(2, WHEN_IDLE)
  await other.getByRole('button', { name: `Favourite: ${first}` }).click()
  await expect(marked(other)).toHaveCount(1)
  await expect(page.getByRole('button', { name: `Favourite: ${first}` })).toHaveAttribute('aria-pressed', 'false')
  await other.close()

  await signIn(page, newcomer)
  // Whoever leaves the page in the middle of the move has it done again: it is waited for.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites')), WHEN_IDLE).toBeNull()
  await page.goto('/')
  await hydrated(page)
  await expect(row(page).getByRole('link', { name: second })).toBeVisible(WHEN_IDLE)
  expect((await sandbox.requests(FAVOURITES)).filter(({ method }) => method === 'PUT')).toHaveLength(1)
  await page.reload()
  await expect(row(page).getByRole('link', { name: second })).toBeVisible(WHEN_IDLE)
  expect((await sandbox.requests(FAVOURITES)).filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('what the platform does not take is taken back, with a word about it', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/503/)
  await sandbox.createPlayer(newcomer)
  await signIn(page, newcomer)
  await page.goto('/games/slots')
  await hydrated(page)
  await expect(hearts(page).first()).toBeAttached(WHEN_IDLE)
  await sandbox.fault({ method: 'PUT', path: `${FAVOURITES}/*`, status: 503 })
  await hearts(page).first().click()
  await expect(page.getByText('The game was not added to your favourites')).toBeVisible()
  await expect(marked(page)).toHaveCount(0)
  await sandbox.clearFaults()
  await mark(page, 0)
  await page.goto('/games?favourites')
  await hydrated(page)
  await expect(marked(page)).toHaveCount(1, WHEN_IDLE)
})

test('on a platform that keeps none they stay on the device, and the next player sees nothing of them', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/501/)
  await sandbox.createPlayer(newcomer)
  await sandbox.fault({ path: FAVOURITES, status: 501 })
  await signIn(page, newcomer)
  await page.goto('/games/slots')
  await hydrated(page)
  await mark(page, 1)
  await page.reload()
  await hydrated(page)
  await expect(marked(page)).toHaveCount(1, WHEN_IDLE)
  await forgetCookies(page)
  await page.goto('/games/slots')
  await hydrated(page)
  await expect(hearts(page).first()).toBeAttached(WHEN_IDLE)
  await expect(marked(page)).toHaveCount(0)
})

test('without favourites the page says how to get one', async ({ page }) => {
  await page.goto('/games?favourites')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
})

test('what a guest played stands in the lobby next time', async ({ page }) => {
  await page.goto('/games/slots')
  await hydrated(page)
  const card = page.locator('main a[href^="/play/"]').first()
  const path = await card.getAttribute('href')
  await card.click()
  await expect(page.getByTestId('game-iframe')).toBeVisible()
  // What remembers it comes when the page is idle.
  const kept = () => page.evaluate(() => Object.values(localStorage).join(' '))
  await expect.poll(kept, WHEN_IDLE).toContain(path?.replace('/play/', ''))
  await page.goto('/')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Played recently' }).locator(`a[href="${path}"]`)).toBeVisible(
    WHEN_IDLE,
  )
})
