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
import { isPlainList, readFilter, withKnownProducers } from '../../../shared/games/games-address.ts'
import { failureOf } from '../../../shared/navigation/page-outcome.ts'

/** What the pages of games read of the site. */
export type CatalogueSite = Pick<Site, 'games'>

/** The category of this address, as soon as anything is known of it: from its own answer, or from the list of all. */
export function findCategory({ games }: CatalogueSite, slug: string): GameCategory | undefined {
  const section = games.section(slug).value
  if (section) return section.kind === 'category' ? section : undefined
  return games.categories.value?.find((category) => category.slug === slug)
}

/** The producer of this address; its live count of players wins where the list of all is here. */
export function findProducer({ games }: CatalogueSite, slug: string): GameProducer | undefined {
  const section = games.section(slug).value
  if (section?.kind === 'category') return undefined
  return games.producers.value?.find((producer) => producer.slug === slug) ?? section
}

/** Why there is no such page: what is there is of another kind, or its reading failed. An unknown slug is `not-found` by the platform's own answer. */
export function sectionFailure(section: Resource<GameSection>, kind: GameSection['kind']): DomainError | null {
  const { value } = section
  return value && value.kind !== kind ? new DomainError('not-found', { status: 404 }) : failureOf(section)
}

/** A list without its first page is no page; a later page that failed is told at the list's end. */
export function firstPageFailure(list: Pages<Game>): DomainError | null {
  return list.items.length === 0 ? list.error : null
}

/** What the address of `/games` or `/games/{slug}` asks for, as far as there is such a thing. */
export function filterAt({ games }: CatalogueSite, slug: string | undefined, search: string): GameFilter {
  return withKnownProducers(readFilter(slug, search), games.producers.value)
}

/**
 * The list of a filter: the platform's own of all games or a category, otherwise found in the whole catalogue. Null while the
 * visitor's favourites are asked for and unknown, as they always are on the server.
 */
export function gamesOf(
  { games }: CatalogueSite,
  filter: GameFilter,
  own: readonly string[] | null,
): Pages<Game> | null {
  if (isPlainList(filter)) return games.list({ category: filter.category ?? ALL_GAMES })
  return filter.favourites && !own ? null : games.narrowed(filter, own ?? [])
}

/** Categories a producer has games in, in the site's order, of what is known so far; `current` is always among them. */
export function categoriesOf(
  games: readonly Game[],
  categories: readonly GameCategory[],
  current?: string,
): GameCategory[] {
  const slugs = new Set(games.flatMap((game) => game.categories))
  return categories.filter(({ slug }) => slugs.has(slug) || slug === current)
}
