import { useEffect, useState } from 'react'

/** A part of the screen whose script comes when it is first needed. */
export type Late<T> =
  | { readonly status: 'coming' }
  | { readonly status: 'here'; readonly value: T }
  | { readonly status: 'failed'; readonly retry: () => void }

/**
 * Fetches a script once its part is drawn. Other than with `React.lazy`, one that does not come takes nothing with it of what
 * stands around (a running game, say), and may be asked for again.
 * @param load imports it; the same function with each drawing
 */
export function useLate<T>(load: () => Promise<T>): Late<T> {
  const [outcome, setOutcome] = useState<{ readonly value: T } | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const tell = (next: { readonly value: T } | 'failed') => {
      if (isCurrent) setOutcome(next)
    }
    load().then(
      (value) => tell({ value }),
      () => tell('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [load, attempt])

  if (outcome === null) return { status: 'coming' }
  if (outcome !== 'failed') return { status: 'here', value: outcome.value }
  const retry = () => {
    setOutcome(null)
    setAttempt(attempt + 1)
  }
  return { status: 'failed', retry }
}
