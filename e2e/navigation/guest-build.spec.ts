import { expect, gameFrame, headerBalance, hydrated, test } from '../support/journey.ts'
import { signInByCall } from './visits.ts'

test('under /guest/ the whole site is there, for a guest, even with a session in the browser', async ({
  page,
  sandbox,
  newcomer,
  stack,
}) => {
  await sandbox.createPlayer(newcomer)
  await signInByCall(page, stack.site, newcomer)
  await sandbox.clearRequests()

  await page.goto('/guest/')
  await hydrated(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(headerBalance(page)).toHaveCount(0)
  const hrefs = () => page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const leaving = (all: string[]) => all.filter((href) => href.startsWith('/') && !href.startsWith('/guest/'))
  expect(leaving(await hrefs())).toEqual([])

  await page.locator('main a[href^="/guest/games/"]').first().click()
  await expect(page).toBeAt(/\/guest\/games\/\w+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(leaving(await hrefs())).toEqual([])

  await page.locator('main a[href^="/guest/play/"]').first().click()
  await expect(page).toBeAt(/\/guest\/play\//)
  await expect(gameFrame(page).locator('body')).toHaveAttribute('data-mode', 'demo')
  await page.getByRole('link', { name: 'Minimise' }).click()
  await expect(page).toBeAt(/\/guest\/games\/\w+/)

  await page.reload()
  await hydrated(page)
  await expect(headerBalance(page)).toHaveCount(0)
  const calls = (await sandbox.requests('/json-api/*')).filter(({ headers }) => 'authorization' in headers)
  expect(calls.map(({ path }) => path)).toEqual([])
  // The session itself is untouched.
  await page.goto('/')
  await expect(headerBalance(page)).toBeVisible()
})

test('the ways in lead out of /guest/ to the site itself, and back to the page that was left', async ({ page }) => {
  await page.goto('/guest/games/slots')
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toBeAt('/login?redirect=%2Fgames%2Fslots')
  await page.goto('/guest/registration?redirect=%2Frules')
  await expect(page).toBeAt('/registration?redirect=%2Frules')
})

test('search engines are told of one site', async ({ request, stack }) => {
  const rules = await (await request.get('/guest/rules')).text()
  expect(rules).toContain(`<link rel="canonical" href="${stack.site}/rules"`)
  const deep = await (await request.get('/guest/producers/amberline/slots')).text()
  expect(deep).not.toContain('noindex')
  const unknown = await request.get('/guest/no-such-page')
  expect(unknown.status()).toBe(404)
})

test('without script the links of /guest/ stay there, another language too', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.site, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto('/guest/')
  await page.locator('main a[href^="/guest/games/"]').first().click()
  await expect(page).toHaveURL(/\/guest\/games\//)
  await page.locator('footer').getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL(/\/guest\/games\/\w+\?lang=it/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await context.close()
})
