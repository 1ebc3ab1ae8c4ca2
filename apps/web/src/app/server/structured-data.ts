import type { HeadInput } from './head.ts'
import { pageFacts, siteRoot } from './head.ts'
import { escapeHtml, inlineJson } from './markup.ts'

const CONTEXT = 'https://schema.org'

/**
 * schema.org data of an indexed page as a script of data: its trail, and the game it is about. Only served: browsers do
 * not read it. Empty where there is nothing to say.
 */
export function structuredData(input: HeadInput): string {
  const { site, url, brand, origin } = input
  const facts = pageFacts(input)
  const { own, canonical, description, picture, isIndexed } = facts
  const root = siteRoot(site, origin)
  const nodes: object[] = []
  if (own.trail) nodes.push(breadcrumbs([{ name: brand.name, path: '/' }, ...own.trail], root))
  if (own.game) {
    nodes.push({
      '@type': 'VideoGame',
      name: own.game.name,
      url: canonical,
      image: picture,
      ...(description && { description }),
      publisher: { '@type': 'Organization', name: own.game.producer },
      gamePlatform: 'Web browser',
      applicationCategory: 'Game',
    })
  }
  if (!isIndexed || nodes.length === 0) return ''
  const data = inlineJson({ '@context': CONTEXT, '@graph': nodes })
  return `<script type="application/ld+json" data-page="${escapeHtml(url.pathname)}">${data}</script>`
}

function breadcrumbs(trail: readonly { readonly name: string; readonly path: string }[], root: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, root).href,
    })),
  }
}
