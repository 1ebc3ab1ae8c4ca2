import type { Site } from '@croupier/domain'
import { DomainError, type Pages, type Resource } from '@croupier/domain/core'
import {
  ALL_GAMES,
  type Game,
  type GameCategory,
  type GameFilter,
  type GameProducer,
  type GameSection,
} from '@croupier/domain/games'
import { isPlainList, readFilter, readPage, withKnownProducers } from '#shared/games/games-address.ts'
import { failureOf } from '#shared/loading/read-fresh.ts'

export type CatalogueSite = Pick<Site, 'games'>

/** The category with this slug, from its own answer or from the list of categories. */
export function findCategory({ games }: CatalogueSite, slug: string): GameCategory | undefined {
  const section = games.section(slug).value
  if (section && section.kind !== 'category') return undefined
  const listed = games.categories.value?.find((category) => category.slug === slug)
  return section && (section.name !== null || !listed) ? section : listed
}

/** The producer with this slug. Prefers the list of producers, which has the live count of players. */
export function findProducer({ games }: CatalogueSite, slug: string): GameProducer | undefined {
  const section = games.section(slug).value
  if (section?.kind === 'category') return undefined
  return games.producers.value?.find((producer) => producer.slug === slug) ?? section
}

/** Why the page cannot show: the slug belongs to another kind of section, or the read failed. */
export function sectionFailure(section: Resource<GameSection>, kind: GameSection['kind']): DomainError | null {
  const { value } = section
  return value && value.kind !== kind ? new DomainError('not-found', { status: 404 }) : failureOf(section)
}

/** Loads as many pages of a list as `?page=` asks for: paging without script. */
export async function loadPages(list: Pages<Game> | null, search: string): Promise<void> {
  list?.want(readPage(search))
  await list?.ensure()
}

export function filterAt({ games }: CatalogueSite, slug: string | undefined, search: string): GameFilter {
  return withKnownProducers(readFilter(slug, search), games.producers.value)
}

/** Narrowed in the browser unless for all games or a category. Null while needed favourites are unknown. */
export function gamesOf(
  { games }: CatalogueSite,
  filter: GameFilter,
  own: readonly string[] | null,
): Pages<Game> | null {
  if (isPlainList(filter)) return games.list({ category: filter.category ?? ALL_GAMES })
  return filter.favourites && !own ? null : games.narrowed(filter, own ?? [])
}

/**
 * Categories that the producer has games in, in the site's order. Always includes `current`. All where the platform does
 * not tell the categories of games.
 */
export function categoriesOf(
  games: readonly Game[],
  categories: readonly GameCategory[],
  current?: string,
): GameCategory[] {
  const slugs = new Set(games.flatMap((game) => game.categories))
  if (slugs.size === 0 && games.length > 0) return [...categories]
  return categories.filter(({ slug }) => slugs.has(slug) || slug === current)
}
