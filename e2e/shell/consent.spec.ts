import { expect, test } from '../support/journey.ts'
import { textsOf } from '../support/texts.ts'
import { banner, follow, holdRequests, hydrated, open } from '../support/visit.ts'

const t = textsOf('en', 'caju')

test('a brand that asks runs nothing of a category before the answer, asks once, and stops what is withdrawn', async ({
  page,
  context,
  sandbox,
  stack,
}) => {
  const site = stack.siteOf('caju')
  const told: string[] = []
  page.on('request', (call) => {
    const { pathname } = new URL(call.url())
    if (/^\/(visits|performance)$|^\/affiliate\//.test(pathname)) told.push(pathname)
  })
  const reports = async () => (await sandbox.requests('/affiliate/track')).map(({ query }) => query)
  const names = async () => (await context.cookies(site)).map(({ name }) => name)
  const bar = page.getByRole('region', { name: t('consent:title') })
  const shifts = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )

  const answer = await page.goto(`${site}/games?refcode=partner-7`)
  expect(await answer?.text()).toContain('data-slot="consent-bar"')
  await hydrated(page)
  await expect(bar).toBeVisible()
  expect(await shifts()).toBeLessThan(0.01)
  // What reports visits loads when the page is idle.
  const loaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-load'))
  await expect.poll(() => page.evaluate(loaded)).toBe(true)
  await banner(page).locator('a[href="/"]:visible').first().click()
  await expect(page).toBeAt(`${site}/`)
  await expect(bar).toBeVisible()
  expect([told, await reports(), await names()]).toEqual([[], [], []])

  await bar.getByRole('button', { name: t('consent:accept') }).click()
  await expect(bar).toHaveCount(0)
  const report = { project: 'caju', refcode: 'partner-7' }
  await expect.poll(reports).toEqual([report])
  await expect.poll(async () => (await names()).toSorted()).toEqual(['consent', 'refcode'])

  const next = await page.goto(`${site}/cookies`)
  expect(await next?.text()).not.toContain('data-slot="consent-bar"')
  await expect.poll(reports).toEqual([report, report])
  await hydrated(page)
  await page.getByRole('switch', { name: t('consent:marketing') }).uncheck()
  await expect.poll(names).not.toContain('refcode')
  told.length = 0
  await page.locator('footer nav a[href="/rules"]').press('Enter')
  await expect(page).toBeAt(/\/rules$/)
  await expect.poll(() => told).toContain('/visits')
  expect(await reports()).toEqual([report, report])
  await expect(bar).toHaveCount(0)
})

test('a page that was left before the answer is not reported, however late the code for reports arrives', async ({
  page,
  sandbox,
  stack,
}) => {
  const told: unknown[] = []
  page.on('request', (call) => void (call.url().endsWith('/visits') && told.push(call.postDataJSON())))
  const release = await holdRequests(page, /\/assets\/after-load/)
  const site = stack.siteOf('caju')
  await open(page, `${site}/games?refcode=partner-7`)
  await follow(page, '/promo')
  await expect(page).toBeAt(`${site}/promo`)
  await page.getByRole('button', { name: t('consent:accept') }).click()
  release()
  const reports = async () => (await sandbox.requests('/affiliate/track')).map(({ query }) => query['refcode'])
  await expect.poll(reports).toEqual(['partner-7'])
  await expect.poll(() => told).toMatchObject([{ page: '/promo' }])
  await follow(page, '/tournaments')
  await expect.poll(() => told).toMatchObject([{ page: '/promo' }, { page: '/tournaments' }])
  await expect.poll(reports).toEqual(['partner-7', 'partner-7'])
})

test('the question covers no entry of the side rail that the keyboard is on', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1440, height: 560 })
  await open(page, `${stack.siteOf('caju')}/faq`)
  const question = page.getByRole('region', { name: t('consent:title') })
  const top = await question.evaluate((bar) => bar.getBoundingClientRect().top)
  const entries = await page
    .getByRole('navigation', { name: t('layout:categories') })
    .getByRole('link')
    .all()
  expect(entries.length).toBeGreaterThan(10)
  for (const entry of entries) {
    await entry.focus()
    await expect.poll(() => entry.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top)
  }
})
