import { makeAutoObservable } from 'mobx'
import { createContext, use } from 'react'

/** Whether the search is open. One for each tab; whatever shows a way to search opens it. */
export class SearchOpener {
  isOpen = false

  constructor() {
    makeAutoObservable(this)
  }

  open = (): void => {
    this.isOpen = true
  }
  close = (): void => {
    this.isOpen = false
  }
}

const SearchOpenerContext = createContext<SearchOpener | null>(null)
export const SearchOpenerProvider = SearchOpenerContext.Provider

/** For the search itself, which has to know whether it is open. */
export function useSearchOpener(): SearchOpener {
  const opener = use(SearchOpenerContext)
  if (!opener) throw new Error('useSearchOpener outside of SearchOpenerProvider')
  return opener
}

/** For whatever offers a way to search. Does not draw anew when the search opens. */
export function useOpenSearch(): () => void {
  return useSearchOpener().open
}
