import { expect, test } from '../support/journey.ts'
import { loginLink } from '../support/players.ts'
import { game, headerBalance, hydrated, linkNamed, open, signInByCall } from '../support/visit.ts'

test('under /guest/ every visitor is a guest', async ({ page, sandbox, newcomer }) => {
  await sandbox.createPlayer(newcomer)
  await signInByCall(page, newcomer)
  await sandbox.clearRequests()

  await open(page, '/guest/')
  await expect(loginLink(page)).toBeVisible()
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
  await expect(game(page)).toHaveAttribute('data-mode', 'demo')
  await linkNamed(page, 'game:minimise').click()
  await expect(page).toBeAt(/\/guest\/games\/\w+/)

  await page.reload()
  await hydrated(page)
  await expect(headerBalance(page)).toHaveCount(0)
  const calls = (await sandbox.requests('/json-api/*')).filter(({ headers }) => 'authorization' in headers)
  expect(calls.map(({ path }) => path)).toEqual([])
  await page.goto('/')
  await expect(headerBalance(page)).toBeVisible()
})

test('login and registration lead out of /guest/, search engines know one site', async ({ page, request, stack }) => {
  await open(page, '/guest/games/slots')
  await loginLink(page).click()
  await expect(page).toBeAt('/login?redirect=%2Fgames%2Fslots')
  await page.goto('/guest/registration?redirect=%2Frules')
  await expect(page).toBeAt('/registration?redirect=%2Frules')

  const rules = await (await request.get('/guest/rules')).text()
  expect(rules).toContain(`<link rel="canonical" href="${stack.site}/rules"`)
  const deep = await (await request.get('/guest/producers/amberline/slots')).text()
  expect(deep).not.toContain('noindex')
  expect((await request.get('/guest/no-such-page')).status()).toBe(404)
})
