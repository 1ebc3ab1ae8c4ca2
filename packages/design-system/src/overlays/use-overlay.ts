import { useEffect, useEffectEvent, type RefObject } from 'react'
import { enterOverlay, openOverlays, type OverlayKind } from './overlay-stack.ts'

export interface OverlayOptions {
  kind: OverlayKind
  open: boolean
  part: RefObject<HTMLElement | null>
  onClose: () => void
  escape?: boolean | undefined
}

/**
 * Stacks an overlay that is not a native modal; Escape closes the topmost. A child that uses Escape calls
 * `preventDefault`.
 */
export function useOverlay({ kind, open, part, onClose, escape = true }: OverlayOptions) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = part.current
    if (!open || !element) return
    const leave = enterOverlay({ kind, element, close: () => close() })
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || openOverlays().at(-1)?.element !== element) return
      // Neither the surrounding dialog nor the overlay below may handle the same press.
      event.preventDefault()
      event.stopImmediatePropagation()
      if (escape) close()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      leave()
    }
  }, [kind, open, part, escape])
}
