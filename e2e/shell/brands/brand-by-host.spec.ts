import { expect, hydrated, test } from '../../support/journey.ts'

/** What a visitor sees of each brand; the others' may be nowhere in the page. */
const BRANDS = [
  {
    id: 'gold',
    name: 'Croupier',
    lang: 'en',
    accent: '#fccd0d',
    faces: ['Onest Variable', 'Unbounded Variable'],
    heading: 'Games for tonight',
  },
  {
    id: 'bulvar',
    name: 'Бульвар',
    lang: 'ru',
    accent: '#ff72b9',
    faces: ['Nunito Variable', 'Comfortaa Variable'],
    heading: 'Бульвар зажигает огни',
  },
  {
    id: 'caju',
    name: 'Caju',
    lang: 'en',
    accent: '#09724d',
    faces: ['Figtree Variable', 'Bricolage Grotesque Variable'],
    heading: 'Good day! What shall we play?',
  },
]

for (const brand of BRANDS) {
  test(`${brand.id} under its own host is wholly itself`, async ({ page, stack }) => {
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.heading)
    const logo = page.getByRole('banner').locator(`img[src="/brands/${brand.id}/assets/logo.svg"]`)
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.evaluate(() => document.fonts.ready)
    const slugs = brand.faces.map((face) => face.split(' ')[0]?.toLowerCase() ?? '')
    expect(fonts.length).toBeGreaterThan(0)
    expect(fonts.filter((font) => !slugs.some((slug) => font.includes(slug)))).toEqual([])
  })

  test(`${brand.id} says of itself what an installed application needs`, async ({ page, stack }) => {
    const site = stack.siteOf(brand.id)
    await page.goto(`${site}/rules`)
    const manifest = await page.evaluate(async () => {
      const answer = await fetch('/manifest.webmanifest')
      return (await answer.json()) as { name: string; icons: { src: string }[] }
    })
    expect(manifest.name).toBe(brand.name)
    const statuses = await page.evaluate(
      (sources) => Promise.all(sources.map(async (src) => (await fetch(src)).status)),
      manifest.icons.map(({ src }) => src),
    )
    expect(statuses).toEqual(manifest.icons.map(() => 200))
  })
}

test('a brand of one language offers no other, and keeps to it', async ({ page, stack }) => {
  await page.goto(`${stack.siteOf('bulvar')}/?lang=en`)
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.locator('a[hreflang]')).toHaveCount(0)
  await expect(page.locator('link[rel=alternate]')).toHaveCount(0)
})

test('registration begins with the brand’s currency and offers only its own', async ({ page, stack }) => {
  await page.goto(`${stack.siteOf('bulvar')}/registration`)
  await hydrated(page)
  const currency = page.getByLabel('Валюта')
  await expect(currency).toHaveValue('RUB')
})
