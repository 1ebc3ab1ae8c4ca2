import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, gameLinks, linkNamed, open } from '../support/visit.ts'

const count = (page: Page) => page.locator('main output', { hasText: t.like('games:count') }).first()
const namesOf = async (page: Page) =>
  await page
    .locator('main [data-card] a[href^="/play/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
const removeJackpot = t('game-lists:removeFilter', { filter: t('games:badgeJackpot') })
const clearAll = (page: Page) => linkNamed(page, 'game-lists:clearFilters')

test('filters add up, are undone by back, and each can be removed', async ({ page }) => {
  await open(page, '/games/slots')
  const whole = await count(page).innerText()
  const features = page.getByRole('list', { name: t('game-lists:features') })
  const demo = linkNamed(features, 'game-lists:demoOnly')
  await linkNamed(features, 'games:badgeJackpot').click()
  await expect(page).toBeAt(/\/games\/slots\?feature=jackpot$/)
  await expect(count(page)).not.toHaveText(whole)
  const jackpots = await count(page).innerText()
  await demo.click()
  await expect(page).toBeAt(/\?feature=jackpot&demo$/)
  await expect(demo).toBeFocused()
  await expect(count(page)).not.toHaveText(jackpots)
  const narrowed = await count(page).innerText()

  await page.goBack()
  await expect(page).toBeAt(/\?feature=jackpot$/)
  await expect(count(page)).toHaveText(jackpots)
  await page.goForward()
  await expect(count(page)).toHaveText(narrowed)
  await page.getByRole('link', { name: removeJackpot }).click()
  await expect(page).toBeAt(/\/games\/slots\?demo$/)
  await clearAll(page).click()
  await expect(page).toBeAt(/\/games$/)
  await expect(clearAll(page)).toBeHidden()
})

test('in the sheet each choice has its count, and applies on submit', async ({ page }) => {
  await open(page, '/games')
  const before = await count(page).innerText()
  await buttonNamed(page, 'game-lists:filters').click()
  const sheet = page.getByRole('dialog', { name: t('game-lists:filters') })
  const studios = sheet.getByRole('group', { name: t('game-lists:studios') })
  const apply = sheet.getByRole('button', { name: t.like('game-lists:showFound') })
  await expect(apply).toBeVisible()
  for (const at of [0, 1]) await studios.getByRole('button', { disabled: false }).nth(at).click()
  await sheet.getByRole('button', { name: new RegExp(`^${t('games:badgeNew')} \\d+$`) }).click()
  await expect(count(page)).toHaveText(before)
  const promised = Number(/\d+/.exec(await apply.innerText())?.[0])
  await apply.click()
  await expect(sheet).toBeHidden()
  await expect(page).toBeAt(/\/games\?producer=[\w-]+,[\w-]+&feature=new$/)
  await expect(count(page)).toHaveText(t('games:count', { count: promised }))
  await expect(buttonNamed(page, 'game-lists:filters')).toBeFocused()
})

test('the server renders the same filtered list, for browsers without script too', async ({ browser, stack, page }) => {
  const path = '/games/slots?feature=jackpot,new&demo&sort=name'
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', baseURL: stack.site })
  const served = await plain.newPage()
  await served.goto(path)
  await expect.poll(() => namesOf(served)).toHaveLength(24)
  const games = await namesOf(served)
  await expect(served.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(served.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/games\/slots$/)
  await expect(served).toHaveTitle(new RegExp(`${t('games:badgeJackpot')}, ${t('game-lists:demoOnly')}`))
  await served.getByRole('link', { name: removeJackpot }).click()
  await expect(served).toHaveURL(/\?feature=new&demo&sort=name$/)
  await served.goto('/games/slots')
  const more = linkNamed(served, 'games:more')
  await more.click()
  await expect(served).toHaveURL(/\?page=2$/)
  await expect(gameLinks(served)).toHaveCount(48)
  await plain.close()

  await open(page, path)
  await expect.poll(async () => (await namesOf(page)).slice(0, 24)).toEqual(games)
})
