import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps in view what is, when an element is inserted above it, and when it grows there. Browsers with scroll anchoring do so
 * by themselves; WebKit has none.
 */
export function useHeldScroll(inserted: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = inserted.current
    const next = element?.nextElementSibling
    if (!element || !next) return undefined
    // What stood here before has moved down to `next`.
    const { top, height } = element.getBoundingClientRect()
    if (top < 0) hold(next.getBoundingClientRect().top - top)
    let known = height
    const sizes = new ResizeObserver(() => {
      const now = element.getBoundingClientRect()
      const growth = now.height - known
      known = now.height
      if (now.bottom - growth <= 0) hold(growth)
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [inserted])
}

function hold(by: number): void {
  const isAnchored = getComputedStyle(document.documentElement).getPropertyValue('overflow-anchor') === 'auto'
  if (by !== 0 && !isAnchored) window.scrollBy({ top: by, behavior: 'instant' })
}
