import { createTournaments } from '@croupier/domain/tournaments'
import type { RequestPorts } from '@croupier/contract/document'
import { findBrand } from '@croupier/brands'
import { languageTag, type Locale } from '@croupier/domain/core'
import { WHOLE_CATALOGUE } from '@croupier/domain/games'
import type { Site } from '@croupier/domain'
import { createPromotions } from '@croupier/domain/promotions'
import {
  gamePath,
  PROMO_PATH,
  promotionPath,
  tournamentPath,
  TOURNAMENTS_PATH,
  tournamentSeriesPath,
} from '#shared/navigation/addresses.ts'
import { composeForRequest } from '../../compose-domain.ts'
import { siteRoot } from '../head.ts'
import { escapeHtml } from '../markup.ts'

/** The protocol's limit of addresses in one file. */
const MAX_ADDRESSES = 50_000

type SitemapPorts = Omit<RequestPorts, 'session'>

/** The sitemap of a brand: each page once, with its languages. Empty where the platform hides the site. */
export const renderSitemap = (ports: SitemapPorts): Promise<string> =>
  withSite(ports, async (site) => {
    const { noIndex } = await site.content.serverData.ensure()
    const paths = noIndex ? [] : await pathsOf(site)
    return sitemapOf(paths, siteRoot(site, ports.visit.origin), findBrand(ports.visit.brand).locales)
  })

/** Whether the platform hides the site from search engines now. Rejects when it cannot be read. */
export const isSiteHidden = (ports: SitemapPorts): Promise<boolean> =>
  withSite(ports, async (site) => (await site.content.serverData.ensure()).noIndex)

async function withSite<T>(ports: SitemapPorts, read: (site: Site) => Promise<T>): Promise<T> {
  const site = composeForRequest({ ...ports, session: null })
  try {
    return await read(site)
  } finally {
    site.dispose()
  }
}

async function pathsOf(site: Site): Promise<string[]> {
  const { content, games } = site
  const tournaments = site.visitorPart(createTournaments)
  const [pages, categories, producers, catalogue, promotions, cups, series] = await Promise.all([
    content.staticPages.ensure(),
    games.categories.ensure(),
    games.producers.ensure(),
    games.search.index.ensure(),
    // The map is worth having without them.
    site
      .part(createPromotions)
      .list.ensure()
      .catch(() => []),
    tournaments.list.ensure().catch(() => []),
    tournaments.seriesList.ensure().catch(() => []),
  ])
  const all = catalogue.find(WHOLE_CATALOGUE, [])
  const linked = [...categories, ...producers, ...pages].map(({ url }) => url)
  return [
    '/',
    '/games',
    PROMO_PATH,
    ...promotions.map(promotionPath),
    TOURNAMENTS_PATH,
    ...series.map(({ slug }) => tournamentSeriesPath(slug)),
    ...cups.map(({ slug }) => tournamentPath(slug)),
    ...linked,
    ...all.map(({ slug }) => gamePath(slug)),
  ]
}

export function sitemapOf(paths: readonly string[], root: string, locales: readonly Locale[]): string {
  const own = [...new Set(paths)].filter((path) => /^\/(?!\/)/.test(path)).slice(0, MAX_ADDRESSES)
  const urls = own.map((path) => {
    const address = new URL(path, root).href
    const others = locales.length > 1 ? locales.map((locale) => alternate(address, locale)).join('') : ''
    return `<url><loc>${escapeHtml(address)}</loc>${others}</url>`
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  )
}

function alternate(address: string, locale: Locale): string {
  const href = escapeHtml(`${address}?lang=${locale}`)
  return `<xhtml:link rel="alternate" hreflang="${languageTag(locale)}" href="${href}"/>`
}
