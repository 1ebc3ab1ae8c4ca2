import type { Game, GameBadge } from './game.ts'

/** Badges a visitor may filter by, in the order offered. */
export const GAME_BADGES: readonly GameBadge[] = ['new', 'top', 'jackpot', 'buy', 'crash', 'exclusive']

/** `popular` is the platform's order, or the rank of a search. */
export type GameSort = 'popular' | 'new' | 'name'
/** All orders of a list of games. */
export const GAME_SORTS: readonly GameSort[] = ['popular', 'new', 'name']

/** Filter of the catalogue. Values of one kind are joined by "or", kinds by "and". */
export interface GameFilter {
  /** As typed; '' for no search. */
  readonly query: string
  readonly category: string | null
  /** Slugs: of any of them. */
  readonly producers: readonly string[]
  readonly badges: readonly GameBadge[]
  readonly demo: boolean
  readonly favourites: boolean
  readonly sort: GameSort
}

/** The filter that leaves nothing out. */
export const WHOLE_CATALOGUE: GameFilter = {
  query: '',
  category: null,
  producers: [],
  badges: [],
  demo: false,
  favourites: false,
  sort: 'popular',
}

export type FilterPart =
  | { readonly kind: 'query'; readonly value: string }
  | { readonly kind: 'category'; readonly value: string }
  | { readonly kind: 'producer'; readonly value: string }
  | { readonly kind: 'badge'; readonly value: GameBadge }
  | { readonly kind: 'demo' }
  | { readonly kind: 'favourites' }

/** The parts of a filter; the sort order is none. */
export function partsOf({ query, category, producers, badges, demo, favourites }: GameFilter): FilterPart[] {
  return [
    ...(query === '' ? [] : [{ kind: 'query', value: query } as const]),
    ...(favourites ? [{ kind: 'favourites' } as const] : []),
    ...(category === null ? [] : [{ kind: 'category', value: category } as const]),
    ...producers.map((value) => ({ kind: 'producer', value }) as const),
    ...badges.map((value) => ({ kind: 'badge', value }) as const),
    ...(demo ? [{ kind: 'demo' } as const] : []),
  ]
}

/** The filter without one part. */
export function without(filter: GameFilter, part: FilterPart): GameFilter {
  switch (part.kind) {
    case 'query':
      return { ...filter, query: '' }
    case 'category':
      return { ...filter, category: null }
    case 'producer':
      return { ...filter, producers: filter.producers.filter((slug) => slug !== part.value) }
    case 'badge':
      return { ...filter, badges: filter.badges.filter((badge) => badge !== part.value) }
    case 'demo':
      return { ...filter, demo: false }
    case 'favourites':
      return { ...filter, favourites: false }
  }
}

/** Adds a missing value, removes a present one; keeps the order of `all`. */
export function toggled<T>(chosen: readonly T[], value: T, all: readonly T[]): T[] {
  return all.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)))
}

type Narrowing = Pick<GameFilter, 'category' | 'producers' | 'badges' | 'demo'>

/** Whether a game is of a category or producer. */
export type IsOfSection = (game: Game, section: string) => boolean

/** By the data that the platform sends with the game. */
export const isOfSection: IsOfSection = ({ categories, producer }, section) =>
  categories.includes(section) || producer?.slug === section

/** Whether the game matches; search and favourites are checked elsewhere. */
export function passes(game: Game, { category, producers, badges, demo }: Narrowing, isOf = isOfSection): boolean {
  return (
    (category === null || isOf(game, category)) &&
    (producers.length === 0 || producers.some((producer) => isOf(game, producer))) &&
    (badges.length === 0 || badges.some((badge) => game.badges.includes(badge))) &&
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
    demo: among({ demo: true }).length,
  }
}

function tally<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
