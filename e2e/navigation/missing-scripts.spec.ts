import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { passwordField } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { banner, buttonNamed, follow, game, headingNamed, open } from '../support/visit.ts'

const notLoaded = t.like('dialogs:notLoaded')
const tryAgain = (page: Page) => buttonNamed(page, 'errors:retry')

test.beforeEach(({ complaints }) => complaints.expect(/ERR_FAILED|dynamically imported module/))

/** Blocks a script; returns whether it was requested and a function that lets it load. */
async function withhold(page: Page, script: string) {
  const url = new RegExp(`/assets/${script}-`)
  let isAsked = false
  await page.route(url, async (route) => {
    isAsked = true
    await route.abort()
  })
  return { isAsked: () => isAsked, release: () => page.unroute(url) }
}

for (const { script, path, button, dialog } of [
  { script: 'search-panel', path: '/', button: t.like('layout:searchLong'), dialog: t('search:title') },
  {
    script: 'producer-picker',
    path: '/games/slots',
    button: t.like('games:chooseStudio'),
    dialog: t('games:studiosTitle'),
  },
  { script: 'filter-sheet', path: '/games/slots', button: t.like('games:filters'), dialog: t('games:filters') },
]) {
  test(`${script}: a script that does not come is said, and a retry brings it`, async ({ page }) => {
    const { release } = await withhold(page, script)
    await open(page, path)
    const heading = page.getByRole('heading', { level: 1 }).first()
    const title = (await heading.textContent()) ?? ''
    await page.getByRole('button', { name: button }).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog').getByText(notLoaded)).toBeVisible()
    await expect(heading).toHaveText(title)
    await release()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('errors:retry') })
      .click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
  })
}

test('a game for money goes on where the script of its figures does not come', async ({ page, openAsPlayer }) => {
  const { isAsked } = await withhold(page, 'play-figures')
  await openAsPlayer('/play/hungry-werewolf-hour')
  await expect(game(page)).toHaveAttribute('data-instance', /\w+/)
  await expect.poll(isAsked).toBe(true)
  const instance = (await game(page).getAttribute('data-instance')) ?? ''
  const lobby = banner(page).locator('a[href="/"]').first()
  await lobby.focus()
  await lobby.press('Enter')
  await expect(page).toBeAt('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('errors:serverTitle'))
  await expect(game(page)).toHaveAttribute('data-instance', instance)
})

test('the lobby stands where the script that moves its banners does not come', async ({ page }) => {
  const { isAsked } = await withhold(page, 'carousel-motion')
  await open(page, '/')
  await expect.poll(isAsked).toBe(true)
  const banners = page.getByRole('region', { name: t('lobby:banners') })
  await expect(banners).toBeVisible()
  await banners.getByRole('button').first().click()
  await expect(banners).toBeVisible()
})

test('what was typed to register stays where the script of the phone field does not come', async ({ page }) => {
  const { release } = await withhold(page, 'phone-field')
  await open(page, '/registration')
  await passwordField(page).fill('a-secret-1')
  await page.getByRole('tab', { name: t('auth:byPhone') }).click()
  await expect(page.getByText(notLoaded)).toBeVisible()
  await release()
  await tryAgain(page).click()
  await expect(page.locator('input[type="tel"]')).toBeVisible()
  await expect(passwordField(page)).toHaveValue('a-secret-1')
})

test('a page whose script does not come leaves the running game alone', async ({ page, sandbox }) => {
  const { release } = await withhold(page, 'static-page')
  await open(page, '/play/hungry-werewolf-hour')
  await expect(game(page)).toHaveAttribute('data-instance', /\w+/)
  const instance = (await game(page).getAttribute('data-instance')) ?? ''
  await sandbox.clearRequests()

  await follow(page, '/rules')
  await expect(headingNamed(page, 'errors:serverTitle', 1)).toBeVisible()
  await expect(game(page)).toHaveAttribute('data-instance', instance)
  await expect.poll(async () => (await sandbox.requests('/log')).length).toBeGreaterThan(0)
  await release()
  await tryAgain(page).click()
  await expect(page.locator('article')).toContainText(/18/)
})
