import type { Game } from '@croupier/domain/games'
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
