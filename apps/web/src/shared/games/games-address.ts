import {
  ALL_GAMES,
  GAME_BADGES,
  GAME_SORTS,
  WHOLE_CATALOGUE,
  type GameFilter,
  type GameProducer,
} from '@croupier/domain/games'
import { categoryPath } from '../navigation/addresses.ts'

/** No list of anybody's making is longer than this. */
const MAX_QUERY = 100
const MAX_PRODUCERS = 40

/**
 * Where the games of a filter are listed: `/games/slots?producer=amberline,nordlicht&feature=jackpot&demo&sort=name`. The category is the
 * path; the rest stands in one order, however it was chosen, so that the same choice has one address.
 */
export function gamesPath({ category, query, producers, badges, demo, favourites, sort }: GameFilter): string {
  const parts = [
    query.trim() && `q=${encodeURIComponent(query.trim()).replaceAll('%20', '+')}`,
    producers.length > 0 && `producer=${producers.toSorted().map(encodeURIComponent).join(',')}`,
    badges.length > 0 && `feature=${GAME_BADGES.filter((badge) => badges.includes(badge)).join(',')}`,
    demo && 'demo',
    favourites && 'favourites',
    sort !== WHOLE_CATALOGUE.sort && `sort=${sort}`,
  ].filter(Boolean)
  return categoryPath(category) + (parts.length > 0 ? `?${parts.join('&')}` : '')
}

/** The filter of an address of `/games` or `/games/{slug}`. What it does not understand it leaves out. */
export function readFilter(slug: string | undefined, search: string): GameFilter {
  const asked = new URLSearchParams(search)
  const valuesOf = (name: string) =>
    asked
      .getAll(name)
      .flatMap((text) => text.split(','))
      .filter(Boolean)
  const features = valuesOf('feature')
  return {
    query: (asked.get('q') ?? '').trim().slice(0, MAX_QUERY),
    category: slug === undefined || slug === ALL_GAMES ? null : slug,
    producers: [...new Set(valuesOf('producer'))].slice(0, MAX_PRODUCERS).toSorted(),
    badges: GAME_BADGES.filter((badge) => features.includes(badge)),
    demo: asked.has('demo'),
    favourites: asked.has('favourites'),
    sort: GAME_SORTS.find((sort) => sort === asked.get('sort')) ?? WHOLE_CATALOGUE.sort,
  }
}

/** Without producers there are none of; while it is not known which there are, all stay. */
export function withKnownProducers(filter: GameFilter, known: readonly GameProducer[] | undefined): GameFilter {
  if (!known) return filter
  const slugs = new Set(known.map(({ slug }) => slug))
  return { ...filter, producers: filter.producers.filter((slug) => slugs.has(slug)) }
}

/** Whether the list is a page of the platform's own: all games, or those of a category. */
export function isPlainList(filter: GameFilter): boolean {
  return gamesPath(filter) === categoryPath(filter.category)
}

/** Further than this a list is walked by script only: each page of it is drawn by the server anew. */
const MAX_PAGE = 10

/** Up to which page of its list an address shows it: `?page=3`. Without script this is how a list goes on. */
export function readPage(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), MAX_PAGE) : 1
}

/** The same list up to another page; null where the server does not draw it. */
export function pagePath(path: string, page: number): string | null {
  return page > MAX_PAGE ? null : `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}
