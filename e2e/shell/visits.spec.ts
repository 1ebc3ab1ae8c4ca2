import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { banner, gameLinks, hydrated, open } from '../support/visit.ts'

async function lookAround(page: Page): Promise<void> {
  // By the keyboard: an endless list may move the footer under the pointer.
  await page.locator('footer nav a[href="/rules"]').press('Enter')
  await expect(page).toBeAt(/\/rules$/)
  await banner(page).locator('a[href="/"]:visible').first().click()
  await expect(gameLinks(page).first()).toBeVisible()
}

test('each page is counted by its pattern, anonymously, and reported to the tracker of the partner who sent the visitor', async ({
  page,
  request,
  sandbox,
  stack,
}) => {
  const bodies: unknown[] = []
  page.on('request', (call) => void (call.url().endsWith('/visits') && bodies.push(call.postDataJSON())))
  const reports = async () => (await sandbox.requests('/affiliate/track')).map(({ query }) => query)
  const report = { project: 'gold', refcode: 'partner-7' }
  const answer = await page.goto('/games/slots?secret=1&refcode=partner-7')
  expect(answer?.headers()['content-security-policy']).toMatch(new RegExp(`connect-src [^;]*${stack.games}(;|$)`))
  await hydrated(page)
  await expect.poll(() => bodies.length).toBe(1)
  await expect.poll(reports).toEqual([report])
  await lookAround(page)
  await expect.poll(() => bodies.length).toBe(3)
  await expect.poll(reports).toEqual([report, report, report])
  const of = (path: string) => ({ page: path, locale: 'en', device: 'desktop', variants: {} })
  expect(bodies).toEqual([of('/games/:slug'), of('/:slug'), of('/')])
  const figures = async () => (await request.get('/metrics')).text()
  await expect.poll(figures).toMatch(/croupier_page_views_total\{page="\/games\/:slug"\} [1-9]/)
})

test('a log call that fails is not logged; other failures leave at most ten entries a minute', async ({
  page,
  sandbox,
  complaints,
}) => {
  complaints.expect(/uncaught|rejected|status of 500/)
  await open(page, '/')
  const logged = async () =>
    (await sandbox.requests('/log')).map(({ body }) => body as Readonly<Record<string, unknown>>)
  await sandbox.clearRequests()
  await sandbox.fault({ path: '/log', status: 500 })
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('uncaught, said ann@example.com')
    })
    void Promise.reject(new TypeError('rejected'))
  })
  await expect.poll(logged).toHaveLength(2)
  expect(JSON.stringify(await logged())).not.toContain('ann@example.com')
  const [, entry = '', release = ''] = /import\("(\/assets\/[\w-]+-([\w-]{8})\.js)"\)/.exec(await page.content()) ?? []
  for (const { context } of await logged()) expect(context).toMatchObject({ release })
  // Its source map is for the operator (`npm run trace`).
  expect((await page.request.get(entry)).status()).toBe(200)
  expect((await page.request.get(`${entry}.map`)).status()).toBe(404)
  await sandbox.clearFaults()
  await page.evaluate(() => {
    for (let at = 0; at < 50; at += 1) void Promise.reject(new TypeError('rejected'))
  })
  await expect.poll(logged).toHaveLength(10)
})
