import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { t } from '../support/texts.ts'
import { buttonNamed, game, linkNamed, main, open } from '../support/visit.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: t('search:title') })
const field = (page: Page) => dialog(page).getByRole('textbox', { name: t('search:label') })

/** The whole catalogue is loaded. Until then the platform's own search answers and finds less. */
const catalogueIsHere = (page: Page) =>
  page.waitForResponse(async (answer) => {
    const url = new URL(answer.url())
    if (url.pathname !== '/json-api/v2/games' || url.searchParams.get('filter[category][]') !== 'allgames') return false
    const { data } = (await answer.json()) as { data: readonly unknown[] }
    return data.length < Number(url.searchParams.get('limit'))
  })

test('by keyboard alone: search, game, small window and back', async ({ page }) => {
  await open(page, '/rules')
  await page.keyboard.press('Tab')
  await expect(linkNamed(page, 'layout:skip')).toBeFocused()
  const opener = page.getByRole('button', { name: t.like('layout:searchLong') }).first()
  await opener.focus()
  const catalogue = catalogueIsHere(page)
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(dialog(page).getByRole('heading', { name: t('search:popular') })).toBeVisible()
  await catalogue
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('gold')
  await expect(dialog(page).getByText(t.like('search:found'))).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const first = dialog(page).getByRole('list').getByRole('link').first()
  await expect(first).toBeFocused()
  const path = await first.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toBeAt(new RegExp(`${path}$`))
  await expect(dialog(page)).toBeHidden()
  await expect(game(page)).toHaveAttribute('data-instance', /\w+/)

  await linkNamed(page, 'game:minimise').focus()
  await page.keyboard.press('Enter')
  await expect(page).toBeAt('/rules')
  await buttonNamed(page, 'game:close').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('game-iframe')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('gold')
})

/** A game whose first word is long enough for a typing error. */
async function someGame(platform: string): Promise<{ slug: string; name: string }> {
  const answer = await fetch(`${platform}/json-api/v2/games?filter[category]=allgames&page=1&limit=200`)
  const { data } = (await answer.json()) as { data: { slug: string; name: string }[] }
  return data.find(({ name }) => /^[A-Za-z]{6,} [A-Za-z]{4,}$/.test(name))!
}

test('a misspelt game is found, and all results have an address', { tag: '@core' }, async ({ page, stack }) => {
  const { slug, name } = await someGame(stack.platform)
  const [first = '', second = ''] = name.toLowerCase().split(' ')
  await open(page, '/rules')
  const catalogue = catalogueIsHere(page)
  await page.keyboard.press('Control+k')
  await catalogue
  const result = dialog(page).locator(`a[href="/play/${slug}"]`)
  // Without a letter.
  await field(page).fill(`${first.slice(0, 2)}${first.slice(3)} ${second}`)
  await expect(result).toBeVisible()

  await field(page).fill('gold')
  // While the answer is on its way, the games and the number of the one before stand there.
  await expect(dialog(page).getByText(t.like('search:found'))).toBeVisible()
  const all = dialog(page).locator('a[href="/games?q=gold"]')
  const count = Number(/\d+/.exec(await all.innerText())?.[0])
  await all.click()
  await expect(page).toBeAt(/\/games\?q=gold$/)
  await expect(dialog(page)).toBeHidden()
  const shown = main(page).getByText(t('games:count', { count }), { exact: true })
  await expect(shown).toBeVisible()
  await page.reload()
  await expect(shown).toBeVisible()
  await expect(page).toHaveTitle(
    t.like('game-lists:filteredTitle', { filters: t('game-lists:quoted', { query: 'gold' }) }),
  )
})
