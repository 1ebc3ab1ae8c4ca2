import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'

/** Closes a native popover on navigation, also to the current page. */
export function useHideWithPage(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    const popover = ref.current
    // In the cleanup, so that a popover opened before hydration stays open.
    return () => popover?.hidePopover?.()
  }, [ref, key])
}
