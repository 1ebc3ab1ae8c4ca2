import { enterOverlay } from '@croupier/design-system'
import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** Lists a native popover with the open overlays, and closes it on navigation, also to the current page. */
export function useMenu(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    const menu = ref.current
    if (!menu) return undefined
    let leave: (() => void) | null = null
    const note = () => {
      const isOpen = menu.matches(':popover-open')
      if (isOpen) leave ??= enterOverlay({ kind: 'menu', close: () => menu.hidePopover() })
      else {
        leave?.()
        leave = null
      }
    }
    // It may have been opened before hydration.
    note()
    menu.addEventListener('toggle', note)
    return () => {
      menu.removeEventListener('toggle', note)
      leave?.()
    }
  }, [ref])
  useEffect(() => {
    const menu = ref.current
    // In the cleanup, so that a menu opened before hydration stays open.
    return () => menu?.hidePopover?.()
  }, [ref, key])
}
