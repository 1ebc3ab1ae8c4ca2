import { useLocation, useNavigate } from 'react-router-dom'
import { useTab } from '../site/tab.tsx'
import { findBackTarget } from './page-history.ts'

export interface BackTarget {
  readonly path: string
  go(): void
}

export interface BackTargetOptions {
  /** Default: `/`. */
  readonly fallback?: string | undefined
  /** Default: all. */
  readonly serves?: (path: string) => boolean
}

/** Target of "back". Goes back in the history if possible, which restores the scroll position. For observers. */
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
