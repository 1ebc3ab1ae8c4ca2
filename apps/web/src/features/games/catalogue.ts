import type { Site } from '@croupier/domain'
import { DomainError, type Pages, type Resource } from '@croupier/domain/core'
import { ALL_GAMES, type Game, type GameCategory, type GameProducer, type GameSection } from '@croupier/domain/games'
import { failureOf } from '../../shared/page-outcome.ts'

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

/** The whole catalogue is one list whether it is called by its own address or as a category. */
export function categoryFilter(slug: string): { category: string } {
  return { category: slug === '' ? ALL_GAMES : slug }
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
