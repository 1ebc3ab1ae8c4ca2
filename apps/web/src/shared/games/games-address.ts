import { cutText } from '@croupier/domain/core'
import {
  ALL_GAMES,
  GAME_BADGES,
  GAME_SORTS,
  GAME_TRAITS,
  WHOLE_CATALOGUE,
  type GameFilter,
  type GameProducer,
} from '@croupier/domain/games'
import { categoryPath } from '../navigation/addresses.ts'
import { pageQuery, type PageParameter } from '../site/page-parameters.ts'

const MAX_QUERY = 100
const MAX_PRODUCERS = 40

/** Address of a filter, such as `/games/slots?producer=amberline&feature=jackpot&demo&sort=name`, in a fixed order. */
export function gamesPath({ category, query, producers, badges, traits, demo, favourites, sort }: GameFilter): string {
  const features = [
    ...GAME_BADGES.filter((badge) => badges.includes(badge)),
    ...GAME_TRAITS.filter((trait) => traits.includes(trait)),
  ]
  const parts = [
    query.trim() && `q=${encodeURIComponent(query.trim()).replaceAll('%20', '+')}`,
    producers.length > 0 && `producer=${producers.toSorted().map(encodeURIComponent).join(',')}`,
    features.length > 0 && `feature=${features.join(',')}`,
    demo && 'demo',
    favourites && 'favourites',
    sort !== WHOLE_CATALOGUE.sort && `sort=${sort}`,
  ].filter(Boolean)
  return categoryPath(category) + (parts.length > 0 ? `?${parts.join('&')}` : '')
}

/** Parses the filter of `/games` or `/games/{slug}`. Ignores unknown values. */
export function readFilter(slug: string | undefined, search: string): GameFilter {
  const asked = pageQuery(search)
  const valuesOf = (name: PageParameter) =>
    asked
      .getAll(name)
      .flatMap((text) => text.split(','))
      .filter(Boolean)
  const features = valuesOf('feature')
  return {
    query: cutText((asked.get('q') ?? '').trim(), MAX_QUERY),
    category: slug === undefined || slug === ALL_GAMES ? null : slug,
    producers: [...new Set(valuesOf('producer'))].slice(0, MAX_PRODUCERS).toSorted(),
    badges: GAME_BADGES.filter((badge) => features.includes(badge)),
    traits: GAME_TRAITS.filter((trait) => features.includes(trait)),
    demo: asked.has('demo'),
    favourites: asked.has('favourites'),
    sort: GAME_SORTS.find((sort) => sort === asked.get('sort')) ?? WHOLE_CATALOGUE.sort,
  }
}

/** Removes unknown producers; keeps all while the known ones are not loaded. */
export function withKnownProducers(filter: GameFilter, known: readonly GameProducer[] | undefined): GameFilter {
  if (!known) return filter
  const slugs = new Set(known.map(({ slug }) => slug))
  return { ...filter, producers: filter.producers.filter((slug) => slugs.has(slug)) }
}

/** Whether only a category, or nothing, is selected. */
export function isPlainList(filter: GameFilter): boolean {
  return gamesPath(filter) === categoryPath(filter.category)
}

/** Last page of a list that the server renders. */
const MAX_PAGE = 10

export function readPage(search: string): number {
  const page = Number(pageQuery(search).get('page'))
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), MAX_PAGE) : 1
}

/** Address of another page of the list; null where the server does not render it. */
export function pagePath(path: string, page: number): string | null {
  return page > MAX_PAGE ? null : `${path}${path.includes('?') ? '&' : '?'}page=${page}`
}
