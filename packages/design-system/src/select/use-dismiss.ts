import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls `onDismiss` for a press or focus outside the parts while open. */
export function useDismiss(open: boolean, parts: readonly RefObject<Element | null>[], onDismiss: () => void) {
  const look = useEffectEvent((event: Event) => {
    const target = event.target
    if (target instanceof Node && !parts.some((part) => part.current?.contains(target))) onDismiss()
  })
  useEffect(() => {
    if (!open) return
    document.addEventListener('pointerdown', look, true)
    document.addEventListener('focusin', look, true)
    return () => {
      document.removeEventListener('pointerdown', look, true)
      document.removeEventListener('focusin', look, true)
    }
  }, [open])
}
