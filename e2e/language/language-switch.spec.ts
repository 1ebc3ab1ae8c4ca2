import { expect, gameFrame, hydrated, test } from '../support/journey.ts'

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

  // The choice holds for the next visit.
  await page.goto('/rules')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
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
