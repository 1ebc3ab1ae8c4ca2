import type { Game, GameBadge, GameTrait } from '../game.ts'
import type { GameFilter, GameSort } from '../game-filter.ts'
import { countTraits, hasTraits } from './game-traits.ts'

type Narrowing = Pick<GameFilter, 'category' | 'producers' | 'badges' | 'traits' | 'demo'>

/** Whether a game is of a category or producer. */
export type IsOfSection = (game: Game, section: string) => boolean

/** By the data that the platform sends with the game. */
export const isOfSection: IsOfSection = ({ categories, producer }, section) =>
  categories.includes(section) || producer?.slug === section

/** Whether the game matches; search and favourites are checked elsewhere. */
export function passes(
  game: Game,
  { category, producers, badges, traits, demo }: Narrowing,
  isOf = isOfSection,
): boolean {
  return (
    (category === null || isOf(game, category)) &&
    (producers.length === 0 || producers.some((producer) => isOf(game, producer))) &&
    (badges.length === 0 || badges.some((badge) => game.badges.includes(badge))) &&
    hasTraits(game, traits) &&
    (!demo || game.hasDemo)
  )
}

export function sorted(games: readonly Game[], sort: GameSort): readonly Game[] {
  if (sort === 'popular') return games
  if (sort === 'new')
    return games.toSorted((a, b) => Number(b.badges.includes('new')) - Number(a.badges.includes('new')))
  const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
  return games.toSorted((a, b) => compare(a.name, b.name))
}

/** Number of games for each further choice, and now. */
export interface FilterCounts {
  readonly total: number
  readonly categories: ReadonlyMap<string, number>
  readonly producers: ReadonlyMap<string, number>
  readonly badges: ReadonlyMap<GameBadge, number>
  /** Those that the platform tells of games, and in which they differ. */
  readonly traits: ReadonlyMap<GameTrait, number>
  readonly demo: number
}

/** Counts games after search and favourites: each kind as if none of it were chosen. */
export function countChoices(games: readonly Game[], filter: Narrowing): FilterCounts {
  const among = (change: Partial<Narrowing>) => games.filter((game) => passes(game, { ...filter, ...change }))
  return {
    total: among({}).length,
    categories: tally(among({ category: null }).flatMap((game) => game.categories)),
    producers: tally(among({ producers: [] }).flatMap(({ producer }) => producer?.slug ?? [])),
    badges: tally(among({ badges: [] }).flatMap((game) => game.badges)),
    traits: countTraits(games, filter.traits, (traits) => among({ traits })),
    demo: among({ demo: true }).length,
  }
}

function tally<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
