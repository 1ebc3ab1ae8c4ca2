import { reaction } from 'mobx'
import { useSyncExternalStore } from 'react'
import { useTab } from '../../site/tab.tsx'

/** Whether the game is a favourite; null while nobody knows, and always at first: the server does not know. */
export function useIsFavourite(slug: string): boolean | null {
  const { ownGames: own } = useTab()
  const read = () => (own.favourites?.slugs ? own.favourites.has(slug) : null)
  // No observer: a lobby has a hundred of them, and this is all they follow.
  return useSyncExternalStore(
    (changed) => reaction(read, changed),
    read,
    () => null,
  )
}
