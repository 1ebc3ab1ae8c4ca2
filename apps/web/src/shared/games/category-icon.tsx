import type { GameCategory } from '@croupier/domain/games'
import { Crown, Rocket, ShoppingBag, Tag, Target, type LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import { pictureSources } from '../pictures/picture-sources.ts'

/** Icons of categories that exist even if the platform omits them. */
const OWN_ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['crash_games', Rocket],
  ['buy_games', ShoppingBag],
  ['jackpot_games', Crown],
  ['wagering', Target],
])

export interface CategoryIconProps {
  readonly category: Pick<GameCategory, 'slug' | 'image'>
  /** Sets the size, such as `size-6`. */
  readonly className: string
}

/** The platform's picture of a category, or our icon. */
export function CategoryIcon({ category, className }: CategoryIconProps) {
  if (category.image)
    return (
      <img
        {...pictureSources(category.image, 'icon')}
        alt=""
        width="24"
        height="24"
        loading="lazy"
        className={`shrink-0 ${className}`}
      />
    )
  const icon = OWN_ICONS.get(category.slug) ?? Tag
  return createElement(icon, { 'aria-hidden': true, className: `shrink-0 ${className}` })
}
