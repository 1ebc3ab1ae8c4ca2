import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { textsOf } from '../support/texts.ts'
import { banner, follow, GAME, hydrated, main, open } from '../support/visit.ts'

/** What a visitor sees of each brand; no page contains another brand's. */
const BRANDS = [
  {
    id: 'gold',
    name: 'Croupier',
    lang: 'en',
    accent: '#fccd0d',
    ground: '#232229',
    faces: ['Onest Variable', 'Unbounded'],
  },
  {
    id: 'bulvar',
    name: 'Бульвар',
    lang: 'ru',
    accent: '#ff72b9',
    ground: '#130E3D',
    faces: ['Nunito Variable', 'Comfortaa Variable'],
  },
  {
    id: 'caju',
    name: 'Caju',
    lang: 'en',
    accent: '#09724d',
    ground: '#FDFAF3',
    faces: ['Figtree Variable', 'Bricolage Grotesque Variable'],
  },
] as const

/** Whether one place ends before another begins, from above. */
async function isAbove(one: Locator, other: Locator): Promise<boolean> {
  const [upper, lower] = await Promise.all([one.boundingBox(), other.boundingBox()])
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y
}

test('the categories of a brand stand where it wants them: at the side without names, or above the page with them', async ({
  page,
  stack,
}) => {
  const places = async (brand: string) => {
    await open(page, `${stack.siteOf(brand)}/promo`)
    const rail = page.locator('nav:has(a[href="/tournaments"]):visible').first()
    const names = await rail.getByRole('link').evaluateAll((links) => links.map(({ clientWidth }) => clientWidth))
    return { isAbove: await isAbove(rail, main(page)), widest: Math.max(...names) }
  }
  expect(await places('gold')).toEqual({ isAbove: false, widest: 56 })
  const { isAbove: isTop, widest } = await places('bulvar')
  expect([isTop, widest > 100]).toEqual([true, true])
})

test('the question about storage takes no room from a line of categories', async ({ page, stack }) => {
  await open(page, stack.siteOf('bulvar'))
  const line = page.locator('[data-slot="rail"]')
  const height = () => line.evaluate((element) => element.getBoundingClientRect().height)
  const before = await height()
  await line.evaluate((element) => {
    const question = document.createElement('div')
    question.dataset['slot'] = 'consent-bar'
    element.parentElement!.parentElement!.append(question)
  })
  expect(await height()).toBe(before)
})

test('in a panel of categories each entry ends where the panel does, however long its name is', async ({
  page,
  stack,
}) => {
  await open(page, `${stack.siteOf('caju')}/promo`)
  const panel = page.locator('[data-slot="rail"]')
  const ends = await panel.evaluate((element) => {
    const list = element.querySelector('ul')!
    const right = ({ right: end }: DOMRect) => Math.round(end)
    const name = list.querySelector('a > :nth-child(2)')!
    name.textContent = 'Games with a name that is longer than any panel'
    return [list, ...list.querySelectorAll('a')].map((one) => right(one.getBoundingClientRect()))
  })
  expect(ends.length).toBeGreaterThan(4)
  expect(new Set(ends).size).toBe(1)
})

test('the name of a game stands under its picture, or on it', async ({ page, stack }) => {
  const isUnder = async (brand: string) => {
    await open(page, `${stack.siteOf(brand)}/games/slots`)
    const card = main(page).locator('a.game-card').first()
    return isAbove(card.locator('img'), card.locator('.game-card-name'))
  }
  expect([await isUnder('gold'), await isUnder('bulvar'), await isUnder('caju')]).toEqual([true, false, true])
})

test('the lobby begins with the kind of row that the brand chooses: one line, two lines, or the first ten with their places', async ({
  page,
  stack,
}) => {
  const firstRow = async (brand: string) => {
    await open(page, stack.siteOf(brand))
    const cards = main(page).locator('.game-row').first().getByRole('listitem')
    return cards.evaluateAll((all) => {
      const shown = all.filter((card) => card.checkVisibility())
      const lines = new Set(shown.map((card) => Math.round(card.getBoundingClientRect().top)))
      const figures = shown.filter((card) => !['none', 'normal'].includes(getComputedStyle(card, '::before').content))
      return { cards: shown.length, lines: lines.size, figures: figures.length }
    })
  }
  expect(await firstRow('gold')).toMatchObject({ lines: 1, figures: 0 })
  expect(await firstRow('caju')).toMatchObject({ cards: 8, lines: 2, figures: 0 })
  expect(await firstRow('bulvar')).toEqual({ cards: 10, lines: 1, figures: 10 })
})

for (const brand of BRANDS) {
  test(`${brand.id} under its own host has its own faces for every glyph of an amount, and nothing of the other brands or of another site`, async ({
    page,
    stack,
  }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    const site = stack.siteOf(brand.id)
    const others: string[] = []
    const watch = (address: string) => {
      if (/^(?:http|ws)s?:/.test(address) && new URL(address).host !== new URL(site).host) others.push(address)
    }
    page.on('request', (request) => watch(request.url()))
    page.on('websocket', (socket) => watch(socket.url()))
    const response = await page.goto(site)
    const html = (await response?.text()) ?? ''
    expect(html).toContain(`<html lang="${brand.lang}" data-brand="${brand.id}"`)
    expect(html).toContain(`--color-accent:${brand.accent}`)
    expect(html).toContain(`/brands/${brand.id}/assets/logo.svg`)
    for (const other of BRANDS.filter(({ id }) => id !== brand.id)) {
      for (const face of other.faces) expect(html).not.toContain(face)
      expect(html).not.toContain(`--color-accent:${other.accent}`)
      expect(html).not.toContain(`/brands/${other.id}/`)
      expect(html).not.toContain(other.name)
    }

    // An installed site's first picture has this ground: the page that follows has the same.
    expect(html).toContain(`name="theme-color" content="${brand.ground}"`)
    const groundOf = async (address: string) =>
      ((await (await fetch(address)).json()) as { background_color: string }).background_color
    expect(await page.evaluate(groundOf, '/manifest.webmanifest')).toBe(brand.ground)
    // Caju is dark where the device prefers it (modes.spec).
    const schemes = brand.id === 'caju' ? (['light'] as const) : (['dark', 'light'] as const)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveCSS('background-color', rgbOf(brand.ground))
    }

    await hydrated(page)
    await expect(page).toHaveTitle(new RegExp(brand.name))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(brand.lang, brand.id)('lobby:heading'))
    const logo = `/brands/${brand.id}/assets/logo.svg`
    await expect(banner(page).locator(`img[src="${logo}"]`)).toBeAttached()
    const typeOf = async (address: string) => (await fetch(address)).headers.get('content-type')
    expect(await page.evaluate(typeOf, logo)).toContain('image/svg')
    // Faces are turned on once the page is hydrated.
    await expect.poll(() => fonts.length).toBeGreaterThan(0)
    await page.evaluate(() => document.fonts.ready)
    const slugs = brand.faces.map((face) => face.split(' ')[0]?.toLowerCase() ?? '')
    expect(fonts.filter((font) => !slugs.some((slug) => font.includes(slug)))).toEqual([])
    await expectOwnGlyphs(page, brand)

    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/after-load')),
    )
    for (const path of ['/promo', '/registration', '/login']) {
      await follow(page, path)
      await expect(page).toBeAt(new RegExp(`${path}$`))
    }
    expect(others).toEqual([])
  })
}

const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** Amounts in each currency of the platform that a brand offers. */
const AMOUNTS = {
  gold: ['₽12,480.50', '€1,305.97', '$46,280.00', '₴1,234.56', '₸1,234.56'],
  bulvar: ['12 480,50 ₽', '−1 305,97 ₽'],
  caju: ['R$ 12.480,50', 'R$46,280.97'],
}
const WEIGHTS = ['400', '500', '600', '700']

/** Amounts are drawn in the brand's own faces, glyph by glyph. */
async function expectOwnGlyphs(page: Page, { id, faces }: (typeof BRANDS)[number]): Promise<void> {
  await page.evaluate(
    async ({ amounts, weights }) => {
      const families = ['var(--font-display)', 'var(--font-text)']
      for (const fontFamily of families)
        for (const fontWeight of weights)
          for (const amount of amounts) {
            const sample = document.createElement('p')
            sample.textContent = amount
            sample.dataset['testid'] = 'amount-sample'
            Object.assign(sample.style, { fontFamily, fontWeight })
            document.body.append(sample)
          }
      document.body.getBoundingClientRect()
      await document.fonts.ready
    },
    { amounts: AMOUNTS[id], weights: WEIGHTS },
  )

  const samples = page.getByTestId('amount-sample')
  await expect(samples).toHaveCount(2 * WEIGHTS.length * AMOUNTS[id].length)
  const own = faces.map((face) => face.replace(' Variable', ''))
  const isForeign = (family: string) => !own.some((face) => family.startsWith(face))
  // Text is drawn in a font some time after the font has loaded.
  const foreign = async () =>
    (await platformFonts(page, '[data-testid="amount-sample"]')).filter(
      ({ families }) => families.length === 0 || families.some(isForeign),
    )
  await expect.poll(foreign).toEqual([])
}

/** The families that Chromium draws each element's text with. */
async function platformFonts(page: Page, selector: string): Promise<{ text: string; families: string[] }[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const samples = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { fontFamily, fontWeight } = getComputedStyle(element)
      return `${element.textContent} at ${fontWeight} in ${fontFamily}`
    }),
  )
  return Promise.all(
    nodeIds.map(async (nodeId, index) => {
      const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
      return { text: samples[index] ?? '', families: fonts.map(({ familyName }) => familyName) }
    }),
  )
}

test('a brand with one language and currency offers no other', async ({ page, stack }) => {
  await open(page, `${stack.siteOf('bulvar')}/registration?lang=en`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.locator('a[hreflang]')).toHaveCount(0)
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0)
  await expect(page.getByLabel(textsOf('ru', 'bulvar')('auth:currency'))).toHaveValue('RUB')
})

test('a game stands in the window as a whole, wherever the categories of its brand stand', async ({ page, stack }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { id } of BRANDS) {
    await open(page, `${stack.siteOf(id)}${GAME}`)
    const game = main(page).locator('iframe')
    await expect(game).toBeVisible()
    const { y, height } = (await game.boundingBox())!
    expect(y + height, id).toBeLessThanOrEqual(900)
  }
})
