import type { Site } from '@croupier/domain'
import type { FilterPart, GameFilter, GameSort, GameTrait } from '@croupier/domain/games'
import { BADGE_NAMES } from '#shared/games/badge-names.ts'
import { categoryName } from '#shared/games/category-name.ts'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'

/** Names of what a visitor may ask of how a game pays. */
export const TRAIT_NAMES: Readonly<Record<GameTrait, PlainTextKey>> = {
  'rtp-96': 'game-lists:rtp96',
  'volatility-low': 'game-lists:volatilityLow',
  'volatility-medium': 'game-lists:volatilityMedium',
  'volatility-high': 'game-lists:volatilityHigh',
  'stake-small': 'game-lists:stakeSmall',
  'stake-large': 'game-lists:stakeLarge',
  'jackpot-large': 'game-lists:jackpotLarge',
  'no-jackpot': 'game-lists:noJackpot',
}

const SORT_NAMES: Readonly<Record<GameSort, PlainTextKey>> = {
  popular: 'game-lists:sortPopular',
  new: 'game-lists:sortNew',
  name: 'game-lists:sortName',
}

/** Name of a sort order. The default order's name depends on the filter. */
export function sortName(sort: GameSort, { query, favourites }: GameFilter, t: Translate): string {
  if (sort === 'popular' && favourites) return t('game-lists:sortLatest')
  return t(sort === 'popular' && query !== '' ? 'game-lists:sortBest' : SORT_NAMES[sort])
}

/** Name of a chosen filter; its slug while the name is unknown. */
export function partName(part: FilterPart, { games }: Pick<Site, 'games'>, t: Translate): string {
  switch (part.kind) {
    case 'query':
      return t('game-lists:quoted', { query: part.value })
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
      return t('game-lists:demoOnly')
    case 'favourites':
      return t('games:favourites')
  }
}
