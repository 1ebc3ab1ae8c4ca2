/**
 * @promise Forms and validation: on a phone a refused field comes into view with its label
 * @journey shell/room-on-a-phone
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { t, textsOf } from '../support/texts.ts'
import { GAME, open, OTHER_GAME, PLAYER_PAGES } from '../support/visit.ts'

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
})
