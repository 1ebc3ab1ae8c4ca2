import type { ListedEvent, PageEvent } from '#shared/navigation/page-route.ts'
import { pageFacts, siteRoot, type HeadInput, type PageFacts } from '../head.ts'
import { escapeHtml, inlineJson } from '../markup.ts'

const CONTEXT = 'https://schema.org'

/**
 * schema.org data of an indexed page as a script of data: its trail, and the game, event or events it is about. Only served: browsers do
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
  const organizer = { '@type': 'Organization', name: brand.name, url: root }
  if (own.event) nodes.push(eventNode(own.event, facts, organizer))
  if (own.events && own.events.length > 0) nodes.push(eventList(own.events, root, organizer))
  if (!isIndexed || nodes.length === 0) return ''
  const data = inlineJson({ '@context': CONTEXT, '@graph': nodes })
  return `<script type="application/ld+json" data-page="${escapeHtml(url.pathname)}">${data}</script>`
}

type EventFacts = Pick<PageFacts, 'canonical' | 'description' | 'picture'>

function eventNode(
  { name, startAt, endAt }: PageEvent,
  { canonical, description, picture }: Partial<EventFacts> & Pick<EventFacts, 'canonical'>,
  organizer: object,
): object {
  return {
    '@type': 'Event',
    name,
    url: canonical,
    ...(picture && { image: picture }),
    ...(description && { description }),
    startDate: new Date(startAt).toISOString(),
    ...(endAt !== null && { endDate: new Date(endAt).toISOString() }),
    eventAttendanceMode: `${CONTEXT}/OnlineEventAttendanceMode`,
    eventStatus: `${CONTEXT}/EventScheduled`,
    location: { '@type': 'VirtualLocation', url: canonical },
    organizer,
  }
}

function eventList(events: readonly ListedEvent[], root: string, organizer: object): object {
  return {
    '@type': 'ItemList',
    numberOfItems: events.length,
    itemListElement: events.map(({ path, picture, ...event }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: eventNode(
        event,
        { canonical: new URL(path, root).href, ...(picture && { picture: new URL(picture, root).href }) },
        organizer,
      ),
    })),
  }
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
