import type { Page } from '@playwright/test'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { loginLink } from '../support/players.ts'
import { forgetAccessToken, headerBalance, hydrated, open } from '../support/visit.ts'

const REFRESH = '/json-api/token/refresh'
const LIFE_OF_A_TOKEN = 15 * 60_000

/** No script of the page can read a token. */
async function expectNoReadableToken(page: Page): Promise<void> {
  const readable = await page.evaluate(
    () =>
      document.cookie +
      JSON.stringify(Object.entries(localStorage)) +
      JSON.stringify(Object.entries(sessionStorage)) +
      document.documentElement.outerHTML,
  )
  expect(readable).not.toMatch(/eyJ[\w-]+\.[\w-]+\./)
  expect(readable).not.toContain('refreshToken')
}

test.beforeEach(({ openAsPlayer }) => openAsPlayer('/rules').then(() => {}))

test('no script can read a token; an expired one is renewed once for two tabs', async ({
  context,
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/401/)
  await expectNoReadableToken(page)
  const other = await context.newPage()
  await open(other, '/rules')
  // Before the token ends: whatever is asked first after that renews it.
  await sandbox.clearRequests()
  await sandbox.advanceClock(LIFE_OF_A_TOKEN + 1000)
  await Promise.all([page.reload(), other.reload()])
  await Promise.all([expect(headerBalance(page)).toBeVisible(), expect(headerBalance(other)).toBeVisible()])
  expect(await sandbox.requests(REFRESH)).toHaveLength(1)
})

test('a refresh that fails keeps the player signed in, a refused one logs out and is not asked for again', async ({
  page,
  context,
  sandbox,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  await forgetAccessToken(context)
  await sandbox.fault({ method: 'POST', path: REFRESH, status: 500 })
  await page.reload()
  await expect(page.getByRole('heading').first()).toBeVisible()
  await sandbox.clearFaults()
  await page.reload()
  await expect(headerBalance(page)).toBeVisible()

  const body = { errors: [{ code: 'invalid_refresh_token' }] }
  await sandbox.fault({ method: 'POST', path: REFRESH, status: 401, body })
  // Before the token goes: whatever the page asks first after that renews it.
  await sandbox.clearRequests()
  await forgetAccessToken(context)
  await page.reload()
  await hydrated(page)
  await expect(loginLink(page)).toBeVisible()
  await open(page, '/rules')
  expect(await sandbox.requests(REFRESH)).toHaveLength(1)
})
