import { useEffect, useRef, useState } from 'react'

interface RowEdges {
  atStart: boolean
  atEnd: boolean
}

/** Which ends of a scroller are reached, and scrolling by most of a view. Listens only where there is a mouse. */
export function useRowScroll() {
  const scroller = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState<RowEdges>({ atStart: true, atEnd: false })

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
