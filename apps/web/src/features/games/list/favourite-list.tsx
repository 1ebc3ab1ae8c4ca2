import type { Pages } from '@croupier/domain/core'
import { LIST_PAGE_SIZE, type Game } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { useTab, useTexts } from '#shared/site/tab.tsx'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { GameGrid } from '#shared/games/list/game-grid.tsx'
import { GameList, type GameListProps } from '#shared/games/list/game-list.tsx'
import { NothingHere } from '#shared/site/nothing-here.tsx'

export interface FavouriteListProps extends Omit<GameListProps, 'list'> {
  readonly list: Pages<Game> | null
}

/** The visitor's favourites, loaded in the browser only. */
export const FavouriteList = observer(function FavouriteList({ list, ...shown }: FavouriteListProps) {
  const t = useTexts()
  const { favourites } = useTab().ownGames
  const awaited = <GameGrid games={[]} awaited={LIST_PAGE_SIZE} label={shown.label} />
  if (favourites?.hasFailed || list?.state === 'failed') {
    const retry = () => {
      if (favourites?.hasFailed) favourites.reload()
      else void list?.ensure()
    }
    return (
      <LoadFailure text={t('game-lists:favouritesFailed')} onRetry={retry}>
        {awaited}
      </LoadFailure>
    )
  }
  if (favourites?.slugs?.length === 0) {
    return (
      <NothingHere
        title={t('game-lists:noFavourites')}
        text={t('game-lists:noFavouritesText')}
        action={<ButtonLink to="/games">{t('games:allGames')}</ButtonLink>}
      />
    )
  }
  return list ? <GameList list={list} {...shown} /> : awaited
})
