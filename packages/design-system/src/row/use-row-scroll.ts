import { useEffect, useRef, useState } from 'react'
import { revealsFocus } from './reveals-focus.ts'

interface RowEdges {
  atStart: boolean
  atEnd: boolean
}

/** Which ends of a scroller are reached, where there is a mouse; scrolling by most of a view; shows what has the focus. */
export function useRowScroll() {
  const scroller = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState<RowEdges>({ atStart: true, atEnd: false })

  useEffect(() => revealsFocus(scroller.current), [])

  useEffect(() => {
    const element = scroller.current
    if (!element || !matchMedia('(hover: hover) and (pointer: fine)').matches) return
    const read = () => {
      const atStart = element.scrollLeft <= 1
      const atEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1
      setEdges((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }))
    }
    const sizes = new ResizeObserver(read)
    sizes.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [])

  const move = (direction: -1 | 1) => {
    const element = scroller.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.85, behavior: 'smooth' })
  }
  return { scroller, edges, move }
}
