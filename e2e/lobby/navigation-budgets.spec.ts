/**
 * @promise Performance goals: moving about has a budget of elements and calls: the way back to the lobby draws and reads
 *   nothing again, a list is read with the press, a key of the search draws a phone's results before it paints
 */

import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { main, open } from '../support/visit.ts'
import { t } from '../support/texts.ts'

/** Elements of the pages in the document that were not there at the last look. */
async function newElements(page: Page): Promise<number> {
  return main(page).evaluate((place) => {
    const fresh = [...place.querySelectorAll<Element & { isSeen?: true }>('*')].filter(({ isSeen }) => !isSeen)
    for (const element of fresh) element.isSeen = true
    return fresh.length
  })
}

test.use({ viewport: { width: 412, height: 823 } })

test('a category is drawn within its budget, and the lobby is not drawn again', async ({ page }) => {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/json-api\/v2\/(games|categories)/.test(pathname)) reads.push(pathname + search)
  })
  await open(page, '/')
  const row = main(page).locator('[data-slot="row"]:has(a.game-card)').first()
  await expect(row.locator('.game-card-heart')).toHaveCount(12)
  await newElements(page)
  // A kept page, which a busy server sends where a new one takes long, has read its data again.
  reads.length = 0

  await row.locator('[href^="/games/"]').click()
  await expect(page).toBeAt(/\/games\//)
  await expect(main(page).getByText(t.like('games:shown'))).toBeVisible()
  await expect(main(page).locator('[data-slot="virtual-grid"] .game-card-heart')).toHaveCount(24)
  expect(await newElements(page)).toBeLessThanOrEqual(340)
  expect(reads).toHaveLength(2)

  await page.goBack()
  await expect(page).toBeAt('/')
  await expect(row).toBeVisible()
  // A winner may have come in.
  expect(await newElements(page)).toBeLessThanOrEqual(20)
  expect(reads).toHaveLength(2)
})

test.describe('where nobody saves data', () => {
  test.use({ savesData: false })

  test('a list is read as soon as a link to it is pressed, and drawn once', async ({ page }) => {
    const answered: string[] = []
    page.on('requestfinished', (request) => answered.push(request.url()))
    await open(page, '/')
    const link = main(page).locator('[data-slot="row"] [href^="/games/"]').first()
    const slug = (await link.getAttribute('href'))!.split('/').pop()!
    // The code that follows presses comes when the page is idle.
    const isRead = async () => {
      await link.dispatchEvent('pointerdown')
      return answered.some((url) => url.includes('/v2/games?') && url.includes(slug))
    }
    await expect.poll(isRead).toBe(true)
    await page.evaluate(() => {
      const skeletons: Element[] = []
      Object.assign(window, { skeletons })
      new MutationObserver(() =>
        skeletons.push(...document.querySelectorAll('[data-slot="virtual-grid"] [data-slot="skeleton"]')),
      ).observe(document.body, { subtree: true, childList: true })
    })
    await link.dispatchEvent('click')
    await expect(main(page).locator('[data-slot="virtual-grid"] a.game-card')).toHaveCount(24)
    expect(await page.evaluate(() => (window as unknown as { skeletons: unknown[] }).skeletons.length)).toBe(0)
  })
})

test('a key of the search draws as many results as a phone shows before it paints', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: t('search:title') })
  await expect(dialog.getByRole('heading', { name: t('search:popular') })).toBeVisible()
  // The lobby behind it may draw rows that come near.
  await dialog.evaluate((element) => {
    const added: number[] = []
    Object.assign(window, { added })
    new MutationObserver((records) => {
      const nodes = records.flatMap(({ addedNodes }) => [...addedNodes])
      added.push(nodes.flatMap((node) => (node instanceof Element ? [...node.querySelectorAll('img')] : [])).length)
    }).observe(element, { subtree: true, childList: true })
  })
  await page.keyboard.press('a')
  await expect(dialog.getByRole('list').locator('img')).toHaveCount(16)
  const added = await page.evaluate(() => (window as unknown as { added: number[] }).added)
  expect(Math.max(...added)).toBe(8)
})

test('no rule has to be compared with every element', async ({ page }) => {
  await open(page, '/')
  const selectors = await page.evaluate(() => {
    const inRules = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? inRules(rule.cssRules as CSSRuleList) : []),
      ])
    return [...document.styleSheets].flatMap(({ cssRules }) => inRules(cssRules))
  })
  expect(selectors.length).toBeGreaterThan(500)
  // Tailwind's `*:`, `divide-` and `space-`: no browser can tell by an element's own names that they do not fit.
  expect(selectors.filter((selector) => /^:(is|where)\(\.\S+ > .*\)$/.test(selector))).toEqual([])
  // Chromium restyles all that is within the element after one that comes or goes, whatever that is.
  expect(selectors.filter((selector) => /[+~] (\*|:(?!is\(|where\())[^,]*(,|$)/.test(selector))).toEqual([])
})

test('another page changes of the head only what differs', async ({ page }) => {
  await open(page, '/')
  const name = await page.locator('meta[property="og:site_name"]').elementHandle()
  await main(page).locator('[data-slot="row"] [href^="/games/"]').first().click()
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', /\/games\//)
  await expect(canonical).toHaveCount(1)
  expect(await name!.evaluate((meta) => meta.isConnected)).toBe(true)
})
