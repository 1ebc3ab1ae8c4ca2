import { makeAutoObservable, observableRef } from 'mobx'
import { createContext, use } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterMove, readPastPages, wayBack, type Move, type PastPages } from './page-history.ts'
import { PagePlaces } from './page-places.ts'
import { keepInTab, keptInTab } from '../site/tab-storage.ts'

const PAST_KEY = 'croupier-past-pages'
const PLACES_KEY = 'croupier-page-places'

/** The pages this tab has been on, and where on them. A reload keeps both. */
export class TabHistory {
  /** For "back". */
  past: PastPages = []
  /** Where the page in view stands in the browser's own history; null where that is not known. */
  index: number | null = null
  #places: PagePlaces | null = null

  constructor() {
    makeAutoObservable(this, { past: observableRef, places: false })
  }

  /** How pages were left. */
  get places(): PagePlaces {
    return (this.#places ??= new PagePlaces(keptInTab(PLACES_KEY)))
  }

  /** Takes up what was before a reload. After the first render, which is the server's. */
  resume(index: number | null): void {
    this.past = readPastPages(keptInTab(PAST_KEY))
    this.index = index
  }

  moved(move: Move): void {
    this.past = afterMove(this.past, move)
    this.index = move.entered.index
  }

  /** Before the document goes. */
  keep(): void {
    keepInTab(PAST_KEY, this.past)
    keepInTab(PLACES_KEY, this.places)
  }
}

const TabHistoryContext = createContext<TabHistory | null>(null)
export const TabHistoryProvider = TabHistoryContext.Provider

/** Null where no application stands around: in stories. */
export function useTabHistory(): TabHistory | null {
  return use(TabHistoryContext)
}

/** A page's way back: `path` for a link, `go` for a click. */
export interface WayBack {
  readonly path: string
  go(): void
}

export interface WayBackOptions {
  /** Where to when there is no past; main when absent. */
  readonly fallback?: string | undefined
  /** Which pages of the past will do; all when absent. */
  readonly serves?: (path: string) => boolean
}

/**
 * Back to the last page, else the fallback, else main (core.md 2). Where the browser has that page in its own history it goes
 * there, so that the page is found as it was left, at the same place. For observers.
 */
export function useWayBack(options: WayBackOptions = {}): WayBack {
  const history = useTabHistory()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const target = wayBack(history?.past ?? [], pathname + search + hash, options)
  return {
    path: target.path,
    go: () => {
      const here = history?.index ?? null
      if (here !== null && target.index !== null && target.index < here) void navigate(target.index - here)
      else void navigate(target.path)
    },
  }
}
