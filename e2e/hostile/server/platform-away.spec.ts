import type { APIRequestContext } from '@playwright/test'
import { anew, signInByCall } from '../../navigation/visits.ts'
import { expect, hydrated, test } from '../../support/journey.ts'
import type { SandboxControl } from '@croupier/platform-fixtures/sandbox'

/** A journey's server gives data seven seconds (how exactly a visitor's wait is kept: apps/ssr-server's own tests). */
const SHELL_MS = 25_000
const HANG_MS = 30_000

const hang = (sandbox: SandboxControl) => sandbox.fault({ path: '/json-api/*', delayMs: HANG_MS })

/** What was asked of a platform that hangs is shared with the pages after, for as long as a journey's server waits for it. */
async function untilOver(request: APIRequestContext): Promise<void> {
  const english = { headers: { 'Accept-Language': 'en' } }
  const lobby = async () => (await request.get(anew('/'), english)).text()
  await expect.poll(lobby, { timeout: 2 * HANG_MS }).toContain('href="/play/')
}

test('a hanging platform: the shell without waiting for it, the data when it returns, nothing of it cached', async ({
  page,
  request,
  sandbox,
  complaints,
}) => {
  complaints.expect(/50\d|Failed to load/)
  await hang(sandbox)
  const started = Date.now()
  const response = await request.get('/games/blackjack', { headers: { 'Accept-Language': 'en' } })
  expect(Date.now() - started).toBeLessThan(SHELL_MS)
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toContain('no-store')
  expect(await response.text()).not.toContain('href="/play/')

  await page.goto('/games/blackjack')
  await hydrated(page)
  await sandbox.clearFaults()
  await page.reload()
  await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible()
  await untilOver(request)
})

test('a platform that is gone: guests get the last good copy; when it returns the page fills by itself', async ({
  page,
  request,
  stack,
  complaints,
}) => {
  complaints.expect(/50\d|WebSocket|Failed to load/)
  const english = { headers: { 'Accept-Language': 'en' } }
  const gamesOf = async () => {
    const answer = await request.get('/', english)
    expect(answer.status()).toBe(200)
    return new Set([...(await answer.text()).matchAll(/href="(\/play\/[^"]+)"/g)].map(([, link]) => link))
  }
  expect((await gamesOf()).size).toBeGreaterThan(50)
  await stack.stopPlatform()
  try {
    expect((await gamesOf()).size).toBeGreaterThan(50)

    // A page nobody has seen yet has no copy: its shell comes, and its data once the platform is back.
    await page.goto('/games/slots?away=1')
    await hydrated(page)
    await stack.startPlatform()
    await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible({ timeout: 40_000 })
  } finally {
    await stack.startPlatform()
  }
})

test('a platform that refuses: what is rendered without data is kept by nobody', async ({ request, stack }) => {
  const italian = { headers: { 'Accept-Language': 'it' } }
  await stack.stopPlatform()
  try {
    for (const path of ['/', '/login', '/registration']) {
      const answer = await request.get(`${path}?refused=1`, italian)
      expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 200, 'private, no-store'])
    }
  } finally {
    await stack.startPlatform()
  }
})

test('whoever is signed in keeps their page, however slow the platform is and whatever it makes of an old token', async ({
  page,
  request,
  stack,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer(newcomer)
  await signInByCall(page, stack.site, newcomer)
  const statusOf = async () => (await page.request.get('/cashbox/limits', { maxRedirects: 0 })).status()
  expect(await statusOf()).toBe(200)
  await hang(sandbox)
  expect(await statusOf()).toBe(200)
  await sandbox.clearFaults()
  await untilOver(request)

  await sandbox.clearRequests()
  await sandbox.fault({ path: '/json-api/users/profile', status: 401, times: 1 })
  expect(await statusOf()).toBe(200)
  expect(await sandbox.requests('/json-api/token/refresh')).toHaveLength(1)
})
