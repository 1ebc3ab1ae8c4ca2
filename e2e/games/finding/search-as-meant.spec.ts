import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../../support/journey.ts'

interface Named {
  readonly slug: string
  readonly name: string
}

/** A game whose first word is long enough to be typed wrongly. */
async function someGame(platform: string): Promise<Named> {
  const answer = await fetch(`${platform}/json-api/v2/games?filter[category]=allgames&page=1&limit=200`)
  const { data } = (await answer.json()) as { data: Named[] }
  return data.find(({ name }) => /^[A-Za-z]{6,} [A-Za-z]{4,}$/.test(name))!
}

const LATIN = 'qwertyuiopasdfghjklzxcvbnm'
const CYRILLIC = 'йцукенгшщзфывапролдячсмить'
const inCyrillicLayout = (text: string) =>
  text.toLowerCase().replace(/[a-z]/g, (letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter)

test('a game is found with a wrong letter, its words turned round, and in the wrong layout', async ({
  page,
  stack,
}) => {
  const { slug, name } = await someGame(stack.platform)
  const [first = '', second = ''] = name.toLowerCase().split(' ')
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('textbox', { name: 'Game or studio' })
  const result = page.getByRole('dialog').locator(`a[href="/play/${slug}"]`)
  const typed = [
    `${second} ${first}`,
    `${first.slice(0, 2)}${first.slice(3)} ${second}`,
    `${first.slice(1, 2)}${first.slice(0, 1)}${first.slice(2)}`,
    inCyrillicLayout(name),
  ]
  for (const text of typed) {
    await field.fill(text)
    await expect(result, text).toBeVisible()
  }
})

/** The whole catalogue is here: until its last page has come, the platform's own search answers, and finds less. */
const catalogueIsHere = (page: Page) =>
  page.waitForResponse(async (answer) => {
    const url = new URL(answer.url())
    if (url.pathname !== '/json-api/v2/games' || url.searchParams.get('filter[category][]') !== 'allgames') return false
    const { data } = (await answer.json()) as { data: readonly unknown[] }
    return data.length < Number(url.searchParams.get('limit'))
  })

test('all results of a search stand on the page of all games, whose address can be passed on', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const catalogue = catalogueIsHere(page)
  await page.keyboard.press('Control+k')
  await catalogue
  await page.getByRole('textbox', { name: 'Game or studio' }).fill('gold')
  const all = page.getByRole('link', { name: /^See all \d+ games$/ })
  const count = /\d+/.exec(await all.innerText())?.[0]
  await all.click()
  await expect(page).toBeAt(/\/games\?q=gold$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main').getByText(`${count} games`, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText(`${count} games`, { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/“gold”: games/)
})
