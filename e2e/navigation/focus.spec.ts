/** @promise Navigation and guards: a page that a navigation opens has the focus on its heading, or on the link that was followed */

import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { pressOn } from '../support/keyboard.ts'
import { accountButton, logOut, signInByForm } from '../support/players.ts'
import { t } from '../support/texts.ts'
import { follow, linkNamed, main, open } from '../support/visit.ts'

const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const linkTo = (page: Page, href: string) => main(page).locator(`a[href="${href}"]`).first()
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
  })

/** Comes from another page. The first one is the browser's to announce; from the second on the code that moves the focus is there. */
async function comeTo(page: Page, path: string): Promise<void> {
  await open(page, '/rules')
  await expect(page.locator('body')).toBeFocused()
  await follow(page, path)
  await expect(page).toBeAt(path)
  await expect(heading(page)).toBeFocused()
}

test('the heading of a page has the focus, for a pointer without a ring; back gives it to the link that was followed @phone', async ({
  page,
}) => {
  await comeTo(page, '/tournaments')
  const href = (await main(page).locator('a[href^="/tournaments/"]').last().getAttribute('href')) ?? ''
  await linkTo(page, href).click()
  await expect(page).toBeAt(href)
  await expect(heading(page)).toBeFocused()
  expect([await ringOf(page), await page.evaluate(() => window.scrollY)]).toEqual([false, 0])

  await page.goBack()
  await expect(linkTo(page, href)).toBeFocused()
  await expect(linkTo(page, href)).toBeInViewport()
  expect(await ringOf(page)).toBe(false)
  await page.goForward()
  await expect(page).toBeAt(href)
  await expect(heading(page)).toBeFocused()
})

test('the lobby, which stays as it was left, gives the focus back to its link', async ({ page }) => {
  await comeTo(page, '/')
  const link = main(page).locator('a[href="/games"], a[href^="/games/"]').last()
  const href = (await link.getAttribute('href')) ?? ''
  await pressOn(page, linkTo(page, href))
  await expect(page).toBeAt(href)
  await expect(heading(page)).toBeFocused()
  expect(await ringOf(page)).toBe(true)
  await page.goBack()
  await expect(page).toBeAt('/')
  await expect(linkTo(page, href)).toBeFocused()
})

test('login, a tab, the account panel and logout each lead the focus into their page', async ({
  page,
  sandbox,
  newcomer,
}) => {
  await sandbox.createPlayer(newcomer)
  await signInByForm(page, newcomer)
  await expect(heading(page)).toBeFocused()

  await accountButton(page).click()
  await linkNamed(page.locator('#account-panel'), 'layout:profile').click()
  await expect(page).toBeAt('/profile/balance')
  await expect(heading(page)).toBeFocused()
  const tab = main(page).getByRole('link', { name: t('profile:info') })
  await tab.click()
  await expect(page).toBeAt('/profile/info')
  await expect(tab).toBeFocused()

  await logOut(page)
  await expect(heading(page)).toBeFocused()
})

/** What live regions say from now on. Those that come with their words say nothing to most screen readers. */
async function recordSaid(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const record = (root: Node) =>
      new MutationObserver((changes) => {
        const regions = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement))
        for (const region of new Set(regions.map((one) => one?.closest('output, [role="status"]'))))
          if (region?.textContent) said.push(region.textContent)
      }).observe(root, { subtree: true, childList: true, characterData: true })
    record(document)
    for (const { shadowRoot } of document.querySelectorAll('body > *')) if (shadowRoot) record(shadowRoot)
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

test('a filter of the page keeps the focus, and the number of games found is said', async ({ page }) => {
  await comeTo(page, '/games')
  const said = await recordSaid(page)
  const byName = linkNamed(page, 'game-lists:sortName')
  await byName.click()
  await expect(page).toBeAt(/sort=name/)
  await expect(byName).toHaveAttribute('aria-current', 'true')
  await expect(byName).toBeFocused()
  const count = main(page).locator('output').first()
  await expect(count).toHaveText(/\d/)
  const ofAll = (await count.textContent()) ?? ''
  const onlyNew = main(page)
    .getByRole('link', { name: t('games:badgeNew'), exact: true })
    .first()
  await onlyNew.click()
  await expect(page).toBeAt(/feature=new/)
  await expect(onlyNew).toBeFocused()
  await expect(count).toHaveText(new RegExp(`^(?!${ofAll}$).*\\d`))
  await expect.poll(said).toContain(await count.textContent())
})

test('a link of the page that stays and keeps the focus has the new heading said, once @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (init) {
      return attachShadow.call(this, { ...init, mode: 'open' })
    }
  })
  await comeTo(page, '/producers/amberline')
  const said = await recordSaid(page)
  const category = main(page).locator('a[href="/producers/amberline/slots"]')
  await category.click()
  await expect(category).toBeFocused()
  await expect(category).toHaveAttribute('aria-current', 'page')
  await expect(heading(page)).not.toHaveText('Amberline')
  const title = await heading(page).innerText()
  await expect.poll(said).toContain(title)
  expect((await said()).filter((one) => one === title)).toHaveLength(1)
})
