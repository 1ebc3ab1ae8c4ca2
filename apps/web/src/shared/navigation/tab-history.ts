import { makeAutoObservable, observableRef } from 'mobx'
import { afterMove, readPastPages, type Move, type PastPages } from './page-history.ts'
import { PagePositions } from './page-positions.ts'
import { writeTabStorage, readTabStorage } from '../site/tab-storage.ts'

const PAST_KEY = 'croupier-past-pages'
const POSITIONS_KEY = 'croupier-page-places'

/** The pages this tab has been on, and where on them. A reload keeps both. */
export class TabHistory {
  /** For "back". */
  past: PastPages = []
  /** Where the page in view stands in the browser's own history; null where that is not known. */
  index: number | null = null
  #positions: PagePositions | null = null

  constructor() {
    makeAutoObservable(this, { past: observableRef, positions: false })
  }

  /** How pages were left. */
  get positions(): PagePositions {
    return (this.#positions ??= new PagePositions(readTabStorage(POSITIONS_KEY)))
  }

  /** Takes up what was before a reload. After the first render, which is the server's. */
  resume(index: number | null): void {
    this.past = readPastPages(readTabStorage(PAST_KEY))
    this.index = index
  }

  moved(move: Move): void {
    this.past = afterMove(this.past, move)
    this.index = move.entered.index
  }

  /** Before the document goes. */
  keep(): void {
    writeTabStorage(PAST_KEY, this.past)
    writeTabStorage(POSITIONS_KEY, this.positions)
  }
}
