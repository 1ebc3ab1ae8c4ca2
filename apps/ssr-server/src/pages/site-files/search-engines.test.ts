/**
 * @promise Navigation and guards: a site that the platform hides is out of the sitemap at once
 * @journey none
 */

import { describe, expect, it, vi } from 'vitest'
import type { IsSiteHidden, RenderSitemap } from '../document.ts'
import { ORIGIN, startSite, testBrand } from '../../testing/site.ts'

describe('robots.txt', () => {
  it('keeps robots from what is a player’s and names the sitemap of the host', async () => {
    const site = await startSite()
    const { body } = await site.get('/robots.txt')
    expect(body).toContain('Disallow: /profile')
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })
})

describe('sitemap.xml', () => {
  const counted = () =>
    vi.fn<RenderSitemap>(({ visit }) => Promise.resolve(`<urlset>${visit.brand} ${visit.origin}</urlset>`))

  it("is that of the host's brand, in the brand's language, read once an hour", async () => {
    const renderSitemap = counted()
    const boreal = { ...testBrand, id: 'boreal', hosts: ['boreal.test'], defaultLocale: 'en' as const }
    const site = await startSite({
      renderSitemap,
      brands: [testBrand, boreal],
      config: { publicOrigins: [ORIGIN, 'http://boreal.test'] },
    })
    const answer = await site.get('/sitemap.xml')
    expect(answer.body).toBe(`<urlset>aurora ${ORIGIN}</urlset>`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, no-cache',
    })
    const other = await site.get('/sitemap.xml', { headers: { host: 'boreal.test', 'accept-language': 'br' } })
    expect(other.body).toBe('<urlset>boreal http://boreal.test</urlset>')
    expect(renderSitemap.mock.lastCall?.[0].visit.locale).toBe('en')
    await site.get('/sitemap.xml')
    expect(renderSitemap).toHaveBeenCalledTimes(2)
    site.advance(3_600_001)
    await site.get('/sitemap.xml')
    expect(renderSitemap).toHaveBeenCalledTimes(3)
  })

  it('is kept apart by country, which a trusted proxy names', async () => {
    const renderSitemap = counted()
    const config = { trustProxy: ['loopback'], countryHeader: 'cf-ipcountry' }
    const site = await startSite({ renderSitemap, config })
    for (const country of ['de', 'br', 'de']) {
      const answer = await site.get('/sitemap.xml', { headers: { 'cf-ipcountry': country } })
      expect(answer.headers['vary']).toBe('Accept-Encoding, cf-ipcountry')
    }
    expect(renderSitemap).toHaveBeenCalledTimes(2)
  })

  it('is that of a hidden site as soon as the platform hides it, and the earlier one again afterwards', async () => {
    let isHidden = false
    const renderSitemap = vi.fn<RenderSitemap>(() => Promise.resolve(isHidden ? 'none' : 'all'))
    const site = await startSite({ renderSitemap, isSiteHidden: () => Promise.resolve(isHidden) })
    const bodies = []
    for (isHidden of [false, true, false]) bodies.push((await site.get('/sitemap.xml')).body)
    expect(bodies).toEqual(['all', 'none', 'all'])
    expect(renderSitemap).toHaveBeenCalledTimes(2)
  })

  it('stays while the platform cannot say whether it hides the site', async () => {
    const isSiteHidden = vi.fn<IsSiteHidden>(() => Promise.resolve(false))
    const site = await startSite({ renderSitemap: counted(), isSiteHidden })
    await site.get('/sitemap.xml')
    isSiteHidden.mockRejectedValue(new Error('no line'))
    expect((await site.get('/sitemap.xml')).statusCode).toBe(200)
  })

  it('is asked for again later where the platform is away', async () => {
    const renderSitemap = counted().mockRejectedValueOnce(new Error('no line'))
    const site = await startSite({ renderSitemap })
    const answer = await site.get('/sitemap.xml')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
    expect((await site.get('/sitemap.xml')).statusCode).toBe(200)
  })
})
