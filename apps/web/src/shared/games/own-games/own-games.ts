import type { Favourites } from '@croupier/domain/favourites'
import { makeObservable, observableRef, reaction, runInAction } from 'mobx'
import { createContext, use, useSyncExternalStore } from 'react'

/**
 * The games a visitor has of their own: favourites, and what a guest played here. Nothing is known of them on the server and
 * until their code has come, so that the page everybody shares is the same for all.
 */
export class OwnGames {
  favourites: Favourites | null = null
  /** Slugs of what a guest played on this device, the latest first; null while unknown, and for players: the platform knows theirs. */
  recent: readonly string[] | null = null

  constructor() {
    makeObservable(this, { favourites: observableRef, recent: observableRef })
  }

  put(change: Partial<Pick<OwnGames, 'favourites' | 'recent'>>): void {
    runInAction(() => Object.assign(this, change))
  }
}

const OwnGamesContext = createContext<OwnGames | null>(null)
export const OwnGamesProvider = OwnGamesContext.Provider

/** The visitor's own games. The same object for the whole visit; read it inside an `observer`. */
export function useOwnGames(): OwnGames {
  const own = use(OwnGamesContext)
  if (!own) throw new Error('useOwnGames outside of OwnGamesProvider')
  return own
}

/** Whether the game is a favourite; null while nobody knows, and always at first: the server does not know. */
export function useIsFavourite(slug: string): boolean | null {
  const own = useOwnGames()
  const read = () => (own.favourites?.slugs ? own.favourites.has(slug) : null)
  // No observer: a lobby has a hundred of them, and this is all they follow.
  return useSyncExternalStore(
    (changed) => reaction(read, changed),
    read,
    () => null,
  )
}
