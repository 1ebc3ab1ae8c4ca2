import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react'

/** Pauses toasts under pointer or focus or in a hidden tab. Moves focus on when a focused toast closes. */
export function useAttention(shown: readonly string[]) {
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [hovered, setHovered] = useState<Element | null>(null)
  const [focused, setFocused] = useState(false)
  const isHidden = useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  )
  const turn = shown.join('\n')

  // A removed element fires no leave or blur.
  useEffect(() => {
    const element = region.current
    if (!element) return
    const look = requestAnimationFrame(() => {
      setHovered((now) => (now?.isConnected ? now : null))
      const isHolding = element.contains(document.activeElement)
      const isLost = cameFrom.current !== null && document.activeElement === document.body
      setFocused(isHolding)
      if (!isLost) return
      const next = element.querySelector<HTMLElement>('button, a[href]') ?? cameFrom.current
      if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(look)
  }, [turn])

  return {
    region,
    paused: hovered !== null || focused || isHidden,
    attention: {
      onPointerOver: (event: PointerEvent) => {
        if (event.target instanceof Element) setHovered(event.target.closest('li'))
      },
      onPointerLeave: () => setHovered(null),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        setFocused(true)
      },
      // Fires on leaving, not when the toast with focus is removed.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return
        setFocused(false)
        cameFrom.current = null
      },
    },
  }
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
