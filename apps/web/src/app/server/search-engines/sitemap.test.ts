/**
 * @promise Navigation and guards: served HTML: games, titles, 404, language, canonical address, structured data,
 *   sitemap
 * @proof search-engines.test, pages/pages.test, pages.guest.test, head.test
 * @journey lobby/served-html
 */

import { expect, test } from 'vitest'
import { sitemapOf } from './sitemap.ts'

test('each page is listed once, with its languages, escaped', () => {
  const sitemap = sitemapOf(['/', '/play/a&b', '/', '/play/%D1%8F'], 'https://casino.example', ['en', 'br'])
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://casino.example/',
    'https://casino.example/play/a&amp;b',
    'https://casino.example/play/%D1%8F',
  ])
  expect(sitemap).toContain(
    '<xhtml:link rel="alternate" hreflang="pt-BR" href="https://casino.example/play/a&amp;b?lang=br"/>',
  )
})

test('addresses of other sites and languages of a single one are left out', () => {
  const sitemap = sitemapOf(['https://evil.example/x', '//evil.example', '/rules'], 'https://casino.example', ['en'])
  expect(sitemap.match(/<loc>/g)).toHaveLength(1)
  expect(sitemap).not.toContain('evil')
  expect(sitemap).not.toContain('hreflang')
})
