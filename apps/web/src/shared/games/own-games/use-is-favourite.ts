import { useSyncExternalStore } from 'react'
import { useTab } from '../../site/tab.tsx'

/** Whether the game is a favourite; null while unknown, as on the server. */
export function useIsFavourite(slug: string): boolean | null {
  const { ownGames: own } = useTab()
  return useSyncExternalStore(
    own.watchFavourites,
    () => (own.favourites?.slugs ? own.favourites.has(slug) : null),
    () => null,
  )
}
