import { reaction } from 'mobx'
import { useSyncExternalStore } from 'react'
import { useTab } from '../../site/tab.tsx'

/** Whether the game is a favourite; null while unknown, as on the server. */
export function useIsFavourite(slug: string): boolean | null {
  const { ownGames: own } = useTab()
  const read = () => (own.favourites?.slugs ? own.favourites.has(slug) : null)
  // Cheaper than an observer: a lobby has a hundred hearts.
  return useSyncExternalStore(
    (changed) => reaction(read, changed),
    read,
    () => null,
  )
}
