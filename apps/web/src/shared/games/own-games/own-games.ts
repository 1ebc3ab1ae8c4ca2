import type { Favourites } from '@croupier/domain/favourites'
import { makeObservable, observableRef, runInAction } from 'mobx'

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
