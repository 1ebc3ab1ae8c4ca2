import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Runs down `lifetime` ms and ends; stands while the toast is hovered or holds focus. 0 never ends. */
export function useLifetime(lifetime: number, onEnd: () => void) {
  const [held, setHeld] = useState(false)
  const left = useRef(lifetime)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    if (lifetime === 0 || held) return
    const from = performance.now()
    const timer = setTimeout(end, left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(left.current - (performance.now() - from), 1000)
    }
  }, [lifetime, held])

  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}
