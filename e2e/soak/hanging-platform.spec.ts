import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'
import { anew, gameLinks, open } from '../support/visit.ts'

/** The server of these tests waits seven seconds for data. Its own tests check the exact time. */
const SHELL_MS = 25_000
const HANG_MS = 30_000

const hang = (sandbox: SandboxControl) => sandbox.fault({ path: '/json-api/*', delayMs: HANG_MS })

/** Waits until the server gives up calls that pages share. */
async function untilOver(request: APIRequestContext): Promise<void> {
  const english = { headers: { 'Accept-Language': 'en' } }
  const lobby = async () => (await request.get(anew('/'), english)).text()
  await expect.poll(lobby, { timeout: 2 * HANG_MS }).toContain('href="/play/')
}

test('a hanging platform: the frame at once, the data later', async ({ page, request, sandbox, complaints }) => {
  complaints.expect(/50\d|Failed to load/)
  await hang(sandbox)
  const started = Date.now()
  const response = await request.get('/games/blackjack', { headers: { 'Accept-Language': 'en' } })
  expect(Date.now() - started).toBeLessThan(SHELL_MS)
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toContain('no-store')
  expect(await response.text()).not.toContain('href="/play/')

  await open(page, '/games/blackjack')
  await sandbox.clearFaults()
  await page.reload()
  await expect(gameLinks(page).first()).toBeVisible()
  await untilOver(request)
})

test('a player gets the page, however slow the platform', async ({
  page,
  request,
  sandbox,
  openAsPlayer,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  await openAsPlayer('/rules')
  const statusOf = async () => (await page.request.get('/cashbox/limits', { maxRedirects: 0 })).status()
  await hang(sandbox)
  expect(await statusOf()).toBe(200)
  await sandbox.clearFaults()
  await untilOver(request)

  await sandbox.clearRequests()
  await sandbox.fault({ path: '/json-api/users/profile', status: 401, times: 1 })
  expect(await statusOf()).toBe(200)
  expect(await sandbox.requests('/json-api/token/refresh')).toHaveLength(1)
})
