import { useLocation, useNavigate } from 'react-router'
import { useTab } from '../site/tab.tsx'
import { findBackTarget } from './page-history.ts'

/** A page's way back: `path` for a link, `go` for a click. */
export interface BackTarget {
  readonly path: string
  go(): void
}

export interface BackTargetOptions {
  /** Where to when there is no past; main when absent. */
  readonly fallback?: string | undefined
  /** Which pages of the past will do; all when absent. */
  readonly serves?: (path: string) => boolean
}

/**
 * Back to the last page, else the fallback, else main (core.md 2). Where the browser has that page in its own history it goes
 * there, so that the page is found as it was left, at the same place. For observers.
 */
export function useBackTarget(options: BackTargetOptions = {}): BackTarget {
  const { history } = useTab()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const target = findBackTarget(history.past, pathname + search + hash, options)
  return {
    path: target.path,
    go: () => {
      const here = history.index
      if (here !== null && target.index !== null && target.index < here) void navigate(target.index - here)
      else void navigate(target.path)
    },
  }
}
