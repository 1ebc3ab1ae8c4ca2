import { expect, test } from '../support/journey.ts'
import { textsOf } from '../support/texts.ts'
import { banner, hydrated, open } from '../support/visit.ts'

/** What a visitor sees of each brand; no page contains another brand's. */
const BRANDS = [
  {
    id: 'gold',
    name: 'Croupier',
    lang: 'en',
    accent: '#fccd0d',
    faces: ['Onest Variable', 'Unbounded Variable'],
  },
  {
    id: 'bulvar',
    name: 'Бульвар',
    lang: 'ru',
    accent: '#ff72b9',
    faces: ['Nunito Variable', 'Comfortaa Variable'],
  },
  {
    id: 'caju',
    name: 'Caju',
    lang: 'en',
    accent: '#09724d',
    faces: ['Figtree Variable', 'Bricolage Grotesque Variable'],
  },
]

for (const brand of BRANDS) {
  test(`${brand.id} under its own host has nothing of the other brands`, async ({ page, stack }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    const response = await page.goto(stack.siteOf(brand.id))
    const html = (await response?.text()) ?? ''
    expect(html).toContain(`<html lang="${brand.lang}" data-brand="${brand.id}">`)
    expect(html).toContain(`--color-accent:${brand.accent}`)
    expect(html).toContain(`/brands/${brand.id}/assets/logo.svg`)
    for (const other of BRANDS.filter(({ id }) => id !== brand.id)) {
      for (const face of other.faces) expect(html).not.toContain(face)
      expect(html).not.toContain(`--color-accent:${other.accent}`)
      expect(html).not.toContain(`/brands/${other.id}/`)
      expect(html).not.toContain(other.name)
    }

    await hydrated(page)
    await expect(page).toHaveTitle(new RegExp(brand.name))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf(brand.lang, brand.id)('lobby:heading'))
    const logo = banner(page).locator(`img[src="/brands/${brand.id}/assets/logo.svg"]`)
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.evaluate(() => document.fonts.ready)
    const slugs = brand.faces.map((face) => face.split(' ')[0]?.toLowerCase() ?? '')
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter((font) => !slugs.some((slug) => font.includes(slug)))).toEqual([])
  })
}

test('a brand of one language and currency offers no other', async ({ page, stack }) => {
  await open(page, `${stack.siteOf('bulvar')}/?lang=en`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.locator('a[hreflang]')).toHaveCount(0)
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0)
  await open(page, `${stack.siteOf('bulvar')}/registration`)
  await expect(page.getByLabel(textsOf('ru', 'bulvar')('auth:currency'))).toHaveValue('RUB')
})
