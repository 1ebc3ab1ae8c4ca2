import type { Page } from '@playwright/test'
import { amountField, question } from '../support/cashbox.ts'
import { expect, test } from '../support/journey.ts'
import { fillRegistration } from '../support/players.ts'
import { t, textsOf } from '../support/texts.ts'
import {
  buttonNamed,
  chooseLanguage,
  game,
  gameLinks,
  linkNamed,
  loadGames,
  open,
  shownGames,
} from '../support/visit.ts'

const italian = textsOf('it')
const portuguese = textsOf('br')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('another language changes the page in place, the open game goes on', async ({ page }) => {
  await open(page, '/games')
  await gameLinks(page).first().click()
  await expect(game(page)).toHaveAttribute('data-instance', /\w+/)
  const instance = (await game(page).getAttribute('data-instance')) ?? ''
  await linkNamed(page, 'game:minimise').click()
  await expect(page).toBeAt('/games')

  const choice = page.getByRole('contentinfo').getByRole('link', { name: 'Português' })
  await choice.focus()
  await choice.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(title(page)).toHaveText(portuguese('games:allGames'))
  await expect(gameLinks(page).first()).toBeVisible()
  await expect(game(page)).toHaveAttribute('data-instance', instance)
  await expect(page.getByRole('region', { name: portuguese.like('game:frame') })).toBeVisible()
  await page.goto('/rules')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
})

test('a change of language keeps the position in a long list', async ({ page }) => {
  await open(page, '/games/slots?lang=en')
  await loadGames(page, 96)
  await page.evaluate(() => window.scrollTo(0, 2500))
  await chooseLanguage(page, 'Italiano')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect.poll(() => shownGames(page)).toBeGreaterThanOrEqual(96)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2500)
})

test('a half-filled registration is kept, its currency and country follow', async ({ page }) => {
  const form = page.locator('main form')
  const currency = form.locator('[name=currency]')
  const country = form.locator('[name=country]')
  await open(page, '/registration?lang=en&board=place')
  await expect(currency).toHaveValue('EUR')
  await expect(country).toHaveValue('gb')
  await expect(page.getByText(t('auth:currencyHint'))).toBeVisible()
  await fillRegistration(page, { email: 'ada@example.com' })

  await chooseLanguage(page, 'Português')
  await expect(title(page)).toHaveText(portuguese('auth:registrationTitle'))
  await expect(currency).toHaveValue('BRL')
  await expect(country).toHaveValue('br')
  await currency.selectOption('USD')
  await chooseLanguage(page, 'Italiano')
  await expect(country).toHaveValue('it')
  await expect(currency).toHaveValue('USD')
  await expect(page.getByLabel(italian('auth:email'), { exact: true })).toHaveValue('ada@example.com')
})

test('a typed amount and an open question follow the language', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/cashbox')
  await amountField(page).fill('12345.5')
  await chooseLanguage(page, 'Italiano')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.locator('input[name=amount]')).toHaveValue('12.345,50')

  await open(page, '/cashbox/limits?lang=en')
  await buttonNamed(page, 'limits:break_week').click()
  await expect(question(page)).toHaveAccessibleName(t('limits:askBreak_week'))
  await chooseLanguage(page, 'Italiano')
  await expect(question(page)).toHaveAccessibleName(italian('limits:askBreak_week'))
})
