import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { loginLink, logOut, SESSION_ENDED } from '../support/players.ts'
import { forgetAccessToken, headerBalance, hydrated, open, stopTime } from '../support/visit.ts'

const REFRESH = '/json-api/token/refresh'
const LIFE_OF_A_TOKEN = 15 * 60_000

test.beforeEach(({ openAsPlayer }) => openAsPlayer('/rules').then(() => {}))

test('a token that ran out is renewed once for two tabs', async ({ context, page, sandbox, complaints }) => {
  complaints.expect(/401/)
  const other = await context.newPage()
  await open(other, '/rules')
  // Before the token ends: whatever is asked first after that renews it.
  await sandbox.clearRequests()
  await sandbox.advanceClock(LIFE_OF_A_TOKEN + 1000)
  await Promise.all([page.reload(), other.reload()])
  await Promise.all([expect(headerBalance(page)).toBeVisible(), expect(headerBalance(other)).toBeVisible()])
  expect(await sandbox.requests(REFRESH)).toHaveLength(1)
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
  await forgetAccessToken(context)
  await sandbox.fault({ method: 'POST', path: REFRESH, status: 500 })
  await page.reload()
  await expect(page.getByRole('heading').first()).toBeVisible()
  await sandbox.clearFaults()
  await page.reload()
  await expect(headerBalance(page)).toBeVisible()
})

test('a logout in one tab logs out the other without any timer', async ({ context, page, complaints }) => {
  complaints.expect(SESSION_ENDED)
  const other = await context.newPage()
  await other.clock.install()
  await open(other, '/rules')
  await expect(headerBalance(other)).toBeVisible()
  // Stop the timers of the other tab.
  await stopTime(other)
  await logOut(page)
  await expect(loginLink(other)).toBeVisible()
  await other.reload()
  await expect(loginLink(other)).toBeVisible()
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
