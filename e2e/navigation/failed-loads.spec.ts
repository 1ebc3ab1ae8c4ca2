import { expect, hydrated, test } from '../support/journey.ts'
import { anew, follow } from './visits.ts'

/** What the platform said, what the visitor gets: a page of its own, or the generic one, which is a 500 (core.md 2, 8). */
const FAILURES = [
  { said: 404, status: 404, title: 'There is no such page' },
  { said: 429, status: 429, title: 'Too many requests' },
  { said: 500, status: 500, title: 'Something broke on our side' },
  { said: 503, status: 503, title: 'Down for maintenance' },
  { said: 502, status: 503, title: 'Down for maintenance' },
  { said: 403, status: 500, title: 'The page did not open' },
  { said: 418, status: 500, title: 'The page did not open' },
]

for (const { said, status, title } of FAILURES) {
  test(`a page whose data fails with ${said} is the page of ${status}, served and in the browser`, async ({
    page,
    sandbox,
    complaints,
  }) => {
    complaints.expect(new RegExp(`${status}|${said}`))
    await sandbox.fault({ path: '/json-api/v2/categories/table', status: said })
    const served = await page.goto(anew('/games/table'))
    expect(served?.status()).toBe(status)
    await hydrated(page)
    const heading = page.getByRole('heading', { level: 1, name: title })
    await expect(heading).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: 'To the lobby' }).click()
    await expect(page).toBeAt('/')
    await follow(page, anew('/games/table'))
    await expect(heading).toBeVisible()
    await expect(page.locator('main [data-status]')).toHaveAttribute('data-status', String(status))

    // A reload anywhere in the tab's history takes the server's word too.
    const again = await page.reload()
    expect(again?.status()).toBe(status)
    await hydrated(page)
    await expect(heading).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: 'To the games' }).click()
    await expect(page).toBeAt('/games')
    await expect(page.getByRole('heading', { level: 1, name: 'All games' })).toBeVisible()
  })
}

test('another try opens the page once the platform is well again', async ({ page, sandbox, complaints }) => {
  complaints.expect(/503/)
  await sandbox.fault({ path: '/json-api/v2/categories/table', status: 503 })
  await page.goto(anew('/games/table'))
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Down for maintenance' })).toBeVisible()
  await sandbox.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible()
})

test('a page whose data is refused with 401 leads a guest to Login and back', async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  complaints.expect(/401/)
  await sandbox.createPlayer(newcomer)
  await sandbox.fault({ path: '/json-api/v2/categories/table', status: 401 })
  const asked = anew('/games/table')
  const login = `/login?redirect=${encodeURIComponent(asked)}`
  const answer = await page.request.get(asked, { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, login])
  await page.goto('/')
  await hydrated(page)
  await page
    .locator('a[href="/games/table"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toBeAt('/login?redirect=%2Fgames%2Ftable')
  await sandbox.clearFaults()
  await page.getByLabel('Email or phone').fill(newcomer.login)
  await page.getByRole('textbox', { name: 'Password' }).fill(newcomer.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toBeAt('/games/table')
  await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible()
})

test('what stands around every page and did not come is asked for again by the page itself', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/503/)
  await sandbox.fault({ path: '/json-api/v2/categories', status: 503, times: 1 })
  const rail = page.getByRole('navigation', { name: 'Game categories' })
  const served = await page.goto(anew('/rules'))
  expect(await served?.text()).not.toContain('href="/games/table"')
  await expect(rail.locator('a[href="/games/table"]')).toBeAttached()
})
