import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../support/journey.ts'

const cards = (page: Page) => page.locator('main a[href^="/play/"]')
const count = (page: Page) => page.locator('main output').first()
const namesOf = (page: Page) => cards(page).locator('.game-card-name').allInnerTexts()

test('filters add up, are undone by back, and each can be removed', async ({ page }) => {
  await page.goto('/games/slots')
  await hydrated(page)
  const whole = await count(page).innerText()
  const features = page.getByRole('list', { name: 'Features' })
  await features.getByRole('link', { name: 'Jackpot' }).click()
  await expect(page).toBeAt(/\/games\/slots\?feature=jackpot$/)
  await features.getByRole('link', { name: 'With a demo' }).click()
  await expect(page).toBeAt(/\?feature=jackpot&demo$/)
  await expect(features.getByRole('link', { name: 'With a demo' })).toBeFocused()
  const narrowed = await count(page).innerText()
  expect(narrowed).not.toBe(whole)

  await page.goBack()
  await expect(page).toBeAt(/\?feature=jackpot$/)
  await page.goForward()
  await expect(count(page)).toHaveText(narrowed)

  await page.getByRole('link', { name: 'Remove Jackpot' }).click()
  await expect(page).toBeAt(/\/games\/slots\?demo$/)
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toBeAt(/\/games$/)
  await expect(page.getByRole('link', { name: 'Clear all' })).toBeHidden()
})

test('in the sheet each choice says how many games it brings, and nothing changes before it is applied', async ({
  page,
}) => {
  await page.goto('/games')
  await hydrated(page)
  const before = await count(page).innerText()
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const studios = sheet.getByRole('group', { name: 'Studios' })
  await expect(sheet.getByRole('button', { name: /^Show [\d,]+ games$/ })).toBeVisible()
  for (const at of [0, 1]) await studios.getByRole('button', { disabled: false }).nth(at).click()
  await sheet.getByRole('button', { name: /^New \d+$/ }).click()
  await expect(count(page)).toHaveText(before)
  const apply = sheet.getByRole('button', { name: /^Show \d+ games?$/ })
  const promised = /\d+ games?/.exec(await apply.innerText())?.[0]
  await apply.click()
  await expect(sheet).toBeHidden()
  await expect(page).toBeAt(/\/games\?producer=[\w-]+,[\w-]+&feature=new$/)
  await expect(count(page)).toHaveText(promised!)
  await expect(page.getByRole('button', { name: /Filters/ })).toBeFocused()
})

test('a combination that no game has says which wish to let go of', async ({ page }) => {
  await page.goto('/games/live?feature=crash&demo')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'No game has all of this' })).toBeVisible()
  const ways = page.getByRole('main').getByRole('link', { name: /^Without .* \d+$/ })
  await expect(ways.first()).toBeVisible()
  await ways.first().click()
  await expect(cards(page).first()).toBeVisible()
})

test('an address with unknown values shows what it means without them', async ({ page }) => {
  await page.goto('/games?sort=random&feature=cheap,jackpot&producer=nobody&page=3')
  await hydrated(page)
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Remove Jackpot' })).toBeVisible()
})

test('the server draws the same list for the same address, and keeps it out of indexes', async ({
  browser,
  stack,
  page,
}) => {
  const path = '/games/slots?feature=jackpot,new&demo&sort=name'
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const served = await plain.newPage()
  await served.goto(stack.site + path)
  const names = await namesOf(served)
  expect(names).toHaveLength(24)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare))
  await expect(served.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(served.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/games\/slots$/)
  await expect(served).toHaveTitle(/Slots, New, Jackpot, With a demo/)
  // Without script too a wish can be let go of.
  await served.getByRole('link', { name: 'Remove Jackpot' }).click()
  await expect(served).toHaveURL(/\?feature=new&demo&sort=name$/)
  // And the list goes on.
  await served.goto(`${stack.site}/games/slots`)
  await served.getByRole('link', { name: 'Show more games' }).click()
  await expect(served).toHaveURL(/\?page=2$/)
  await served.getByRole('link', { name: 'Show more games' }).click()
  await expect(cards(served)).toHaveCount(72)
  await plain.close()

  await page.goto(path)
  await hydrated(page)
  expect((await namesOf(page)).slice(0, 24)).toEqual(names)
})
