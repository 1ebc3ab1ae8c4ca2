import { IconButton } from '@croupier/design-system'
import type { Game } from '@croupier/domain/games'
import { Heart } from 'lucide-react'
import { useIsFavourite } from '#shared/games/own-games/use-is-favourite.ts'
import { useTab, useTexts } from '#shared/site/tab.tsx'

export interface FavouriteButtonProps {
  readonly game: Pick<Game, 'slug' | 'name'>
}

/** Adds a game to the favourites, or takes it out; reserves its place while unknown. */
export function FavouriteButton({ game }: FavouriteButtonProps) {
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
      <Heart />
    </IconButton>
  )
}
