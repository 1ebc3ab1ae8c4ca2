import type { GameBadge, GameTrait } from './game.ts'

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
  readonly traits: readonly GameTrait[]
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
  traits: [],
  demo: false,
  favourites: false,
  sort: 'popular',
}

export type FilterPart =
  | { readonly kind: 'query'; readonly value: string }
  | { readonly kind: 'category'; readonly value: string }
  | { readonly kind: 'producer'; readonly value: string }
  | { readonly kind: 'badge'; readonly value: GameBadge }
  | { readonly kind: 'trait'; readonly value: GameTrait }
  | { readonly kind: 'demo' }
  | { readonly kind: 'favourites' }

/** The parts of a filter; the sort order is none. */
export function partsOf({ query, category, producers, badges, traits, demo, favourites }: GameFilter): FilterPart[] {
  return [
    ...(query === '' ? [] : [{ kind: 'query', value: query } as const]),
    ...(favourites ? [{ kind: 'favourites' } as const] : []),
    ...(category === null ? [] : [{ kind: 'category', value: category } as const]),
    ...producers.map((value) => ({ kind: 'producer', value }) as const),
    ...badges.map((value) => ({ kind: 'badge', value }) as const),
    ...traits.map((value) => ({ kind: 'trait', value }) as const),
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
    case 'trait':
      return { ...filter, traits: filter.traits.filter((trait) => trait !== part.value) }
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
