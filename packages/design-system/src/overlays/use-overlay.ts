import { useEffect, useEffectEvent, type RefObject } from 'react'
import { enterOverlay, openOverlays, type OverlayKind } from './overlay-stack.ts'

export interface OverlayOptions {
  kind: OverlayKind
  open: boolean
  /** Its element. */
  part: RefObject<HTMLElement | null>
  onClose: () => void
  /** Escape closes it. Default true. */
  escape?: boolean | undefined
}

/**
 * Puts a part that is no native modal dialog on the stack while it is open, and closes it by Escape when it is on top.
 * What inside it has its own use for Escape (a list in a field) says so by `preventDefault`.
 */
export function useOverlay({ kind, open, part, onClose, escape = true }: OverlayOptions) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const element = part.current
    if (!open || !element) return
    const leave = enterOverlay({ kind, element, close: () => close() })
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || openOverlays().at(-1)?.element !== element) return
      // Neither the dialog around it nor the overlay under it may take the same press for itself.
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
