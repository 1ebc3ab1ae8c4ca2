import type { Favourites } from '@croupier/domain/games'
import { makeObservable, observableRef, reaction, runInAction } from 'mobx'

declare module '../../site/tab.tsx' {
  interface Tab {
    readonly ownGames: OwnGames
  }
}

/** Favourites and recent games; unknown on the server, so that public markup is the same for all. */
export class OwnGames {
  favourites: Favourites | null = null
  /** Slugs of games a guest played on this device, latest first; null while unknown and for players. */
  recent: readonly string[] | null = null

  readonly #hearts = new Set<() => void>()

  /** Lives as long as the page. One reaction tells all hearts, of which a lobby has a hundred. */
  constructor() {
    makeObservable(this, { favourites: observableRef, recent: observableRef })
    reaction(
      () => this.favourites?.slugs,
      () => this.#hearts.forEach((tell) => tell()),
    )
  }

  put(change: Partial<Pick<OwnGames, 'favourites' | 'recent'>>): void {
    runInAction(() => Object.assign(this, change))
  }

  /** Calls back when a favourite was added or removed, until the returned function is called. */
  readonly watchFavourites = (changed: () => void): (() => void) => {
    this.#hearts.add(changed)
    return () => void this.#hearts.delete(changed)
  }
}
