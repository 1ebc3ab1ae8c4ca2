import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

/** Closes a native popover when a link leads on, to the page in view too: it would lie over what was asked for. */
export function useHideWithPage(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    const popover = ref.current
    // On leaving, not on coming: what was opened before the page's script came stays open.
    return () => popover?.hidePopover?.()
  }, [ref, key])
}
