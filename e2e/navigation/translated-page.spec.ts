import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectOnLine } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { chooseLanguage, headerBalance, main, open } from '../support/visit.ts'

/** Runs in a page. What a browser's translation does: each text, also one that is added later, stands in two `font` elements. */
function translatePage(): void {
  const skipped = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'FONT'])
  const translate = (text: Node) => {
    const ancestors: Element[] = []
    for (let parent = text.parentElement; parent; parent = parent.parentElement) ancestors.push(parent)
    const isKept = ancestors.some((one) => skipped.has(one.tagName) || one.getAttribute('translate') === 'no')
    if (ancestors.length === 0 || isKept || !/\p{L}/u.test(text.nodeValue ?? '')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.append(text.nodeValue ?? '')
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
  const translateAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return translate(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    return texts.forEach(translate)
  }
  translateAll(document.body)
  new MutationObserver((records) =>
    records.forEach(({ addedNodes }) =>
      addedNodes.forEach((node) => {
        if (node.nodeName !== 'FONT') translateAll(node)
      }),
    ),
  ).observe(document.body, { childList: true, subtree: true })
}

const translatedTexts = (page: Page) => page.locator('font > font')

async function openTranslated(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.evaluate(translatePage)
  await expect(translatedTexts(page).first()).toBeAttached()
}

test('a page that the browser translates goes on working', async ({ page }) => {
  await test.step('filters and counts', async () => {
    await openTranslated(page, '/games/slots')
    const found = main(page).getByRole('status').first()
    const before = await found.textContent()
    await main(page).locator('a[href*="feature=jackpot"]').first().click()
    await expect(page).toBeAt('/games/slots?feature=jackpot')
    await expect(found).not.toHaveText(before ?? '')
    await page.goBack()
    await expect(page).toBeAt('/games/slots')
    await expect(found).toHaveText(before ?? '')
  })

  await test.step('search', async () => {
    await page.keyboard.press('/')
    const dialog = page.getByRole('dialog')
    const field = dialog.getByRole('textbox')
    await field.fill('gold')
    await expect(dialog.getByRole('link').first()).toContainText(/gold/i)
    await field.fill('zzzzq')
    await expect(dialog.getByText(t('search:nothing', { query: 'zzzzq' })).first()).toBeVisible()
    await field.fill('wolf')
    await expect(dialog.getByRole('link').first()).toContainText(/wol/i)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('language', async () => {
    await chooseLanguage(page, 'Italiano')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    await expect(translatedTexts(page).first()).toBeAttached()
  })
})

test('amounts and counts of a translated page are the newest', async ({ page, sandbox, openAsPlayer }) => {
  const { login, hash } = await openAsPlayer('/rules')
  await expectOnLine(sandbox, hash)
  await page.evaluate(translatePage)
  await expect(translatedTexts(page).first()).toBeAttached()
  await sandbox.money(login, { real: 12_345 })
  await expect(headerBalance(page)).toContainText('123.45')
  await sandbox.money(login, { real: -2345 })
  await expect(headerBalance(page)).toContainText('100.00')
})
