import { useEffect, type RefObject } from 'react'
import { revealsFocus } from '../row/reveals-focus.ts'

/** Pixels of content beyond an edge that count as more; less is rounding. */
const TOLERANCE = 2

/**
 * Marks a list that scrolls sideways with what follows at its ends: `data-more` is `start`, `end`, or both. `tabListStyles` fades
 * those ends. Without script nothing fades. Shows the whole entry that the keyboard has reached.
 */
export function useMoreAtEdges(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const read = () => {
      const before = Math.abs(element.scrollLeft)
      const after = element.scrollWidth - element.clientWidth - before
      const more = [before > TOLERANCE && 'start', after > TOLERANCE && 'end'].filter(Boolean).join(' ')
      if (more === '') delete element.dataset['more']
      else element.dataset['more'] = more
    }
    const sizes = new ResizeObserver(read)
    sizes.observe(element)
    // The list may keep its width while its tabs grow: a font that loads, another language.
    for (const tab of element.children) sizes.observe(tab)
    element.addEventListener('scroll', read, { passive: true })
    const leave = revealsFocus(element)
    return () => {
      leave()
      sizes.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [list])
}
