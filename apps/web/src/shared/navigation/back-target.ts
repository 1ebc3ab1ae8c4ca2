import { useLocation, useNavigate } from 'react-router-dom'
import { useTab } from '../site/tab.tsx'
import { findBackTarget } from './page-history.ts'

export interface BackTarget {
  readonly path: string
  go(): void
}

export interface BackTargetOptions {
  /** Path when there is no past. Default: `/`. */
  readonly fallback?: string | undefined
  /** Filters the pages to return to. Default: all. */
  readonly serves?: (path: string) => boolean
}

/**
 * Target of "back"; goes back in the browser's history if possible, which restores the scroll position. For observers.
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
