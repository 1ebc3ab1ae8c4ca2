import type { Page, Route } from '@playwright/test'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { accountButton, loginLink, logOut, SESSION_ENDED } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, forgetAccessToken, headerBalance, hydrated, lookAgain, open, stopTime } from '../support/visit.ts'

const REFRESH = '/json-api/token/refresh'
const MINUTE = 60_000
const LIFE_OF_A_TOKEN = 15 * MINUTE

test.beforeEach(({ openAsPlayer }) => openAsPlayer('/', { balance: 50_000 }).then(() => {}))

/** Sends ten balance calls at once, refreshes the session, sends ten more; returns all statuses. */
const callAndRenew = async () => {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const askTenTimes = () =>
    Promise.all(
      Array.from(
        { length: 10 },
        async () => (await fetch('/json-api/users/balance?platform=desktop', { headers })).status,
      ),
    )
  const before = await askTenTimes()
  await fetch('/json-api/token/refresh?platform=desktop', { method: 'POST', headers })
  return [...before, ...(await askTenTimes())]
}

test('a token that ran out is renewed once for two tabs', async ({ context, page, sandbox, complaints }) => {
  complaints.expect(/401/)
  const other = await context.newPage()
  await open(other, '/')
  // What the pages read by themselves after hydration must not renew the token first.
  const bothIdle = () => Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')))

  await test.step('both tabs are loaded again', async () => {
    await bothIdle()
    await sandbox.advanceClock(LIFE_OF_A_TOKEN + 1000)
    await sandbox.clearRequests()
    await Promise.all([page.reload(), other.reload()])
    await Promise.all([expect(headerBalance(page)).toBeVisible(), expect(headerBalance(other)).toBeVisible()])
    expect(await sandbox.requests(REFRESH)).toHaveLength(1)
  })
  await test.step('both tabs call ten times at once', async () => {
    // Neither asks for a new token before both have met the dead one, and the first is still under way when the second asks.
    const held: Route[] = []
    const askedBy = new Set<Page>()
    await context.route(`**${REFRESH}*`, async (route) => {
      held.push(route)
      askedBy.add(route.request().frame().page())
      if (askedBy.size === 2) await Promise.all(held.splice(0).map((one) => one.continue()))
    })
    await sandbox.fault({ method: 'POST', path: REFRESH, delayMs: 2000, times: 1 })
    await bothIdle()
    await sandbox.advanceClock(LIFE_OF_A_TOKEN + 1000)
    await sandbox.clearRequests()
    const statuses = await Promise.all([page.evaluate(callAndRenew), other.evaluate(callAndRenew)])
    const refusedThenAnswered = [...Array<number>(10).fill(401), ...Array<number>(10).fill(200)]
    expect(statuses).toEqual([refusedThenAnswered, refusedThenAnswered])
    expect(await sandbox.requests(REFRESH)).toHaveLength(1)
  })
})

test('a refused refresh logs out and is not asked for again', async ({ page, context, sandbox, complaints }) => {
  complaints.expect(SESSION_ENDED)
  const body = { errors: [{ code: 'invalid_refresh_token' }] }
  await sandbox.fault({ method: 'POST', path: REFRESH, status: 401, body })
  await forgetAccessToken(context)
  await sandbox.clearRequests()
  await page.reload()
  await hydrated(page)
  await expect(loginLink(page)).toBeVisible()
  await open(page, '/rules')
  expect(await sandbox.requests(REFRESH)).toHaveLength(1)
})

test('a refresh that fails keeps the player signed in', async ({ page, context, sandbox, complaints }) => {
  complaints.expect(FAILED_CALL)
  for (const fault of [{ status: 500 }, { drop: true }]) {
    await forgetAccessToken(context)
    await sandbox.fault({ method: 'POST', path: REFRESH, ...fault })
    await page.reload()
    await expect(page.getByRole('heading').first()).toBeVisible()
    await sandbox.clearFaults()
    await page.reload()
    await expect(headerBalance(page)).toBeVisible()
  }
})

test('a logout in one tab logs out the other without any timer', async ({ context, page, complaints }) => {
  complaints.expect(SESSION_ENDED)
  const other = await context.newPage()
  await other.clock.install()
  await open(other, '/')
  await expect(headerBalance(other)).toBeVisible()
  // Stop the timers of the other tab.
  await stopTime(other)
  await logOut(page)
  await expect(loginLink(other)).toBeVisible()
  await other.reload()
  await expect(loginLink(other)).toBeVisible()
})

test('a tab that slept for long wakes with one refresh', async ({ context, page, sandbox, newcomer, complaints }) => {
  complaints.expect(/401|WebSocket/)
  await page.clock.install()
  await page.reload()
  await hydrated(page)
  await sandbox.fault({ path: '/ws', drop: true })
  await sandbox.money(newcomer.login, { real: 12_345 })
  await sandbox.advanceClock(LIFE_OF_A_TOKEN + MINUTE)
  await forgetAccessToken(context)
  await sandbox.clearRequests()
  await sandbox.clearFaults()
  // Let sixteen minutes pass without running timers.
  await page.clock.fastForward(LIFE_OF_A_TOKEN + MINUTE)
  await lookAgain(page)
  await expect(headerBalance(page)).toHaveAttribute('data-amount', '62345')
  expect(await sandbox.requests(REFRESH)).toHaveLength(1)
  await expect(page.getByRole('banner').getByRole('status')).toBeHidden()
})

test('no token can be read by a script', async ({ page }) => {
  const readable = await page.evaluate(
    () =>
      document.cookie +
      JSON.stringify(Object.entries(localStorage)) +
      JSON.stringify(Object.entries(sessionStorage)) +
      document.documentElement.outerHTML,
  )
  expect(readable).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)
  expect(readable).not.toContain('refreshToken')
})

test('a page comes though what all pages of a player read fails', async ({ page, sandbox, complaints }) => {
  complaints.expect(FAILED_CALL)
  const calls = ['/json-api/users/*', '/json-api/levels/*', '/json-api/user-notifications', '/json-api/players/*']
  for (const fault of [{ status: 429 }, { drop: true }]) {
    for (const path of calls) await sandbox.fault({ method: 'GET', path, ...fault })
    const answer = await page.goto('/rules')
    expect(answer?.status()).toBe(200)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await accountButton(page).click()
    const panel = page.locator('#account-panel')
    await expect(panel.getByText(t('layout:balanceFailed'))).toBeVisible()
    await sandbox.clearFaults()
    await buttonNamed(panel, 'errors:retry').click()
    await expect(headerBalance(page)).toHaveAttribute('data-amount', '50000')
  }
})
