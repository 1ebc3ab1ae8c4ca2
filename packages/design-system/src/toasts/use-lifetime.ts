import { useEffect, useEffectEvent, useRef } from 'react'

/** Minimum ms left when time resumes. */
const MIN_REMAINING = 1000

/** Calls `onEnd` after `lifetime` ms; 0 never. A changed `revision` restarts it. */
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
      left.current = Math.max(left.current - (performance.now() - from), Math.min(MIN_REMAINING, lifetime))
    }
  }, [lifetime, revision, paused])
}
