import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react'

/**
 * Whether time stands for the toasts: while a pointer is over one, while one holds focus, and while the tab is hidden and
 * nobody could read them. It also hands focus on: closing a toast by its button must not drop a keyboard at the page's start.
 */
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

  // What is removed under a pointer or with focus tells nobody that it went.
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
      // Heard when focus leaves, not when the toast that holds it is removed.
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
