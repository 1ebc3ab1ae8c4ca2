import { useEffect, type RefObject } from 'react'
import { inertAround } from '../inert/inert-around.ts'

/** What is above the page stays in use. */
const KEPT = '[popover], [data-slot=layer], [data-dialog-content]'

/** While the frame covers the page, the page under it is out of reach, and the focus moves into the frame. */
export function useCover(frame: RefObject<HTMLElement | null>, covers: boolean): void {
  useEffect(() => {
    const element = frame.current
    if (!covers || !element) return undefined
    const focused = document.activeElement
    if (!element.contains(focused) && !focused?.closest(KEPT)) element.focus({ preventScroll: true })
    return inertAround(element, KEPT)
  }, [frame, covers])
}
