import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { accountButton, fillRegistration, freshEmail, passwordField, registerButton } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { anew, buttonNamed, chooseLanguage, follow, hydrated, open } from '../support/visit.ts'

interface Layer {
  readonly name: string
  /** Opens it and waits until it is open. */
  readonly show: (page: Page) => Promise<void>
  readonly isOpen: (page: Page) => Promise<boolean>
}

const isMenuOpen = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.matches(':popover-open'))
const isDialogOpen = async (page: Page) => (await page.getByRole('dialog').count()) > 0

const menu = (page: Page) => page.getByRole('button', { name: t('layout:menu'), exact: true })
const filters = (page: Page) => buttonNamed(page, 'game-lists:filters').first()

const LAYERS: readonly Layer[] = [
  { name: 'menu', show: (page) => menu(page).tap(), isOpen: (page) => isMenuOpen(page, 'menu-sheet') },
  { name: 'account', show: (page) => accountButton(page).tap(), isOpen: (page) => isMenuOpen(page, 'account-panel') },
  {
    name: 'messages',
    show: (page) => page.getByRole('button', { name: t('layout:notices') }).tap(),
    isOpen: (page) => isMenuOpen(page, 'messages'),
  },
  { name: 'search', show: (page) => buttonNamed(page, 'layout:search').first().tap(), isOpen: isDialogOpen },
  { name: 'filters', show: (page) => filters(page).tap(), isOpen: isDialogOpen },
  {
    name: 'chat, opened in the menu',
    show: async (page) => {
      await menu(page).tap()
      await page
        .locator('#menu-sheet')
        .getByRole('button', { name: t('layout:support') })
        .tap()
      await expect.poll(() => isMenuOpen(page, 'menu-sheet')).toBe(false)
    },
    isOpen: isDialogOpen,
  },
]

/** The entry in the browser's history is that of the page. */
const isAtPage = (page: Page) => page.evaluate(() => !('layer' in (history.state as object)))

async function shown({ show, isOpen }: Layer, page: Page): Promise<void> {
  await show(page)
  await expect.poll(() => isOpen(page)).toBe(true)
  await expect.poll(() => isAtPage(page)).toBe(false)
}

test('"back" closes what is open, and then leaves the page', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/rules')
  await follow(page, '/games')
  await expect(page).toBeAt('/games')
  for (const layer of LAYERS)
    await test.step(layer.name, async () => {
      await shown(layer, page)
      await page.goBack()
      await expect.poll(() => layer.isOpen(page)).toBe(false)
      await expect.poll(() => isAtPage(page)).toBe(true)
      await expect(page).toBeAt('/games')
    })
  await page.goBack()
  await expect(page).toBeAt('/rules')
})

test('"back" closes the question for a person, and keeps the form', async ({ page, sandbox }) => {
  await sandbox.serverData({ captcha: { enabled_register: true, active_version: 2 } })
  await open(page, '/rules')
  await follow(page, anew('/registration'))
  await fillRegistration(page, { email: freshEmail() })
  const question = page.getByRole('dialog', { name: t('auth:captchaTitle') })
  for (let time = 0; time < 2; time += 1) {
    await registerButton(page).tap()
    await expect(question).toBeVisible()
    await expect.poll(() => isAtPage(page)).toBe(false)
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(page).toBeAt(/\/registration\?/)
    await expect(passwordField(page)).toHaveValue('secret-pass-1')
  }
})

test('what closes by other means leaves nothing to go back to', async ({ page }) => {
  const [sheet] = LAYERS.filter(({ name }) => name === 'filters')
  const [list] = LAYERS.filter(({ name }) => name === 'menu')
  if (!sheet || !list) throw new Error('no such layer')
  const leave = async (path: string) => {
    await page.goBack()
    await expect(page).toBeAt(path)
  }
  await open(page, '/rules')
  await follow(page, '/games')
  await expect(filters(page)).toBeVisible()

  await test.step('its button', async () => {
    await shown(sheet, page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('game-lists:close') })
      .first()
      .tap()
    await expect.poll(() => isAtPage(page)).toBe(true)
  })
  await test.step('a press that navigates', async () => {
    await shown(sheet, page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('games:badgeJackpot') })
      .first()
      .tap()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t.like('game-lists:showFound') })
      .tap()
    await expect(page).toBeAt('/games?feature=jackpot')
    await leave('/games')
  })
  await test.step('a link in it', async () => {
    await shown(list, page)
    await page.locator('#menu-sheet a[href="/promo"]').tap()
    await expect(page).toBeAt('/promo')
    await leave('/games')
  })
  await test.step('another language', async () => {
    await shown(list, page)
    await chooseLanguage(page, 'Italiano')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await page.goBack()
    await expect.poll(() => isMenuOpen(page, 'menu-sheet')).toBe(false)
    await expect(page).toBeAt('/games')
  })
  await test.step('a reload', async () => {
    await shown(list, page)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => isAtPage(page)).toBe(true)
  })
  await leave('/rules')
})
