import type { Page } from '@playwright/test'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { main, open, signIn } from '../support/visit.ts'

const FAVOURITES = '/json-api/v2/games/favourites'
const hearts = (page: Page) => main(page).getByRole('button', { name: t.like('games:favouriteOf') })
const marked = (page: Page) => main(page).getByRole('button', { name: t.like('games:favouriteOf'), pressed: true })
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('favourites'))

/** Marks the game at this index; returns its name. */
async function mark(page: Page, at: number): Promise<string> {
  const heart = hearts(page).nth(at)
  await expect(heart).toBeAttached()
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace(t('games:favouriteOf', { game: '' }), '')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  return name
}

test('a guest’s favourites move into the account once', async ({ page, context, sandbox, newcomer, complaints }) => {
  complaints.expect(FAILED_CALL)
  await sandbox.createPlayer(newcomer)
  await open(page, '/games/slots')
  const first = await mark(page, 0)
  const second = await mark(page, 3)
  const heartOf = (tab: Page, name: string) => tab.getByRole('button', { name: t('games:favouriteOf', { game: name }) })

  const other = await context.newPage()
  await open(other, '/games?favourites')
  await expect(other.getByRole('heading', { level: 1, name: t('games:favourites') })).toBeVisible()
  await expect(marked(other)).toHaveCount(2)
  await heartOf(other, first).click()
  await expect(marked(other)).toHaveCount(1)
  await expect(heartOf(page, first)).toHaveAttribute('aria-pressed', 'false')
  await other.close()

  const kept = await onDevice(page)
  const moves = async () => (await sandbox.requests(FAVOURITES)).filter(({ method }) => method === 'PUT').length
  // The move succeeds and its answer is lost: repeating it changes nothing.
  await sandbox.fault({ method: 'PUT', path: FAVOURITES, drop: true, after: true })
  await signIn(page, newcomer, '/rules')
  await expect.poll(moves).toBeGreaterThan(0)
  expect(await onDevice(page)).toBe(kept)
  await sandbox.clearFaults()
  await open(page, '/rules')
  await expect.poll(() => onDevice(page)).toBeNull()
  await sandbox.clearRequests()
  await open(page, '/games?favourites')
  await expect(heartOf(page, second)).toHaveAttribute('aria-pressed', 'true')
  await expect(marked(page)).toHaveCount(1)
  expect(await moves()).toBe(0)
})

test('a favourite that the platform refuses is taken back', async ({ page, sandbox, openAsPlayer, complaints }) => {
  complaints.expect(/503/)
  await openAsPlayer('/games/slots')
  await expect(hearts(page).first()).toBeAttached()
  await sandbox.fault({ method: 'PUT', path: `${FAVOURITES}/*`, status: 503 })
  await hearts(page).first().click()
  await expect(page.getByText(t('games:favouriteNotAdded'))).toBeVisible()
  await expect(marked(page)).toHaveCount(0)
  await sandbox.clearFaults()
  // The mark is shown at once: leave the page when it is kept.
  const kept = page.waitForResponse((response) => response.url().includes(`${FAVOURITES}/`) && response.ok())
  await mark(page, 0)
  await kept
  await open(page, '/games?favourites')
  await expect(marked(page)).toHaveCount(1)
})
