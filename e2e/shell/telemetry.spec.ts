import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { open } from '../support/visit.ts'

interface Told {
  readonly page: string
  readonly vitals: Readonly<Record<string, number>>
}

/** As when another tab comes in front. A page that is closed has half a second to report, which is too little on a busy machine. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}

// What is not drawn has no first paint.
test.use({ drawsPages: true })

test('a page reports its web vitals, without its address', async ({ page, sandbox, request }) => {
  // The code that measures the page is in the same script as the one that reports the visit, and starts right after it.
  const script = page.waitForRequest(/\/assets\/after-load-/)
  const reported = page.waitForRequest(/\/visits$/)
  await open(page, '/games/slots?secret=1')
  await reported
  await page.evaluate(`import(${JSON.stringify((await script).url())}).then(() => undefined)`)
  // Clears what a page of an earlier journey reported while it was closed.
  await sandbox.clearRequests()
  await hide(page)
  await expect.poll(async () => (await sandbox.requests('/performance')).length).toBe(1)
  const [call] = await sandbox.requests('/performance')
  const told = call?.body as Told
  expect(told.page).toBe('/games/:slug')
  expect(JSON.stringify(told)).not.toContain('secret')
  expect(told.vitals['FCP']).toBeGreaterThan(0)
  expect(told.vitals['CLS']).toBeGreaterThanOrEqual(0)
  const figures = async () => (await request.get('/metrics')).text()
  await expect.poll(figures).toMatch(/croupier_web_vital_seconds_count\{vital="FCP"\} [1-9]/)
})

test('calls of a page, and what it tells of errors, carry the id of its request', async ({ page, sandbox }) => {
  const called = page.waitForRequest(/\/json-api\//)
  const served = await page.goto('/games/slots')
  const timing = (await served?.headerValue('server-timing')) ?? ''
  const [, name = '', trace = ''] = /traceparent;desc="(00-([0-9a-f]{32})-[0-9a-f]{16}-00)"/.exec(timing) ?? []
  expect(name).not.toBe('')
  expect(await (await called).headerValue('traceparent')).toBe(name)
  await sandbox.clearRequests()
  await page.evaluate(() =>
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('told'), message: 'told' })),
  )
  await expect
    .poll(async () => (await sandbox.requests('/log')).map(({ body }) => (body as { rid: string }).rid))
    .toEqual([trace])
})
