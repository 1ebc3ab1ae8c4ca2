import { IconButton } from '@croupier/design-system'
import type { Game } from '@croupier/domain/games'
import { Heart as HeartIcon } from 'lucide-react'
import { useTab, useTexts } from '../../site/tab.tsx'
import { useIsFavourite } from '../own-games/use-is-favourite.ts'

export interface HeartProps {
  readonly game: Pick<Game, 'slug' | 'name'>
}

/** Favourite button over a card's picture, its heart drawn by `game-card.css`. Hidden while unknown. */
export function Heart({ game }: HeartProps) {
  const t = useTexts()
  const { ownGames: own } = useTab()
  const isFavourite = useIsFavourite(game.slug)
  if (isFavourite === null) return null
  return (
    <button
      type="button"
      className="game-card-heart"
      aria-pressed={isFavourite}
      aria-label={t('games:favouriteOf', { game: game.name })}
      onClick={() => own.favourites?.toggle(game.slug)}
    />
  )
}

/** Favourite button of a game page; reserves its place while unknown. */
export function FavouriteButton({ game }: HeartProps) {
  const t = useTexts()
  const { ownGames: own } = useTab()
  const isFavourite = useIsFavourite(game.slug)
  if (isFavourite === null) return <span className="size-11 shrink-0" />
  return (
    <IconButton
      label={t('games:favouriteOf', { game: game.name })}
      pressed={isFavourite}
      onClick={() => own.favourites?.toggle(game.slug)}
      className="aria-pressed:[&_svg]:fill-current"
    >
      <HeartIcon />
    </IconButton>
  )
}
