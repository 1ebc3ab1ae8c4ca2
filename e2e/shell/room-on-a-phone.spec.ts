/**
 * @promise Look and accessibility: texts, lists, account and footer begin at the same margin
 * @journey shell/room-on-a-phone
 *
 * @promise Game frame: the small window of a phone has a bar of one line, in which money is whole
 * @proof draggable-window.stories (LongTitle)
 * @journey shell/room-on-a-phone
 *
 * @promise Look and accessibility: a balance and a score of any size are whole on a phone
 * @proof here, podium.stories (HugeScores)
 * @journey shell/room-on-a-phone
 *
 * @promise Forms and validation: on a phone a refused field comes into view with its label
 * @journey shell/room-on-a-phone
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { accountButton } from '../support/players.ts'
import { t, textsOf } from '../support/texts.ts'
import { follow, GAME, open, OTHER_GAME, PLAYER_PAGES } from '../support/visit.ts'

const PROFILE_TABS = PLAYER_PAGES.filter((path) => path.startsWith('/profile/'))

const contentTop = (page: Page) =>
  page.evaluate(() => document.querySelector('nav[data-slot="section-tabs"]')!.getBoundingClientRect().bottom)

test('the question of consent and the bottom bar leave the page three quarters of a phone', async ({ page, stack }) => {
  const asked = textsOf('en', 'caju')
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, `${stack.siteOf('caju')}/login`)
  const question = page.getByRole('region', { name: asked('consent:title') })
  const top = () => question.evaluate((bar) => bar.getBoundingClientRect().top)
  expect(await top()).toBeGreaterThan(0.75 * 740)
  await test.step('on a small phone the button of the login is whole', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    const button = page.getByRole('button', { name: asked('auth:logIn') })
    expect(await button.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThanOrEqual(await top())
  })
})

test('a balance and a score of any size are whole on a phone', async ({ page, sandbox, openAsPlayer }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { login } = await openAsPlayer('/rules', { balance: 987_654_321_012, currency: 'KZT' })
  const amount = page.getByTestId('header-balance')
  const cut = () => amount.evaluate((one) => one.scrollWidth - one.clientWidth)
  await expect(amount).toHaveText(/9,876,543,210\.12/)
  await expect.poll(cut).toBeLessThanOrEqual(0)

  await sandbox.tournament({ slug: 'huge-scores', mechanic: 'bets', prizes: ['Phone'], rivals: 3 })
  await sandbox.seat('huge-scores', login, { score: 987_654_321_098_765 })
  await open(page, '/tournaments/huge-scores')
  const score = page.getByText(/987\.65/).first()
  await expect(score).toBeVisible()
  const lines = () =>
    score.evaluate((one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))
  await expect.poll(lines).toBeLessThan(1.5)
  await expect.poll(cut).toBeLessThanOrEqual(0)
})

test('each tab of the profile begins below 260 px of head on a phone; a wide screen shows all tabs', async ({
  page,
  openAsPlayer,
}) => {
  await openAsPlayer('/rules', { nickname: 'A name that is as long as the platform takes them', bonus: 5000 })
  const tabs = page.getByRole('navigation', { name: t('profile:sections') })
  for (const path of PROFILE_TABS) {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, path)
    await expect.poll(() => contentTop(page), path).toBeLessThanOrEqual(260)
    await expect(tabs).toHaveAttribute('data-more')
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(tabs).not.toHaveAttribute('data-more')
  for (const link of await tabs.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
})

test('the tab of the page is whole, also once fonts that came late have made the tabs wider', async ({
  page,
  openAsPlayer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAsPlayer('/profile/verification')
  const tabs = page.locator('nav[data-slot="section-tabs"]')
  const behindEdge = () =>
    tabs.evaluate((list) => {
      const current = list.querySelector('[aria-current="page"]')!
      return Math.round(current.getBoundingClientRect().right - list.getBoundingClientRect().right)
    })
  await expect.poll(behindEdge).toBeLessThanOrEqual(0)
  // As wide as another font.
  await tabs.evaluate((list) => (list.style.letterSpacing = '3px'))
  await expect.poll(behindEdge).toBeLessThanOrEqual(0)
  await expect(tabs).toHaveAttribute('data-more', 'start')
})

test('a field that is refused comes into view with its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '/registration')
  const email = page.getByRole('textbox', { name: t('auth:email') })
  await page.getByRole('button', { name: t('auth:register') }).click()
  await expect(email).toBeFocused()
  const label = page.getByText(t('auth:email'), { exact: true })
  const bottom = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)
  await expect.poll(() => label.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(bottom)
})

test('the bar of a game takes at most 110 px of a phone, with a bonus and a tournament', async ({
  page,
  sandbox,
  openAsPlayer,
}) => {
  const toWager = 360_000
  const bonus = { type: 'cashback', title: 'Friday double', wager: 3, amount: 120_000, state: 'activated', toWager }
  const { login } = await openAsPlayer('/rules', { bonus: 120_000, wagering: toWager, gifts: [bonus] })
  await sandbox.tournament({
    slug: 'room-cup',
    mechanic: 'bets',
    games: [GAME.replace('/play/', '')],
    prizes: ['Phone'],
  })
  await sandbox.seat('room-cup', login, { isChosen: true })
  const figures = page.getByTestId('play-figures')
  for (const game of [GAME, OTHER_GAME]) {
    await open(page, game)
    for (const part of ['play-wager', 'play-tournament']) await expect(page.getByTestId(part)).toBeVisible()
    for (const [width, height] of [
      [360, 740],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      const bar = figures.locator('xpath=ancestor::*[@data-slot="frame-bar"]')
      await expect.poll(() => bar.evaluate((one) => one.clientHeight), `${game}, ${width} px`).toBeLessThanOrEqual(110)
    }
  }
  await test.step('nothing under the game takes the focus', async () => {
    for (const under of ['header a', 'main h1 ~ a', 'footer a']) {
      const focused = page.locator(under).first()
      await focused.evaluate((link: HTMLElement) => link.focus())
      await expect(focused).not.toBeFocused()
    }
  })
  await test.step('beside another page it has a bar of one line, whose money is whole', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await follow(page, '/promo')
    const bar = page.locator('[data-slot="draggable-window"][data-mode="window"] [data-slot="frame-bar"]')
    const money = bar.getByTestId('play-balance')
    await expect(money).toBeVisible()
    expect(await bar.evaluate((one) => one.clientHeight)).toBe(44)
    const end = await money.evaluate((one) => one.getBoundingClientRect().right)
    const button = bar.getByRole('button').last().locator('xpath=..')
    expect(end).toBeLessThanOrEqual(await button.evaluate((one) => one.getBoundingClientRect().left))
  })
})

test('on a tablet the order of the shop stands beside the last kind of product', async ({ page, openAsPlayer }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openAsPlayer('/compoints?lang=ru')
  const kinds = page.getByRole('main').getByRole('group').first()
  await expect(kinds.getByRole('button').last()).toBeVisible()
  const order = page.getByRole('main').getByRole('combobox')
  const [kind, chosen] = await Promise.all([kinds.getByRole('button').last(), order].map((part) => part.boundingBox()))
  expect(chosen!.y).toBeLessThan(kind!.y + kind!.height)
})

test('texts, lists, account and footer begin at the same margin', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/rules')
  await page.setViewportSize({ width: 768, height: 900 })
  for (const path of ['/promo', '/tournaments', '/rules', '/cookies', '/accessibility', '/compoints', '/messages']) {
    await open(page, path)
    const places = await page.evaluate(() => {
      const begin = document.querySelector('main')!.getBoundingClientRect().left
      const left = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().left - begin
      const margin = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--gutter'))
      return { margin, heading: left('main h1'), footer: left('footer nav h2') }
    })
    const { margin } = places
    expect(margin).toBeGreaterThan(0)
    expect.soft(places, path).toEqual({ margin, heading: margin, footer: margin })
  }
})

test('at a zoom of 400 % what has the focus in the account panel is in view', async ({ page, openAsPlayer }) => {
  await page.setViewportSize({ width: 360, height: 225 })
  await openAsPlayer('/rules')
  await accountButton(page).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: t('layout:profile') })
  await expect(panel.getByRole('link', { name: t('layout:gifts') })).toBeAttached()
  const focused = panel.locator(':focus')
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    await expect(focused).toHaveCount(1)
    const isInView = await focused.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isInView, await focused.innerText()).toBe(true)
  }
})
