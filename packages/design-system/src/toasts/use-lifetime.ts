import { useEffect, useEffectEvent, useRef } from 'react'

/** ms that are left at least when time goes on, so that nothing vanishes the moment a pointer leaves it. */
const GRACE = 1000

/**
 * Runs down `lifetime` ms and ends; stands while paused. 0 never ends.
 * @param revision another one has its full time again
 */
export function useLifetime(lifetime: number, revision: number, paused: boolean, onEnd: () => void) {
  const left = useRef(lifetime)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    left.current = lifetime
  }, [lifetime, revision])

  useEffect(() => {
    if (lifetime === 0 || paused) return
    const from = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(left.current - (performance.now() - from), Math.min(GRACE, lifetime))
    }
  }, [lifetime, revision, paused])
}
