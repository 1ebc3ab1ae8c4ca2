import { useEffect, useRef, useState } from 'react'
import { revealsFocus } from './reveals-focus.ts'

/** Which ends of a scroller are reached, where there is a mouse; scrolling by most of a view; shows what has the focus. */
export function useRowScroll() {
  const scroller = useRef<HTMLUListElement>(null)
  const [atStart, setAtStart] = useState(true)
  const [atEnd, setAtEnd] = useState(false)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const endReveals = revealsFocus(element)
    const hasMouse = matchMedia('(hover: hover) and (pointer: fine)').matches
    const read = () => {
      // Negative from right to left.
      const passed = Math.abs(element.scrollLeft)
      setAtStart(passed <= 1)
      setAtEnd(passed + element.clientWidth >= element.scrollWidth - 1)
    }
    const sizes = new ResizeObserver(() => {
      element.style.scrollSnapType = ''
      if (hasMouse) read()
    })
    sizes.observe(element)
    if (hasMouse) element.addEventListener('scroll', read, { passive: true })
    return () => {
      endReveals()
      sizes.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [])

  /**
   * For when the player moves the row, which snaps from then on until its size changes. Where all cards fit, each of them
   * stands at a snap position, and WebKit scrolls to any one of them once there are more cards or less room.
   */
  const snap = () => {
    const element = scroller.current
    if (element && element.scrollWidth > element.clientWidth) element.style.scrollSnapType = 'x mandatory'
  }
  const move = (direction: -1 | 1) => {
    const element = scroller.current
    snap()
    const towards = element?.matches(':dir(rtl)') ? -direction : direction
    element?.scrollBy({ left: towards * element.clientWidth * 0.85, behavior: 'smooth' })
  }
  return { scroller, atStart, atEnd, snap, move }
}
