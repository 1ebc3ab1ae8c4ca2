import type { Page } from '@playwright/test'
import { expect, FAILED_CALL, test } from '../support/journey.ts'
import { accountButton, fillRegistration, passwordField } from '../support/players.ts'
import { t } from '../support/texts.ts'
import {
  advanceUntil,
  banner,
  buttonNamed,
  follow,
  game,
  gameLinks,
  headerBalance,
  headingNamed,
  hydrated,
  main,
  open,
  retryUntil,
  signInByCall,
} from '../support/visit.ts'

test.beforeEach(({ complaints }) => complaints.expect(/ERR_FAILED|dynamically imported module/))

/**
 * Blocks a script; returns whether it was requested and a function that lets it load. The page is never idle: what loads
 * then would load the script before the retry is pressed.
 */
async function withhold(page: Page, script: string) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const url = new RegExp(`/assets/${script}-`)
  let isAsked = false
  await page.route(url, async (route) => {
    isAsked = true
    await route.abort()
  })
  return { isAsked: () => isAsked, release: () => page.unroute(url) }
}

const PAGE = '/rules'
const HTML = { contentType: 'text/html', body: '<!doctype html>' }

test('a page whose first script comes as something else is loaded again, and says so where that does not help', async ({
  page,
  complaints,
}) => {
  complaints.expect(/MIME type|Content Security Policy/)
  let isBroken = true
  await page.route(/\/assets\/entry-client-/, (route) => (isBroken ? route.fulfill(HTML) : route.continue()))
  await page.goto(PAGE)
  const note = page.getByRole('link', { name: t('old-page:incomplete') })
  await expect(note).toBeVisible()
  isBroken = false
  await note.click()
  await hydrated(page)
  await expect(note).toHaveCount(0)
})

for (const part of [0.2, 0.6, 0.99])
  test(`a page of which ${part * 100} % came is loaded again`, async ({ page, complaints }) => {
    complaints.expect(/Content Security Policy|JSON/)
    let documents = 0
    await page.route(PAGE, async (route) => {
      if (route.request().isNavigationRequest()) documents += 1
      if (documents > 1) return route.continue()
      const answer = await route.fetch()
      const body = await answer.text()
      return route.fulfill({ response: answer, body: body.slice(0, body.length * part) })
    })
    await page.goto(PAGE)
    await hydrated(page)
    expect(documents).toBe(2)
  })

test('a dialog whose script a new release replaced asks for a reload, which opens it', async ({ page, complaints }) => {
  complaints.expect(FAILED_CALL)
  let isReplaced = true
  await page.route(/\/assets\/(filter-sheet|entry-client)-/, async (route) => {
    const isFirstLoad = route.request().method() === 'GET' && route.request().url().includes('/entry-client-')
    await (isReplaced && !isFirstLoad ? route.fulfill({ status: 404 }) : route.continue())
  })
  await open(page, '/games/slots')
  await page.getByRole('button', { name: t.like('game-lists:filters') }).click()
  await expect(page.getByRole('dialog').getByText(t('dialogs:outdated'))).toBeVisible()
  isReplaced = false
  const reloaded = page.waitForEvent('domcontentloaded')
  await buttonNamed(page, 'dialogs:reload').click()
  await reloaded
  await hydrated(page)
  await page.getByRole('button', { name: t.like('game-lists:filters') }).click()
  await expect(page.getByRole('dialog', { name: t('game-lists:filters') })).toBeVisible()
})

test('a page whose script a new release replaced asks for a reload, which opens it', async ({ page, complaints }) => {
  complaints.expect(FAILED_CALL)
  let isReplaced = true
  const asked: string[] = []
  await page.route(/\/assets\/(static-page|entry-client)-/, async (route) => {
    const isFirstLoad = route.request().method() === 'GET' && route.request().url().includes('/entry-client-')
    if (!isFirstLoad) asked.push(route.request().method())
    await (isReplaced && !isFirstLoad ? route.fulfill({ status: 404 }) : route.continue())
  })
  await open(page, '/games/slots')
  await follow(page, '/rules')
  await expect(headingNamed(page, 'errors:updatedTitle', 1)).toBeVisible()
  expect(asked.filter((method) => method === 'GET')).toHaveLength(1)
  isReplaced = false
  await buttonNamed(page, 'dialogs:reload').click()
  await expect(page.locator('article')).toContainText(/18/)
})

test("the player's part of the header that did not load is loaded by a retry, as the page is", async ({
  page,
  sandbox,
  newcomer,
  complaints,
}) => {
  // The browser lacks a part that the server drew.
  complaints.expect(/"label":"hydration"/)
  await sandbox.createPlayer(newcomer)
  await signInByCall(page, newcomer)
  const { release } = await withhold(page, 'player-header')
  await open(page, '/rules')
  await expect(buttonNamed(banner(page), 'errors:retry')).toBeVisible()
  await release()
  await retryUntil(banner(page), () => headerBalance(page).isVisible())
  await retryUntil(main(page), () => page.locator('article').isVisible())
  await expect(page.locator('article')).toContainText(/18/)
})

test('a game for money goes on where the script of its figures does not load', async ({ page, openAsPlayer }) => {
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

test('where the script of calls does not load, reads fail, and a retry loads them', async ({ page }) => {
  const { isAsked, release } = await withhold(page, 'calls')
  await open(page, '/')
  await follow(page, '/games/slots')
  await expect.poll(isAsked).toBe(true)
  await expect(buttonNamed(page, 'errors:retry').first()).toBeVisible()
  await release()
  await retryUntil(page, () => gameLinks(page).first().isVisible())
})

test('a page whose script does not load leaves the running game alone', async ({ page, sandbox }) => {
  const { release } = await withhold(page, 'static-page')
  await open(page, '/play/hungry-werewolf-hour')
  await expect(game(page)).toHaveAttribute('data-instance', /\w+/)
  const instance = (await game(page).getAttribute('data-instance')) ?? ''
  await sandbox.clearRequests()

  await follow(page, '/rules')
  await expect(headingNamed(page, 'errors:genericTitle', 1)).toBeVisible()
  await expect(game(page)).toHaveAttribute('data-instance', instance)
  await expect.poll(async () => (await sandbox.requests('/log')).length).toBeGreaterThan(0)
  await release()
  await retryUntil(page, () => page.locator('article').isVisible())
  await expect(page.locator('article')).toContainText(/18/)
  await expect(game(page)).toHaveAttribute('data-instance', instance)
})

test('a dialog whose script neither comes nor fails says so after half a minute, and a retry opens it', async ({
  page,
}) => {
  await page.clock.install()
  const held = /\/assets\/search-panel-/
  await page.route(held, () => undefined)
  await open(page, '/rules')
  await page.keyboard.press('/')
  const notLoaded = page.getByRole('dialog').getByText(t('dialogs:notLoaded'))
  await advanceUntil(page, () => notLoaded.isVisible())
  await page.unroute(held)
  await buttonNamed(page, 'errors:retry').click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
})

test('where the script of favourites does not load, it is loaded again by itself', async ({ page }) => {
  await page.clock.install()
  const script = /\/assets\/follow-own-games-/
  await page.route(script, (route) => route.abort())
  const given = page.waitForRequest((request) => (request.postData() ?? '').includes('own games'))
  await open(page, '/games?favourites')
  await given
  await page.unroute(script)
  await advanceUntil(page, () => headingNamed(page, 'game-lists:noFavourites').isVisible())
})

test('what the account panel shows beside the balances is loaded by a retry', async ({ page, openAsPlayer }) => {
  const { isAsked, release } = await withhold(page, 'panel-details')
  await openAsPlayer('/rules')
  await accountButton(page).click()
  const panel = page.getByRole('dialog', { name: t('layout:profile') })
  await expect(panel.getByText(t('dialogs:notLoaded'))).toBeVisible()
  expect(isAsked()).toBe(true)
  await release()
  await retryUntil(panel, async () => (await panel.getByText(t('dialogs:notLoaded')).count()) === 0)
  await expect(panel.locator('a[href^="/profile/achievements"]').first()).toBeVisible()
})

test('a dialog whose script came damaged asks for a reload past the caches, which opens it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/SyntaxError|"type":"SyntaxError"/)
  const filters = page.getByRole('button', { name: t.like('game-lists:filters') })
  const damaged = /\/assets\/filter-sheet-/
  await page.route(damaged, async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    await route.fulfill({ response: answer, body: body.slice(0, body.length / 2) })
  })
  await open(page, '/games/slots')
  await filters.click()
  await expect(page.getByRole('dialog').getByText(t('dialogs:damaged'))).toBeVisible()
  await page.unroute(damaged)
  const reloaded = page.waitForEvent('domcontentloaded')
  await buttonNamed(page, 'dialogs:reload').click()
  await reloaded
  await hydrated(page)
  await filters.click()
  await expect(page.getByRole('dialog', { name: t('game-lists:filters') })).toBeVisible()
})

test('a dialog that is opened without a connection says just that, and opens with it', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/games/slots')
  await context.setOffline(true)
  await page.getByRole('button', { name: t.like('game-lists:filters') }).click()
  await expect(page.getByRole('dialog').getByText(t('errors:offlineTitle'))).toBeVisible()
  await context.setOffline(false)
  await buttonNamed(page, 'errors:retry').click()
  await expect(page.getByRole('dialog', { name: t('game-lists:filters') })).toBeVisible()
})

test('a search whose script alone does not load says so, and asks for a reload once it is gone', async ({
  page,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  const { isAsked, release } = await withhold(page, 'search-panel')
  await open(page, '/rules')
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('dialogs:notLoaded'))).toBeVisible()
  expect(isAsked()).toBe(true)
  await release()
  await page.route(/\/assets\/search-panel-/, (route) => route.fulfill({ status: 404 }))
  await buttonNamed(dialog, 'errors:retry').click()
  await expect(dialog.getByText(t('dialogs:outdated'))).toBeVisible()
})

test('a reload for a new release keeps what was typed, but not the password, and the browser does not ask', async ({
  page,
  complaints,
}) => {
  complaints.expect(FAILED_CALL)
  let isReplaced = true
  await page.route(/\/assets\/(phone-field|entry-client)-/, async (route) => {
    const isFirstLoad = route.request().method() === 'GET' && route.request().url().includes('/entry-client-')
    await (isReplaced && !isFirstLoad ? route.fulfill({ status: 404 }) : route.continue())
  })
  await open(page, '/registration')
  await fillRegistration(page, { email: 'kept@croupier.test' })
  const nickname = await page.getByLabel(t('auth:nickname')).inputValue()
  await page.getByRole('tab', { name: t('auth:byPhone') }).click()
  await expect(main(page).getByText(t('dialogs:outdated'))).toBeVisible()
  isReplaced = false
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const reloaded = page.waitForEvent('domcontentloaded')
  await buttonNamed(main(page), 'dialogs:reload').click()
  await reloaded
  await hydrated(page)
  await expect(page.getByLabel(t('auth:nickname'))).toHaveValue(nickname)
  await expect(page.getByRole('textbox', { name: t('auth:day') })).toHaveValue('17')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(passwordField(page)).toHaveValue('')
  await page.getByRole('tab', { name: t('auth:byEmail') }).click()
  await expect(page.getByLabel(t('auth:email'), { exact: true })).toHaveValue('kept@croupier.test')
  expect(asked).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('typed'))).toBe('null')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel(t('auth:nickname'))).toHaveValue('')
})
