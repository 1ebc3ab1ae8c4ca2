import { amountField, atCashbox } from '../../cashbox/cashbox-page.ts'
import { expect, gameFrame, hydrated, test } from '../../support/journey.ts'

test('another language changes the page in place: the open game plays on', async ({ page }) => {
  await page.goto('/games')
  await hydrated(page)
  await page.locator('main a[href^="/play/"]').first().click()
  const game = gameFrame(page)
  await expect(game.locator('body')).toHaveAttribute('data-instance', /\w+/)
  const instance = await game.locator('body').getAttribute('data-instance')
  await page.getByRole('link', { name: 'Minimise' }).click()

  const choice = page.locator('footer').getByRole('link', { name: 'Português' })
  await choice.focus()
  await choice.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todos os jogos')
  await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible()
  await expect(game.locator('body')).toHaveAttribute('data-instance', instance ?? '')
  await expect(page.getByRole('region', { name: /^Jogo: \w/ })).toBeVisible()

  // The choice holds for the next visit.
  await page.goto('/rules')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

test('at the end of a long list another language keeps the place and all that was loaded', async ({
  page,
  sandbox,
}) => {
  await sandbox.clearRequests()
  await page.goto('/games/slots?lang=en')
  await hydrated(page)
  const shown = (text: RegExp) => page.getByText(text)
  await expect(shown(/^Showing 24 of/)).toBeVisible()
  for (const count of [48, 72, 96]) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(shown(new RegExp(`^Showing (${count}|${count + 24}) of`))).toBeAttached()
  }
  await page.evaluate(() => window.scrollTo(0, 2500))
  const lengths = async () => ({
    shown: Number((await shown(/^Showing \d+ of/).innerText()).match(/\d+/)?.[0]),
    asked: 24 * Math.max(...(await sandbox.requests('/json-api/v2/games')).map(({ query }) => Number(query['page']))),
  })
  // A page more may be on its way.
  await expect
    .poll(async () => {
      const { asked, shown: there } = await lengths()
      return asked - there
    })
    .toBe(0)
  const { shown: loaded } = await lengths()
  await sandbox.clearRequests()

  const choice = page.locator('footer').getByRole('link', { name: 'Italiano' })
  await choice.evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slot')
  await expect(shown(new RegExp(`^${loaded} di`))).toBeAttached()
  const lists = async () =>
    (await sandbox.requests('/json-api/v2/games')).filter(({ headers }) => headers['x-language'] === 'it')
  await expect.poll(async () => (await lists()).length).toBe(loaded / 24)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2500)
})

test('a half-filled form keeps what was typed', async ({ page }) => {
  await page.goto('/registration')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  const choice = page.locator('footer').getByRole('link', { name: 'Italiano' })
  await choice.focus()
  await choice.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea il tuo account')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ada@example.com')
})

test('an amount that was typed is written the way of the language', async ({ page, sandbox, newcomer }) => {
  await atCashbox(page, sandbox, newcomer)
  await amountField(page).fill('12345.5')
  const choice = page.locator('footer').getByRole('link', { name: 'Italiano' })
  // By itself: the field is left by nobody.
  await choice.evaluate((link: HTMLElement) => link.click())
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.locator('input[name=amount]')).toHaveValue('12.345,50')
})

for (const [header, lang] of [
  ['it-IT,it;q=0.9', 'it'],
  ['pt-BR', 'pt-BR'],
  ['de-DE', 'ru'],
  ['en-GB,en;q=0.9', 'en'],
] as const) {
  test(`a first visit with Accept-Language ${header} is answered in ${lang}`, async ({ playwright, stack }) => {
    const visitor = await playwright.request.newContext({
      baseURL: stack.site,
      extraHTTPHeaders: { 'Accept-Language': header },
    })
    expect(await (await visitor.get('/rules')).text()).toContain(`<html lang="${lang}"`)
    await visitor.dispose()
  })
}
