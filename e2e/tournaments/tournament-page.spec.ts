import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { banner, gameLinks, main, open, stopTime } from '../support/visit.ts'

const EGYPT = '/tournaments/grand-tour-egypt'
/** Thousands of places. */
const NEON_RUSH = '/tournaments/neon-rush'

/** One step of the page's clock: shorter than the time after which an attempt to connect is given up. */
const STEP_MS = 2000
/** The board must be right this long after reconnecting. */
const RIGHT_WITHIN_MS = 2000

const board = (page: Page) => main(page).getByRole('table', { name: t('tournament:leaders') })
/** Rows of the board as "1 name": place and name, from the first. */
const places = (page: Page) => board(page).locator('tr[data-key]')

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('a tournament shows all its sections, and its games can be searched', async ({ page }) => {
    await page.goto(EGYPT)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/\w/)
    await expect(main(page).getByRole('timer')).toHaveText(/\d/)
    await expect(main(page).getByRole('list', { name: t('tournament:podium') })).toBeVisible()
    await expect(main(page).getByRole('heading', { name: t('tournament-contest:prizes') })).toBeVisible()
    const rules = main(page).locator('details', { hasText: t('tournament:rules') })
    await rules.locator('summary').click()
    await expect(rules.locator('[data-slot=rich-text]')).toHaveText(/\w/)
    await expect(places(page)).toHaveCount(20)
    await main(page).locator(`a[href="${EGYPT}?board=all"]`).click()
    await expect(places(page).nth(20)).toBeVisible()

    await main(page).locator(`a[href="${EGYPT}/games"]`).click()
    await expect(page).toHaveURL(/\/games$/)
    await expect(gameLinks(page)).toHaveCount(40)
    const field = main(page).getByRole('searchbox', { name: t('tournament:findGame') })
    await field.fill('no such game')
    await field.press('Enter')
    await expect(page).toHaveURL(/\?q=no\+such\+game$/)
    await expect(main(page).getByText(t('tournament:nothingFound', { query: 'no such game' }))).toBeVisible()
  })
})

test.describe('a long board with JavaScript off', () => {
  test.use({ javaScriptEnabled: false })

  test('shows its highest places, and says how many more there are', async ({ page }) => {
    await page.goto(NEON_RUSH)
    await expect(places(page)).toHaveCount(20)
    const count = Number(await board(page).getAttribute('aria-rowcount')) - 1
    expect(count).toBeGreaterThan(4000)
    await main(page)
      .getByRole('link', { name: t('tournament-board:all', { count }) })
      .click()
    await expect(places(page).nth(20)).toBeVisible()
    const shown = await places(page).count()
    await expect(main(page).locator('[data-slot=leaderboard] noscript p')).toHaveText(
      t('tournament-board:more', { count: count - shown }),
    )
  })
})

test('a long board comes with its top; the rest is read when it is unfolded', async ({ page }) => {
  await open(page, NEON_RUSH)
  const row = (place: number) => board(page).locator(`tr[aria-rowindex="${place + 1}"]`)
  const count = Number(await board(page).getAttribute('aria-rowcount')) - 1
  await expect(places(page)).toHaveCount(20)
  const answer = page.waitForResponse(/\/tournaments\/neon-rush(\?|$)/)
  await main(page)
    .getByRole('link', { name: t('tournament-board:all', { count }) })
    .click()
  await answer
  await row(40).scrollIntoViewIfNeeded()
  await expect(row(45)).toHaveText(/^45/)
})

test('search engines get the tournament as an event', async ({ request }) => {
  const answer = await request.get(EGYPT, { headers: { 'Accept-Language': 'en' } })
  const html = await answer.text()
  expect(html).toMatch(/<title[^>]*>[^<]*Grand Tour/)
  expect(html).toMatch(/property="og:image" content="[^"]+"/)
  expect(html).toMatch(/"@type":"Event"/)
  expect((await request.get('/tournaments/of-nobody')).status()).toBe(404)
})

test('places move in two tabs, and are right within 2 s after a lost connection', async ({
  page,
  context,
  sandbox,
  openAsPlayer,
  complaints,
}, { workerIndex, repeatEachIndex }) => {
  complaints.expect(/WebSocket/)
  const { slug } = await sandbox.tournament({
    slug: `race-${workerIndex}-${repeatEachIndex}`,
    startsInMs: -3_600_000,
    scoreCurrency: 'EUR',
    rivals: [
      { username: 'first', score: 50_000 },
      { username: 'second', score: 40_000 },
    ],
  })
  await page.clock.install()
  const { login, hash } = await openAsPlayer(`/tournaments/${slug}`, {
    nickname: 'me',
    tournaments: { [slug]: 30_000 },
  })
  const other = await context.newPage()
  await open(other, `/tournaments/${slug}`)
  const watching = async () =>
    (await sandbox.sockets()).filter((line) => line.hash === hash && line.rooms.includes(`tournament-${slug}`)).length
  await expect.poll(watching).toBe(2)

  await test.step('a rival overtakes, and is overtaken', async () => {
    await sandbox.rivals(slug, [{ username: 'late', score: 45_000 }])
    for (const tab of [page, other]) await expect(places(tab)).toHaveText([/^1first/, /^2late/, /^3second/, /^4.*€300/])
    await sandbox.seat(slug, login, { score: 30_000 })
    for (const tab of [page, other]) await expect(places(tab)).toHaveText([/^1.*€600/, /^2first/, /^3late/, /^4second/])
    await expect(places(page).first()).toHaveAttribute('data-own')
    await expect(main(page).getByText(t('tournament-board:leading'))).toBeVisible()
  })

  await test.step('what was missed while the line was cut is read again', async () => {
    await sandbox.fault({ path: '/ws', drop: true })
    const offline = banner(page).getByRole('status')
    await expect(offline).toBeVisible()
    await stopTime(page)
    await sandbox.rivals(slug, [{ username: 'second', score: 90_000 }])
    await sandbox.clearFaults()
    await expect
      .poll(async () => {
        await page.clock.runFor(STEP_MS)
        return offline.isVisible()
      })
      .toBe(false)
    await page.clock.runFor(RIGHT_WITHIN_MS)
    await expect(places(page)).toHaveText([/^1second/, /^2.*€600/, /^3first/, /^4late/])
  })
})
