import { action, makeObservable, observable, observableRef } from 'mobx'
import { afterMove, readPastPages, type Move, type PastPages } from './page-history.ts'
import { PagePositions } from './page-positions.ts'
import { writeTabStorage, readTabStorage } from '@croupier/hosts/browser'

declare module '../site/tab.tsx' {
  interface Tab {
    readonly history: TabHistory
  }
}

const PAST_KEY = 'croupier-past-pages'
const POSITIONS_KEY = 'croupier-page-places'

/** Visited pages of this tab and their scroll states; survives a reload. */
export class TabHistory {
  past: PastPages = []
  index: number | null = null
  #positions: PagePositions | null = null

  constructor() {
    makeObservable(this, { past: observableRef, index: observable, resume: action, moved: action })
  }

  get positions(): PagePositions {
    return (this.#positions ??= new PagePositions(readTabStorage(POSITIONS_KEY)))
  }

  /** Restores the state from before a reload. Call after hydration. */
  resume(index: number | null): void {
    this.past = readPastPages(readTabStorage(PAST_KEY))
    this.index = index
  }

  moved(move: Move): void {
    this.past = afterMove(this.past, move)
    this.index = move.entered.index
  }

  keep(): void {
    writeTabStorage(PAST_KEY, this.past)
    writeTabStorage(POSITIONS_KEY, this.positions)
  }
}
