import type { Site } from '@croupier/domain'
import type { FilterPart, GameFilter, GameSort, GameTrait } from '@croupier/domain/games'
import { BADGE_NAMES } from '#shared/games/badge-names.ts'
import { categoryName } from '#shared/games/category-name.ts'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'

/** Names of what a visitor may ask of how a game pays. */
export const TRAIT_NAMES: Readonly<Record<GameTrait, PlainTextKey>> = {
  'rtp-96': 'games:rtp96',
  'volatility-low': 'games:volatilityLow',
  'volatility-medium': 'games:volatilityMedium',
  'volatility-high': 'games:volatilityHigh',
  'no-jackpot': 'games:noJackpot',
}

const SORT_NAMES: Readonly<Record<GameSort, PlainTextKey>> = {
  popular: 'games:sortPopular',
  new: 'games:sortNew',
  name: 'games:sortName',
}

/** Name of a sort order. The default order's name depends on the filter. */
export function sortName(sort: GameSort, { query, favourites }: GameFilter, t: Translate): string {
  if (sort === 'popular' && favourites) return t('games:sortLatest')
  return t(sort === 'popular' && query !== '' ? 'games:sortBest' : SORT_NAMES[sort])
}

/** Name of a chosen filter; its slug while the name is unknown. */
export function partName(part: FilterPart, { games }: Pick<Site, 'games'>, t: Translate): string {
  switch (part.kind) {
    case 'query':
      return t('games:quoted', { query: part.value })
    case 'category': {
      const category = games.categories.value?.find(({ slug }) => slug === part.value)
      return category ? categoryName(category, t) : part.value
    }
    case 'producer':
      return games.producers.value?.find(({ slug }) => slug === part.value)?.name ?? part.value
    case 'badge':
      return t(BADGE_NAMES[part.value])
    case 'trait':
      return t(TRAIT_NAMES[part.value])
    case 'demo':
      return t('games:demoOnly')
    case 'favourites':
      return t('games:favourites')
  }
}
