/**
 * @promise Look and accessibility: every page fits a narrow phone in the longest language
 *
 * @promise Look and accessibility: every control of every page is high and wide enough for a finger
 *
 * @promise Look and accessibility: every page fits a phone at twice the browser's font, and nothing is cut off within it
 *
 * @promise Look and accessibility: at 400 % zoom a dialog is read and answered by scrolling it
 */

import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from '../support/journey.ts'
import { DEMO_PLAYER } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { tooSmall } from '../support/touch.ts'
import {
  buttonNamed,
  follow,
  forgetCookies,
  GUEST_PAGES,
  headerBalance,
  main,
  open,
  OTHER_GAME,
  PLAYER_PAGES,
  signIn,
} from '../support/visit.ts'

// Its pages lead nowhere. axe skips what has no opacity.
test.use({ savesData: true, drawsPages: true })

declare global {
  interface Window {
    /** In a page after `axe.source` ran there. */
    axe: typeof axe
  }
}

/** Entries of lists that are built like the three before them. */
const REPEATED = 'main li:nth-child(n + 4)'
/** Checked on the first page only: it is the same on every page. */
const FOOTER = 'footer'
const LONGEST_LANGUAGE = 'ru'

/** On a desktop one page of each layout: all of them are checked on a phone, and every screen by its stories. */
const DESKTOP_PAGES: readonly string[] = [
  '/',
  '/games/slots',
  '/registration',
  OTHER_GAME,
  '/no-such-page',
  '/profile/info',
  '/cashbox',
  '/messages',
]
const pagesOf = (all: readonly string[], isMobile: boolean) =>
  isMobile ? all : all.filter((path) => DESKTOP_PAGES.includes(path))

/**
 * Goes through the pages in the longest language: axe finds nothing, and nothing runs over the edge of the screen. Only the
 * first page is loaded: loading all and axe with each took most of the time.
 */
async function expectSound(page: Page, [first = '/', ...others]: readonly string[]): Promise<void> {
  await open(page, `${first}?lang=${LONGEST_LANGUAGE}`)
  await page.evaluate(axe.source)
  await expectSoundNow(page, first, [REPEATED])
  for (const path of others) {
    await follow(page, path)
    await expect(page).toBeAt(path)
    await expectSoundNow(page, path, [REPEATED, FOOTER])
  }
}

async function expectSoundNow(page: Page, path: string, exclude: string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0)
  const faults = await page.evaluate(async (skipped) => {
    const { violations } = await window.axe.run(
      { include: [document], exclude: skipped },
      {
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
        rules: { 'target-size': { enabled: true } },
      },
    )
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, exclude)
  expect.soft(faults, path).toEqual([])
  expect.soft(await widthOver(page), path).toBe(0)
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
    expect.soft(await tooSmall(page), path).toEqual([])
  }
}

/** Pixels of the page outside the screen's width. */
const widthOver = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test(
  'axe finds nothing on the pages of a guest, and each fits a narrow phone',
  { tag: '@phone' },
  async ({ page, stack, complaints, isMobile }) => {
    complaints.expect(/404/)
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    await expectSound(page, pagesOf([...GUEST_PAGES, OTHER_GAME, '/no-such-page'], isMobile))
    await test.step('also a row in the brand with the widest gutters', async () => {
      await open(page, stack.siteOf('caju') + OTHER_GAME)
      await expect(page.locator('main [data-slot="row-list"]')).toBeVisible()
      expect.soft(await widthOver(page)).toBe(0)
    })
  },
)

test(
  'axe finds nothing on the pages of a player, and each fits a narrow phone',
  { tag: '@phone' },
  async ({ page, openAsPlayer, complaints, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 })
    await openAsPlayer('/rules', { promotions: { 'treasure-voyage': 7 } })
    await expectSound(page, pagesOf(['/profile/info', '/promo/treasure-voyage'], isMobile))
    await test.step('also where there is something in every part of the account', async () => {
      // Of the promotion, which this player has not joined.
      complaints.expect(/404/)
      await forgetCookies(page)
      await signIn(page, DEMO_PLAYER)
      await expectSound(page, pagesOf(PLAYER_PAGES, isMobile))
    })
  },
)

test('the header fits every width and language with a large balance', async ({ page, openAsPlayer }) => {
  await openAsPlayer('/rules', { currency: 'BRL', balance: 123_456_789_00 })
  for (const locale of ['en', 'ru', 'it', 'br']) {
    await open(page, `/rules?lang=${locale}`)
    await expect(headerBalance(page)).toBeVisible()
    for (const width of [320, 360, 508, 754, 768, 1054, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await expect.poll(() => widthOver(page), `${width} px in ${locale}`).toBe(0)
    }
  }
})

/** Parts whose content is cut off at their side: what clips, without what scrolls, ends in dots or is for screen readers. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main header, main form, main tr, main .rounded-card')].flatMap((element) => {
      const { overflowX } = getComputedStyle(element)
      const isCut = overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1
      return isCut && element.querySelector('[data-slot=row-list]') === null
        ? [`${element.className.slice(0, 60)}: ${element.scrollWidth} of ${element.clientWidth}`]
        : []
    }),
  )

/** Twice the usual size, as set in the browser. */
const LARGE_FONT_PX = 32

const showsAll = (page: Page): Promise<boolean> =>
  headerBalance(page).evaluate((amount) => amount.scrollWidth <= amount.clientWidth)

async function useLargeFont(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_FONT_PX } })
}

/** No label of the bottom bar lies over the next one. */
const labelsApart = (page: Page): Promise<boolean> =>
  page
    .locator('nav[data-above-modals] li > *')
    .evaluateAll((items) => items.every((item) => item.scrollWidth <= item.clientWidth))

async function expectToFit(page: Page, [first = '/', ...others]: readonly string[]): Promise<void> {
  await open(page, `${first}?lang=${LONGEST_LANGUAGE}`)
  expect.soft(await widthOver(page), first).toBe(0)
  for (const path of others) {
    await follow(page, path)
    await expect(page).toBeAt(path)
    await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0)
    await expect.poll(() => widthOver(page), path).toBe(0)
    await expect.poll(() => cutOff(page), path).toEqual([])
  }
  expect.soft(await labelsApart(page)).toBe(true)
  expect.soft(await outOfView(page)).toEqual([])
}

/** What is fixed does not make the page wider: links and buttons of the bars that are beyond its side. */
const outOfView = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-above-modals] :is(a, button), footer :is(p, a, button)')].flatMap(
      (element) => {
        const { left, right, width } = element.getBoundingClientRect()
        const isOut =
          width > 0 && element.checkVisibility() && (left < 0 || right > document.documentElement.clientWidth)
        return isOut && element.closest('[popover]') === null ? [element.textContent.slice(0, 60)] : []
      },
    ),
  )

test("each page fits a phone at twice the browser's font", async ({ page, openAsPlayer, complaints }) => {
  complaints.expect(/404/)
  await useLargeFont(page)
  await expectToFit(page, [...GUEST_PAGES, '/no-such-page', OTHER_GAME])
  await openAsPlayer('/rules', { balance: 1_234_567_800, currency: 'EUR' })
  await expectToFit(page, PLAYER_PAGES)
  const header = page.getByRole('banner')
  await expect(header.locator('a[href="/"]')).toBeVisible()
  await expect(header.locator('a[href="/cashbox"]').first()).toBeVisible()
  for (const width of [320, 360, 768, 1100, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => widthOver(page), `${width} px`).toBe(0)
    expect(await showsAll(page), `${width} px`).toBe(true)
  }
  await test.step('pages of many columns on a tablet and a desktop', async () => {
    const profile = ['/profile/balance', '/profile/levels', '/profile/info', '/profile/achievements']
    for (const path of [...profile, '/promo/treasure-voyage', '/cashbox']) {
      await follow(page, path)
      await expect(page).toBeAt(path)
      await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0)
      for (const width of [768, 1060, 1280]) {
        await page.setViewportSize({ width, height: 740 })
        await expect.poll(() => widthOver(page), `${path}, ${width} px`).toBe(0)
      }
    }
  })
})

test('at 400 % zoom a question, a product and the filters can be read and answered', async ({ page, openAsPlayer }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openAsPlayer('/cashbox/limits', { compoints: 50_000 })
  const dialog = page.locator('[data-slot=modal]:visible')
  const expectWhole = async () => {
    await expect(dialog.getByRole('button').first()).toBeVisible()
    await dialog.hover({ position: { x: 40, y: 90 } })
    await page.mouse.wheel(0, -9000)
    await expect(dialog.getByRole('heading').first()).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 9000)
    const actions = dialog.locator('footer, [data-slot=modal-body]').last().getByRole('button')
    await expect(actions.last()).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await page.getByRole('button', { name: t('limits:break_day') }).click()
  await expectWhole()
  await follow(page, '/compoints')
  await main(page).locator('a[href*="product="]').first().press('Enter')
  await expectWhole()
  await follow(page, '/games/slots')
  await buttonNamed(main(page), 'game-lists:filters').click()
  await expectWhole()
})
