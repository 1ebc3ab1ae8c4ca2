import type { Favourites } from '@croupier/domain/games'
import { makeObservable, observableRef, runInAction } from 'mobx'

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

  constructor() {
    makeObservable(this, { favourites: observableRef, recent: observableRef })
  }

  put(change: Partial<Pick<OwnGames, 'favourites' | 'recent'>>): void {
    runInAction(() => Object.assign(this, change))
  }
}
