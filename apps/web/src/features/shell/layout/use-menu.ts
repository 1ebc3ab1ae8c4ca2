import { enterOverlay } from '@croupier/design-system'
import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Lists a native popover with the open overlays, moves the focus into it, and closes it once the focus is elsewhere and on
 * navigation, also to the current page. The browser returns the focus to its button.
 */
export function useMenu(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    const menu = ref.current
    if (!menu) return undefined
    let leave: (() => void) | null = null
    const note = () => {
      const isOpen = menu.matches(':popover-open')
      if (isOpen) {
        leave ??= enterOverlay({ kind: 'menu', close: () => menu.hidePopover() })
        if (!menu.contains(document.activeElement)) menu.focus({ preventScroll: true })
      } else {
        leave?.()
        leave = null
      }
    }
    const closeWithoutFocus = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof HTMLElement) || menu.contains(relatedTarget)) return
      const isItsButton = relatedTarget.getAttribute('popovertarget') === menu.id
      if (!isItsButton) menu.hidePopover()
    }
    // It may have been opened before hydration.
    note()
    menu.addEventListener('toggle', note)
    menu.addEventListener('focusout', closeWithoutFocus)
    return () => {
      menu.removeEventListener('toggle', note)
      menu.removeEventListener('focusout', closeWithoutFocus)
      leave?.()
    }
  }, [ref])
  useEffect(() => {
    const menu = ref.current
    // In the cleanup, so that a menu opened before hydration stays open.
    return () => menu?.hidePopover?.()
  }, [ref, key])
}
