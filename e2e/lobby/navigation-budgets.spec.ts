/**
 * @promise Performance goals: moving about has a budget of elements and calls: the way back to the lobby draws and reads
 *   nothing again, a key of the search draws a phone's results before it paints
 */

import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { main, open } from '../support/visit.ts'
import { t } from '../support/texts.ts'

/** Counts the elements that scripts make. */
async function countElements(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { made: 0 }
    Object.assign(window, { counted })
    for (const name of ['createElement', 'createElementNS'] as const) {
      const make = document[name] as (...given: unknown[]) => Element
      Object.assign(document, {
        [name]: (...given: unknown[]) => {
          counted.made += 1
          return make.apply(document, given)
        },
      })
    }
  })
  let before = 0
  return async () => {
    const all = await page.evaluate(() => (window as unknown as { counted: { made: number } }).counted.made)
    const made = all - before
    before = all
    return made
  }
}

/** Paths of the calls sent since the last look. */
function watchCalls(page: Page): () => string[] {
  let calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/json-api/')) calls.push(pathname)
  })
  return () => {
    const sent = calls
    calls = []
    return sent
  }
}

test.use({ viewport: { width: 412, height: 823 } })

test('a category is drawn within its budget, and the lobby is not drawn again', async ({ page }) => {
  const made = await countElements(page)
  const calls = watchCalls(page)
  await open(page, '/')
  const row = main(page).locator('[data-slot="row"]:has(a.game-card)').first()
  await row.scrollIntoViewIfNeeded()
  await made()
  calls()

  await row.locator('[href^="/games/"]').click()
  await expect(page).toBeAt(/\/games\//)
  await expect(main(page).getByText(t.like('games:shown'))).toBeVisible()
  expect(await made()).toBeLessThanOrEqual(500)
  expect(calls().length).toBeLessThanOrEqual(4)

  await page.goBack()
  await expect(page).toBeAt('/')
  await expect(row).toBeVisible()
  expect(await made()).toBeLessThanOrEqual(30)
  expect(calls()).toEqual([])
})

test('a key of the search draws as many results as a phone shows before it paints', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: t('search:title') })
  await expect(dialog.getByRole('heading', { name: t('search:popular') })).toBeVisible()
  await page.evaluate(() => {
    const added: number[] = []
    Object.assign(window, { added })
    new MutationObserver((records) => {
      const nodes = records.flatMap(({ addedNodes }) => [...addedNodes])
      added.push(nodes.flatMap((node) => (node instanceof Element ? [...node.querySelectorAll('img')] : [])).length)
    }).observe(document.body, { subtree: true, childList: true })
  })
  await page.keyboard.press('a')
  await expect(dialog.getByRole('list').locator('img')).toHaveCount(16)
  const added = await page.evaluate(() => (window as unknown as { added: number[] }).added)
  expect(Math.max(...added)).toBe(8)
})
