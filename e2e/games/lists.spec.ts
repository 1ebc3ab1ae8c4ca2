import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { anew, buttonNamed, gameLinks, hydrated, main, open, retryUntil, shownGames } from '../support/visit.ts'

test('a studio is found in the picker, and its page keeps to one category', { tag: '@core' }, async ({ page }) => {
  await open(page, '/games/slots')
  await buttonNamed(page, 'game-lists:chooseStudio').click()
  const picker = page.getByRole('dialog', { name: t('game-lists:studiosTitle') })
  const studio = picker.getByRole('link').nth(10)
  const name = (await studio.innerText()).trim()
  await picker.getByRole('searchbox', { name: t('game-lists:findStudio') }).fill(name.slice(0, 3).toUpperCase())
  await picker.getByRole('link', { name }).click()
  await expect(picker).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const categories = page.getByRole('navigation', { name: t('game-lists:filterByCategory') })
  const categoryName = await categories.getByRole('link').nth(1).innerText()
  const category = categories.getByRole('link', { name: categoryName, exact: true })
  await category.click()
  const title = t('game-lists:producerCategoryTitle', { category: categoryName, producer: name })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(category).toHaveAttribute('aria-current', 'page')
})

test('a part that did not load says so in its place and can be retried', async ({ page, sandbox, complaints }) => {
  complaints.expect(/503/)
  await test.step('a part of the lobby', async () => {
    await sandbox.fault({ path: '/json-api/banners', status: 503 })
    await open(page, anew('/'))
    await expect(page.getByText(t('lobby:bannersFailed'))).toBeVisible()
    await expect(gameLinks(page).first()).toBeVisible()
    await sandbox.clearFaults()
    await retryUntil(main(page), () => page.getByRole('region', { name: t('lobby:banners') }).isVisible())
  })
  await test.step('the games of a category', async () => {
    await sandbox.fault({ path: '/json-api/v2/games', status: 503 })
    const served = await page.goto(anew('/games/slots'))
    expect(served?.status()).toBe(200)
    await hydrated(page)
    await expect(page.getByText(t('lobby:rowFailed'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await sandbox.clearFaults()
    await retryUntil(main(page), () => gameLinks(page).first().isVisible())
  })
  await test.step('the next page of a list', async () => {
    await open(page, '/games/slots')
    await sandbox.fault({ path: '/json-api/v2/games', status: 503 })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.getByText(t('games:moreFailed'))).toBeVisible()
    await expect(gameLinks(page)).toHaveCount(24)
    await sandbox.clearFaults()
    // The end of the list may still be in view: it goes on growing.
    await retryUntil(main(page), async () => (await shownGames(page)) >= 48)
  })
})

test('a game that a guest played is in the lobby next time', async ({ page }) => {
  await open(page, '/games/slots')
  const path = (await gameLinks(page).first().getAttribute('href')) ?? ''
  await gameLinks(page).first().click()
  await expect(page.getByTestId('game-iframe')).toBeVisible()
  const kept = () => page.evaluate(() => Object.values(localStorage).join(' '))
  await expect.poll(kept).toContain(path.replace('/play/', ''))
  await open(page, '/')
  const recent = page.getByRole('region', { name: t('lobby:recent') })
  await expect(recent.locator(`a[href="${path}"]`)).toBeVisible()
})
